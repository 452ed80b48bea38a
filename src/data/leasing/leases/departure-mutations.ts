import { call } from '#src/data/call.ts';

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
export const setTenantDeparture = (
  { primaryId: primaryPersonId, ...departure }: DepartureInput,
  requestId: string,
) => call('set_tenant_departure', { ...departure, primaryPersonId: primaryPersonId || null }, requestId);
