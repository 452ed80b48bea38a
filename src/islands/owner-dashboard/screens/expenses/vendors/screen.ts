import type { AppScreen, BarEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/finance/vendors',
  load: () => import('./vendors-screen.tsx'),
  title: (text) => text.titles.vendors,
  permission: 'money.read',
};

export const bar: BarEntry = { place: 9, label: (text) => text.areas.vendors };
