import type { AboutScreen, AppScreen } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/maintenance/:id',
  load: () => import('./request-screen.tsx'),
  title: (text) => text.titles.maintenance,
  permission: 'maintenance.read',
};

export const about: AboutScreen = {
  record: 'maintenanceRequest',
};
