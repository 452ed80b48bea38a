import { ReceiptText } from 'lucide-react';
import type { AboutScreen, AppScreen, BarEntry, MenuEntry } from '#src/islands/shell/screens.ts';

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

export const bar: BarEntry = { place: 15, label: (text) => text.areas.taxes };

export const about: AboutScreen = {
  features: ['calendar'],
};
