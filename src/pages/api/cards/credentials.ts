import { object, picklist, unknown } from 'valibot';
import { cardProcessors } from '#src/domain/foundation/enums.ts';
import { call } from '#src/edge/call.ts';
import { callerPost } from '#src/edge/caller-endpoint.ts';
import { aboutCredentials } from '#src/edge/cards/attempts.ts';
import { credentialSchemas } from '#src/edge/cards/credentials.ts';
import { createProcessor, readCardSettings } from '#src/edge/cards/processors.ts';
import { checked, doneAnswer, onlyMethods, RecordId } from '#src/edge/endpoint.ts';
import { createSealer } from '#src/edge/sealing.ts';

export const prerender = false;

const Body = object({
  organizationId: RecordId,
  processor: picklist(cardProcessors),
  credentials: unknown(),
});

/** Keeps a processor's credentials, encrypted here; nothing gives them out again. 204. */
export const POST = callerPost(readCardSettings, Body, async ({ settings, caller, body }) => {
  const { organizationId, processor, credentials } = body;
  const known = checked(credentialSchemas[processor], credentials);
  const sealer = await createSealer(settings.key);
  await call(caller, 'set_card_credentials', {
    organizationId,
    processor,
    sealed: await sealer.seal(known, aboutCredentials(organizationId, processor)),
    canStoreCards: createProcessor(processor, known, true, settings).vault !== null,
  });
  return doneAnswer();
});

export const ALL = onlyMethods('POST');
