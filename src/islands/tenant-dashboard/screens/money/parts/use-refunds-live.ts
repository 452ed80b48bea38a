import { leaseRefundQueries } from '#src/data/money/refunds/lease-queries.ts';
import { useLive } from '#src/islands/shell/use-live.ts';

/** Reads refunds again whenever something of the lease's payments goes back. */
export function useRefundsLive(leaseId: string): void {
  useLive([{ table: 'refunds', filter: `lease_id=eq.${leaseId}` }], [leaseRefundQueries.all]);
}
