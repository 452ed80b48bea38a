import { DomainError } from './errors.ts';

/**
 * A calendar day 'YYYY-MM-DD', years 0001 to 9999, without a time or a zone: what a lease, a charge or a payment
 * means by a date. Because the text sorts like the days do, `<` and `===` on two dates are right.
 */
export type IsoDate = string;

interface CivilDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAYS_IN_ERA = 146_097;
const DAYS_FROM_ERA_TO_1970 = 719_468;

/** Whether the text is a real day, e.g. not 2026-02-29. */
export function isIsoDate(text: string): text is IsoDate {
  return readDate(text) !== null;
}

/** Days in a month; `month` is 1 to 12. Gregorian leap years. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** Gregorian rule: every fourth year, but of the centuries only every fourth. */
export function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

/**
 * Number of days since 1970-01-01 (negative before). Errors: `date_invalid`.
 * Source: H. Hinnant, "chrono-compatible low-level date algorithms", days_from_civil. The year is counted from March,
 * which puts the leap day last and makes month lengths a linear formula.
 */
export function toEpochDay(date: IsoDate): number {
  const { year, month, day } = parseDate(date);
  const marchYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - era * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * DAYS_IN_ERA + dayOfEra - DAYS_FROM_ERA_TO_1970;
}

/** The day that lies `epochDay` days after 1970-01-01. Errors: `date_out_of_range` outside years 1 to 9999. */
export function fromEpochDay(epochDay: number): IsoDate {
  const shifted = epochDay + DAYS_FROM_ERA_TO_1970;
  const era = Math.floor(shifted / DAYS_IN_ERA);
  const dayOfEra = shifted - era * DAYS_IN_ERA;
  const leapDays =
    Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096);
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365);
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1;
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  return toIsoDate({ year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day });
}

/** The day `days` later (earlier when negative). Errors: `date_invalid`, `date_out_of_range`. */
export function addDays(date: IsoDate, days: number): IsoDate {
  return fromEpochDay(toEpochDay(date) + days);
}

/**
 * The same day `months` later (earlier when negative), or the last day of that month when it has no such day:
 * 2026-01-31 plus one month is 2026-02-28. Errors: `date_invalid`, `date_out_of_range`.
 */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const { year, month, day } = parseDate(date);
  const target = year * 12 + (month - 1) + months;
  const targetYear = Math.floor(target / 12);
  const targetMonth = target - targetYear * 12 + 1;
  return toIsoDate({
    year: targetYear,
    month: targetMonth,
    day: Math.min(day, daysInMonth(targetYear, targetMonth)),
  });
}

/** Days from `from` to `to`: 0 for the same day, 1 for the next, negative when `to` is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return toEpochDay(to) - toEpochDay(from);
}

/** First day of the date's month. Errors: `date_invalid`. */
export function startOfMonth(date: IsoDate): IsoDate {
  return toIsoDate({ ...parseDate(date), day: 1 });
}

/** Last day of the date's month. Errors: `date_invalid`. */
export function endOfMonth(date: IsoDate): IsoDate {
  const { year, month } = parseDate(date);
  return toIsoDate({ year, month, day: daysInMonth(year, month) });
}

/** Negative, zero or positive as `a` is before, on or after `b`; for sorting. */
export function compareDates(a: IsoDate, b: IsoDate): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

export function laterOf(a: IsoDate, b: IsoDate): IsoDate {
  return a < b ? b : a;
}

export function earlierOf(a: IsoDate, b: IsoDate): IsoDate {
  return a < b ? a : b;
}

function readDate(text: string): CivilDate | null {
  const match = ISO_DATE.exec(text);
  if (match === null) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const isReal = year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
  return isReal ? { year, month, day } : null;
}

function parseDate(date: IsoDate): CivilDate {
  const civil = readDate(date);
  if (civil === null) throw new DomainError('date_invalid', { date });
  return civil;
}

function toIsoDate({ year, month, day }: CivilDate): IsoDate {
  if (!(year >= 1 && year <= 9999)) throw new DomainError('date_out_of_range', { year });
  const pad = (value: number, length: number) => String(value).padStart(length, '0');
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}
