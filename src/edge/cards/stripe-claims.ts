import type Stripe from 'stripe';
import type { Claim, Claims } from './processor.ts';
import type { Loaded } from './stripe.ts';
import { refundsOf } from './stripe-refunds.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** What a verified event says was taken back from a payment, or came back to it; null for one that is about neither. */
export function claimsOf(loaded: Loaded, event: Stripe.Event): (() => Promise<Claims | null>) | null {
  switch (event.type) {
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated': {
      const dispute = event.data.object;
      return () =>
        ofIntent(loaded, dispute.payment_intent, async () => [claimOfDispute(dispute, event.type)]);
    }
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.refund.updated': {
      const refund = event.data.object;
      return () => ofIntent(loaded, refund.payment_intent, async () => [claimOfRefund(refund)]);
    }
    case 'charge.refunded': {
      // It names the charge and not what went back of it.
      const { payment_intent: intent } = event.data.object;
      return () =>
        ofIntent(loaded, intent, async (id) =>
          (await refundsOf(loaded, id)).map((refund) => claimOfRefund(refund)),
        );
    }
    default:
      return null;
  }
}

/** Stripe says which attempt a payment was for; one that was made elsewhere with the same account is none of ours. */
async function ofIntent(
  { stripe }: Loaded,
  named: string | Stripe.PaymentIntent | null,
  read: (intent: string) => Promise<Claim[]>,
): Promise<Claims | null> {
  const id = typeof named === 'string' ? named : named?.id;
  if (!id) return null;
  const { metadata } = await stripe.paymentIntents.retrieve(id);
  const attemptId = metadata.card_payment;
  return attemptId && UUID.test(attemptId) ? { attemptId, claims: await read(id) } : null;
}

/** Until a refund has succeeded no money has moved, and one that failed, also afterwards, is back. */
function claimOfRefund({ id, amount, currency, status, ...refund }: Stripe.Refund): Claim {
  const ours = refund.metadata?.refund;
  const hasFailed = status === 'failed' || status === 'canceled';
  return {
    kind: 'refund',
    status: hasFailed ? 'returned' : status === 'succeeded' ? 'taken' : 'open',
    reference: id,
    amountMinor: amount,
    currency: currency.toUpperCase(),
    reason: (hasFailed ? refund.failure_reason : refund.reason) ?? '',
    refundId: ours && UUID.test(ours) ? ours : null,
    respondBy: null,
  };
}

/** What counts is the money, which the dispute lists as it went and came; a decision may be told days before it. */
function claimOfDispute(dispute: Stripe.Dispute, type: string): Claim {
  const moved = dispute.balance_transactions ?? [];
  const isBack =
    type === 'charge.dispute.funds_reinstated' ||
    (moved.length > 1 && moved.reduce((sum, { amount }) => sum + amount, 0) >= 0);
  const isTaken = moved.length > 0 || type === 'charge.dispute.funds_withdrawn';
  const dueBy = dispute.evidence_details?.due_by;
  const endsWithout = ['won', 'warning_closed', 'prevented'].includes(dispute.status);
  return {
    kind: 'dispute',
    status:
      isBack || (endsWithout && !isTaken)
        ? 'returned'
        : dispute.status === 'lost'
          ? 'lost'
          : isTaken
            ? 'taken'
            : 'open',
    reference: dispute.id,
    amountMinor: dispute.amount,
    currency: dispute.currency.toUpperCase(),
    reason: dispute.reason,
    refundId: null,
    respondBy: dueBy ? new Date(dueBy * 1000).toISOString() : null,
  };
}
