import { call } from '#src/data/call.ts';
import type { Answer } from '#src/data/functions.ts';
import { query } from '#src/data/query.ts';
import type { Period } from '#src/domain/foundation/period.ts';

/** What upkeep cost by place, account and currency, from the books; minor units. */
export type MaintenanceCost = Answer<'maintenance_costs'>[number];
/** How many requests there were by place and category, and how many hours those that are completed took in all. */
export type MaintenanceCount = Answer<'maintenance_counts'>[number];

export const maintenanceCostQueries = {
  costs: (organizationId: string, period: Period) =>
    query(['journal', organizationId, 'maintenance-costs', period], () =>
      call('maintenance_costs', { organizationId, ...period }),
    ),
  counts: (organizationId: string, period: Period) =>
    query(['maintenance', organizationId, 'counts', period], () =>
      call('maintenance_counts', { organizationId, ...period }),
    ),
};
