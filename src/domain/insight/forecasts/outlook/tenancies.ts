import { addDays, type IsoDate } from '../../../foundation/dates.ts';
import type { CurrencyCode } from '../../../foundation/enums.ts';
import { rentOn } from '../../../money/rent-schedule.ts';
import { type PastLease, vacancyRates } from '../lease-history.ts';
import type { RentInputs, RentLease, VacantUnit } from '../simulated-rents.ts';
import type { UnitState, UnitTenancy } from '../vacancy.ts';
import type { ForecastMaterial, MaterialLease, MaterialUnit } from './material.ts';

/** The last day on which a lease holds its unit; null while none is known. */
export const lastDayOf = ({ status, endsOn, endedOn }: MaterialLease): IsoDate | null =>
  endedOn ?? (status === 'month_to_month' ? null : endsOn);

/** A tenancy with the unit that it is of. */
export interface PlacedTenancy extends UnitTenancy {
  readonly unit: MaterialUnit;
  /** The lease that holds the unit; null while it is vacant. */
  readonly leaseId: string | null;
}

/** How things stand on a day: how units are held, and what is known of leases. */
export interface Position {
  readonly tenancies: readonly PlacedTenancy[];
  readonly rents: (currency: CurrencyCode) => RentInputs;
}

/** How things stand on the day on which the material was read: with notices, and with leases that are agreed. */
export function positionNow(material: ForecastMaterial, today: IsoDate): Position {
  return positionOf(material, today, material.leases, (lease) => {
    const lastDay = lastDayOf(lease);
    const isNoticed = lease.status === 'notice_given' || lease.status === 'month_to_month';
    return { lease, lastDay, leavesOn: isNoticed && lastDay !== null && lastDay >= today ? lastDay : null };
  });
}

/**
 * How things stood on a past day, as it was known then. When notices were given and later leases were agreed is not written
 * down, so neither is known before it came; a step of the rent neither.
 */
export function positionThen(material: ForecastMaterial, day: IsoDate): Position {
  const begun = material.leases
    .filter(({ startsOn }) => startsOn <= day)
    .map((lease) => ({ ...lease, rentSteps: lease.rentSteps.filter(({ startsOn }) => startsOn <= day) }))
    .filter(({ rentSteps }) => rentSteps.length > 0);
  return positionOf(material, day, begun, (lease) => {
    return { lease, lastDay: day > lease.endsOn ? null : lease.endsOn, leavesOn: null };
  });
}

interface Held {
  readonly lease: MaterialLease;
  /** What is known of its end; null for one that goes on from month to month. */
  readonly lastDay: IsoDate | null;
  readonly leavesOn: IsoDate | null;
}

function positionOf(
  material: ForecastMaterial,
  day: IsoDate,
  leases: readonly MaterialLease[],
  knownOf: (lease: MaterialLease) => Held,
): Position {
  const byUnit = Map.groupBy(leases, ({ unitId }) => unitId);
  const tenancies = material.units
    .filter(({ archivedOn }) => archivedOn === null || archivedOn > day)
    .flatMap((unit) => tenancyOf(unit, byUnit.get(unit.id) ?? [], day, knownOf) ?? []);
  const rates = vacancyRates(
    leases.map((lease) => pastLease(lease, day)),
    day,
  );
  return {
    tenancies,
    rents: (currency) => ({
      leases: leases
        .filter((lease) => lease.currency === currency && holdsFrom(lease, day))
        .map((lease) => rentLease(knownOf(lease), day)),
      vacantUnits: tenancies.flatMap((tenancy) =>
        vacantUnit(tenancy, byUnit.get(tenancy.unitId) ?? [], currency),
      ),
      rates,
    }),
  };
}

const holdsFrom = (lease: MaterialLease, day: IsoDate) => {
  const lastDay = lastDayOf(lease);
  return lastDay === null || lastDay >= day;
};

function tenancyOf(
  unit: MaterialUnit,
  leases: readonly MaterialLease[],
  day: IsoDate,
  knownOf: (lease: MaterialLease) => Held,
): PlacedTenancy | null {
  const current = leases.find((lease) => lease.startsOn <= day && holdsFrom(lease, day));
  const next = leases.map(({ startsOn }) => startsOn).filter((startsOn) => startsOn > day);
  const placed = { unit, unitId: unit.id, nextStartsOn: next.sort()[0] ?? null };
  if (current) return { ...placed, leaseId: current.id, state: stateOf(knownOf(current)) };
  const left = leases.map(lastDayOf).filter((last) => last !== null && last < day);
  const last = left.sort().at(-1);
  const since = last ? addDays(last, 1) : unit.knownSince;
  return since > day ? null : { ...placed, leaseId: null, state: { code: 'vacant', since } };
}

function stateOf({ lastDay, leavesOn }: Held): UnitState {
  if (leavesOn !== null) return { code: 'leaves', lastDay: leavesOn };
  return lastDay === null ? { code: 'open_ended' } : { code: 'ends', lastDay };
}

function rentLease({ lease, lastDay, leavesOn }: Held, day: IsoDate): RentLease {
  const { unitId, startsOn, endsOn, dueDay, prorationMethod, rentSteps } = lease;
  const isOpen = lastDay === null || (lastDay < day && leavesOn === null);
  const terms = { startsOn, endsOn: lastDay ?? endsOn, openEnded: isOpen };
  return { unitId, leavesOn, terms: { ...terms, dueDay, prorationMethod, rentSteps } };
}

/** A vacant unit with the rent that it brought last, or else its market rent. Without either nothing is counted for it. */
function vacantUnit(
  { unit, state, nextStartsOn }: PlacedTenancy,
  leases: readonly MaterialLease[],
  currency: CurrencyCode,
): VacantUnit[] {
  if (state.code !== 'vacant' || nextStartsOn !== null) return [];
  const last = leases.filter(({ startsOn }) => startsOn <= state.since).at(-1);
  const brought = last
    ? { minor: rentOn(last.rentSteps, lastDayOf(last) ?? last.endsOn), currency: last.currency }
    : { minor: unit.marketRentMinor, currency: unit.marketRentCurrency };
  if (brought.minor === null || brought.currency !== currency) return [];
  return [{ unitId: unit.id, since: state.since, rentMinor: brought.minor }];
}

/** A lease as far as it had gone on a day. */
function pastLease(lease: MaterialLease, day: IsoDate): PastLease {
  const last = lastDayOf(lease);
  const leftOn = last !== null && last < day ? last : null;
  return {
    unitId: lease.unitId,
    startsOn: lease.startsOn,
    agreedEndsOn: lease.endsOn,
    leftOn,
    isRenewed: lease.isRenewed && leftOn !== null,
  };
}
