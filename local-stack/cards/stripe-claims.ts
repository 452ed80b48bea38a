import { randomUUID } from 'node:crypto';
import { type CardBook, leftOf, type Refund, type Sale } from '#stack/cards/book.ts';
import { claimsPage, refusalPage } from '#stack/cards/pages.ts';
import { intentOf } from '#stack/cards/stripe-vault.ts';

/** What somebody may do to a paid sale on the test page, as the card's bank or the owner would on Stripe's own site. */
export const claimActions = ['dispute', 'win', 'lose', 'refund', 'slow', 'succeed', 'fail'] as const;
export type ClaimAction = (typeof claimActions)[number];

/** One message of Stripe: its type and what it is about. */
export interface Told {
  type: string;
  object: { id: string };
}

const chargeOf = (sale: Sale) => `ch_${sale.id.slice(8)}`;

export const refundObject = (sale: Sale, refund: Refund) => ({
  id: refund.id,
  object: 'refund',
  amount: refund.amountMinor,
  currency: intentOf(sale).currency,
  status: refund.status ?? 'succeeded',
  failure_reason: refund.status === 'failed' ? 'lost_or_stolen_card' : undefined,
  reason: refund.order ? null : 'requested_by_customer',
  charge: chargeOf(sale),
  payment_intent: intentOf(sale).id,
  metadata: refund.order ? { refund: refund.order } : {},
});

const SECONDS_TO_ANSWER = 7 * 24 * 3600;

/** A dispute of a sale: `moved` is what it took and gave back, as Stripe lists it. */
export const disputeObject = (
  sale: Sale,
  status: string,
  moved: number[],
  amountMinor = sale.amountMinor,
) => ({
  id: `dp_${sale.id.slice(8)}`,
  object: 'dispute',
  amount: amountMinor,
  currency: intentOf(sale).currency,
  status,
  reason: 'fraudulent',
  evidence_details: { due_by: Math.floor(Date.now() / 1000) + SECONDS_TO_ANSWER },
  charge: chargeOf(sale),
  payment_intent: intentOf(sale).id,
  balance_transactions: moved.map((amount, at) => ({ id: `txn_${at}_${sale.id.slice(8)}`, amount })),
});

const chargeObject = (sale: Sale) => ({
  id: chargeOf(sale),
  object: 'charge',
  payment_intent: intentOf(sale).id,
  amount_refunded: sale.amountMinor - leftOf(sale),
});

export function listRefunds(book: CardBook, request: Request): Response {
  const intent = new URL(request.url).searchParams.get('payment_intent');
  const sale = book.all('stripe').find((own) => intentOf(own).id === intent);
  const data = sale ? sale.refunds.map((refund) => refundObject(sale, refund)).reverse() : [];
  return Response.json({ object: 'list', has_more: false, url: '/v1/refunds', data });
}

/** Does it to the sale. @returns what Stripe tells of it, in its order */
export function doToSale(sale: Sale, action: ClaimAction): Told[] {
  const all = sale.amountMinor;
  const dispute = (type: string, status: string, moved: number[]) => ({
    type: `charge.dispute.${type}`,
    object: disputeObject(sale, status, moved),
  });
  switch (action) {
    case 'dispute':
      return [dispute('created', 'needs_response', []), dispute('funds_withdrawn', 'needs_response', [-all])];
    case 'win':
      return [dispute('closed', 'won', [-all]), dispute('funds_reinstated', 'won', [-all, all])];
    case 'lose':
      return [dispute('closed', 'lost', [-all])];
    case 'refund':
      return refundOutside(sale);
    case 'slow':
      sale.request.slow = 'yes';
      return [];
    case 'succeed':
      return endRefunds(sale, 'succeeded');
    case 'fail':
      return endRefunds(sale, 'failed');
  }
}

function refundOutside(sale: Sale): Told[] {
  const amountMinor = leftOf(sale);
  if (amountMinor <= 0) return [];
  const refund: Refund = { id: `re_${randomUUID().replaceAll('-', '')}`, key: '', amountMinor };
  sale.refunds.push(refund);
  return [
    { type: 'refund.created', object: refundObject(sale, refund) },
    { type: 'charge.refunded', object: chargeObject(sale) },
  ];
}

function endRefunds(sale: Sale, status: 'succeeded' | 'failed'): Told[] {
  const waiting = sale.refunds.filter((refund) => refund.status !== 'failed' && refund.status !== status);
  for (const refund of waiting) refund.status = status;
  const type = status === 'failed' ? 'refund.failed' : 'refund.updated';
  return waiting.map((refund) => ({ type, object: refundObject(sale, refund) }));
}

/** The test page of paid sales, and what is done on it. @param tell sends one message about a sale */
export async function answerClaims(
  book: CardBook,
  request: Request,
  url: string,
  tell: (sale: Sale, told: Told) => Promise<void>,
): Promise<Response> {
  const address = `${url}/stripe/claims`;
  if (request.method === 'GET') {
    // A charge of a stored card does not say where messages about it go.
    const paid = book
      .all('stripe')
      .filter(({ decision, request: { success_url: site } }) => decision === 'approved' && site);
    return claimsPage(paid, address, claimActions);
  }
  const form = new URLSearchParams(await request.text());
  const sale = book.find('stripe', form.get('id') ?? '');
  const action = claimActions.find((value) => value === form.get('action'));
  if (!action || sale?.decision !== 'approved') return refusalPage('stripe', 'sale');
  const told = doToSale(sale, action);
  book.keep(sale);
  for (const one of told) await tell(sale, one);
  return new Response(null, { status: 303, headers: { location: address } });
}
