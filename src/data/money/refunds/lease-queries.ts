import { rowsQuery } from '#src/data/query.ts';
import { type Selected, select } from '#src/data/rows.ts';

/** What of a payment goes back. Amounts are minor units. */
export type Refund = Selected<'refunds', typeof REFUND_COLUMNS>;

export const REFUND_COLUMNS =
  'id, paymentId, status, method, currency, amountMinor, reason, reference, failure, refundedOn';
const OF_A_LEASE = 120;

/** What a lease's account needs of refunds; a file of its own, so that it does not fetch the rest of queries.ts. */
export const leaseRefundQueries = {
  all: ['refunds'] as const,
  /** What of a lease's payments has gone back, the newest first. */
  ofLease: (leaseId: string) =>
    rowsQuery(['refunds', 'lease', leaseId], () =>
      select('refunds', REFUND_COLUMNS, { leaseId, status: 'done' })
        .order('refundedOn', { ascending: false })
        .limit(OF_A_LEASE),
    ),
};
