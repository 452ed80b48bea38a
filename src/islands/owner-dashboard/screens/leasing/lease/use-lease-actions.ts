import { useQuery } from '@tanstack/react-query';
import { leaseHistoryQueries } from '#src/data/leasing/leases/history-queries.ts';
import type { Lease } from '#src/data/leasing/leases/queries.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { leaseActions, type OfferedAction } from './lease-action-rules.ts';

/** What the reader may do with a lease now, with why not; nothing for who may not change leases. */
export function useLeaseActions(lease: Lease): OfferedAction[] {
  const { id, can } = useOrganization();
  const { data: chain } = useQuery(leaseHistoryQueries.chain(id, lease.id));
  return can('leases.write')
    ? leaseActions(lease.status, chain?.after?.status ?? null, chain ? chain.movedTo !== null : false)
    : [];
}
