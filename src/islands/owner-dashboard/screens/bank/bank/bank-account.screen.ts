import type { AboutScreen, AppScreen } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/finance/bank/:id',
  load: () => import('./bank-account-screen.tsx'),
  title: (text) => text.titles.bank,
  permission: 'money.read',
};

export const about: AboutScreen = {
  record: 'bankAccount',
};
