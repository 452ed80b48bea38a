import type { AboutScreen, AppScreen, BarEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/finance/accounting',
  load: () => import('./accounting-screen.tsx'),
  title: (text) => text.titles.accounting,
  permission: 'money.read',
};

export const bar: BarEntry = { place: 16, label: (text) => text.areas.accounting };

export const about: AboutScreen = {
  features: ['accounting'],
};
