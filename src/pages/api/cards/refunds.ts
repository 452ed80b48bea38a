import { integer, maxLength, minValue, number, object, pipe, string, trim } from 'valibot';
import { call } from '#src/edge/call.ts';
import { callerPost } from '#src/edge/caller-endpoint.ts';
import { readCardSettings } from '#src/edge/cards/processors.ts';
import { makeRefund } from '#src/edge/cards/reconciliation.ts';
import { jsonAnswer, onlyMethods, RecordId } from '#src/edge/endpoint.ts';

export const prerender = false;

const Body = object({
  paymentId: RecordId,
  amountMinor: pipe(number(), integer(), minValue(1)),
  reason: pipe(string(), trim(), maxLength(300)),
  requestId: RecordId,
});

/**
 * Gives a card payment back to its card, whole or in part: 200 `{ id, status }`. `requested` means that the processor
 * did not answer; the timer asks it again.
 */
export const POST = callerPost(readCardSettings, Body, async ({ settings, caller, body }) => {
  const { requestId, ...refund } = body;
  const id = await call(caller, 'request_card_refund', refund, requestId);
  const status = await makeRefund(settings, id).catch((failure: unknown) => {
    console.error('Card refund:', String(failure));
    return 'requested';
  });
  return jsonAnswer({ id, status });
});

export const ALL = onlyMethods('POST');
