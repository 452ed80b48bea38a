import { queryOptions } from '@tanstack/react-query';
import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import type { Row } from '#src/data/rows.ts';

/** What happened to a lease. `facts` are those of its kind; `actor_name` is null for what the calendar did. */
export type LeaseEvent = Omit<
  Row<'lease_events_list'>,
  'organizationId' | 'leaseId' | 'actorId' | 'facts'
> & { readonly facts: Readonly<Record<string, unknown>> };

/** In a file of its own: the history is loaded after the rest of a lease. */
export const leaseEventQueries = {
  events: (organizationId: string, leaseId: string) =>
    queryOptions({
      queryKey: ['leases', organizationId, leaseId, 'events'],
      queryFn: async () => {
        const answer = await getClient()
          .from('lease_events_list')
          .select('id, kind, facts, createdAt, actorName')
          .eq('organizationId', organizationId)
          .eq('leaseId', leaseId)
          .order('id', { ascending: false });
        return unwrap(answer) as LeaseEvent[];
      },
    }),
};
