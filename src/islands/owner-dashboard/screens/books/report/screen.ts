import type { AppScreen } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/finance/reports/:report',
  load: () => import('./report-screen.tsx'),
  title: (text) => text.titles.reports,
  permission: 'money.read',
};
