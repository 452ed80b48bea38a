import { rowsQuery } from '#src/data/query.ts';
import { type Row, select } from '#src/data/rows.ts';
import { leaseRefundQueries } from './lease-queries.ts';

/** What a processor says was taken back from a card payment outside. Amounts are minor units; the currency may be any. */
export type CardClaim = Omit<
  Pick<
    Row<'card_claims'>,
    | 'id'
    | 'paymentId'
    | 'kind'
    | 'status'
    | 'reference'
    | 'currency'
    | 'amountMinor'
    | 'reason'
    | 'postedMinor'
    | 'againPaymentId'
    | 'respondBy'
    | 'changedAt'
  >,
  'kind' | 'status'
> & {
  readonly kind: 'refund' | 'dispute';
  readonly status: 'open' | 'taken' | 'lost' | 'returned';
};

export const claimQueries = {
  /** Of a payment, or the one that it recorded again, the latest change first. */
  ofPayment: (paymentId: string) =>
    rowsQuery<CardClaim[]>([...leaseRefundQueries.all, 'claims', paymentId], () =>
      select(
        'card_claims',
        'id, paymentId, kind, status, reference, currency, amountMinor, reason, postedMinor, againPaymentId, respondBy, changedAt',
      )
        .or(`paymentId.eq.${paymentId},againPaymentId.eq.${paymentId}`)
        .order('changedAt', { ascending: false }),
    ),
};
