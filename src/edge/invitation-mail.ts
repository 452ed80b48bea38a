import type { AuthError } from '@supabase/supabase-js';
import { type InferOutput, object, strictTuple, string } from 'valibot';
import type { InvitationKind, UserType } from '#src/domain/enums.ts';
import type { Language } from '#src/i18n/language.ts';
import { fromMail } from './problem.ts';
import type { Settings } from './settings.ts';
import { publicClient, serviceClient } from './supabase.ts';

/** What the database answers to an invitation: its one row. */
export const IssuedInvitation = strictTuple([
  object({ invitation_id: string(), email: string(), token: string(), expires_at: string() }),
]);

/** 201 for who invited: all of the invitation but its token, which goes to the mailbox alone. */
export function invitationAnswer(invitation: InferOutput<typeof IssuedInvitation>[0]): Response {
  return Response.json(
    { invitationId: invitation.invitation_id, email: invitation.email, expiresAt: invitation.expires_at },
    { status: 201, headers: { 'cache-control': 'no-store' } },
  );
}

export interface InvitationMail {
  email: string;
  kind: InvitationKind;
  /** The invitation's own token, which outlives the link of the message. */
  token: string;
  language: Language;
}

/** What somebody new becomes who is invited; it decides the area that they enter. */
const userTypes: Readonly<Record<InvitationKind, UserType>> = { tenant: 'tenant', member: 'manager' };

/**
 * Mails a link that signs the invited person in and opens /invitation. Somebody new gets an account by it;
 * somebody who has one gets a link to sign in with, because an account is invited only once.
 *
 * @throws Problem 429 `rate_limited`, 502 `mail_failed`. The invitation stays valid, so calling again is safe.
 */
export async function sendInvitationMail(settings: Settings, mail: InvitationMail): Promise<void> {
  const address = `${settings.siteUrl}/invitation/?token=${encodeURIComponent(mail.token)}`;
  const { error } = await serviceClient(settings).auth.admin.inviteUserByEmail(mail.email, {
    redirectTo: address,
    data: { user_type: userTypes[mail.kind], locale: mail.language },
  });
  if (!error) return;
  if (!isKnownUser(error)) throw fromMail(error);

  const { error: linkError } = await publicClient(settings).auth.signInWithOtp({
    email: mail.email,
    options: { shouldCreateUser: false, emailRedirectTo: address },
  });
  if (linkError) throw fromMail(linkError);
}

function isKnownUser(error: AuthError): boolean {
  return error.code === 'email_exists' || error.code === 'user_already_exists';
}
