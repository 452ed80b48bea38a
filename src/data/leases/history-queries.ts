import { queryOptions } from '@tanstack/react-query';
import { byText } from '#src/domain/text-order.ts';
import { getClient } from '../client.ts';
import { unwrap } from '../errors.ts';
import type { Person } from '../people/queries.ts';
import type { TableRow } from '../rows.ts';

export type NeighbourLease = Pick<
  TableRow<'leases'>,
  'id' | 'renews_lease_id' | 'moved_from_lease_id' | 'status' | 'starts_on' | 'ends_on'
> & { readonly units: { readonly label: string } | null };
export interface LeaseChain {
  /** The lease that this one renews. */
  readonly before: NeighbourLease | null;
  /** The lease that renews this one. */
  readonly after: NeighbourLease | null;
  /** The lease of another unit that its tenants came from. */
  readonly movedFrom: NeighbourLease | null;
  /** The lease of another unit that its tenants moved to, or will. */
  readonly movedTo: NeighbourLease | null;
}

export const leaseHistoryQueries = {
  /** The leases before and after it: of the same unit by renewal, of another by a move of its tenants. */
  chain: (organizationId: string, leaseId: string) =>
    queryOptions({
      queryKey: ['leases', organizationId, leaseId, 'chain'],
      queryFn: async (): Promise<LeaseChain> => {
        const leases = () =>
          getClient()
            .from('leases')
            .select(
              'id, renews_lease_id, moved_from_lease_id, status, starts_on, ends_on, units!leases_organization_id_unit_id_fkey(label)',
            )
            .eq('organization_id', organizationId);
        const answer = unwrap(
          await leases()
            .or(`id.eq.${leaseId},renews_lease_id.eq.${leaseId},moved_from_lease_id.eq.${leaseId}`)
            .order('starts_on', { ascending: false }),
        );
        const rows = answer as unknown as NeighbourLease[];
        const own = rows.find((row) => row.id === leaseId);
        const after = rows.find((row) => row.renews_lease_id === leaseId && row.status !== 'terminated');
        const movedTo = rows.find(
          (row) => row.moved_from_lease_id === leaseId && row.status !== 'terminated',
        );
        // One lease goes before it at most, and both are asked for alike.
        const beforeId = own?.renews_lease_id ?? own?.moved_from_lease_id;
        const earlier = beforeId
          ? (unwrap(await leases().eq('id', beforeId).maybeSingle()) as unknown as NeighbourLease | null)
          : null;
        return {
          before: own?.renews_lease_id ? earlier : null,
          after: after ?? null,
          movedFrom: own?.moved_from_lease_id ? earlier : null,
          movedTo: movedTo ?? null,
        };
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
