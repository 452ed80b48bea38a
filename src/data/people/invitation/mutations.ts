import { postApi } from '#src/data/api.ts';
import { verb } from '#src/data/call.ts';
import { authClient, getSession } from '#src/data/client.ts';
import { toAppError, unwrap } from '#src/data/errors.ts';
import { select } from '#src/data/rows.ts';
import { changeRow } from '#src/data/table-rows.ts';

/**
 * The signed-in user accepts; accepting twice is no mistake.
 * Errors: invitation_not_found, _revoked, _expired, _already_accepted, invitation_for_someone_else, person_already_linked.
 * @returns what the user has become
 */
export const acceptInvitation = verb('accept_invitation');

/**
 * Signs the reader of an invitation's message in, with an account that is made for them.
 * Errors: account_exists, invitation_not_found, _revoked, _expired, _already_accepted, rate limits.
 */
export async function enterByInvitation(link: {
  token: string;
  key: string;
  language: 'es' | 'en';
}): Promise<void> {
  const { tokenHash } = await postApi<{ tokenHash: string }>('/api/invitations/opening', link);
  const { error } = await (await authClient()).verifyOtp({ token_hash: tokenHash, type: 'invite' });
  if (error) throw toAppError(error);
}

/** Mails a valid invitation again, or a link to sign in with, to the invited address. Error: rate_limited. */
export async function requestFreshLink(token: string, language: 'es' | 'en'): Promise<void> {
  await postApi('/api/invitations/link', { token, language });
}

/** How an invited member who is new here is called. */
export async function setOwnName(fullName: string): Promise<void> {
  const { data } = await getSession();
  const userId = data.session?.user.id ?? '';
  await changeRow('profiles', { id: userId }, { fullName: fullName.trim() });
}

/** The organisation that the caller joined last; null for who works in none. */
export async function newestOrganizationId(): Promise<string | null> {
  const { data } = await getSession();
  const memberships = unwrap(
    await select('memberships', 'organizationId', { userId: data.session?.user.id ?? '' })
      .order('createdAt', { ascending: false })
      .limit(1),
  );
  return memberships[0]?.organizationId ?? null;
}
