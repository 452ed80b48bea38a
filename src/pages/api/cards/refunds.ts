import { env } from 'cloudflare:workers';
import { integer, maxLength, minValue, number, object, pipe, string, trim, uuid } from 'valibot';
import { call } from '#src/edge/call.ts';
import { readCardSettings } from '#src/edge/cards/processors.ts';
import { makeRefund } from '#src/edge/cards/reconciliation.ts';
import { answering, checkOrigin, onlyMethods, readBody } from '#src/edge/endpoint.ts';
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
  const id = await call(
    caller,
    'request_card_refund',
    {
      paymentId: body.paymentId,
      amountMinor: body.amountMinor,
      reason: body.reason,
    },
    body.requestId,
  );
  const status = await makeRefund(settings, id).catch((failure: unknown) => {
    console.error('Card refund:', String(failure));
    return 'requested';
  });
  return Response.json({ id, status }, { headers: { 'cache-control': 'no-store' } });
});

export const ALL = onlyMethods('POST');
