import { env } from 'cloudflare:workers';
import { object, picklist, pipe, string, unknown, uuid } from 'valibot';
import { cardProcessors } from '#src/domain/foundation/enums.ts';
import { call } from '#src/edge/call.ts';
import { aboutCredentials } from '#src/edge/cards/attempts.ts';
import { credentialSchemas } from '#src/edge/cards/credentials.ts';
import { createProcessor, readCardSettings } from '#src/edge/cards/processors.ts';
import { createSealer } from '#src/edge/cards/sealing.ts';
import { answering, checked, checkOrigin, onlyMethods, readBody } from '#src/edge/endpoint.ts';
import { callerClient } from '#src/edge/supabase.ts';

export const prerender = false;

const Body = object({
  organizationId: pipe(string(), uuid()),
  processor: picklist(cardProcessors),
  credentials: unknown(),
});

/** Keeps a processor's credentials, encrypted here; nothing gives them out again. 204. */
export const POST = answering(async ({ request }) => {
  const settings = readCardSettings(env);
  checkOrigin(request, settings.siteUrl);
  const caller = callerClient(settings, request);
  const { organizationId, processor, credentials } = await readBody(request, Body);
  const known = checked(credentialSchemas[processor], credentials);
  const sealer = await createSealer(settings.key);
  await call(caller, 'set_card_credentials', {
    organizationId,
    processor,
    sealed: await sealer.seal(known, aboutCredentials(organizationId, processor)),
    canStoreCards: createProcessor(processor, known, true, settings).vault !== null,
  });
  return new Response(null, { status: 204 });
});

export const ALL = onlyMethods('POST');
