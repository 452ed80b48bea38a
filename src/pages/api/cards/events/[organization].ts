import { env } from 'cloudflare:workers';
import { pipe, string, uuid } from 'valibot';
import { aboutCredentials, readAttempt, settleOutcome } from '#src/edge/cards/attempts.ts';
import type { Outcome } from '#src/edge/cards/processor.ts';
import { createProcessor, readCardSettings } from '#src/edge/cards/processors.ts';
import { createSealer } from '#src/edge/cards/sealing.ts';
import { answering, checked, onlyMethods } from '#src/edge/endpoint.ts';
import { fromDatabase, Problem } from '#src/edge/problem.ts';
import { serviceClient } from '#src/edge/supabase.ts';

export const prerender = false;

/** Stripe's events are larger than what people send. */
const MAX_BYTES = 256 * 1024;

/**
 * What Stripe tells an organisation, signed with the secret of its endpoint: 200 once it is written down. Anything else
 * makes Stripe try again, so a refusal is only for what was not signed.
 */
export const POST = answering(async ({ request, params }) => {
  const settings = readCardSettings(env);
  const organizationId = checked(pipe(string(), uuid()), params.organization);
  const body = await request.text();
  if (body.length > MAX_BYTES) throw new Problem(413, 'too_large', 'The body is too large.');
  const database = serviceClient(settings);
  const { data, error } = await database.rpc('read_card_credentials', {
    p_organization_id: organizationId,
    p_processor: 'stripe',
  });
  if (error) throw fromDatabase(error);
  if (!data) throw new Problem(404, 'not_found', 'There is no such endpoint.');
  const sealer = await createSealer(settings.key);
  const credentials = await sealer.open(data, aboutCredentials(organizationId, 'stripe'));
  const processor = createProcessor('stripe', credentials, false, settings);
  const event = await processor
    .readEvent?.(body, request.headers.get('stripe-signature') ?? '')
    .catch(() => Promise.reject(new Problem(400, 'signature_invalid', 'The signature is not valid.')));
  if (event) {
    const open = await readAttempt(database, settings, event.attemptId);
    const { row, processor: own, attempt } = open;
    if (row.organization_id !== organizationId)
      throw new Problem(404, 'not_found', 'There is no such attempt.');
    // The event names the session, the API knows its card: one question more, and none when the API is silent.
    const said = await own.lookUp(attempt).catch(() => event.outcome);
    await settleOutcome(database, open, isNews(said) ? said : event.outcome);
  }
  return Response.json({ received: true });
});

const isNews = (said: Outcome) => said.outcome !== 'open' && said.outcome !== 'unknown';

export const ALL = onlyMethods('POST');
