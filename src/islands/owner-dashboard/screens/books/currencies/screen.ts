import type { AboutScreen, AppScreen, BarEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/finance/currencies',
  load: () => import('./currencies-screen.tsx'),
  title: (text) => text.titles.currencies,
  permission: 'money.read',
};

export const bar: BarEntry = { place: 5, label: (text) => text.areas.currencies };

export const about: AboutScreen = {
  features: ['currencies'],
};
