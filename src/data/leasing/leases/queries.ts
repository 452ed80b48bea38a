import { unwrap, unwrapRecord } from '#src/data/errors.ts';
import { query, rowsQuery } from '#src/data/query.ts';
import { type Selected, select } from '#src/data/rows.ts';

export type Lease = Selected<'leases_list', typeof LEASE_COLUMNS>;
const RENT_STEP_COLUMNS = 'startsOn, rentMinor';
export type RentStep = Selected<'lease_rent_steps', typeof RENT_STEP_COLUMNS>;
export type LettableUnit = Selected<'units_list', typeof UNIT_COLUMNS>;
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

/** A lease that was never charged has no row of balances. */
export const withBalance = (lease: Lease): Lease => ({
  ...lease,
  billedMinor: lease.billedMinor ?? 0,
  paidMinor: lease.paidMinor ?? 0,
  receivableMinor: lease.receivableMinor ?? 0,
  creditMinor: lease.creditMinor ?? 0,
});

export const leaseQueries = {
  all: ['leases'] as const,
  byId: (organizationId: string, leaseId: string) =>
    query(['leases', organizationId, leaseId], async () => {
      const answer = await select('leases_list', LEASE_COLUMNS, {
        organizationId,
        id: leaseId,
      }).maybeSingle();
      return withBalance(unwrapRecord(answer) as Lease);
    }),
  rentSteps: (organizationId: string, leaseId: string) =>
    rowsQuery(['leases', organizationId, leaseId, 'rent-steps'], () =>
      select('lease_rent_steps', RENT_STEP_COLUMNS, { organizationId, leaseId }).order('startsOn'),
    ),
  /** Properties to choose from, by name. */
  properties: (organizationId: string) =>
    rowsQuery(['properties', organizationId, 'choices'], () =>
      select('properties', 'id, name, sector, municipality', { organizationId })
        .is('archivedAt', null)
        .order('nameOrder')
        .limit(MOST_CHOICES),
    ),
  /** Units of a property to let, the vacant ones first. */
  lettableUnits: (organizationId: string, propertyId: string) =>
    query(['units', organizationId, 'choices', propertyId], async () => {
      const [units, signed] = await Promise.all([
        select('units_list', UNIT_COLUMNS, { organizationId, propertyId })
          .is('archivedAt', null)
          .order('labelOrder')
          .limit(MOST_CHOICES),
        select('leases', 'unitId, startsOn', { organizationId, propertyId, status: 'signed' })
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
    }),
  unit: (organizationId: string, unitId: string) =>
    rowsQuery(['units', organizationId, 'choice', unitId], () =>
      select('units_list', UNIT_COLUMNS, { organizationId, id: unitId }).maybeSingle(),
    ),
};
