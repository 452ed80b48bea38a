import type { AboutScreen, AppScreen } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/finance/accounts',
  load: () => import('./accounts-screen.tsx'),
  title: (text) => text.titles.accounts,
  permission: 'money.read',
};

export const about: AboutScreen = {
  features: ['ledger'],
};
