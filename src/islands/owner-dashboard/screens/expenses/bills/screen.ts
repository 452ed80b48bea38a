import type { AboutScreen, AppScreen, BarEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/finance/expenses',
  load: () => import('./bills-screen.tsx'),
  title: (text) => text.titles.expenses,
  permission: 'money.read',
};

export const bar: BarEntry = { place: 8, label: (text) => text.areas.expenses };

export const about: AboutScreen = {
  features: ['expenses'],
};
