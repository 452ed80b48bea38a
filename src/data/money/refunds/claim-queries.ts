import { queryOptions } from '@tanstack/react-query';
import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import type { TableRow } from '#src/data/rows.ts';
import { leaseRefundQueries } from './lease-queries.ts';

/** What a processor says was taken back from a card payment outside. Amounts are minor units; the currency may be any. */
export type CardClaim = Omit<
  Pick<
    TableRow<'card_claims'>,
    | 'id'
    | 'payment_id'
    | 'kind'
    | 'status'
    | 'reference'
    | 'currency'
    | 'amount_minor'
    | 'reason'
    | 'posted_minor'
    | 'again_payment_id'
    | 'respond_by'
    | 'changed_at'
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
            'id, payment_id, kind, status, reference, currency, amount_minor, reason, posted_minor, again_payment_id, respond_by, changed_at',
          )
          .or(`payment_id.eq.${paymentId},again_payment_id.eq.${paymentId}`)
          .order('changed_at', { ascending: false });
        return unwrap(answer) as CardClaim[];
      },
    }),
};
