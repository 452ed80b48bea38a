import { env } from 'cloudflare:workers';
import { answering, checkOrigin, onlyMethods } from '#src/edge/endpoint.ts';
import { askFirst, readLink } from '#src/edge/mail-link.ts';
import { fromDatabase } from '#src/edge/problem.ts';
import { seeOther } from '#src/edge/public-form.ts';
import { readSettings } from '#src/edge/settings.ts';
import { serviceClient } from '#src/edge/supabase.ts';

export const prerender = false;

/** The link of an owner's statement asks first. */
export const GET = answering(async ({ request }) => askFirst(request, '/owner-statements/leave/'));

/**
 * Stops an organisation's statements to the address of the token. From the page: 303 to the one that says so. From a
 * mailbox with its own button (RFC 8058): 200. The same whether there was such an address or not.
 */
export const POST = answering(async ({ request }) => {
  const settings = readSettings(env);
  checkOrigin(request, settings.siteUrl);
  const { language, token, isOneClick } = await readLink(request);
  const { error } = await serviceClient(settings).rpc('leave_owner_mail', { p_token: token });
  if (error) throw fromDatabase(error);
  return isOneClick ? new Response(null, { status: 200 }) : seeOther(`/${language}/owner-statements/left/`);
});

export const ALL = onlyMethods('GET', 'POST');
