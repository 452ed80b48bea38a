import type { AboutScreen, AppScreen } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: ['/finance/ledger', '/finance/ledger/:account'],
  load: () => import('./ledger-address.tsx'),
  title: (text) => text.titles.journal,
  permission: 'money.read',
};

export const about: AboutScreen = {
  record: 'account',
};
