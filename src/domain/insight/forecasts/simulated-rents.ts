import { addDays, daysBetween, type IsoDate, laterOf } from '../../foundation/dates.ts';
import { DomainError } from '../../foundation/errors.ts';
import { BASIS_POINTS_IN_WHOLE } from '../../foundation/money.ts';
import { firstDayOf, type IsoMonth, lastDayOf, monthOf, monthsFrom } from '../../foundation/months.ts';
import { type RentTerms, rentCharges } from '../../money/rent-schedule.ts';
import { daysVacant } from './base-rates.ts';
import { assertWhole, LONGEST_HORIZON } from './monthly-series.ts';
import type { VacancyRates } from './vacancy.ts';

/** A lease in force or agreed. */
export interface RentLease {
  readonly unitId: string;
  readonly terms: RentTerms;
  /** The last day that a notice names; null without one. */
  readonly leavesOn: IsoDate | null;
}

/** A unit that nobody rents, and what it is offered for. */
export interface VacantUnit {
  readonly unitId: string;
  readonly since: IsoDate;
  readonly rentMinor: number;
}

export interface RentInputs {
  readonly leases: readonly RentLease[];
  readonly vacantUnits: readonly VacantUnit[];
  readonly rates: VacancyRates;
}

/** What stands between a known tenancy and what comes after it. */
interface Tenancy {
  /** Charges that are agreed, by month of the window. */
  readonly known: readonly number[];
  /** What a whole month of the unit brings. */
  readonly full: readonly number[];
  readonly end: /** Rented to the end of the window, or somebody else follows. */
    | { readonly code: 'settled' }
    | { readonly code: 'leaves' | 'ends' | 'vacant'; readonly lastDay: number; readonly elapsed: number }
    | { readonly code: 'open_ended'; readonly from: number };
}

export interface RentPlan {
  readonly months: readonly IsoMonth[];
  readonly tenancies: readonly Tenancy[];
  /** Days of each month, by their place after the first day of the window. */
  readonly bounds: readonly { readonly start: number; readonly days: number }[];
  readonly rates: VacancyRates;
  /** What is agreed, added up by month. */
  readonly known: readonly number[];
  /** What rates are missing for; empty where the plan can be run. */
  readonly missing: readonly ('renewals' | 'open_ended_months' | 'relets')[];
}

/** A tenancy that is renewed, or begun anew, lasts a year before the question comes again. */
const DAYS_OF_TERM = 365;
const DAYS_OF_MONTH = 30;

/**
 * What is known of the rent of each month, and what has to be drawn. Charges follow `rentCharges`.
 * Errors: those of `rentCharges`, `date_out_of_range` for a window that is not of 1 to 24 months.
 */
export function planRents(inputs: RentInputs, from: IsoMonth, to: IsoMonth): RentPlan {
  const months = monthsFrom(from, to);
  if (months.length < 1 || months.length > LONGEST_HORIZON)
    throw new DomainError('date_out_of_range', { from, to });
  for (const { rentMinor } of inputs.vacantUnits) assertWhole(rentMinor);
  const first = firstDayOf(from);
  const bounds = months.map((month) => ({
    start: daysBetween(first, firstDayOf(month)),
    days: daysBetween(firstDayOf(month), lastDayOf(month)) + 1,
  }));
  const byUnit = Map.groupBy(inputs.leases, ({ unitId }) => unitId);
  const leased = inputs.leases.map((lease) => leasedTenancy(lease, byUnit.get(lease.unitId) ?? [], months));
  const vacant = inputs.vacantUnits
    .filter(({ unitId }) => !byUnit.has(unitId))
    .map(({ since, rentMinor }): Tenancy => {
      const elapsed = Math.max(0, daysBetween(since, first));
      const end = { code: 'vacant', lastDay: daysBetween(first, since) - 1, elapsed } as const;
      return { known: months.map(() => 0), full: months.map(() => rentMinor), end };
    });
  const tenancies = [...leased, ...vacant];
  // Whoever comes after a vacancy may leave again within a long window.
  const isAskedTwice =
    daysBetween(first, lastDayOf(to)) >= DAYS_OF_TERM && tenancies.some(({ end }) => end.code !== 'settled');
  const has = (code: Tenancy['end']['code']) => tenancies.some(({ end }) => end.code === code);
  const { renewed, leftInMonth, relet } = inputs.rates;
  const missing = [
    ...((has('ends') || isAskedTwice) && !renewed.isKnown ? (['renewals'] as const) : []),
    ...(has('open_ended') && !leftInMonth.isKnown ? (['open_ended_months'] as const) : []),
    ...(tenancies.some(({ end }) => end.code !== 'settled') && !relet ? (['relets'] as const) : []),
  ];
  const known = months.map((_, at) => tenancies.reduce((sum, one) => sum + (one.known[at] ?? 0), 0));
  return { months, tenancies, bounds, rates: inputs.rates, known, missing };
}

/** @param ofUnit all leases of the same unit */
function leasedTenancy(
  { terms, leavesOn }: RentLease,
  ofUnit: readonly RentLease[],
  months: readonly IsoMonth[],
): Tenancy {
  const [from, to] = [months[0] ?? '', months.at(-1) ?? ''];
  const [first, last] = [firstDayOf(from), lastDayOf(to)];
  const agreedEnd = leavesOn ?? terms.endsOn;
  const isOpen = leavesOn === null && (terms.openEnded || terms.endsOn === null);
  const chargesOf = (own: RentTerms) => {
    const sums = new Map(months.map((month) => [month, 0]));
    for (const { periodStart, amountMinor } of rentCharges(own, from, to)) {
      const month = monthOf(periodStart);
      sums.set(month, (sums.get(month) ?? 0) + amountMinor);
    }
    return [...sums.values()];
  };
  // An open-ended lease is certain up to its agreed end, or for the month that has begun.
  const begins = laterOf(first, terms.startsOn);
  const certainTo = isOpen
    ? laterOf(agreedEnd ?? begins, addDays(begins, DAYS_OF_MONTH - 1))
    : (agreedEnd ?? last);
  const known =
    certainTo < terms.startsOn
      ? months.map(() => 0)
      : chargesOf({ ...terms, endsOn: certainTo, openEnded: false });
  const full = chargesOf({ ...terms, endsOn: null, openEnded: true });
  const isFollowed = ofUnit.some((other) => other.terms.startsOn > terms.startsOn);
  if (isFollowed || certainTo >= last) return { known, full, end: { code: 'settled' } };
  const lastDay = daysBetween(first, certainTo);
  if (isOpen) return { known, full, end: { code: 'open_ended', from: lastDay } };
  if (leavesOn === null) return { known, full, end: { code: 'ends', lastDay, elapsed: 0 } };
  return { known, full, end: { code: 'leaves', lastDay, elapsed: Math.max(0, -lastDay - 1) } };
}

/**
 * One course of what may happen: the rent charged in each month, in minor units. Each draw of a rate is as uncertain as its
 * cases leave it. Only for a plan that misses nothing.
 */
export function runRents(plan: RentPlan, draw: () => number): number[] {
  const amounts = [...plan.known];
  const { renewed, leftInMonth, relet } = plan.rates;
  const renews = renewed.isKnown ? redrawn(renewed, draw) : 0;
  const leaves = leftInMonth.isKnown ? redrawn(leftInMonth, draw) : 0;
  const end = plan.bounds.reduce((sum, { days }) => sum + days, 0) - 1;
  for (const { full, end: how } of plan.tenancies) {
    if (how.code === 'settled') continue;
    const rent = (from: number, to: number) => addRent(amounts, full, plan.bounds, from, to);
    let day: number;
    let isOver = how.code === 'leaves' || how.code === 'vacant';
    if (how.code === 'open_ended') {
      day = how.from;
      while (day < end && draw() >= leaves) day += DAYS_OF_MONTH;
      rent(how.from + 1, Math.min(day, end));
      isOver = true;
    } else day = how.lastDay;
    let elapsed = how.code === 'open_ended' ? 0 : how.elapsed;
    while (day < end) {
      if (isOver || draw() >= renews) {
        const vacant = relet && daysVacant(relet, elapsed, draw());
        if (vacant === null) break;
        day += vacant;
      }
      rent(day + 1, Math.min(day + DAYS_OF_TERM, end));
      day += DAYS_OF_TERM;
      [isOver, elapsed] = [false, 0];
    }
  }
  return amounts;
}

function addRent(
  amounts: number[],
  full: readonly number[],
  bounds: RentPlan['bounds'],
  from: number,
  to: number,
): void {
  for (let at = 0; at < bounds.length; at += 1) {
    const { start, days } = bounds[at] ?? { start: 0, days: 1 };
    if (start > to) return;
    const rented = Math.min(to, start + days - 1) - Math.max(from, start) + 1;
    if (rented > 0) amounts[at] = (amounts[at] ?? 0) + Math.round(((full[at] ?? 0) * rented) / days);
  }
}

/** A rate as it might have come out of as many other cases: the cases drawn again. */
function redrawn(rate: VacancyRates['renewed'] & { isKnown: true }, draw: () => number): number {
  let events = 0;
  for (let one = 0; one < rate.caseCount; one += 1)
    if (draw() < rate.basisPoints / BASIS_POINTS_IN_WHOLE) events += 1;
  return events / rate.caseCount;
}
