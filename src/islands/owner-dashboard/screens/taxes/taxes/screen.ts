import { ReceiptText } from 'lucide-react';
import type { AboutScreen, AppScreen, MenuEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/finance/taxes',
  load: () => import('./taxes-screen.tsx'),
  title: (text) => text.titles.taxes,
  permission: 'money.read',
};

export const menu: MenuEntry<'owner'> = {
  group: 'money',
  place: 5,
  icon: ReceiptText,
  label: (text) => text.titles.taxes,
};

export const about: AboutScreen = {
  features: ['calendar'],
};
