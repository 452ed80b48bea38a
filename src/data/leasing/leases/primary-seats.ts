import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';

/** Who a lease's rows are shown under, and where they live. */
export interface PrimarySeat {
  readonly tenant: string;
  readonly place: string;
}

/** The main tenant of each lease, with the place, by the lease's id. */
export async function primarySeats(
  organizationId: string,
  leaseIds: readonly string[],
): Promise<ReadonlyMap<string, PrimarySeat>> {
  if (leaseIds.length === 0) return new Map();
  const seats = unwrap(
    await getClient()
      .from('tenants_list')
      .select('lease_id, full_name, property_name, unit_label')
      .eq('organization_id', organizationId)
      .eq('is_primary', true)
      .in('lease_id', [...new Set(leaseIds)]),
  );
  return new Map(
    seats.map((seat) => [
      seat.lease_id ?? '',
      { tenant: seat.full_name ?? '', place: `${seat.property_name}, ${seat.unit_label}` },
    ]),
  );
}
