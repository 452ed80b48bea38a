import type { AboutScreen, AppScreen } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/finance/reports/:report/entries/:account',
  load: () => import('./report-entries-screen.tsx'),
  title: (text) => text.titles.reports,
  permission: 'money.read',
};

export const about: AboutScreen = {
  record: 'account',
  samples: ['/finance/reports/balance-sheet/entries/:account'],
};
