import { dominicanHolidays } from '../calendar/holidays.ts';
import { addDays, type IsoDate, isIsoDate, toEpochDay } from '../foundation/dates.ts';
import { reviewDueOn } from './articles.ts';
import type { LegalPeriod, LegalTrigger } from './periods.ts';

/** Why nobody works on a day: the weekend, or a holiday by its code. */
export type RestReason = 'weekend' | (string & {});

export interface RestDay {
  readonly day: IsoDate;
  readonly reason: RestReason;
}

/** A step of the arithmetic, in the order in which it is printed. */
export type PeriodStep =
  | { readonly code: 'from'; readonly day: IsoDate; readonly trigger: LegalTrigger }
  /** The first day that counts, and how many do. */
  | {
      readonly code: 'counted';
      readonly firstDay: IsoDate;
      readonly days: number;
      readonly isBusiness: boolean;
    }
  /** Days between that do not count. */
  | { readonly code: 'skipped'; readonly restDays: readonly RestDay[] }
  | { readonly code: 'reached'; readonly day: IsoDate }
  /** The last day is one of rest, and the law moves it. */
  | { readonly code: 'rolled'; readonly from: RestDay; readonly day: IsoDate }
  /** The last day is one of rest, and nothing moves it: `day` is the working day before it. */
  | { readonly code: 'rests'; readonly from: RestDay; readonly day: IsoDate };

/** Why no day is given. */
export type PeriodRefusal =
  | { readonly code: 'fact_missing'; readonly fact: LegalTrigger }
  | { readonly code: 'fact_invalid'; readonly fact: LegalTrigger }
  | { readonly code: 'never_reviewed' }
  | { readonly code: 'review_overdue'; readonly reviewedOn: IsoDate; readonly dueOn: IsoDate }
  | { readonly code: 'not_in_force'; readonly validFrom: IsoDate; readonly validTo: IsoDate | null };

export type CountedPeriod =
  | { readonly isKnown: true; readonly lastDay: IsoDate; readonly steps: readonly PeriodStep[] }
  | { readonly isKnown: false; readonly refusals: readonly PeriodRefusal[] };

export interface PeriodFacts {
  /** The days that are known; empty or absent where nobody has said. */
  readonly days: Readonly<Partial<Record<LegalTrigger, IsoDate>>>;
  readonly today: IsoDate;
}

/** The first and last years of which the holidays are counted. */
const YEARS = { first: 1998, last: 2100 } as const;

/**
 * The last day of a period with its arithmetic, or all reasons for which it is not given. "Before" counts backwards:
 * the last day is the one on which something may be done at the latest.
 */
export function countPeriod(period: LegalPeriod, facts: PeriodFacts): CountedPeriod {
  const trigger = facts.days[period.trigger] ?? '';
  const refusals = refusalsOf(period, trigger, facts.today);
  if (refusals.length > 0) return { isKnown: false, refusals };
  const { firstDay, reached, restDays } = count(period, trigger);
  const { day: lastDay, step } = settle(period, reached);
  const steps: PeriodStep[] = [
    { code: 'from', day: trigger, trigger: period.trigger },
    { code: 'counted', firstDay, days: period.days, isBusiness: period.count === 'business' },
    ...(restDays.length > 0 ? [{ code: 'skipped', restDays } as const] : []),
    { code: 'reached', day: reached },
    ...(step ? [step] : []),
  ];
  return { isKnown: true, lastDay, steps };
}

function refusalsOf(period: LegalPeriod, day: IsoDate, today: IsoDate): PeriodRefusal[] {
  const refusals: PeriodRefusal[] = [];
  const { trigger: fact, validFrom, validTo, reviewedOn } = period;
  if (day === '') refusals.push({ code: 'fact_missing', fact });
  else if (!isCountable(day)) refusals.push({ code: 'fact_invalid', fact });
  else if (day < validFrom || (validTo !== null && day > validTo))
    refusals.push({ code: 'not_in_force', validFrom, validTo });
  if (reviewedOn === null) refusals.push({ code: 'never_reviewed' });
  else if (today > reviewDueOn(reviewedOn))
    refusals.push({ code: 'review_overdue', reviewedOn, dueOn: reviewDueOn(reviewedOn) });
  return refusals;
}

function isCountable(day: string): boolean {
  const year = Number(day.slice(0, 4));
  return isIsoDate(day) && year >= YEARS.first && year <= YEARS.last;
}

/** Goes day by day, so that what is skipped can be named. */
function count(period: LegalPeriod, trigger: IsoDate) {
  const way = period.direction === 'after' ? 1 : -1;
  const restDays: RestDay[] = [];
  let day = period.countsTriggerDay ? trigger : addDays(trigger, way);
  let firstDay = day;
  let reached = trigger;
  for (let counted = 0; counted < period.days; day = addDays(day, way)) {
    const reason = period.count === 'business' ? restReason(period, day) : null;
    if (reason !== null) {
      restDays.push({ day, reason });
      continue;
    }
    counted += 1;
    if (counted === 1) firstDay = day;
    reached = day;
  }
  return { firstDay, reached, restDays };
}

function settle(period: LegalPeriod, reached: IsoDate): { day: IsoDate; step: PeriodStep | null } {
  const reason = restReason(period, reached);
  if (reason === null) return { day: reached, step: null };
  const from = { day: reached, reason };
  const way = period.roll === 'next_working_day' ? 1 : -1;
  let day = reached;
  while (restReason(period, day) !== null) day = addDays(day, way);
  // A day that nothing moves stands; the working day before it is only said.
  if (period.roll === 'none') return { day: reached, step: { code: 'rests', from, day } };
  return { day, step: { code: 'rolled', from, day } };
}

const holidaysOfYears = new Map<number, ReadonlyMap<IsoDate, string>>();

function restReason({ restWeekdays }: LegalPeriod, day: IsoDate): RestReason | null {
  const year = Number(day.slice(0, 4));
  let holidays = holidaysOfYears.get(year);
  if (!holidays) {
    holidays = new Map(dominicanHolidays(year).map((holiday) => [holiday.day, holiday.code]));
    holidaysOfYears.set(year, holidays);
  }
  return holidays.get(day) ?? (restWeekdays.includes(weekdayOf(day)) ? 'weekend' : null);
}

const THURSDAY = 4;
const DAYS_IN_WEEK = 7;
/** Sunday = 0. The first of January 1970 was a Thursday. */
const weekdayOf = (day: IsoDate) =>
  (((toEpochDay(day) + THURSDAY) % DAYS_IN_WEEK) + DAYS_IN_WEEK) % DAYS_IN_WEEK;
