import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import { query } from '#src/data/query.ts';
import { type Selected, select } from '#src/data/rows.ts';
import { byText } from '#src/domain/foundation/text-order.ts';
import type { Person } from '../people/queries.ts';

const NEIGHBOUR_LEASE_COLUMNS = 'id, renewsLeaseId, movedFromLeaseId, unitId, status, startsOn, endsOn';
export type NeighbourLease = Selected<'leases', typeof NEIGHBOUR_LEASE_COLUMNS>;
/** A lease of another unit, with what that unit is called. */
export type MovedLease = NeighbourLease & { readonly unitLabel: string };
export interface LeaseChain {
  /** The lease that this one renews. */
  readonly before: NeighbourLease | null;
  /** The lease that renews this one. */
  readonly after: NeighbourLease | null;
  /** The lease of another unit that its tenants came from. */
  readonly movedFrom: MovedLease | null;
  /** The lease of another unit that its tenants moved to, or will. */
  readonly movedTo: MovedLease | null;
}

/** The lease with the name of its unit, which is asked for where tenants moved alone. */
async function withUnit(lease: NeighbourLease): Promise<MovedLease> {
  const answer = await select('units', 'label', { id: lease.unitId }).maybeSingle();
  return { ...lease, unitLabel: unwrap(answer)?.label ?? '' };
}

/** What goes before and after a lease, of it and its neighbours; they have their units' names where tenants moved. */
export function chainOf(leaseId: string, rows: readonly (NeighbourLease | MovedLease)[]): LeaseChain {
  const own = rows.find((row) => row.id === leaseId);
  const follows = (other: NeighbourLease) => other.status !== 'terminated';
  const neighbour = (row: (NeighbourLease & { unitLabel?: string }) | null | undefined) => {
    if (!row) return null;
    const { unitLabel: _, ...lease } = row;
    return lease;
  };
  const moved = (row: NeighbourLease | MovedLease | null | undefined): MovedLease | null =>
    row ? { unitLabel: '', ...row } : null;
  return {
    before: neighbour((own?.renewsLeaseId && rows.find((row) => row.id === own.renewsLeaseId)) || null),
    after: neighbour(rows.find((row) => row.renewsLeaseId === leaseId && follows(row))),
    movedFrom: own?.movedFromLeaseId ? moved(rows.find((row) => row.id === own.movedFromLeaseId)) : null,
    movedTo: moved(rows.find((row) => row.movedFromLeaseId === leaseId && follows(row))),
  };
}

export const leaseHistoryQueries = {
  /** The leases before and after it: of the same unit by renewal, of another by a move of its tenants. */
  chain: (organizationId: string, leaseId: string) =>
    query(['leases', organizationId, leaseId, 'chain'], async (): Promise<LeaseChain> => {
      const leases = () =>
        select('leases', NEIGHBOUR_LEASE_COLUMNS, {
          organizationId,
        });
      const rows = unwrap(
        await leases()
          .or(`id.eq.${leaseId},renewsLeaseId.eq.${leaseId},movedFromLeaseId.eq.${leaseId}`)
          .order('startsOn', { ascending: false }),
      );
      const own = rows.find((row) => row.id === leaseId);
      // One lease goes before it at most, and both are asked for alike.
      const beforeId = own?.renewsLeaseId ?? own?.movedFromLeaseId;
      const earlier = beforeId ? unwrap(await leases().eq('id', beforeId).maybeSingle()) : null;
      const all = earlier ? [...rows, earlier] : rows;
      const isMoved = (row: NeighbourLease) =>
        row.movedFromLeaseId === leaseId || row.id === own?.movedFromLeaseId;
      return chainOf(leaseId, await Promise.all(all.map((row) => (isMoved(row) ? withUnit(row) : row))));
    }),
  guarantors: (organizationId: string, leaseId: string) =>
    query(['leases', organizationId, leaseId, 'guarantors'], async () => {
      const answer = await getClient()
        .from('lease_guarantors')
        .select('people(id, fullName, email, phone, userId)')
        .eq('organizationId', organizationId)
        .eq('leaseId', leaseId);
      const people = unwrap(answer).map((row) => row.people as unknown as Person);
      return people.sort((a, b) => byText(a.fullName, b.fullName));
    }),
};
