import { addDays, daysBetween, earlierOf, type IsoDate, laterOf } from '../../../foundation/dates.ts';
import { firstDayOf, type IsoMonth, monthOf, monthsFrom, shiftMonth } from '../../../foundation/months.ts';
import { MONTHS_IN_YEAR as YEAR } from '../monthly-series.ts';
import { type UnitVacancy, unitVacancy, type VacancyRates } from '../vacancy.ts';
import type { ForecastMaterial, MaterialUnit } from './material.ts';
import { monthsJudged } from './months-judged.ts';
import {
  type ErrorRange,
  type PastMonth,
  type PastRecord,
  pastRecord,
  rangeOfErrors,
} from './past-record.ts';
import { lastDayOf, type PlacedTenancy, type Position } from './tenancies.ts';

/** Vacancy is said of the next days, today included. */
export const VACANCY_DAYS = 90;
const TENTHS = 10;

export interface UnitOutlook extends PlacedTenancy {
  readonly vacancy: UnitVacancy;
}

/** How many own cases there are, and how many are needed, of what is missing. */
export interface VacancyCases {
  readonly renewals: number;
  readonly openEndedMonths: number;
  readonly relets: number;
}

export interface VacancyOutlook {
  readonly from: IsoDate;
  readonly until: IsoDate;
  /** The likeliest to be vacant first; units of which nothing can be said last. */
  readonly units: readonly UnitOutlook[];
  readonly cases: VacancyCases;
  /** Of all units of which something is known, together: tenths of a day. */
  readonly expectedDayTenths: number;
  readonly range: ErrorRange | null;
  /** What the same days of the year before were, in tenths of a day; null where the books do not go back so far. */
  readonly naiveDayTenths: number | null;
  /** In tenths of a day, by the month with which the days begin. */
  readonly record: PastRecord;
}

/** How likely, and for how many days, each unit is vacant in the next ninety days, with how such answers did. */
export function vacancyOutlook(
  material: ForecastMaterial,
  now: Position,
  today: IsoDate,
  positionAt: (day: IsoDate) => Position,
): VacancyOutlook {
  const window = windowFrom(today);
  const held = heldDays(material);
  const { rates } = now.rents('DOP');
  const units = foreseen(now, rates, window).sort((a, b) => chanceOf(b) - chanceOf(a));
  const record = vacancyRecord(held, monthsJudged(material), today, positionAt);
  const expectedDayTenths = units.reduce((sum, { vacancy }) => sum + tenthsOf(vacancy), 0);
  const errors = record.months.map(({ expected, actual }) => actual - expected);
  return {
    from: window.from,
    until: window.to,
    units,
    cases: {
      renewals: rates.renewed.caseCount,
      openEndedMonths: rates.leftInMonth.caseCount,
      relets: rates.relet?.overCount ?? 0,
    },
    expectedDayTenths,
    range: rangeOfErrors(expectedDayTenths, errors),
    naiveDayTenths: vacantAYearBefore(held, units, window),
    record,
  };
}

interface Window {
  readonly from: IsoDate;
  readonly to: IsoDate;
}
const windowFrom = (from: IsoDate): Window => ({ from, to: addDays(from, VACANCY_DAYS - 1) });

const foreseen = ({ tenancies }: Position, rates: VacancyRates, window: Window): UnitOutlook[] =>
  tenancies.map((tenancy) => ({ ...tenancy, vacancy: unitVacancy(tenancy, rates, window) }));

const lacksCases = ({ vacancy }: UnitOutlook) =>
  !vacancy.isKnown && vacancy.missing !== 'vacant_for_longer_than_all';
const chanceOf = ({ vacancy }: UnitOutlook) => (vacancy.isKnown ? vacancy.chanceBasisPoints : -1);
const tenthsOf = (vacancy: UnitVacancy) => (vacancy.isKnown ? vacancy.expectedDayTenths : 0);

/** Of each past month with which ninety days began that are over, from when on there were cases enough. */
function vacancyRecord(
  held: HeldDays,
  judgedMonths: number,
  today: IsoDate,
  positionAt: (day: IsoDate) => Position,
): PastRecord {
  const current: IsoMonth = monthOf(today);
  const judged: PastMonth[] = [];
  for (const month of monthsFrom(shiftMonth(current, -judgedMonths), shiftMonth(current, -1))) {
    const window = windowFrom(firstDayOf(month));
    if (window.to >= today) break;
    const then = positionAt(window.from);
    const { rates } = then.rents('DOP');
    const all = foreseen(then, rates, window);
    const known = all.filter(({ vacancy }) => vacancy.isKnown);
    // Of a month in which too few cases were known, only the easy units would be judged.
    if (known.length === 0 || !rates.renewed.isKnown || !rates.relet || all.some(lacksCases)) continue;
    const expected = known.reduce((sum, { vacancy }) => sum + tenthsOf(vacancy), 0);
    // What was off then is known of windows that were over.
    const before = judged.filter((past) => windowFrom(firstDayOf(past.month)).to < window.from);
    const range = rangeOfErrors(
      expected,
      before.map((past) => past.actual - past.expected),
    );
    const actual = known.reduce((sum, { unitId }) => sum + held.vacantDays(unitId, window), 0) * TENTHS;
    const naive = vacantAYearBefore(held, known, window);
    judged.push({ month, expected, low: range?.low ?? null, high: range?.high ?? null, actual, naive });
  }
  return pastRecord(judged);
}

/** Null where a unit was not there yet. */
function vacantAYearBefore(held: HeldDays, units: readonly UnitOutlook[], { from }: Window): number | null {
  const before = windowFrom(firstDayOf(shiftMonth(monthOf(from), -YEAR)));
  const known = units.filter(({ vacancy }) => vacancy.isKnown);
  if (known.some(({ unit }) => held.firstDay(unit) > before.from)) return null;
  return known.reduce((sum, { unitId }) => sum + held.vacantDays(unitId, before), 0) * TENTHS;
}

interface HeldDays {
  /** From when on the unit is known: written down, or let. */
  readonly firstDay: (unit: MaterialUnit) => IsoDate;
  /** Days of a window that is over on which no lease held the unit. */
  readonly vacantDays: (unitId: string, window: Window) => number;
}

function heldDays({ leases }: ForecastMaterial): HeldDays {
  const byUnit = Map.groupBy(leases, ({ unitId }) => unitId);
  const leasesOf = (unitId: string) => byUnit.get(unitId) ?? [];
  return {
    firstDay: ({ id, knownSince }) =>
      leasesOf(id).reduce((first, { startsOn }) => earlierOf(first, startsOn), knownSince),
    vacantDays: (unitId, { from, to }) =>
      leasesOf(unitId).reduce((left, lease) => {
        const [first, last] = [laterOf(lease.startsOn, from), earlierOf(lastDayOf(lease) ?? to, to)];
        return first > last ? left : left - (daysBetween(first, last) + 1);
      }, daysBetween(from, to) + 1),
  };
}
