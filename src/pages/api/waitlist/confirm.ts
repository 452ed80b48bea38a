import { env } from 'cloudflare:workers';
import { call } from '#src/edge/call.ts';
import { answering, checkOrigin, onlyMethods } from '#src/edge/endpoint.ts';
import { askFirst, readLink, showLinkFault } from '#src/edge/people/mail-link.ts';
import { seeOther } from '#src/edge/public-forms/public-form.ts';
import { readSettings } from '#src/edge/settings.ts';
import { serviceClient } from '#src/edge/supabase.ts';

export const prerender = false;

const page = '/waitlist/confirm/';

/** The link of the mail asks first: scanners of mail open every link, and must not confirm anything. */
export const GET = answering(async ({ request }) => askFirst(request, page));

/** Confirms the address of the token. 303 to the page that says so; 404 or 410 with the page that says what to do. */
export const POST = answering(async ({ request }) => {
  const settings = readSettings(env);
  checkOrigin(request, settings.siteUrl);
  const { language, token } = await readLink(request);
  const data = await call(serviceClient(settings), 'confirm_waitlist', { token });
  if (data === 'confirmed') return seeOther(`/${language}/waitlist/confirmed/`);
  return showLinkFault(request, `/${language}${page}`, data === 'expired' ? 'expired' : 'unknown');
});

export const ALL = onlyMethods('GET', 'POST');
