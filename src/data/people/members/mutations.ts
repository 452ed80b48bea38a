import { postApi } from '#src/data/api.ts';
import { call } from '#src/data/call.ts';
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

interface MemberInput {
  readonly organizationId: string;
  readonly userId: string;
}

/** Errors: not_allowed, not_found, last_owner, second_factor_needed. */
export async function changeMemberRole(
  input: MemberInput & { readonly role: MembershipRole },
): Promise<void> {
  await call('change_member_role', {
    organizationId: input.organizationId,
    userId: input.userId,
    role: input.role,
  });
}

/** Ends somebody's work in the organisation. Errors: not_allowed, not_found, last_owner, second_factor_needed. */
export async function removeMember(input: MemberInput, requestId: string): Promise<void> {
  await call(
    'remove_member',
    {
      organizationId: input.organizationId,
      userId: input.userId,
    },
    requestId,
  );
}

/** The caller stops working in the organisation. Error: last_owner. */
export async function leaveOrganization(organizationId: string, requestId: string): Promise<void> {
  await call(
    'leave_organization',
    {
      organizationId,
    },
    requestId,
  );
}

/**
 * Makes another member owner and the caller manager.
 * Errors: confirmation_differs (the typed name), second_factor_needed, not_allowed, not_found.
 */
export async function transferOwnership(
  input: MemberInput & { readonly confirmation: string },
  requestId: string,
): Promise<void> {
  await call(
    'transfer_ownership',
    {
      organizationId: input.organizationId,
      userId: input.userId,
      confirmation: input.confirmation,
    },
    requestId,
  );
}
