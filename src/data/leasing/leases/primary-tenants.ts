import { unwrap } from '#src/data/errors.ts';
import { select } from '#src/data/rows.ts';

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
    await select('tenants_list', 'leaseId, fullName, propertyName, unitLabel', {
      organizationId,
      isPrimary: true,
    }).in('leaseId', [...new Set(leaseIds)]),
  );
  return new Map(
    tenants.map((primaryTenant) => [
      primaryTenant.leaseId ?? '',
      {
        tenant: primaryTenant.fullName ?? '',
        place: `${primaryTenant.propertyName}, ${primaryTenant.unitLabel}`,
      },
    ]),
  );
}
