import { createHash, createHmac, randomUUID } from 'node:crypto';
import { type CardBook, decideLater, leftOf, type Refund, type Sale } from '#stack/cards/book.ts';
import { decisionPage, lostPage, refusalPage } from '#stack/cards/pages.ts';
import { answerClaims, listRefunds, refundObject, type Told } from '#stack/cards/stripe-claims.ts';
import {
  chargeStored,
  customerOf,
  detach,
  intentOf,
  listIntents,
  methodOf,
} from '#stack/cards/stripe-vault.ts';

/** A key that the counterpart takes, and the secret with which it signs its events. */
export const localStripe = {
  secretKey: 'sk_test_llaverolocal',
  webhookSecret: webhookSecretOf('sk_test_llaverolocal'),
};

export function webhookSecretOf(secretKey: string): string {
  return `whsec_${createHash('sha256').update(secretKey).digest('hex').slice(0, 32)}`;
}

/** The part of Stripe's API that Checkout needs, its page, and its signed events. */
export function createLocalStripe(book: CardBook, url: string) {
  const idempotent = new Map<string, { status: number; text: string }>();
  return async (request: Request, [version, ...rest]: string[]): Promise<Response> => {
    if (version === 'pay') return showPage(book, request, url, rest[0] ?? '');
    if (version === 'decide') return decide(book, request);
    if (version === 'claims') return answerClaims(book, request, url, tell);
    if (version !== 'v1') return fault(404, 'not_found');
    const secretKey = /^Bearer (sk_test_\w+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
    if (!secretKey) return fault(401, 'invalid_api_key');
    const [resource, ...names] = rest;
    if (request.method === 'GET' && resource === 'checkout') return readSession(book, names[1] ?? '');
    if (request.method === 'GET' && resource === 'refunds') return listRefunds(book, request);
    if (request.method === 'GET' && resource === 'payment_intents')
      return names[0] ? readIntent(book, names[0]) : listIntents(book, request);
    const key = request.headers.get('idempotency-key') ?? randomUUID();
    const known = idempotent.get(key);
    if (known) return json(known.text, known.status);
    const form = new URLSearchParams(await request.text());
    const answer = post(book, resource, names, form, { key, secretKey, url });
    // The payment was made, and its answer does not arrive: as with Stripe, not by asking again with the same key either.
    const told = answer.headers.has('x-lost') ? fault(500, 'lost') : answer;
    idempotent.set(key, { status: told.status, text: await told.clone().text() });
    return told;
  };
}

function post(
  book: CardBook,
  resource: string | undefined,
  names: string[],
  form: URLSearchParams,
  { key, secretKey, url }: Record<'key' | 'secretKey' | 'url', string>,
): Response {
  if (resource === 'refunds') return refund(book, form, key);
  if (resource === 'payment_intents') return chargeStored(book, form);
  if (resource === 'payment_methods') return detach(book, names[0] ?? '');
  return openSession(book, form, secretKey, url);
}

const json = (text: string, status: number) =>
  new Response(text, { status, headers: { 'content-type': 'application/json' } });
const fault = (status: number, code: string) =>
  Response.json({ error: { type: 'invalid_request_error', code, message: code } }, { status });

function openSession(book: CardBook, form: URLSearchParams, secretKey: string, url: string): Response {
  const amountMinor = Number(form.get('line_items[0][price_data][unit_amount]'));
  const expiresAt = Number(form.get('expires_at'));
  if (form.get('mode') !== 'payment' || !(amountMinor > 0)) return fault(400, 'parameter_invalid');
  // Stripe takes half an hour at least; seconds on the way are forgiven.
  if (expiresAt < Date.now() / 1000 + 29 * 60) return fault(400, 'expires_at_invalid');
  const id = `cs_test_${randomUUID().replaceAll('-', '')}`;
  const sale = book.keep({
    processor: 'stripe',
    id,
    decision: 'open',
    amountMinor,
    request: { ...Object.fromEntries(form), secretKey, url: `${url}/stripe/pay/${id}` },
    at: new Date().toISOString(),
    refunds: [],
  });
  return Response.json(sessionOf(sale, false));
}

function readSession(book: CardBook, id: string): Response {
  const sale = book.find('stripe', id);
  return sale ? Response.json(sessionOf(sale, true)) : fault(404, 'resource_missing');
}

function readIntent(book: CardBook, id: string): Response {
  const sale = book.all('stripe').find((own) => intentOf(own).id === id);
  return sale ? Response.json(intentOf(sale)) : fault(404, 'resource_missing');
}

/** A session as the API shows it. @param isExpanded with the payment and its card, as events do not have it */
export function sessionOf(sale: Sale, isExpanded: boolean) {
  const isPaid = sale.decision === 'approved';
  const isExpired = Number(sale.request.expires_at) < Date.now() / 1000;
  const intent = intentOf(sale);
  return {
    id: sale.id,
    object: 'checkout.session',
    url: isPaid ? null : sale.request.url,
    client_reference_id: sale.request.client_reference_id,
    amount_total: sale.amountMinor,
    currency: sale.request['line_items[0][price_data][currency]'],
    payment_status: isPaid ? 'paid' : 'unpaid',
    status: isPaid ? 'complete' : isExpired ? 'expired' : 'open',
    customer: isPaid ? customerOf(sale) : null,
    payment_intent: !isPaid ? null : isExpanded ? { ...intent, payment_method: methodOf(sale) } : intent.id,
  };
}

function refund(book: CardBook, form: URLSearchParams, key: string): Response {
  const intent = form.get('payment_intent');
  const sale = book.all('stripe').find((own) => intentOf(own).id === intent && own.decision === 'approved');
  const amountMinor = Number(form.get('amount'));
  if (!sale) return fault(404, 'resource_missing');
  if (amountMinor > leftOf(sale)) return fault(400, 'charge_already_refunded');
  const made: Refund = {
    id: `re_${randomUUID().replaceAll('-', '')}`,
    key,
    amountMinor,
    order: form.get('metadata[refund]') ?? '',
    status: sale.request.slow ? 'pending' : 'succeeded',
  };
  sale.refunds.push(made);
  book.keep(sale);
  return Response.json(refundObject(sale, made));
}

function showPage(book: CardBook, request: Request, url: string, id: string): Response {
  const sale = book.find('stripe', id);
  if (sale?.decision !== 'open' || request.method !== 'GET') return refusalPage('stripe', 'session');
  return decisionPage(sale, `${url}/stripe/decide`, customerOf(sale) !== null);
}

async function decide(book: CardBook, request: Request): Promise<Response> {
  const form = new URLSearchParams(await request.text());
  const sale = book.find('stripe', form.get('id') ?? '');
  if (!sale) return refusalPage('stripe', 'session');
  const decision = form.get('decision');
  // A declined card leaves Stripe's page open: whoever has no other leaves it.
  if (decision === 'left' || decision === 'declined')
    return new Response(null, { status: 303, headers: { location: sale.request.cancel_url ?? '' } });
  sale.decision = 'approved';
  if (customerOf(sale)) decideLater(sale, form.get('later'));
  book.keep(sale);
  if (decision === 'lost') return lostPage(sale);
  void tell(sale, { type: 'checkout.session.completed', object: sessionOf(sale, false) });
  return new Response(null, { status: 303, headers: { location: sale.request.success_url ?? '' } });
}

/** An event about a sale and its signature, as Stripe sends them. */
export function eventOf(sale: Sale, type = 'checkout.session.completed', at = Math.floor(Date.now() / 1000)) {
  return signedEvent(sessionOf(sale, false), type, sale.request.secretKey ?? '', at);
}

/** An event about anything, signed with the secret of a key's endpoint. */
export function signedEvent(
  object: { id: string },
  type: string,
  secretKey: string,
  at = Math.floor(Date.now() / 1000),
) {
  const event = { id: `evt_${object.id}`, object: 'event', type, created: at, data: { object } };
  const body = JSON.stringify(event);
  const secret = webhookSecretOf(secretKey);
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  return { body, signature: `t=${at},v1=${signature}` };
}

async function tell(sale: Sale, { type, object }: Told): Promise<void> {
  const organization = sale.request['metadata[organization]'];
  const site = new URL(sale.request.success_url ?? '').origin;
  const { body, signature } = signedEvent(object, type, sale.request.secretKey ?? '');
  await fetch(`${site}/api/cards/events/${organization}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body,
  }).catch(() => undefined); // Who does not listen is told again by nobody here: the timer finds out.
}
