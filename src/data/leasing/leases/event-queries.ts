import { queryOptions } from '@tanstack/react-query';
import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import type { ViewRow } from '#src/data/rows.ts';

/** What happened to a lease. `facts` are those of its kind; `actor_name` is null for what the calendar did. */
export type LeaseEvent = Omit<
  ViewRow<'lease_events_list', 'actor_id' | 'actor_name'>,
  'organization_id' | 'lease_id' | 'actor_id' | 'facts'
> & { readonly facts: Readonly<Record<string, unknown>> };

/** In a file of its own: the history is loaded after the rest of a lease. */
export const leaseEventQueries = {
  events: (organizationId: string, leaseId: string) =>
    queryOptions({
      queryKey: ['leases', organizationId, leaseId, 'events'],
      queryFn: async () => {
        const answer = await getClient()
          .from('lease_events_list')
          .select('id, kind, facts, created_at, actor_name')
          .eq('organization_id', organizationId)
          .eq('lease_id', leaseId)
          .order('id', { ascending: false });
        return unwrap(answer) as LeaseEvent[];
      },
    }),
};
