import { queryOptions } from '@tanstack/react-query';
import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import type { Row } from '#src/data/rows.ts';
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
    queryOptions({
      queryKey: [...leaseRefundQueries.all, 'claims', paymentId],
      queryFn: async () => {
        const answer = await getClient()
          .from('card_claims')
          .select(
            'id, paymentId, kind, status, reference, currency, amountMinor, reason, postedMinor, againPaymentId, respondBy, changedAt',
          )
          .or(`paymentId.eq.${paymentId},againPaymentId.eq.${paymentId}`)
          .order('changedAt', { ascending: false });
        return unwrap(answer) as CardClaim[];
      },
    }),
};
