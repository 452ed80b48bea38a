import { queryOptions } from '@tanstack/react-query';
import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
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
    queryOptions({
      queryKey: ['refunds', paymentId],
      queryFn: async (): Promise<RefundState> => {
        const client = getClient();
        const [payment, refunds] = await Promise.all([
          client
            .from('payments')
            .select('amount_minor, refunded_minor, moved_minor, fee_minor')
            .eq('id', paymentId)
            .single(),
          client.from('refunds').select(REFUND_COLUMNS).eq('payment_id', paymentId).order('requested_at'),
        ]);
        const { amount_minor, refunded_minor, moved_minor, fee_minor } = unwrap(payment);
        const rows = unwrap(refunds) as Refund[];
        const asked = rows.filter(({ status }) => status === 'requested');
        const askedMinor = asked.reduce((sum, row) => sum + row.amount_minor, 0);
        const leftMinor = amount_minor - refunded_minor - moved_minor - askedMinor;
        return { refunds: rows, feeMinor: fee_minor, leftMinor };
      },
    }),
};
