import { readLimitedText } from '#src/edge/body.ts';
import { call } from '#src/edge/call.ts';
import { aboutCredentials, type OpenAttempt, readAttempt, settleOutcome } from '#src/edge/cards/attempts.ts';
import { settleClaims } from '#src/edge/cards/claims.ts';
import { openEndpoint } from '#src/edge/cards/endpoint.ts';
import type { Outcome } from '#src/edge/cards/processor.ts';
import { createProcessor } from '#src/edge/cards/processors.ts';
import { checked, jsonAnswer, onlyMethods, RecordId } from '#src/edge/endpoint.ts';
import { Problem } from '#src/edge/problem.ts';
import { createSealer } from '#src/edge/sealing.ts';
import { type Client, serviceClient } from '#src/edge/supabase.ts';

export const prerender = false;

/** Stripe's events are larger than what people send. */
const MAX_BYTES = 256 * 1024;

/**
 * What Stripe tells an organisation, signed with the secret of its endpoint: 200 once it is written down. Anything else
 * makes Stripe try again, so a refusal is only for what was not signed.
 */
export const POST = openEndpoint(async (settings, { request, params }) => {
  const organizationId = checked(RecordId, params.organization);
  const body = await readLimitedText(request, MAX_BYTES);
  const database = serviceClient(settings);
  const data = await call(database, 'read_card_credentials', {
    organizationId,
    processor: 'stripe',
  });
  if (!data) throw new Problem(404, 'not_found', 'There is no such endpoint.');
  const sealer = await createSealer(settings.key);
  const credentials = await sealer.open(data, aboutCredentials(organizationId, 'stripe'));
  const processor = createProcessor('stripe', credentials, false, settings);
  const event = await processor
    .readEvent?.(body, request.headers.get('stripe-signature') ?? '')
    .catch(() => Promise.reject(new Problem(400, 'signature_invalid', 'The signature is not valid.')));
  if (!event) return received();
  const told = 'readClaims' in event ? await event.readClaims() : event;
  if (!told) return received();
  const open = await readAttempt(database, settings, told.attemptId);
  if (open.row.organizationId !== organizationId)
    throw new Problem(404, 'not_found', 'There is no such attempt.');
  if ('claims' in told) await settleClaims(database, open, told.claims);
  else await settleReported(database, open, told.outcome);
  return received();
});

const received = () => jsonAnswer({ received: true });

async function settleReported(database: Client, open: OpenAttempt, outcome: Outcome): Promise<void> {
  // The event names the session, the API knows its card: one question more, and none when the API is silent.
  const said = await open.processor.lookUp(open.attempt).catch(() => outcome);
  await settleOutcome(database, open, isNews(said) ? said : outcome);
}

const isNews = (said: Outcome) => said.outcome !== 'open' && said.outcome !== 'unknown';

export const ALL = onlyMethods('POST');
