import type Stripe from 'stripe';
import type { StripeCredentials } from './credentials.ts';
import type { CardProcessor, Checkout, Network, Outcome, Told } from './processor.ts';
import { claimsOf } from './stripe-claims.ts';
import { refundSale } from './stripe-refunds.ts';
import { createStripeVault, intentOutcome } from './stripe-vault.ts';

const API = 'https://api.stripe.com';
/** The shortest that Stripe takes is thirty minutes. */
const SESSION_SECONDS = 31 * 60;
const TOLERANCE_SECONDS = 300;
const EXPANDED = { expand: ['payment_intent.latest_charge'] };

export interface Loaded {
  readonly stripe: Stripe;
  readonly library: typeof Stripe;
}

/** Stripe Checkout: its own page, signed events, and an API for the rest. The library is loaded when it is needed. */
export function createStripe(credentials: StripeCredentials, network: Network): CardProcessor {
  let loading: Promise<Loaded> | undefined;
  const load = () => {
    loading ??= import('stripe').then(({ default: library }) => {
      const send = network.localUrl
        ? redirectingTo(`${network.localUrl}/stripe`, network.fetch)
        : network.fetch;
      const httpClient = library.createFetchHttpClient(send);
      return {
        library,
        stripe: new library(credentials.secretKey, { httpClient, maxNetworkRetries: 1, telemetry: false }),
      };
    });
    return loading;
  };

  const vault = createStripeVault(load);
  return {
    canRefund: true,
    vault,

    async open(checkout) {
      const { attempt } = checkout;
      const { stripe } = await load();
      const session = await stripe.checkout.sessions.create(sessionFor(checkout), {
        idempotencyKey: `open/${attempt.id}`,
      });
      if (!session.url) throw new Error('Stripe opened no page.');
      return { reference: session.id, redirect: { url: session.url } };
    },

    async readReturn(attempt, returned) {
      const known = await this.lookUp(attempt);
      const isCancelled = returned.get('outcome') === 'cancelled' && known.outcome === 'open';
      return isCancelled ? { outcome: 'abandoned', failure: 'cancelled' } : known;
    },

    async lookUp(attempt) {
      const { reference, storedCard } = attempt;
      if (storedCard) return vault.find(attempt, storedCard);
      if (!reference) return { outcome: 'unknown' };
      const { stripe } = await load();
      return outcomeOf(await stripe.checkout.sessions.retrieve(reference, EXPANDED));
    },

    refund: async (attempt, order) => refundSale(await load(), attempt, order),

    readEvent: async (body, signature) =>
      readSigned(await load(), body, signature, credentials.webhookSecret),
  };
}

function sessionFor({
  attempt,
  language,
  storesCard,
  returnUrl,
}: Checkout): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'payment',
    locale: language,
    client_reference_id: attempt.id,
    metadata: {
      card_payment: attempt.id,
      order_number: attempt.orderNumber,
      organization: attempt.organizationId,
    },
    payment_intent_data: {
      metadata: { card_payment: attempt.id },
      ...(storesCard && { setup_future_usage: 'off_session' }),
    },
    // A stored card belongs to somebody.
    ...(storesCard && { customer_creation: 'always' }),
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: attempt.currency.toLowerCase(),
          unit_amount: attempt.totalMinor,
          product_data: { name: attempt.merchantName },
        },
      },
    ],
    expires_at: Math.floor(attempt.createdAt.getTime() / 1000) + SESSION_SECONDS,
    success_url: returnUrl('approved'),
    cancel_url: returnUrl('cancelled'),
  };
}

async function readSigned(
  loaded: Loaded,
  body: string,
  signature: string,
  secret: string,
): Promise<Told | null> {
  const { stripe, library } = loaded;
  const provider = library.createSubtleCryptoProvider();
  const event = await stripe.webhooks.constructEventAsync(
    body,
    signature,
    secret,
    TOLERANCE_SECONDS,
    provider,
  );
  if (event.type.startsWith('payment_intent.')) {
    const intent = event.data.object as Stripe.PaymentIntent;
    const { card_payment: charged, automatic } = intent.metadata;
    return charged && automatic ? { attemptId: charged, outcome: intentOutcome(intent) } : null;
  }
  const readClaims = claimsOf(loaded, event);
  if (readClaims) return { readClaims };
  if (!event.type.startsWith('checkout.session.')) return null;
  const session = event.data.object as Stripe.Checkout.Session;
  const attemptId = session.client_reference_id;
  return attemptId ? { attemptId, outcome: outcomeOf(session) } : null;
}

function outcomeOf(session: Stripe.Checkout.Session): Outcome {
  if (session.payment_status === 'paid') {
    const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
    const charge = intent && typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
    const card = charge?.payment_method_details?.card;
    return {
      outcome: 'approved',
      amountMinor: session.amount_total ?? 0,
      currency: (session.currency ?? '').toUpperCase(),
      reference: session.id,
      authorizationCode: idOf(session.payment_intent) ?? undefined,
      cardBrand: card?.brand ?? undefined,
      cardLast4: card?.last4 ?? undefined,
      stored: storedCardOf(session, intent, card),
    };
  }
  return session.status === 'expired' ? { outcome: 'abandoned', failure: 'expired' } : { outcome: 'open' };
}

/** The card that the session kept, where it was asked to. */
function storedCardOf(
  session: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent | null,
  card: Stripe.Charge.PaymentMethodDetails.Card | null | undefined,
) {
  const token = idOf(intent?.payment_method ?? null);
  const customer = idOf(session.customer);
  if (!token || !customer) return undefined;
  const expires = card?.exp_year ? `${card.exp_year}-${String(card.exp_month).padStart(2, '0')}` : undefined;
  return { card: { token, customer }, expires };
}

const idOf = (thing: string | { id: string } | null) =>
  typeof thing === 'string' ? thing : (thing?.id ?? null);

function redirectingTo(base: string, send: typeof fetch): typeof fetch {
  return (input, init) => send(String(input).replace(API, base), init);
}
