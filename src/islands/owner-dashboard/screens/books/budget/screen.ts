import { Target } from 'lucide-react';
import type { AboutScreen, AppScreen, MenuEntry } from '#src/islands/shell/screens.ts';

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

export const about: AboutScreen = {
  features: ['expenses'],
};
