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
            .select('amountMinor, refundedMinor, movedMinor, feeMinor')
            .eq('id', paymentId)
            .single(),
          client.from('refunds').select(REFUND_COLUMNS).eq('paymentId', paymentId).order('requestedAt'),
        ]);
        const { amountMinor, refundedMinor, movedMinor, feeMinor } = unwrap(payment);
        const rows = unwrap(refunds) as Refund[];
        const asked = rows.filter(({ status }) => status === 'requested');
        const askedMinor = asked.reduce((sum, row) => sum + row.amountMinor, 0);
        const leftMinor = amountMinor - refundedMinor - movedMinor - askedMinor;
        return { refunds: rows, feeMinor: feeMinor, leftMinor };
      },
    }),
};
