import { postApi } from '#src/data/api.ts';
import { repeatable, verb } from '#src/data/call.ts';
import type { MembershipRole } from '#src/domain/foundation/enums.ts';

export interface MemberInvitationInput {
  readonly organizationId: string;
  readonly email: string;
  readonly role: MembershipRole;
  /** Language of the page that the mail leads to. */
  readonly language: 'es' | 'en';
}

/**
 * Invites somebody to the team by e-mail; an open invitation to the same address is replaced.
 * Errors: not_allowed, already_member, too_many_invitations, email_missing, mail_failed.
 */
export async function inviteMember(input: MemberInvitationInput, requestId: string): Promise<void> {
  await postApi('/api/members', { ...input, requestId });
}

/** Errors: not_allowed, not_found, last_owner, second_factor_needed. */
export const changeMemberRole = verb('change_member_role');

/** Ends somebody's work in the organisation. Errors: not_allowed, not_found, last_owner, second_factor_needed. */
export const removeMember = repeatable('remove_member');

/** The caller stops working in the organisation. Error: last_owner. */
export const leaveOrganization = repeatable('leave_organization');

/**
 * Makes another member owner and the caller manager.
 * Errors: confirmation_differs (the typed name), second_factor_needed, not_allowed, not_found.
 */
export const transferOwnership = repeatable('transfer_ownership');
