import { Landmark } from 'lucide-react';
import type { AboutScreen, AppScreen, BarEntry, MenuEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/finance/bank',
  load: () => import('./bank-screen.tsx'),
  title: (text) => text.titles.bank,
  permission: 'money.read',
};

export const menu: MenuEntry<'owner'> = {
  group: 'money',
  place: 2,
  icon: Landmark,
  label: (text) => text.titles.bank,
};

export const bar: BarEntry = { place: 10, label: (text) => text.areas.bank };

export const about: AboutScreen = {
  features: ['bank'],
};
