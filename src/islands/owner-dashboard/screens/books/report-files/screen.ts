import type { AppScreen } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/finance/reports/files',
  load: () => import('./report-files-screen.tsx'),
  title: (text) => text.titles.reports,
  permission: 'money.read',
};
