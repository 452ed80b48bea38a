import type { User } from '@supabase/auth-js';
import type { Invitation } from '#src/data/people/invitation/queries.ts';

/** What the page of an invitation shows. */
export type InvitationStep =
  | 'unknown'
  | 'expired'
  | 'revoked'
  | 'already_accepted'
  | 'signed_out'
  | 'someone_else'
  | 'set_password'
  | 'accept';

type Reader = Pick<User, 'email' | 'invited_at' | 'user_metadata'>;

/**
 * Decides by the invitation and by who is signed in.
 * @param invitation null when nobody knows the token
 * @param reader null when nobody is signed in
 * @param cameByInvite whether the reader came by the mail that makes an account
 */
export function invitationStep(
  invitation: Invitation | null,
  reader: Reader | null,
  cameByInvite: boolean,
): InvitationStep {
  if (!invitation) return 'unknown';
  if (invitation.state === 'accepted') return 'already_accepted';
  if (invitation.state !== 'valid') return invitation.state;
  if (!reader) return 'signed_out';
  if (reader.email?.toLowerCase() !== invitation.email.toLowerCase()) return 'someone_else';
  // An account made by an invitation has no password until its owner sets one. Not every server says `invited_at`.
  const isInvited = cameByInvite || Boolean(reader.invited_at);
  return isInvited && reader.user_metadata.password_set !== true ? 'set_password' : 'accept';
}
