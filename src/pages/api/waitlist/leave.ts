import { env } from 'cloudflare:workers';
import { answering, checkOrigin, onlyMethods } from '#src/edge/endpoint.ts';
import { askFirst, readLink } from '#src/edge/mail-link.ts';
import { fromDatabase } from '#src/edge/problem.ts';
import { seeOther } from '#src/edge/public-form.ts';
import { readSettings } from '#src/edge/settings.ts';
import { serviceClient } from '#src/edge/supabase.ts';

export const prerender = false;

/** The link of a mail asks first, as for confirming. */
export const GET = answering(async ({ request }) => askFirst(request, '/waitlist/leave/'));

/**
 * Takes the address of the token off the list, for good. From the page: 303 to the one that says so. From a mailbox
 * with its own button (RFC 8058, `List-Unsubscribe=One-Click`): 200. The same whether it was on the list or not.
 */
export const POST = answering(async ({ request }) => {
  const settings = readSettings(env);
  checkOrigin(request, settings.siteUrl);
  const { language, token, isOneClick } = await readLink(request);
  const { error } = await serviceClient(settings).rpc('leave_waitlist', { p_token: token });
  if (error) throw fromDatabase(error);
  return isOneClick ? new Response(null, { status: 200 }) : seeOther(`/${language}/waitlist/left/`);
});

export const ALL = onlyMethods('GET', 'POST');
