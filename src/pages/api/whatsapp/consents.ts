import { object, picklist, pipe, regex, string } from 'valibot';
import { call } from '#src/edge/call.ts';
import { callerPost } from '#src/edge/caller-endpoint.ts';
import { jsonAnswer, onlyMethods } from '#src/edge/endpoint.ts';
import { deliverSoon } from '#src/edge/mail/outbox.ts';
import { readMailSettings } from '#src/edge/settings.ts';
import { languages } from '#src/i18n/language.ts';

export const prerender = false;

const Body = object({
  /** E.164. */
  phone: pipe(string(), regex(/^\+[1-9]\d{7,14}$/)),
  consentVersion: string(),
  language: picklist(languages),
});

/** The caller agrees to messages by WhatsApp, and the code that proves the number goes there at once. 201 `{ id }`. */
export const POST = callerPost(readMailSettings, Body, async ({ settings, caller, locals, body }) => {
  const id = await call(caller, 'give_whatsapp_consent', body);
  deliverSoon({ locals }, settings);
  return jsonAnswer({ id }, 201);
});

export const ALL = onlyMethods('POST');
