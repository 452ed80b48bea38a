import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import { select } from '#src/data/rows.ts';

export interface TenantOverview {
  readonly tenantCount: number;
  readonly unitCount: number;
  readonly occupiedUnitCount: number;
  readonly lateLeaseCount: number;
  readonly openInvitationCount: number;
  /** Applications that were received and not decided yet. */
  readonly openApplicationCount: number;
}

/** The figures above the list of tenants. */
export async function fetchOverview(organizationId: string): Promise<TenantOverview> {
  const client = getClient();
  const [totals, arrears, invitations, applications] = await Promise.all([
    select('organization_totals', 'tenantCount, unitCount, occupiedUnitCount', { organizationId }).single(),
    select('arrears', 'leaseCount', { organizationId }),
    client
      .from('invitations')
      .select('id', { count: 'exact', head: true })
      .eq('organizationId', organizationId)
      .eq('kind', 'tenant')
      .is('acceptedAt', null)
      .is('revokedAt', null)
      .gt('expiresAt', new Date().toISOString()),
    client
      .from('applications')
      .select('id', { count: 'exact', head: true })
      .eq('organizationId', organizationId)
      .in('status', ['submitted', 'in_review']),
  ]);
  const counts = unwrap(totals);
  unwrap(invitations);
  unwrap(applications);
  return {
    tenantCount: counts.tenantCount,
    unitCount: counts.unitCount,
    occupiedUnitCount: counts.occupiedUnitCount,
    lateLeaseCount: unwrap(arrears).reduce((sum, row) => sum + (row.leaseCount ?? 0), 0),
    openInvitationCount: invitations.count ?? 0,
    openApplicationCount: applications.count ?? 0,
  };
}
