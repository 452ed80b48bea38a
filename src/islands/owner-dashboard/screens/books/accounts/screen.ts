import type { AboutScreen, AppScreen, BarEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/finance/accounts',
  load: () => import('./accounts-screen.tsx'),
  title: (text) => text.titles.accounts,
  permission: 'money.read',
};

export const bar: BarEntry = { place: 4, label: (text) => text.areas.accounts };

export const about: AboutScreen = {
  features: ['ledger'],
};
