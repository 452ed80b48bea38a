import { queryOptions } from '@tanstack/react-query';
import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import type { TableRow } from '#src/data/rows.ts';

export type TenantInvitation = Pick<
  TableRow<'invitations'>,
  'id' | 'email' | 'lease_tenant_id' | 'expires_at' | 'accepted_at' | 'revoked_at' | 'created_at'
>;

export const invitationQueries = {
  all: ['invitations'] as const,
  /** Invitations of the given tenants of a lease, the newest first. */
  ofTenants: (organizationId: string, leaseTenantIds: readonly string[]) =>
    queryOptions({
      queryKey: ['invitations', organizationId, leaseTenantIds],
      queryFn: async () => {
        const answer = await getClient()
          .from('invitations')
          .select('id, email, lease_tenant_id, expires_at, accepted_at, revoked_at, created_at')
          .eq('organization_id', organizationId)
          .in('lease_tenant_id', [...leaseTenantIds])
          .order('created_at', { ascending: false });
        return unwrap(answer) as TenantInvitation[];
      },
    }),
};
