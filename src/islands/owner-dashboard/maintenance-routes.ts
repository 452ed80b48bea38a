import type { AppRoute } from '#src/islands/shell/routes.ts';
import { later } from './later.ts';

const MAINTENANCE = ['maintenance', 'outbox'] as const;
const SERVICE_LEVELS = ['maintenance', 'serviceLevels'] as const;

export const maintenanceRoutes: readonly AppRoute<'owner'>[] = [
  {
    path: '/maintenance',
    load: later('maintenance'),
    namespaces: MAINTENANCE,
    title: (text) => text.titles.maintenance,
    permission: 'maintenance.read',
  },
  {
    path: '/maintenance/new',
    load: later('newRequest'),
    namespaces: MAINTENANCE,
    title: (text) => text.titles.newMaintenance,
    permission: 'maintenance.write',
  },
  {
    path: '/maintenance/service-levels',
    load: later('serviceLevels'),
    namespaces: SERVICE_LEVELS,
    title: (text) => text.titles.serviceLevels,
    permission: 'maintenance.read',
  },
  {
    path: '/maintenance/:id',
    load: later('request'),
    namespaces: MAINTENANCE,
    title: (text) => text.titles.maintenance,
    permission: 'maintenance.read',
  },
];
