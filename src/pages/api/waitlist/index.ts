import { env } from 'cloudflare:workers';
import { normalizeEmail } from '#src/domain/foundation/email-address.ts';
import { emailFault } from '#src/domain/public-forms/contact.ts';
import { call } from '#src/edge/call.ts';
import { clientKey } from '#src/edge/client-key.ts';
import { answering, checkOrigin, onlyMethods } from '#src/edge/endpoint.ts';
import { deliverSoon } from '#src/edge/mail/outbox.ts';
import { answerForm, isTrap, readForm, requireFields, seeOther } from '#src/edge/public-forms/public-form.ts';
import { readMailSettings } from '#src/edge/settings.ts';
import { serviceClient } from '#src/edge/supabase.ts';
import { toLanguage } from '#src/i18n/language.ts';

export const prerender = false;

const pages = { form: '/waitlist/', done: '/waitlist/sent/' };

/**
 * Puts an address on the waitlist and mails it a link to confirm. The answer is the same whether it was on the list or
 * not: 202, or 303 to the page that says to look into the mailbox. 422 `invalid` with fields, 429 `rate_limited`.
 */
export const POST = answering(async ({ request, locals }) => {
  const settings = readMailSettings(env);
  checkOrigin(request, settings.siteUrl);
  const form = await readForm(request);
  return answerForm(request, form, pages, async () => {
    const { email = '', consent, source = '' } = form.values;
    requireFields({ email: emailFault(email), consent: consent ? undefined : 'missing' });
    if (isTrap(form)) return;
    await call(serviceClient(settings), 'join_waitlist', {
      email: normalizeEmail(email),
      language: form.language,
      source: /^[a-z-]{1,40}$/.test(source) ? source : '',
      client: clientKey(request),
    });
    deliverSoon({ locals }, settings);
  });
});

/** Somebody who loads an answer again arrives at the form. */
export const GET = answering(async ({ url }) =>
  seeOther(`/${toLanguage(url.searchParams.get('language')) ?? 'es'}${pages.form}`),
);

export const ALL = onlyMethods('GET', 'POST');
