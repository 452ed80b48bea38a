import { env } from 'cloudflare:workers';
import { object, optional, picklist, pipe, regex, string } from 'valibot';
import { answering, checkOrigin, jsonAnswer, onlyMethods, readBody } from '#src/edge/endpoint.ts';
import { openInvitation } from '#src/edge/people/invitation-mail.ts';
import { readSettings } from '#src/edge/settings.ts';
import { fallbackLanguage, languages } from '#src/i18n/language.ts';

export const prerender = false;

const Secret = pipe(string(), regex(/^[0-9a-f]{64}$/));
const Body = object({
  token: Secret,
  key: Secret,
  language: optional(picklist(languages), fallbackLanguage),
});

/**
 * Lets the reader of an invitation's message in: its button posts what its link carries. 201 `{ tokenHash }`, which signs in
 * once as an invitation does; 409 `account_exists` for who has to sign in.
 */
export const POST = answering(async ({ request }) => {
  const settings = readSettings(env);
  checkOrigin(request, settings.siteUrl);
  const tokenHash = await openInvitation(settings, await readBody(request, Body));
  return jsonAnswer({ tokenHash }, 201);
});

export const ALL = onlyMethods('POST');
