import { rowsQuery } from '#src/data/query.ts';
import { type Selected, select } from '#src/data/rows.ts';

const LEASE_EVENT_COLUMNS = 'id, kind, facts, createdAt, actorName';
/** What happened to a lease. `facts` are those of its kind; `actor_name` is null for what the calendar did. */
export type LeaseEvent = Selected<
  'lease_events_list',
  typeof LEASE_EVENT_COLUMNS,
  { readonly facts: Readonly<Record<string, unknown>> }
>;

/** In a file of its own: the history is loaded after the rest of a lease. */
export const leaseEventQueries = {
  events: (organizationId: string, leaseId: string) =>
    rowsQuery<LeaseEvent[]>(['leases', organizationId, leaseId, 'events'], () =>
      select('lease_events_list', LEASE_EVENT_COLUMNS, { organizationId, leaseId }).order('id', {
        ascending: false,
      }),
    ),
};
