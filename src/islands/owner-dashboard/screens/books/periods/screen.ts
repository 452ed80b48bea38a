import type { AppScreen, BarEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/finance/periods',
  load: () => import('./periods-screen.tsx'),
  title: (text) => text.titles.periods,
  permission: 'money.read',
};

export const bar: BarEntry = { place: 6, label: (text) => text.areas.periods };
