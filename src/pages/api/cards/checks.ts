import { env } from 'cloudflare:workers';
import { object, pipe, string, uuid } from 'valibot';
import { readCardSettings } from '#src/edge/cards/processors.ts';
import { checkAttempt } from '#src/edge/cards/reconciliation.ts';
import { answering, checkOrigin, onlyMethods, readBody } from '#src/edge/endpoint.ts';
import { fromDatabase, Problem } from '#src/edge/problem.ts';
import { callerClient } from '#src/edge/supabase.ts';

export const prerender = false;

const Body = object({ id: pipe(string(), uuid()) });

/** Asks the processor about an attempt of the caller's now, for who waits for the answer: 200 `{ status }`. */
export const POST = answering(async ({ request }) => {
  const settings = readCardSettings(env);
  checkOrigin(request, settings.siteUrl);
  const caller = callerClient(settings, request);
  const { id } = await readBody(request, Body);
  const { data, error } = await caller.from('card_payments').select('status').eq('id', id).maybeSingle();
  if (error) throw fromDatabase(error);
  if (!data) throw new Problem(404, 'not_found', 'There is no such attempt.');
  const status = await checkAttempt(settings, id, new Date()).catch((failure: unknown) => {
    console.error('Card check:', String(failure));
    return data.status as string;
  });
  return Response.json({ status }, { headers: { 'cache-control': 'no-store' } });
});

export const ALL = onlyMethods('POST');
