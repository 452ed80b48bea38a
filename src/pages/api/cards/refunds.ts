import { env } from 'cloudflare:workers';
import { integer, maxLength, minValue, number, object, pipe, string, trim, uuid } from 'valibot';
import { readCardSettings } from '#src/edge/cards/processors.ts';
import { makeRefund } from '#src/edge/cards/reconciliation.ts';
import { answering, checkOrigin, onlyMethods, readBody } from '#src/edge/endpoint.ts';
import { fromDatabase } from '#src/edge/problem.ts';
import { callerClient } from '#src/edge/supabase.ts';

export const prerender = false;

const Body = object({
  paymentId: pipe(string(), uuid()),
  amountMinor: pipe(number(), integer(), minValue(1)),
  reason: pipe(string(), trim(), maxLength(300)),
  requestId: pipe(string(), uuid()),
});

/**
 * Gives a card payment back to its card, whole or in part: 200 `{ id, status }`. `requested` means that the processor
 * did not answer; the timer asks it again.
 */
export const POST = answering(async ({ request }) => {
  const settings = readCardSettings(env);
  checkOrigin(request, settings.siteUrl);
  const caller = callerClient(settings, request);
  const body = await readBody(request, Body);
  const { data: id, error } = await caller.rpc('request_card_refund', {
    p_request_id: body.requestId,
    p_payment_id: body.paymentId,
    p_amount_minor: body.amountMinor,
    p_reason: body.reason,
  });
  if (error) throw fromDatabase(error);
  const status = await makeRefund(settings, id).catch((failure: unknown) => {
    console.error('Card refund:', String(failure));
    return 'requested';
  });
  return Response.json({ id, status }, { headers: { 'cache-control': 'no-store' } });
});

export const ALL = onlyMethods('POST');
