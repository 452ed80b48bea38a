import { env } from 'cloudflare:workers';
import { array, email, maxLength, minLength, object, optional, parse, picklist, pipe, string } from 'valibot';
import { invitationKinds } from '#src/domain/enums.ts';
import { answering, checkOrigin, onlyMethods, readBody } from '#src/edge/endpoint.ts';
import { sendInvitationMail } from '#src/edge/invitation-mail.ts';
import { fromDatabase } from '#src/edge/problem.ts';
import { readSettings } from '#src/edge/settings.ts';
import { publicClient, serviceClient } from '#src/edge/supabase.ts';
import { fallbackLanguage, languages } from '#src/i18n/language.ts';

export const prerender = false;

const Body = object({
  token: pipe(string(), minLength(16), maxLength(256)),
  language: optional(picklist(languages), fallbackLanguage),
});

const Address = pipe(string(), email());
const Read = array(object({ kind: picklist(invitationKinds) }));

/**
 * Mails a fresh link for an invitation whose first link is stale: links live an hour, invitations days. The
 * token is the proof, and the link goes only to the address that was invited. 202 without a body.
 */
export const POST = answering(async ({ request }) => {
  const settings = readSettings(env);
  checkOrigin(request, settings.siteUrl);
  const { token, language } = await readBody(request, Body);

  const { data, error } = await serviceClient(settings).rpc('find_invitation_email', { p_token: token });
  if (error) throw fromDatabase(error);

  const read = await publicClient(settings).rpc('read_invitation', { p_token: token });
  if (read.error) throw fromDatabase(read.error);
  const kind = parse(Read, read.data)[0]?.kind ?? 'tenant';

  await sendInvitationMail(settings, { email: parse(Address, data), kind, token, language });
  return new Response(null, { status: 202, headers: { 'cache-control': 'no-store' } });
});

export const ALL = onlyMethods('POST');
