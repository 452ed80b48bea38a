import type { AboutScreen, AppScreen, BarEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/finance/late-fees',
  load: () => import('./late-fees-screen.tsx'),
  title: (text) => text.titles.lateFees,
  permission: 'leases.read',
};

export const bar: BarEntry = { place: 7, label: (text) => text.areas.lateFees };

export const about: AboutScreen = {
  features: ['late-fees'],
};
