import { queryOptions } from '@tanstack/react-query';
import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import type { Row } from '#src/data/rows.ts';

export type TenantInvitation = Pick<
  Row<'invitations'>,
  'id' | 'email' | 'leaseTenantId' | 'expiresAt' | 'acceptedAt' | 'revokedAt' | 'createdAt'
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
          .select('id, email, leaseTenantId, expiresAt, acceptedAt, revokedAt, createdAt')
          .eq('organizationId', organizationId)
          .in('leaseTenantId', [...leaseTenantIds])
          .order('createdAt', { ascending: false });
        return unwrap(answer) as TenantInvitation[];
      },
    }),
};
