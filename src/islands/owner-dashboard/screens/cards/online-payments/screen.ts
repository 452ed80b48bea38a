import type { AboutScreen, AppScreen, BarEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/finance/online-payments',
  load: () => import('./online-payments-screen.tsx'),
  title: (text) => text.titles.onlinePayments,
  permission: 'money.read',
};

export const bar: BarEntry = { place: 11, label: (text) => text.areas.onlinePayments };

export const about: AboutScreen = {
  features: ['online'],
};
