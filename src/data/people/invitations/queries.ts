import { rowsQuery } from '#src/data/query.ts';
import { type Selected, select } from '#src/data/rows.ts';

const TENANT_INVITATION_COLUMNS = 'id, email, leaseTenantId, expiresAt, acceptedAt, revokedAt, createdAt';
export type TenantInvitation = Selected<'invitations', typeof TENANT_INVITATION_COLUMNS>;

const OWNER_INVITATION_COLUMNS = 'id, email, personId, expiresAt, acceptedAt, revokedAt, createdAt';

export const invitationQueries = {
  all: ['invitations'] as const,
  /** Invitations of the given tenants of a lease, the newest first. */
  ofTenants: (organizationId: string, leaseTenantIds: readonly string[]) =>
    rowsQuery(['invitations', organizationId, leaseTenantIds], () =>
      select('invitations', TENANT_INVITATION_COLUMNS, {
        organizationId,
      })
        .in('leaseTenantId', [...leaseTenantIds])
        .order('createdAt', { ascending: false }),
    ),
  /** Invitations of a person as the owner of a unit, the newest first. */
  ofOwner: (organizationId: string, personId: string) =>
    rowsQuery(['invitations', organizationId, 'owner', personId], () =>
      select('invitations', OWNER_INVITATION_COLUMNS, { organizationId, personId }).order('createdAt', {
        ascending: false,
      }),
    ),
};
