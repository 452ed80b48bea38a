import type Stripe from 'stripe';
import type { Attempt, Outcome, StoredCard, Vault } from './processor.ts';
import type { Loaded } from './stripe.ts';

const MINUTE_MS = 60_000;
/** Of one tenant's, since the attempt began: the first page is all of them. */
const MOST = 100;

/** Stored cards of Stripe: a payment of a customer's card off session, which Stripe makes once for a key. */
export function createStripeVault(
  load: () => Promise<Loaded>,
): Vault & { find(attempt: Attempt, card: StoredCard): Promise<Outcome> } {
  return {
    async find(attempt, { customer }) {
      if (!customer) return { outcome: 'unknown' };
      const { stripe } = await load();
      const from = Math.floor((attempt.createdAt.getTime() - MINUTE_MS) / 1000);
      const known = await stripe.paymentIntents.list({
        customer,
        created: { gte: from },
        limit: MOST,
        expand: ['data.latest_charge'],
      });
      const intent = known.data.find(({ metadata }) => metadata.card_payment === attempt.id);
      return intent ? intentOutcome(intent) : { outcome: 'open' };
    },

    async charge(attempt, { token, customer }) {
      const { stripe, library } = await load();
      try {
        const intent = await stripe.paymentIntents.create(
          {
            amount: attempt.totalMinor,
            currency: attempt.currency.toLowerCase(),
            ...(customer && { customer }),
            payment_method: token,
            // Nobody is there to be sent to another page.
            automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
            off_session: true,
            confirm: true,
            description: attempt.merchantName,
            metadata: { card_payment: attempt.id, order_number: attempt.orderNumber, automatic: 'yes' },
            expand: ['latest_charge'],
          },
          { idempotencyKey: `charge/${attempt.id}` },
        );
        return intentOutcome(intent);
      } catch (error) {
        const { StripeCardError, StripeInvalidRequestError } = library.errors;
        if (error instanceof StripeCardError)
          return { outcome: 'declined', failure: error.decline_code ?? error.code ?? 'declined' };
        // A card or a customer that is not there any more.
        if (error instanceof StripeInvalidRequestError)
          return { outcome: 'declined', failure: error.code ?? 'refused' };
        throw error;
      }
    },

    async forget({ token }) {
      const { stripe, library } = await load();
      await stripe.paymentMethods.detach(token).catch((error: unknown) => {
        if (!(error instanceof library.errors.StripeInvalidRequestError)) throw error;
      });
    },
  };
}

/** What a payment says of itself. */
export function intentOutcome(intent: Stripe.PaymentIntent): Outcome {
  if (intent.status === 'succeeded') {
    const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
    const card = charge?.payment_method_details?.card;
    return {
      outcome: 'approved',
      amountMinor: intent.amount_received,
      currency: intent.currency.toUpperCase(),
      reference: intent.id,
      authorizationCode: intent.id,
      cardBrand: card?.brand ?? undefined,
      cardLast4: card?.last4 ?? undefined,
    };
  }
  if (intent.status === 'processing') return { outcome: 'unknown' };
  const { last_payment_error: error } = intent;
  // What asks for its holder, who is not there, is as good as declined.
  return { outcome: 'declined', failure: error?.decline_code ?? error?.code ?? intent.status };
}
