import { maxLength, minLength, nullable, object, pipe, regex, string, trim } from 'valibot';
import { call } from '#src/edge/call.ts';
import { callerPost } from '#src/edge/caller-endpoint.ts';
import { jsonAnswer, onlyMethods, RecordId } from '#src/edge/endpoint.ts';
import { aboutWhatsappNumber } from '#src/edge/notifications/lanes/whatsapp.ts';
import { askForNumber } from '#src/edge/notifications/whatsapp-number.ts';
import { Problem } from '#src/edge/problem.ts';
import { createSealer } from '#src/edge/sealing.ts';
import { readSettings, readWebhookSecrets, readWhatsappSettings } from '#src/edge/settings.ts';

export const prerender = false;

const Digits = pipe(string(), trim(), regex(/^\d{5,30}$/));
const Body = object({
  /** Null: the platform's own, which organizations without a number write from. */
  organizationId: nullable(RecordId),
  phoneNumberId: Digits,
  wabaId: Digits,
  accessToken: pipe(string(), trim(), minLength(10), maxLength(1_000)),
});

/** What writing by WhatsApp needs. @throws Problem 503 `not_configured` */
function readNeeded(variables: Env) {
  const whatsapp = readWhatsappSettings(variables);
  if (!whatsapp) throw new Problem(503, 'not_configured', 'The variable CARD_CREDENTIALS_KEY is not set.');
  // Without them nothing would be heard of what is sent.
  readWebhookSecrets(variables);
  return { ...readSettings(variables), whatsapp };
}

/** Keeps the number that an organization writes from, and its token, encrypted here; nothing gives it out again. 201 `{ id, displayPhone }`. */
export const POST = callerPost(readNeeded, Body, async ({ settings, caller, body }) => {
  const { organizationId, phoneNumberId, wabaId, accessToken } = body;
  const { apiUrl, sealingKeys } = settings.whatsapp;
  const displayPhone = await askForNumber({ apiUrl, phoneNumberId, accessToken });
  const sealer = await createSealer(sealingKeys);
  const sealed = await sealer.seal(accessToken, aboutWhatsappNumber(phoneNumberId));
  const id = await call(caller, 'set_whatsapp_sender', {
    organizationId,
    phoneNumberId,
    wabaId,
    displayPhone,
    sealed,
  });
  return jsonAnswer({ id, displayPhone }, 201);
});

export const ALL = onlyMethods('POST');
