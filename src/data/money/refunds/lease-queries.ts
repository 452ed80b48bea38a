import { queryOptions } from '@tanstack/react-query';
import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import type { Row } from '#src/data/rows.ts';

/** What of a payment goes back. Amounts are minor units. */
export type Refund = Pick<
  Row<'refunds'>,
  | 'id'
  | 'paymentId'
  | 'status'
  | 'method'
  | 'currency'
  | 'amountMinor'
  | 'reason'
  | 'reference'
  | 'failure'
  | 'refundedOn'
>;

export const REFUND_COLUMNS =
  'id, paymentId, status, method, currency, amountMinor, reason, reference, failure, refundedOn';
const OF_A_LEASE = 120;

/** What a lease's account needs of refunds; a file of its own, so that it does not fetch the rest of queries.ts. */
export const leaseRefundQueries = {
  all: ['refunds'] as const,
  /** What of a lease's payments has gone back, the newest first. */
  ofLease: (leaseId: string) =>
    queryOptions({
      queryKey: ['refunds', 'lease', leaseId],
      queryFn: async () => {
        const answer = await getClient()
          .from('refunds')
          .select(REFUND_COLUMNS)
          .eq('leaseId', leaseId)
          .eq('status', 'done')
          .order('refundedOn', { ascending: false })
          .limit(OF_A_LEASE);
        return unwrap(answer) as Refund[];
      },
    }),
};
