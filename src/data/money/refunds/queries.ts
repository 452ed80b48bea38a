import { unwrap } from '#src/data/errors.ts';
import { query } from '#src/data/query.ts';
import { select } from '#src/data/rows.ts';
import { leaseRefundQueries, REFUND_COLUMNS, type Refund } from './lease-queries.ts';

export type { Refund } from './lease-queries.ts';

export interface RefundState {
  readonly refunds: readonly Refund[];
  readonly feeMinor: number;
  /** What can still be given back. */
  readonly leftMinor: number;
}

export const refundQueries = {
  all: leaseRefundQueries.all,
  ofPayment: (paymentId: string) =>
    query(['refunds', paymentId], async (): Promise<RefundState> => {
      const [payment, refunds] = await Promise.all([
        select('payments', 'amountMinor, refundedMinor, movedMinor, feeMinor', { id: paymentId }).single(),
        select('refunds', REFUND_COLUMNS, { paymentId }).order('requestedAt'),
      ]);
      const { amountMinor, refundedMinor, movedMinor, feeMinor } = unwrap(payment);
      const rows = unwrap(refunds) as Refund[];
      const asked = rows.filter(({ status }) => status === 'requested');
      const askedMinor = asked.reduce((sum, row) => sum + row.amountMinor, 0);
      const leftMinor = amountMinor - refundedMinor - movedMinor - askedMinor;
      return { refunds: rows, feeMinor: feeMinor, leftMinor };
    }),
};
