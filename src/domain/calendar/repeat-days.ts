import { addDays, daysBetween, daysInMonth, type IsoDate, isIsoDate } from '#src/domain/foundation/dates.ts';
import type { calendarFrequencies } from './calendar-enums.ts';
import { weekdayOf } from './calendar-view.ts';

export const weekdayCodes = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;
export type WeekdayCode = (typeof weekdayCodes)[number];

/**
 * By what an item comes again, a part of RFC 5545 (`private.repeat_rule` is the twin). `byDay`: MO, or of a monthly rule 2MO
 * and -1FR. `byMonthDay`: 1 to 31, or -1 for the last. `until` is inclusive.
 */
export interface RepeatRule {
  readonly freq: (typeof calendarFrequencies)[number];
  readonly every: number;
  readonly byDay: readonly string[];
  readonly byMonthDay: readonly number[];
  readonly times: number | null;
  readonly until: IsoDate | null;
}

/** Nothing is looked for longer than this: a rule such as "every 31st of a month, each 99 months" may be silent for years. */
const MOST_DAYS = 20 * 366;

interface Parts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const partsOf = (date: IsoDate): Parts => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { year, month, day };
};

export const weekdayCode = (date: IsoDate): WeekdayCode => weekdayCodes[weekdayOf(date)] as WeekdayCode;

/** Monday, where weeks begin for a rule. */
const mondayOf = (date: IsoDate) => addDays(date, -((weekdayOf(date) + 6) % 7));

function isOfWeekdays(date: IsoDate, byDay: readonly string[]): boolean {
  const code = weekdayCode(date);
  const { year, month, day } = partsOf(date);
  const left = daysInMonth(year, month) - day;
  return [code, `${Math.ceil(day / 7)}${code}`, `-${Math.floor(left / 7) + 1}${code}`].some((name) =>
    byDay.includes(name),
  );
}

function isOfMonthDays(date: IsoDate, byMonthDay: readonly number[]): boolean {
  const { year, month, day } = partsOf(date);
  return byMonthDay.includes(day) || (byMonthDay.includes(-1) && day === daysInMonth(year, month));
}

function isOfMonth(rule: RepeatRule, first: IsoDate, date: IsoDate): boolean {
  const { byDay, byMonthDay } = rule;
  if (byDay.length === 0 && byMonthDay.length === 0) return partsOf(first).day === partsOf(date).day;
  return (
    (byDay.length === 0 || isOfWeekdays(date, byDay)) &&
    (byMonthDay.length === 0 || isOfMonthDays(date, byMonthDay))
  );
}

/** Whether a rule that begins on a day has another, not counting how often. */
export function repeatsOn(rule: RepeatRule, first: IsoDate, date: IsoDate): boolean {
  const { freq, every, byDay, byMonthDay } = rule;
  const begin = partsOf(first);
  const at = partsOf(date);
  switch (freq) {
    case 'daily':
      return (
        daysBetween(first, date) % every === 0 &&
        (byDay.length === 0 || isOfWeekdays(date, byDay)) &&
        (byMonthDay.length === 0 || isOfMonthDays(date, byMonthDay))
      );
    case 'weekly': {
      if ((daysBetween(mondayOf(first), mondayOf(date)) / 7) % every !== 0) return false;
      return byDay.length === 0 ? weekdayOf(first) === weekdayOf(date) : isOfWeekdays(date, byDay);
    }
    case 'monthly':
      return (
        ((at.year - begin.year) * 12 + at.month - begin.month) % every === 0 && isOfMonth(rule, first, date)
      );
    case 'yearly':
      return (at.year - begin.year) % every === 0 && at.month === begin.month && at.day === begin.day;
  }
}

/** The first days of a series, at most `count`, the first of all included. Empty for a day that is none. */
export function firstRepeats(rule: RepeatRule, first: IsoDate, count: number): IsoDate[] {
  if (!isIsoDate(first)) return [];
  const found: IsoDate[] = [];
  const wanted = Math.min(count, rule.times ?? count);
  for (let passed = 0, date = first; passed < MOST_DAYS && found.length < wanted; passed += 1) {
    if (rule.until && date > rule.until) break;
    if (repeatsOn(rule, first, date)) found.push(date);
    date = addDays(date, 1);
  }
  return found;
}
