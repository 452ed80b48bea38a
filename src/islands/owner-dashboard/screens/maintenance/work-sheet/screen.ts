import type { AboutScreen, AppScreen } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/maintenance/:id/sheet',
  load: () => import('./work-sheet-screen.tsx'),
  title: (text) => text.titles.workSheet,
  permission: 'maintenance.read',
};

export const about: AboutScreen = {
  record: 'maintenanceRequest',
};
