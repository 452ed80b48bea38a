import { addMonths, endOfMonth, type IsoDate, isIsoDate } from './dates.ts';
import { DomainError } from './errors.ts';

/** A calendar month 'YYYY-MM'. Sorts as text, like IsoDate. */
export type IsoMonth = string;

/** Whether the text is a calendar month, e.g. not 2026-13. */
export function isIsoMonth(text: string): text is IsoMonth {
  return isIsoDate(`${text}-01`);
}

/** The month in which a day lies. Errors: `date_invalid`. */
export function monthOf(date: IsoDate): IsoMonth {
  if (!isIsoDate(date)) throw new DomainError('date_invalid', { date });
  return date.slice(0, 7);
}

/** First day of the month. Errors: `month_invalid`. */
export function firstDayOf(month: IsoMonth): IsoDate {
  if (!isIsoMonth(month)) throw new DomainError('month_invalid', { month });
  return `${month}-01`;
}

/** Last day of the month. Errors: `month_invalid`. */
export function lastDayOf(month: IsoMonth): IsoDate {
  return endOfMonth(firstDayOf(month));
}

/** The month `count` months later (earlier when negative). Errors: `month_invalid`, `date_out_of_range`. */
export function shiftMonth(month: IsoMonth, count: number): IsoMonth {
  return monthOf(addMonths(firstDayOf(month), count));
}

/** Every month from `from` to `to`, both included; empty when `to` is earlier. Errors: `month_invalid`. */
export function monthsFrom(from: IsoMonth, to: IsoMonth): IsoMonth[] {
  const count = monthNumber(to) - monthNumber(from) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => shiftMonth(from, index));
}

/** Months counted from the year 0, so that the difference of two is the number of months between them. */
function monthNumber(month: IsoMonth): number {
  const [year, monthOfYear] = firstDayOf(month).split('-').map(Number);
  return (year ?? 0) * 12 + (monthOfYear ?? 0);
}
