import { maxLength, minLength, object, pipe, string } from 'valibot';
import { callerPost } from '#src/edge/caller-endpoint.ts';
import { jsonAnswer, onlyMethods, RecordId } from '#src/edge/endpoint.ts';
import { createSealer } from '#src/edge/sealing.ts';
import { checkedKey } from '#src/edge/taxes/ecf/new-key.ts';
import { keepKey } from '#src/edge/taxes/ecf/sealed-key.ts';
import { readSigningSettings } from '#src/edge/taxes/ecf/signer.ts';

export const prerender = false;

const Base64 = pipe(string(), minLength(1), maxLength(12_000));
const Body = object({ organizationId: RecordId, key: Base64, certificate: Base64 });

/** Keeps the key of somebody who signs, encrypted here; nothing gives it out again. Answers `{ id }` of its certificate. */
export const POST = callerPost(readSigningSettings, Body, async ({ settings, caller, body }) => {
  const checked = await checkedKey(body, new Date());
  const sealer = await createSealer(settings.sealingKeys);
  return jsonAnswer({ id: await keepKey(caller, sealer, body.organizationId, checked) });
});

export const ALL = onlyMethods('POST');
