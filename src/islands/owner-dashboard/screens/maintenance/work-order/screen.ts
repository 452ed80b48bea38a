import type { AboutScreen, AppScreen } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/maintenance/work-orders/:id',
  load: () => import('./work-order-screen.tsx'),
  title: (text) => text.titles.workOrders,
  permission: 'maintenance.read',
};

export const about: AboutScreen = {
  record: 'workOrder',
};
