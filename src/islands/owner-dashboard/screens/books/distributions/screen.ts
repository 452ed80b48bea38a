import type { AppScreen, BarEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/finance/distributions',
  load: () => import('./distributions-screen.tsx'),
  title: (text) => text.titles.distributions,
  permission: 'money.read',
};

export const bar: BarEntry = { place: 13, label: (text) => text.areas.distributions };
