import { env } from 'cloudflare:workers';
import { normalizeEmail } from '#src/domain/foundation/email-address.ts';
import { contactFaults } from '#src/domain/public-forms/contact.ts';
import { call } from '#src/edge/call.ts';
import { clientKey } from '#src/edge/client-key.ts';
import { answering, checkOrigin, onlyMethods } from '#src/edge/endpoint.ts';
import { deliverSoon } from '#src/edge/mail/outbox.ts';
import { answerForm, isTrap, readForm, requireFields, seeOther } from '#src/edge/public-forms/public-form.ts';
import { readMailSettings, readTeamAddress } from '#src/edge/settings.ts';
import { serviceClient } from '#src/edge/supabase.ts';
import { toLanguage } from '#src/i18n/language.ts';

export const prerender = false;

const pages = { form: '/contact/', done: '/contact/sent/' };

/**
 * Keeps what a visitor wrote, mails it to the team and acknowledges it. 202, or 303 to the page that says so; 422
 * `invalid` with fields, 429 `rate_limited`.
 */
export const POST = answering(async ({ request, locals }) => {
  const settings = readMailSettings(env);
  const team = readTeamAddress(env);
  checkOrigin(request, settings.siteUrl);
  const form = await readForm(request);
  return answerForm(request, form, pages, async () => {
    const { name = '', email = '', reader = '', message = '' } = form.values;
    requireFields(contactFaults({ name, email, reader, message }));
    if (isTrap(form)) return;
    await call(serviceClient(settings), 'send_contact_message', {
      name,
      email: normalizeEmail(email),
      reader,
      message,
      language: form.language,
      client: clientKey(request),
      team,
    });
    deliverSoon({ locals }, settings);
  });
});

/** Somebody who loads an answer again arrives at the form. */
export const GET = answering(async ({ url }) =>
  seeOther(`/${toLanguage(url.searchParams.get('language')) ?? 'es'}${pages.form}`),
);

export const ALL = onlyMethods('GET', 'POST');
