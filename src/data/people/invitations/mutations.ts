import { postApi } from '#src/data/api.ts';
import { verb } from '#src/data/call.ts';

export interface InvitationInput {
  readonly leaseTenantId: string;
  /** Language of the page that the mail leads to, 'es' or 'en'. */
  readonly language: string;
}

/** Invites a tenant of a lease by e-mail; an open invitation is replaced. Errors: `email_missing`, `already_accepted`. */
export async function inviteTenant(input: InvitationInput, requestId: string): Promise<void> {
  await postApi('/api/invitations', { ...input, requestId });
}

export interface OwnerInvitationInput {
  /** Somebody who owns a unit. */
  readonly personId: string;
  /** Language of the page that the mail leads to, 'es' or 'en'. */
  readonly language: string;
}

/** Invites a co-owner by e-mail; an open invitation is replaced. Errors: `email_missing`, `already_accepted`. */
export async function inviteOwner(input: OwnerInvitationInput, requestId: string): Promise<void> {
  await postApi('/api/invitations', { ...input, requestId });
}

/** Takes an open invitation back. Error: `already_accepted`. */
export const revokeInvitation = verb('revoke_invitation');
