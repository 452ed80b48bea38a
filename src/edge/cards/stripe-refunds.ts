import type Stripe from 'stripe';
import type { Attempt, RefundOrder, RefundOutcome } from './processor.ts';
import type { Loaded } from './stripe.ts';

/** Of one payment: the first page is all of them. */
const MOST = 100;

export async function refundsOf({ stripe }: Loaded, intent: string): Promise<Stripe.Refund[]> {
  return (await stripe.refunds.list({ payment_intent: intent, limit: MOST })).data;
}

/** Gives back a part of a sale, or says how that stands which was given back under the order's id. */
export async function refundSale(
  loaded: Loaded,
  { reference }: Attempt,
  order: RefundOrder,
): Promise<RefundOutcome> {
  const { stripe, library } = loaded;
  if (!reference) return { state: 'failed', failure: 'sale_not_found' };
  // A charge of a stored card has no session: it is known by its payment itself.
  const intent = reference.startsWith('pi_')
    ? reference
    : nameOf((await stripe.checkout.sessions.retrieve(reference)).payment_intent);
  if (!intent) return { state: 'failed', failure: 'sale_not_found' };
  try {
    // The key of a request is forgotten after a day, and repeats the first answer until then: what is known is read anew.
    const known = (await refundsOf(loaded, intent)).find(({ metadata }) => metadata?.refund === order.id);
    return stateOf(
      known ??
        (await stripe.refunds.create(
          { payment_intent: intent, amount: order.amountMinor, metadata: { refund: order.id } },
          { idempotencyKey: `refund/${order.id}` },
        )),
    );
  } catch (error) {
    // What Stripe understood and does not do; anything else is asked again.
    if (!(error instanceof library.errors.StripeInvalidRequestError)) throw error;
    return { state: 'failed', failure: error.code ?? 'refused' };
  }
}

/** A refund that is on its way may still fail: only one that has succeeded is done. */
function stateOf({ id, status, failure_reason: failure }: Stripe.Refund): RefundOutcome {
  if (status === 'failed' || status === 'canceled') return { state: 'failed', failure: failure ?? status };
  return status === 'succeeded' ? { state: 'done', reference: id } : { state: 'unknown' };
}

const nameOf = (thing: string | { id: string } | null) =>
  typeof thing === 'string' ? thing : (thing?.id ?? null);
