import type { AboutScreen, AppScreen } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/finance/online-payments',
  load: () => import('./online-payments-screen.tsx'),
  title: (text) => text.titles.onlinePayments,
  permission: 'money.read',
};

export const about: AboutScreen = {
  features: ['online'],
};
