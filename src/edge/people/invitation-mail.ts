import { array, type InferOutput, nullable, object, parse, picklist, strictTuple, string } from 'valibot';
import { type InvitationKind, invitationKinds, type UserType } from '#src/domain/foundation/enums.ts';
import { call } from '#src/edge/call.ts';
import type { Language } from '#src/i18n/language.ts';
import { jsonAnswer } from '../endpoint.ts';
import { fromMail, Problem } from '../problem.ts';
import type { Settings } from '../settings.ts';
import { publicClient, serviceClient } from '../supabase.ts';

/** What the database answers to an invitation: its one row. */
export const IssuedInvitation = strictTuple([
  object({ invitationId: string(), email: string(), token: string(), expiresAt: string() }),
]);

/** 201 for who invited: all of the invitation but its token, which goes to the mailbox alone. */
export function invitationAnswer(invitation: InferOutput<typeof IssuedInvitation>[0]): Response {
  const { invitationId, email, expiresAt } = invitation;
  return jsonAnswer({ invitationId, email, expiresAt }, 201);
}

const Mailed = nullable(string());

/**
 * Writes the message of an invitation down, once for each request; `deliverSoon` sends it.
 * @throws Problem 429 `rate_limited`. The invitation stays valid, so calling again is safe.
 */
export async function writeInvitationMail(
  settings: Settings,
  { token, requestId, language }: { token: string; requestId: string; language: Language },
): Promise<void> {
  await call(serviceClient(settings), 'mail_invitation', { token, requestId, language });
}

/**
 * The invited person asks for the message again. Whoever has an account gets a link to sign in with, that leads back to
 * the invitation. @throws Problem 404, 409, 410 for what the token is not; 429 `rate_limited`; 502 `mail_failed`.
 */
export async function mailInvitationAgain(
  settings: Settings,
  { token, language }: { token: string; language: Language },
): Promise<void> {
  const email = parse(
    Mailed,
    await call(serviceClient(settings), 'mail_invitation', { token, requestId: null, language }),
  );
  if (email === null) return;
  const signIn = await publicClient(settings).auth.signInWithOtp({
    email,
    options: {
      shouldCreateUser: false,
      emailRedirectTo: `${settings.siteUrl}/invitation/?token=${encodeURIComponent(token)}`,
    },
  });
  if (signIn.error) throw fromMail(signIn.error);
}

const Opened = array(object({ email: string(), kind: picklist(invitationKinds) }));

/** What somebody new becomes who is invited; it decides the area that they enter. */
const userTypes: Readonly<Record<InvitationKind, UserType>> = {
  tenant: 'tenant',
  member: 'manager',
  co_owner: 'tenant',
};

/**
 * An account for who followed the link of an invitation from its mailbox, and the hash that signs them in once.
 * @throws Problem 409 `account_exists` when they have one that was used before: the way in is its own then.
 */
export async function openInvitation(
  settings: Settings,
  { token, key, language }: { token: string; key: string; language: Language },
): Promise<string> {
  const service = serviceClient(settings);
  const data = await call(service, 'open_invitation', { token, key });
  const [invited] = parse(Opened, data);
  if (!invited) throw new Problem(404, 'invitation_not_found', 'Nobody knows this invitation.');
  const link = await service.auth.admin.generateLink({
    type: 'invite',
    email: invited.email,
    options: { data: { user_type: userTypes[invited.kind], locale: language } },
  });
  if (link.error?.code === 'email_exists' || link.error?.code === 'user_already_exists') {
    throw new Problem(409, 'account_exists', 'The invited address has an account.');
  }
  if (link.error) throw fromMail(link.error);
  return link.data.properties.hashed_token;
}
