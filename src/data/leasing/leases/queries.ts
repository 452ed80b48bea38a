import { queryOptions } from '@tanstack/react-query';
import { getClient } from '#src/data/client.ts';
import { AppError, unwrap } from '#src/data/errors.ts';
import type { Row } from '#src/data/rows.ts';

export type Lease = Omit<
  Row<'leases_list'>,
  'organizationId' | 'organizationName' | 'timeZone' | 'createdAt'
>;
export type RentStep = Pick<Row<'lease_rent_steps'>, 'startsOn' | 'rentMinor'>;
export type LettableUnit = Pick<
  Row<'units_list'>,
  | 'id'
  | 'label'
  | 'unitUse'
  | 'marketRentMinor'
  | 'marketRentCurrency'
  | 'propertyId'
  | 'propertyName'
  | 'leaseId'
  | 'leaseStatus'
  | 'leaseEndsOn'
  | 'tenantName'
>;
/** A unit with the first day of a signed lease that has not begun; null when there is none. */
export type UnitChoice = LettableUnit & { readonly reservedFrom: string | null };

const LEASE_COLUMNS =
  'id, propertyId, unitId, status, startsOn, endsOn, endedOn, currency, dueDay, depositMinor, prorationMethod, lateFeeKind, lateFeeMinor, lateFeeBasisPoints, lateFeeCapMinor, lateFeeGraceDays, billFrom, isDepositHeld, chargedThrough, propertyName, unitLabel, street, streetNumber, sector, municipality, province, unitUse, rentMinor, billedMinor, paidMinor, receivableMinor, creditMinor';
const UNIT_COLUMNS =
  'id, label, unitUse, marketRentMinor, marketRentCurrency, propertyId, propertyName, leaseId, leaseStatus, leaseEndsOn, tenantName';
/** More choices than this are no help in a list; the property narrows them. */
const MOST_CHOICES = 1000;

/** Free units first, then those with a lease to come, then those that are let. */
function takenRank(unit: UnitChoice): number {
  if (unit.leaseId !== null) return 2;
  return unit.reservedFrom === null ? 0 : 1;
}

export const leaseQueries = {
  all: ['leases'] as const,
  byId: (organizationId: string, leaseId: string) =>
    queryOptions({
      queryKey: ['leases', organizationId, leaseId],
      queryFn: async () => {
        const answer = await getClient()
          .from('leases_list')
          .select(LEASE_COLUMNS)
          .eq('organizationId', organizationId)
          .eq('id', leaseId)
          .maybeSingle();
        const lease = unwrap(answer);
        if (!lease) throw new AppError('not_found', 'not_found');
        // A lease that was never charged has no row of balances.
        return {
          ...lease,
          billedMinor: lease.billedMinor ?? 0,
          paidMinor: lease.paidMinor ?? 0,
          receivableMinor: lease.receivableMinor ?? 0,
          creditMinor: lease.creditMinor ?? 0,
        } as Lease;
      },
    }),
  rentSteps: (organizationId: string, leaseId: string) =>
    queryOptions({
      queryKey: ['leases', organizationId, leaseId, 'rent-steps'],
      queryFn: async () => {
        const answer = await getClient()
          .from('lease_rent_steps')
          .select('startsOn, rentMinor')
          .eq('organizationId', organizationId)
          .eq('leaseId', leaseId)
          .order('startsOn');
        return unwrap(answer) as RentStep[];
      },
    }),
  /** Properties to choose from, by name. */
  properties: (organizationId: string) =>
    queryOptions({
      queryKey: ['properties', organizationId, 'choices'],
      queryFn: async () => {
        const answer = await getClient()
          .from('properties')
          .select('id, name, sector, municipality')
          .eq('organizationId', organizationId)
          .is('archivedAt', null)
          .order('nameOrder')
          .limit(MOST_CHOICES);
        return unwrap(answer);
      },
    }),
  /** Units of a property to let, the vacant ones first. */
  lettableUnits: (organizationId: string, propertyId: string) =>
    queryOptions({
      queryKey: ['units', organizationId, 'choices', propertyId],
      queryFn: async () => {
        const client = getClient();
        const [units, signed] = await Promise.all([
          client
            .from('units_list')
            .select(UNIT_COLUMNS)
            .eq('organizationId', organizationId)
            .eq('propertyId', propertyId)
            .is('archivedAt', null)
            .order('labelOrder')
            .limit(MOST_CHOICES),
          client
            .from('leases')
            .select('unitId, startsOn')
            .eq('organizationId', organizationId)
            .eq('propertyId', propertyId)
            .eq('status', 'signed')
            .order('startsOn', { ascending: false })
            .limit(MOST_CHOICES),
        ]);
        // The earliest one comes last and stays.
        const reserved = new Map(unwrap(signed).map((lease) => [lease.unitId, lease.startsOn]));
        const choices: UnitChoice[] = (unwrap(units) as LettableUnit[]).map((unit) => ({
          ...unit,
          reservedFrom: reserved.get(unit.id) ?? null,
        }));
        return choices.sort((a, b) => takenRank(a) - takenRank(b));
      },
    }),
  unit: (organizationId: string, unitId: string) =>
    queryOptions({
      queryKey: ['units', organizationId, 'choice', unitId],
      queryFn: async () => {
        const answer = await getClient()
          .from('units_list')
          .select(UNIT_COLUMNS)
          .eq('organizationId', organizationId)
          .eq('id', unitId)
          .maybeSingle();
        return unwrap(answer) as LettableUnit | null;
      },
    }),
};
