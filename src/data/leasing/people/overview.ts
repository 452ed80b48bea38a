import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';

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
    client
      .from('organization_totals')
      .select('tenant_count, unit_count, occupied_unit_count')
      .eq('organization_id', organizationId)
      .single(),
    client.from('arrears').select('lease_count').eq('organization_id', organizationId),
    client
      .from('invitations')
      .select('id', { count: 'exact', head: true })
      .eq('organization_id', organizationId)
      .eq('kind', 'tenant')
      .is('accepted_at', null)
      .is('revoked_at', null)
      .gt('expires_at', new Date().toISOString()),
    client
      .from('applications')
      .select('id', { count: 'exact', head: true })
      .eq('organization_id', organizationId)
      .in('status', ['submitted', 'in_review']),
  ]);
  const counts = unwrap(totals);
  unwrap(invitations);
  unwrap(applications);
  return {
    tenantCount: counts.tenant_count,
    unitCount: counts.unit_count,
    occupiedUnitCount: counts.occupied_unit_count,
    lateLeaseCount: unwrap(arrears).reduce((sum, row) => sum + (row.lease_count ?? 0), 0),
    openInvitationCount: invitations.count ?? 0,
    openApplicationCount: applications.count ?? 0,
  };
}
