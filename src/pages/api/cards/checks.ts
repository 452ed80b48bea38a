import { object } from 'valibot';
import { callerPost, recordOf } from '#src/edge/caller-endpoint.ts';
import { readCardSettings } from '#src/edge/cards/processors.ts';
import { checkAttempt } from '#src/edge/cards/reconciliation.ts';
import { jsonAnswer, onlyMethods, RecordId } from '#src/edge/endpoint.ts';

export const prerender = false;

const Body = object({ id: RecordId });

/** Asks the processor about an attempt of the caller's now, for who waits for the answer: 200 `{ status }`. */
export const POST = callerPost(readCardSettings, Body, async ({ settings, caller, body: { id } }) => {
  const found = await caller.from('card_payments').select('status').eq('id', id).maybeSingle();
  const known: string = recordOf(found, 'not_found').status;
  const status = await checkAttempt(settings, id, new Date()).catch((failure: unknown) => {
    console.error('Card check:', String(failure));
    return known;
  });
  return jsonAnswer({ status });
});

export const ALL = onlyMethods('POST');
