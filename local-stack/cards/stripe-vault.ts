import { randomUUID } from 'node:crypto';
import type { CardBook, Sale } from '#stack/cards/book.ts';

const CARD = { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2039 };

/** Whose card a session keeps; null where it was not asked to keep one. */
export const customerOf = ({ id, request }: Sale) =>
  request.customer_creation === 'always' ? `cus_${id.slice(8)}` : null;
export const methodOf = ({ id }: Sale) => `pm_${id.slice(8)}`;

/** The payment of a session or of a stored card, as the API shows it. */
export function intentOf(sale: Sale) {
  const isPaid = sale.decision === 'approved';
  const name = sale.id.slice(8);
  return {
    id: `pi_${name}`,
    object: 'payment_intent',
    status: isPaid ? 'succeeded' : 'requires_payment_method',
    amount: sale.amountMinor,
    amount_received: isPaid ? sale.amountMinor : 0,
    currency: sale.request.currency ?? sale.request['line_items[0][price_data][currency]'] ?? 'dop',
    metadata: {
      card_payment:
        sale.request['payment_intent_data[metadata][card_payment]'] ??
        sale.request['metadata[card_payment]'] ??
        '',
      ...(sale.request['metadata[automatic]'] && { automatic: sale.request['metadata[automatic]'] }),
    },
    last_payment_error: isPaid ? null : { code: 'card_declined', decline_code: 'insufficient_funds' },
    latest_charge: { id: `ch_${name}`, payment_method_details: { card: CARD } },
  };
}

/** Charges a stored card off session, as it was decided when the card was stored. */
export function chargeStored(book: CardBook, form: URLSearchParams): Response {
  const stored = book
    .all('stripe')
    .find(
      (sale) => customerOf(sale) === form.get('customer') && methodOf(sale) === form.get('payment_method'),
    );
  const amountMinor = Number(form.get('amount'));
  const isAbsent = form.get('off_session') === 'true' && form.get('confirm') === 'true';
  if (!stored || stored.request.detached || !isAbsent || !(amountMinor > 0))
    return Response.json(
      { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'resource_missing' } },
      { status: 400 },
    );
  const sale = book.keep({
    processor: 'stripe',
    id: `pi_test_${randomUUID().replaceAll('-', '')}`,
    decision: stored.later === 'declines' ? 'declined' : 'approved',
    amountMinor,
    request: Object.fromEntries(form),
    at: new Date().toISOString(),
    refunds: [],
  });
  const intent = intentOf(sale);
  if (sale.decision === 'declined') {
    const error = {
      type: 'card_error',
      code: 'card_declined',
      message: 'card_declined',
      ...intent.last_payment_error,
    };
    return Response.json({ error: { ...error, payment_intent: intent } }, { status: 402 });
  }
  return Response.json(intent, stored.later === 'loses' ? { headers: { 'x-lost': 'yes' } } : {});
}

/** The payments of a customer, the newest first. */
export function listIntents(book: CardBook, request: Request): Response {
  const { searchParams } = new URL(request.url);
  const data = book
    .all('stripe')
    .filter((sale) => sale.request.customer === searchParams.get('customer'))
    .map(intentOf)
    .reverse();
  return Response.json({ object: 'list', has_more: false, url: '/v1/payment_intents', data });
}

export function detach(book: CardBook, method: string): Response {
  const stored = book.all('stripe').find((sale) => customerOf(sale) !== null && methodOf(sale) === method);
  if (!stored)
    return Response.json(
      { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'resource_missing' } },
      { status: 404 },
    );
  stored.request.detached = 'yes';
  book.keep(stored);
  return Response.json({ id: method, object: 'payment_method', customer: null });
}
