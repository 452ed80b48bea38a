import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';

/** Who a lease's rows are shown under, and where they live. */
export interface PrimaryTenant {
  readonly tenant: string;
  readonly place: string;
}

/** The main tenant of each lease, with the place, by the lease's id. */
export async function primaryTenants(
  organizationId: string,
  leaseIds: readonly string[],
): Promise<ReadonlyMap<string, PrimaryTenant>> {
  if (leaseIds.length === 0) return new Map();
  const tenants = unwrap(
    await getClient()
      .from('tenants_list')
      .select('lease_id, full_name, property_name, unit_label')
      .eq('organization_id', organizationId)
      .eq('is_primary', true)
      .in('lease_id', [...new Set(leaseIds)]),
  );
  return new Map(
    tenants.map((primaryTenant) => [
      primaryTenant.lease_id ?? '',
      {
        tenant: primaryTenant.full_name ?? '',
        place: `${primaryTenant.property_name}, ${primaryTenant.unit_label}`,
      },
    ]),
  );
}
