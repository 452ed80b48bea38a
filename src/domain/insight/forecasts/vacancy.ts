import { addDays, daysBetween, type IsoDate } from '../../foundation/dates.ts';
import { BASIS_POINTS_IN_WHOLE } from '../../foundation/money.ts';
import { type BaseRate, type ReletCurve, stillVacantAfter, toBasisPoints } from './base-rates.ts';

/** How a unit is held on the first day that is asked about. */
export type UnitState =
  /** Somebody leaves on a day that is known: by a notice, or by what was agreed. */
  | { readonly code: 'leaves'; readonly lastDay: IsoDate }
  /** An agreed end, and nobody has said whether the lease is renewed. */
  | { readonly code: 'ends'; readonly lastDay: IsoDate }
  /** Month to month, without a notice. */
  | { readonly code: 'open_ended' }
  | { readonly code: 'vacant'; readonly since: IsoDate };

export interface UnitTenancy {
  readonly unitId: string;
  readonly state: UnitState;
  /** The first day of the lease that follows, where one is agreed. */
  readonly nextStartsOn: IsoDate | null;
}

export interface VacancyRates {
  /** Of the agreed ends that came, how many were renewed. */
  readonly renewed: BaseRate;
  /** Of the months of open-ended leases, after how many somebody left. */
  readonly leftInMonth: BaseRate;
  readonly relet: ReletCurve | null;
}

export type VacancyGap = 'renewals' | 'open_ended_months' | 'relets' | 'vacant_for_longer_than_all';

export type UnitVacancy =
  | {
      readonly isKnown: true;
      readonly unitId: string;
      /** That the unit is vacant on at least a day of the window. */
      readonly chanceBasisPoints: number;
      /** Tenths of a day, over the window. */
      readonly expectedDayTenths: number;
      /** Own cases that it stands on; null where none was needed. */
      readonly leaveCases: number | null;
      readonly reletCases: number | null;
    }
  /** Not enough data, and of what. */
  | { readonly isKnown: false; readonly unitId: string; readonly missing: VacancyGap };

/** A chance that the last day of a tenancy is this one. */
interface Leaving {
  readonly lastDay: IsoDate;
  readonly chance: number;
}

/** A window is not longer: a unit that is rented again may be left again, which is not counted. */
export const LONGEST_WINDOW_DAYS = 366;

/**
 * How likely, and for how many days, a unit is vacant in a window, by its own lease and the organization's base rates. What is
 * agreed needs no rate. Days after the window do not count. A window of more than a year is cut to one.
 * Errors: `date_invalid`.
 */
export function unitVacancy(
  { unitId, state, nextStartsOn }: UnitTenancy,
  rates: VacancyRates,
  window: { readonly from: IsoDate; readonly to: IsoDate },
): UnitVacancy {
  const to =
    daysBetween(window.from, window.to) < LONGEST_WINDOW_DAYS
      ? window.to
      : addDays(window.from, LONGEST_WINDOW_DAYS - 1);
  // Whoever is followed by a lease that is agreed leaves for certain.
  const isFollowed = state.code === 'ends' && nextStartsOn !== null;
  const held = isFollowed ? ({ code: 'leaves', lastDay: state.lastDay } as const) : state;
  const leavings = leavingsOf(held, rates, { from: window.from, to });
  if (typeof leavings === 'string') return { isKnown: false, unitId, missing: leavings };
  const relet = nextStartsOn === null && leavings.some(({ lastDay, chance }) => chance > 0 && lastDay < to);
  if (relet && !rates.relet) return { isKnown: false, unitId, missing: 'relets' };
  const isVacantNow = state.code === 'vacant';
  const elapsed = isVacantNow ? Math.max(0, daysBetween(state.since, window.from)) : 0;
  const reached = relet && rates.relet && isVacantNow ? stillVacantAfter(rates.relet, elapsed) : 1;
  if (reached === 0) return { isKnown: false, unitId, missing: 'vacant_for_longer_than_all' };

  let [chance, days] = [0, 0];
  for (const leaving of leavings) {
    let most = 0;
    const first = isVacantNow ? leaving.lastDay : addDays(leaving.lastDay, 1);
    for (let day = first < window.from ? window.from : first; day <= to; day = addDays(day, 1)) {
      const vacant = vacantOn(day, leaving.lastDay, nextStartsOn, rates.relet, isVacantNow) / reached;
      most = Math.max(most, vacant);
      days += leaving.chance * vacant;
    }
    chance += leaving.chance * most;
  }
  const rate = { ends: rates.renewed, open_ended: rates.leftInMonth, leaves: null, vacant: null }[held.code];
  return {
    isKnown: true,
    unitId,
    chanceBasisPoints: toBasisPoints(chance),
    expectedDayTenths: Math.round(days * 10),
    leaveCases: rate?.caseCount ?? null,
    reletCases: relet ? (rates.relet?.caseCount ?? null) : null,
  };
}

/** Whether a unit is vacant on a day after a last day, 0 to 1. */
function vacantOn(
  day: IsoDate,
  lastDay: IsoDate,
  nextStartsOn: IsoDate | null,
  relet: ReletCurve | null,
  isVacantNow: boolean,
): number {
  if (nextStartsOn !== null) return day < nextStartsOn ? 1 : 0;
  // The first vacant day is one day after the last one of the tenancy, and zero days have passed then.
  return relet ? stillVacantAfter(relet, daysBetween(lastDay, day) - (isVacantNow ? 0 : 1)) : 0;
}

function leavingsOf(
  state: UnitState,
  { renewed, leftInMonth }: VacancyRates,
  { from, to }: { from: IsoDate; to: IsoDate },
): Leaving[] | VacancyGap {
  switch (state.code) {
    case 'leaves':
      return [{ lastDay: state.lastDay, chance: 1 }];
    case 'vacant':
      return [{ lastDay: state.since, chance: 1 }];
    case 'ends':
      if (state.lastDay >= to) return [];
      if (!renewed.isKnown) return 'renewals';
      return [{ lastDay: state.lastDay, chance: 1 - renewed.basisPoints / BASIS_POINTS_IN_WHOLE }];
    case 'open_ended': {
      if (!leftInMonth.isKnown) return 'open_ended_months';
      const chance = leftInMonth.basisPoints / BASIS_POINTS_IN_WHOLE;
      const leavings: Leaving[] = [];
      for (
        let [day, stays] = [addDays(from, DAYS_OF_MONTH - 1), 1];
        day < to;
        day = addDays(day, DAYS_OF_MONTH)
      ) {
        leavings.push({ lastDay: day, chance: stays * chance });
        stays *= 1 - chance;
      }
      return leavings;
    }
  }
}

const DAYS_OF_MONTH = 30;
