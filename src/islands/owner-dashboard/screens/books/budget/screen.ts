import { Target } from 'lucide-react';
import type { AboutScreen, AppScreen, BarEntry, MenuEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/finance/budget',
  load: () => import('./budget-screen.tsx'),
  title: (text) => text.titles.budget,
  permission: 'money.read',
};

export const menu: MenuEntry<'owner'> = {
  group: 'money',
  place: 4,
  icon: Target,
  label: (text) => text.titles.budget,
};

export const bar: BarEntry = { place: 14, label: (text) => text.areas.budget };

export const about: AboutScreen = {
  features: ['expenses'],
};
