import {
  addDays,
  addMonths,
  endOfMonth,
  type IsoDate,
  startOfMonth,
  toEpochDay,
} from '../../../foundation/dates.ts';
import type { Spoken } from '../../navigation/make-index.ts';
import { day, type Unit } from './period-words.ts';

/** Days that were said, both included. One that was left open is missing. */
export interface Period {
  readonly from?: IsoDate;
  readonly until?: IsoDate;
}

export interface PeriodContext {
  readonly language: Spoken;
  readonly today: IsoDate;
  /** Whether a month without a year is the next one, and not the latest that has begun. */
  readonly isAhead: boolean;
}

export const wholeMonth = (first: IsoDate): Period => ({
  from: startOfMonth(first),
  until: endOfMonth(first),
});
/** Monday is 0. */
export const weekdayOf = (date: IsoDate) => (((toEpochDay(date) + 3) % 7) + 7) % 7;

/** A unit of time around a day, moved by so many of it. */
export function around(unit: Unit, today: IsoDate, moved: number): Period {
  if (unit === 'day') return { from: addDays(today, moved), until: addDays(today, moved) };
  if (unit === 'week') {
    const monday = addDays(today, 7 * moved - weekdayOf(today));
    return { from: monday, until: addDays(monday, 6) };
  }
  if (unit === 'month') return wholeMonth(addMonths(startOfMonth(today), moved));
  const [year = 0, month = 0] = today.split('-').map(Number);
  const length = unit === 'quarter' ? 3 : 12;
  const first = day(year, Math.floor((month - 1) / length) * length + 1, 1) ?? today;
  const from = addMonths(first, moved * length);
  return { from, until: endOfMonth(addMonths(from, length - 1)) };
}

export const MONTHS_IN: Partial<Record<Unit, number>> = { month: 1, quarter: 3, year: 12 };

/** So many units that end today, or begin today. */
export function stretch(unit: Unit, count: number, { today }: PeriodContext, isAhead: boolean): Period {
  const months = MONTHS_IN[unit];
  const days = unit === 'week' ? 7 * count : count;
  if (isAhead)
    return { from: today, until: months ? addMonths(today, months * count) : addDays(today, days) };
  return {
    from: months ? addDays(addMonths(today, -months * count), 1) : addDays(today, 1 - days),
    until: today,
  };
}

/** Reads what begins at a word, with the place behind it. */
export type Reader = (
  words: readonly string[],
  at: number,
  context: PeriodContext,
) => { period: Period; to: number; months?: number } | undefined;
