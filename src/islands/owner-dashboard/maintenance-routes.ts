import type { AppRoute } from '#src/islands/shell/routes.ts';

const MAINTENANCE = ['maintenance'] as const;

export const maintenanceRoutes: readonly AppRoute<'owner'>[] = [
  {
    path: '/maintenance',
    load: () => import('./screens/maintenance/maintenance-screen.tsx'),
    namespaces: MAINTENANCE,
    title: (text) => text.titles.maintenance,
    permission: 'maintenance.read',
  },
  {
    path: '/maintenance/new',
    load: () => import('./screens/maintenance-form/new-request-screen.tsx'),
    namespaces: MAINTENANCE,
    title: (text) => text.titles.newMaintenance,
    permission: 'maintenance.write',
  },
  {
    path: '/maintenance/:id',
    load: () => import('./screens/maintenance-request/request-screen.tsx'),
    namespaces: MAINTENANCE,
    title: (text) => text.titles.maintenance,
    permission: 'maintenance.read',
  },
];
