import type { QueryKey } from '@tanstack/react-query';
import { maintenanceQueries } from '#src/data/maintenance/queries.ts';
import { workOrderQueries } from '#src/data/maintenance/work-orders.ts';

/** What goes stale when a work order changes: it, and the history of its request. */
export const workKeys: readonly QueryKey[] = [workOrderQueries.all, maintenanceQueries.all];
