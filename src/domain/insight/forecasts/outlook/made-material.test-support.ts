import { addDays, endOfMonth, type IsoDate } from '../../../foundation/dates.ts';
import { firstDayOf, monthOf, monthsFrom, shiftMonth } from '../../../foundation/months.ts';
import { rentCharges } from '../../../money/rent-schedule.ts';
import { draws } from '../draws.ts';
import type { RentRecord } from './late-outlook.ts';
import type { ForecastMaterial, MaterialLease, MaterialUnit } from './material.ts';

export const TODAY: IsoDate = '2026-11-28';
const RENT = 2_000_000;
/** Three years and the running month. */
const firstMonth = (today: IsoDate) => shiftMonth(monthOf(today), -36);

const unit = (id: string, today: IsoDate): MaterialUnit => ({
  id,
  propertyId: 'p',
  label: id,
  propertyName: 'Torre Mar',
  marketRentMinor: RENT,
  marketRentCurrency: 'DOP',
  knownSince: firstDayOf(firstMonth(today)),
  archivedOn: null,
});

const lease = (
  id: string,
  unitId: string,
  startsOn: IsoDate,
  endsOn: IsoDate,
  more: Partial<MaterialLease> = {},
) => ({
  id,
  unitId,
  currency: 'DOP' as const,
  status: 'active' as const,
  startsOn,
  endsOn,
  endedOn: null,
  dueDay: 1,
  prorationMethod: 'calendar_month' as const,
  isRenewed: false,
  rentSteps: [{ startsOn, amountMinor: RENT }],
  ...more,
});

/** Units whose leases of a year follow one another, with a vacancy of twenty days between them. */
export function turningLeases(units: number, today = TODAY): MaterialLease[] {
  return Array.from({ length: units }, (_, at) => at).flatMap((at) => {
    const leases: MaterialLease[] = [];
    for (let from = addDays(firstDayOf(firstMonth(today)), at * 7); from <= today; from = addDays(from, 385))
      leases.push(
        lease(`l${at}-${leases.length}`, `u${at}`, from, addDays(from, 364), {
          status: addDays(from, 364) < today ? 'ended' : 'active',
        }),
      );
    return leases;
  });
}

/** Rent of each month as the leases charge it, all of it paid in its month, and costs that are always the same. */
export function materialOf(
  leases: readonly MaterialLease[],
  rentOfMonth: (month: string) => number,
  today = TODAY,
): ForecastMaterial {
  const months = monthsFrom(firstMonth(today), shiftMonth(monthOf(today), -1));
  return {
    months: months.map((month) => ({
      month: firstDayOf(month),
      currency: 'DOP',
      rentMinor: rentOfMonth(month),
      costMinor: 500_000,
      maintenanceMinor: 100_000,
      flowMinor: rentOfMonth(month) - 500_000,
    })),
    cash: [{ currency: 'DOP', openingMinor: 1_000_000 }],
    collections: months.map((month) => ({
      month: firstDayOf(month),
      currency: 'DOP',
      chargedMinor: rentOfMonth(month),
      collectedMinor: [rentOfMonth(month), 0, 0, 0],
      owedMinor: 0,
    })),
    bills: [],
    leases,
    units: [...new Set(leases.map(({ unitId }) => unitId))].map((id) => unit(id, today)),
  };
}

/** Leases that hold their units from the first month to long after today. */
export const steadyLeases = (units: number): MaterialLease[] =>
  Array.from({ length: units }, (_, at) =>
    lease(`l${at}`, `u${at}`, firstDayOf(firstMonth(TODAY)), '2031-12-31'),
  );

/** Rent that half of the tenants pay late, and the other half never do, each with an accident now and then. */
export function rentRecords(leases: number, today = TODAY): RentRecord[] {
  return Array.from({ length: leases }, (_, at): RentRecord => {
    const draw = draws(at);
    const dues = monthsFrom(shiftMonth(monthOf(today), -20), monthOf(today)).map(firstDayOf);
    const isSlow = at % 2 === 0;
    return {
      leaseId: `l${at}`,
      unitId: `u${at}`,
      dueDay: 1,
      isCurrent: true,
      lastDay: at === 1 ? endOfMonth(today) : null,
      startsOn: dues[0] ?? '',
      dues: dues.map((dueOn) => ({ dueOn, amountMinor: RENT })),
      payments: dues.map((dueOn) => ({
        paidOn: addDays(dueOn, draw() < (isSlow ? 0.85 : 0.05) ? 15 : 1),
        amountMinor: RENT,
        isAutomatic: false,
      })),
      raisedOn: [],
    };
  });
}

/** What leases charge in a month: what the books of the made-up building have. */
export const charged = (leases: readonly MaterialLease[]) => (month: string) =>
  leases
    .flatMap((one) => rentCharges({ ...one, openEnded: false }, month, month))
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
