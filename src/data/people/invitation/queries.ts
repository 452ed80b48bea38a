import { call } from '#src/data/call.ts';
import type { MembershipRole } from '#src/domain/foundation/enums.ts';

export const invitationStates = ['valid', 'expired', 'accepted', 'revoked'] as const;

/** What an invitation is about, for whoever holds its token; null for an unknown one. */
export async function readInvitation(token: string) {
  const rows = await call('read_invitation', { token });
  const row = rows[0];
  const state = invitationStates.find((known) => known === row?.state);
  if (!row || !state) return null;
  return {
    state,
    kind: row.kind,
    email: row.email,
    /** Of a member; null for a tenant or a co-owner. */
    role: row.role as MembershipRole | null,
    organizationName: row.organizationName,
    /** Who invites; empty for who has no name here. */
    inviterName: row.inviterName,
    // Empty for a member, who is invited to no place.
    propertyName: row.propertyName ?? '',
    unitLabel: row.unitLabel ?? '',
  };
}

export type Invitation = NonNullable<Awaited<ReturnType<typeof readInvitation>>>;
