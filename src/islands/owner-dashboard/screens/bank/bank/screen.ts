import { Landmark } from 'lucide-react';
import type { AboutScreen, AppScreen, MenuEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/finance/bank',
  load: () => import('./bank-screen.tsx'),
  title: (text) => text.titles.bank,
  permission: 'money.read',
};

export const menu: MenuEntry<'owner'> = {
  group: 'money',
  place: 3,
  icon: Landmark,
  label: (text) => text.titles.bank,
};

export const about: AboutScreen = {
  features: ['bank'],
};
