import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';

export interface DepartureInput {
  readonly leaseId: string;
  readonly personId: string;
  /** The last day as a tenant; null for one who stays after all, or is back. */
  readonly leftOn: string | null;
  /** Who is the main tenant from the day after, when the one who leaves is. */
  readonly primaryId?: string | null;
}

/**
 * Says when a tenant leaves a lease that others go on with. Errors: `date_outside_lease`, `last_tenant_stays`,
 * `new_primary_missing`, `guarantor_is_tenant`.
 */
export async function setTenantDeparture(input: DepartureInput, requestId: string): Promise<void> {
  unwrap(
    await getClient().rpc('set_tenant_departure', {
      p_request_id: requestId,
      p_lease_id: input.leaseId,
      p_person_id: input.personId,
      p_left_on: input.leftOn ?? undefined,
      p_primary_person_id: input.primaryId || undefined,
    }),
  );
}
