import { env } from 'cloudflare:workers';
import { maxLength, minLength, object, optional, picklist, pipe, string } from 'valibot';
import { answering, checkOrigin, doneAnswer, onlyMethods, readBody } from '#src/edge/endpoint.ts';
import { deliverSoon } from '#src/edge/mail/outbox.ts';
import { mailInvitationAgain } from '#src/edge/people/invitation-mail.ts';
import { readMailSettings } from '#src/edge/settings.ts';
import { fallbackLanguage, languages } from '#src/i18n/language.ts';

export const prerender = false;

const Body = object({
  token: pipe(string(), minLength(16), maxLength(256)),
  language: optional(picklist(languages), fallbackLanguage),
});

/**
 * Mails an invitation again, or a link to sign in with, for who holds its token. It goes only to the address that was
 * invited. 202 without a body; 429 `rate_limited` after five an hour.
 */
export const POST = answering(async ({ request, locals }) => {
  const settings = readMailSettings(env);
  checkOrigin(request, settings.siteUrl);
  await mailInvitationAgain(settings, await readBody(request, Body));
  deliverSoon({ locals }, settings);
  return doneAnswer(202);
});

export const ALL = onlyMethods('POST');
