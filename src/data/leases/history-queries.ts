import { queryOptions } from '@tanstack/react-query';
import { byText } from '#src/domain/text-order.ts';
import { getClient } from '../client.ts';
import { unwrap } from '../errors.ts';
import type { Person } from '../people/queries.ts';
import type { TableRow } from '../rows.ts';

export type NeighbourLease = Pick<
  TableRow<'leases'>,
  'id' | 'renews_lease_id' | 'status' | 'starts_on' | 'ends_on'
>;
export interface LeaseChain {
  /** The lease that this one renews. */
  readonly before: NeighbourLease | null;
  /** The lease that renews this one. */
  readonly after: NeighbourLease | null;
}

export const leaseHistoryQueries = {
  /** The leases of the same unit before and after it, by renewal. */
  chain: (organizationId: string, leaseId: string) =>
    queryOptions({
      queryKey: ['leases', organizationId, leaseId, 'chain'],
      queryFn: async (): Promise<LeaseChain> => {
        const leases = () =>
          getClient()
            .from('leases')
            .select('id, renews_lease_id, status, starts_on, ends_on')
            .eq('organization_id', organizationId);
        const rows = unwrap(
          await leases()
            .or(`id.eq.${leaseId},renews_lease_id.eq.${leaseId}`)
            .order('starts_on', { ascending: false }),
        );
        const own = rows.find((row) => row.id === leaseId);
        const after = rows.find((row) => row.renews_lease_id === leaseId && row.status !== 'terminated');
        const before = own?.renews_lease_id
          ? unwrap(await leases().eq('id', own.renews_lease_id).maybeSingle())
          : null;
        return { before, after: after ?? null };
      },
    }),
  guarantors: (organizationId: string, leaseId: string) =>
    queryOptions({
      queryKey: ['leases', organizationId, leaseId, 'guarantors'],
      queryFn: async () => {
        const answer = await getClient()
          .from('lease_guarantors')
          .select('people(id, full_name, email, phone, user_id)')
          .eq('organization_id', organizationId)
          .eq('lease_id', leaseId);
        const people = unwrap(answer).map((row) => row.people as unknown as Person);
        return people.sort((a, b) => byText(a.full_name, b.full_name));
      },
    }),
};
