import type { Tenant } from '#src/data/leasing/people/queries.ts';
import type { TenantInvitation } from '#src/data/people/invitations/queries.ts';
import { invitationState } from '#src/domain/people/invitation.ts';

export type InvitationFacts =
  | { readonly state: 'accepted' | 'none' | 'no_email' }
  | { readonly state: 'invited' | 'expired'; readonly invitation: TenantInvitation };

/**
 * Where a tenant stands with the portal, by their newest invitation. A withdrawn one counts as none.
 * @param instantMillis the moment that decides what has expired
 */
export function invitationFacts(
  tenant: Pick<Tenant, 'id' | 'userId' | 'email'>,
  invitations: readonly TenantInvitation[],
  instantMillis: number,
): InvitationFacts {
  if (tenant.userId !== null) return { state: 'accepted' };
  const newest = invitations
    .filter((invitation) => invitation.leaseTenantId === tenant.id)
    .reduce<TenantInvitation | null>(
      (latest, invitation) => (latest && latest.createdAt >= invitation.createdAt ? latest : invitation),
      null,
    );
  if (newest) {
    const state = invitationState(
      { expiresAt: newest.expiresAt, acceptedAt: newest.acceptedAt, revokedAt: newest.revokedAt },
      instantMillis,
    );
    if (state === 'valid') return { state: 'invited', invitation: newest };
    if (state === 'expired') return { state: 'expired', invitation: newest };
  }
  return { state: tenant.email === '' ? 'no_email' : 'none' };
}
