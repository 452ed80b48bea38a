import { maxLength, minLength, object, pipe, string } from 'valibot';
import { toBase64 } from '#src/domain/taxes/ecf/bytes.ts';
import { call } from '#src/edge/call.ts';
import { callerPost } from '#src/edge/caller-endpoint.ts';
import { jsonAnswer, onlyMethods, RecordId } from '#src/edge/endpoint.ts';
import { createSealer } from '#src/edge/sealing.ts';
import { checkedKey } from '#src/edge/taxes/ecf/new-key.ts';
import { aboutKey, readSigningSettings } from '#src/edge/taxes/ecf/signer.ts';

export const prerender = false;

const Base64 = pipe(string(), minLength(1), maxLength(12_000));
const Body = object({ organizationId: RecordId, key: Base64, certificate: Base64 });

/** Keeps the key of somebody who signs, encrypted here; nothing gives it out again. Answers `{ id }` of its certificate. */
export const POST = callerPost(readSigningSettings, Body, async ({ settings, caller, body }) => {
  const { organizationId } = body;
  const { certificate, fingerprint, secret } = await checkedKey(body, new Date());
  const certificateId = crypto.randomUUID();
  const sealer = await createSealer(settings.sealingKeys);
  const id = await call(caller, 'save_signing_key', {
    organizationId,
    certificateId,
    holderName: certificate.commonName || certificate.holderId,
    holderId: certificate.holderId,
    authorityName: certificate.issuerName,
    serialNumber: certificate.serialNumber,
    fingerprint,
    validFrom: certificate.validFrom,
    validUntil: certificate.validUntil,
    certificate: toBase64(certificate.der),
    sealed: await sealer.seal(secret, aboutKey({ organizationId, certificateId, fingerprint })),
  });
  return jsonAnswer({ id });
});

export const ALL = onlyMethods('POST');
