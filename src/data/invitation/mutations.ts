import { callApi } from '../api.ts';
import { getClient } from '../client.ts';
import { unwrap } from '../errors.ts';

/**
 * The signed-in user accepts; accepting twice is no mistake.
 * Errors: invitation_not_found, _revoked, _expired, _already_accepted, invitation_for_someone_else, person_already_linked.
 * @returns what the user has become
 */
export async function acceptInvitation(token: string): Promise<'member' | 'tenant'> {
  return unwrap(await getClient().rpc('accept_invitation', { p_token: token }));
}

/** Mails a fresh link for a valid invitation, to the invited address. */
export async function requestFreshLink(token: string, language: 'es' | 'en'): Promise<void> {
  await callApi('/api/invitations/link', { method: 'POST', body: { token, language } });
}
