import { queryOptions } from '@tanstack/react-query';
import { getClient } from '../client.ts';
import { unwrap } from '../errors.ts';
import type { TableRow } from '../rows.ts';

/** What of a payment goes back. Amounts are minor units. */
export type Refund = Pick<
  TableRow<'refunds'>,
  | 'id'
  | 'payment_id'
  | 'status'
  | 'method'
  | 'currency'
  | 'amount_minor'
  | 'reason'
  | 'reference'
  | 'failure'
  | 'refunded_on'
>;

export interface RefundState {
  readonly refunds: readonly Refund[];
  readonly feeMinor: number;
  /** What can still be given back. */
  readonly leftMinor: number;
}

const COLUMNS =
  'id, payment_id, status, method, currency, amount_minor, reason, reference, failure, refunded_on';
const OF_A_LEASE = 120;

export const refundQueries = {
  all: ['refunds'] as const,
  /** What of a lease's payments has gone back, the newest first. */
  ofLease: (leaseId: string) =>
    queryOptions({
      queryKey: ['refunds', 'lease', leaseId],
      queryFn: async () => {
        const answer = await getClient()
          .from('refunds')
          .select(COLUMNS)
          .eq('lease_id', leaseId)
          .eq('status', 'done')
          .order('refunded_on', { ascending: false })
          .limit(OF_A_LEASE);
        return unwrap(answer) as Refund[];
      },
    }),
  ofPayment: (paymentId: string) =>
    queryOptions({
      queryKey: ['refunds', paymentId],
      queryFn: async (): Promise<RefundState> => {
        const client = getClient();
        const [payment, refunds] = await Promise.all([
          client
            .from('payments')
            .select('amount_minor, refunded_minor, fee_minor')
            .eq('id', paymentId)
            .single(),
          client.from('refunds').select(COLUMNS).eq('payment_id', paymentId).order('requested_at'),
        ]);
        const { amount_minor, refunded_minor, fee_minor } = unwrap(payment);
        const rows = unwrap(refunds) as Refund[];
        const asked = rows.filter(({ status }) => status === 'requested');
        const askedMinor = asked.reduce((sum, row) => sum + row.amount_minor, 0);
        return { refunds: rows, feeMinor: fee_minor, leftMinor: amount_minor - refunded_minor - askedMinor };
      },
    }),
};
