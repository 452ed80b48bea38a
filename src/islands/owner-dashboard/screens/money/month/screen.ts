import type { AboutScreen, AppScreen, BarEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/finance/month',
  load: () => import('./month-screen.tsx'),
  title: (text) => text.titles.month,
  permission: 'money.read',
};

export const bar: BarEntry = { place: 2, label: (text) => text.areas.month };

export const about: AboutScreen = {
  features: ['charges'],
};
