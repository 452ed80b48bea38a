import {
  addDays,
  addMonths,
  daysBetween,
  endOfMonth,
  type IsoDate,
  isIsoDate,
  startOfMonth,
} from './dates.ts';
import { firstDayOf, isIsoMonth, monthOf } from './months.ts';

/** A span of days, both included. */
export interface Period {
  readonly from: IsoDate;
  readonly to: IsoDate;
}

export const periodKinds = ['month', 'quarter', 'year', 'days'] as const;
export type PeriodKind = (typeof periodKinds)[number];

const MONTHS_IN: Readonly<Record<Exclude<PeriodKind, 'days'>, number>> = { month: 1, quarter: 3, year: 12 };

/** The calendar month, quarter or year in which a day lies; `days` is the month up to the day. */
export function periodAround(kind: PeriodKind, day: IsoDate): Period {
  if (kind === 'days') return { from: startOfMonth(day), to: day };
  const months = MONTHS_IN[kind];
  const month = Number(day.slice(5, 7));
  const from = addMonths(startOfMonth(day), -((month - 1) % months));
  return { from, to: endOfMonth(addMonths(from, months - 1)) };
}

/** What kind of period it is: whole calendar months, quarters and years are told from other spans. */
export function kindOfPeriod({ from, to }: Period): PeriodKind {
  const kinds = ['month', 'quarter', 'year'] as const;
  return (
    kinds.find((kind) => {
      const whole = periodAround(kind, from);
      return whole.from === from && whole.to === to;
    }) ?? 'days'
  );
}

/** How many whole calendar months it spans; null where it begins or ends within one. */
function wholeMonths({ from, to }: Period): number | null {
  if (from !== startOfMonth(from) || to !== endOfMonth(to)) return null;
  const months = (date: IsoDate) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
  return months(to) - months(from) + 1;
}

/** The period `count` periods later (earlier when negative): whole months step by as many, others by their days. */
export function shiftPeriod(period: Period, count: number): Period {
  const months = wholeMonths(period);
  if (months !== null)
    return {
      from: addMonths(period.from, count * months),
      to: endOfMonth(addMonths(period.to, count * months)),
    };
  const days = (daysBetween(period.from, period.to) + 1) * count;
  return { from: addDays(period.from, days), to: addDays(period.to, days) };
}

const earlier =
  (months: number) =>
  ({ from, to }: Period): Period => {
    const end = addMonths(to, -months);
    return { from: addMonths(from, -months), to: to === endOfMonth(to) ? endOfMonth(end) : end };
  };

/** The same days a year earlier; an end of month stays one. */
export const yearBefore = earlier(12);
/** The same days a month earlier; an end of month stays one. */
export const monthBefore = earlier(1);

export const comparisons = ['none', 'previous', 'year'] as const;
export type Comparison = (typeof comparisons)[number];

/** The period that one is compared with; null when with none. */
export function comparedWith(period: Period, comparison: Comparison): Period | null {
  if (comparison === 'none') return null;
  return comparison === 'year' ? yearBefore(period) : shiftPeriod(period, -1);
}

/** Periods that move with the days; a saved view that holds one shows another month next month. */
export const periodPresets = [
  'this_month',
  'last_month',
  'this_quarter',
  'this_year',
  'last_12_months',
] as const;
export type PeriodPreset = (typeof periodPresets)[number];

const isPreset = (text: string | undefined): text is PeriodPreset =>
  periodPresets.some((preset) => preset === text);

/** What a preset means on a day. The last twelve months end with the running one. */
export function presetPeriod(preset: PeriodPreset, today: IsoDate): Period {
  switch (preset) {
    case 'this_month':
      return periodAround('month', today);
    case 'last_month':
      return shiftPeriod(periodAround('month', today), -1);
    case 'this_quarter':
      return periodAround('quarter', today);
    case 'this_year':
      return periodAround('year', today);
    case 'last_12_months':
      return { from: addMonths(startOfMonth(today), -11), to: endOfMonth(today) };
  }
}

/** The preset that a period is on a day; null for any other. */
export function presetOf(period: Period, today: IsoDate): PeriodPreset | null {
  const isSame = (preset: PeriodPreset) => {
    const { from, to } = presetPeriod(preset, today);
    return from === period.from && to === period.to;
  };
  return periodPresets.find(isSame) ?? null;
}

/** Days that a list is narrowed to; either end may be open. */
export interface Days {
  readonly from?: IsoDate | undefined;
  readonly to?: IsoDate | undefined;
}

type Filters = Readonly<Record<string, readonly string[]>>;

/** The filters `from` and `to` as days: `from` may hold a preset. What is no day asks for nothing. */
export function daysOf(filters: Filters, today: IsoDate): Days {
  const [from] = filters.from ?? [];
  const [to] = filters.to ?? [];
  if (isPreset(from)) return presetPeriod(from, today);
  const day = (text: string | undefined) => (text !== undefined && isIsoDate(text) ? text : undefined);
  return { from: day(from), to: day(to) };
}

/** The filters with a preset written as the days that it means today. */
export function withDays(filters: Filters, today: IsoDate): Filters {
  const { from: _from, to: _to, ...others } = filters;
  const { from, to } = daysOf(filters, today);
  return { ...others, ...(from && { from: [from] }), ...(to && { to: [to] }) };
}

/** As an address holds it: "2026-11", "2026-Q4", "2026" or "2026-01-05..2026-02-01". */
export function periodText(period: Period): string {
  switch (kindOfPeriod(period)) {
    case 'month':
      return monthOf(period.from);
    case 'quarter':
      return `${period.from.slice(0, 4)}-Q${Math.ceil(Number(period.from.slice(5, 7)) / 3)}`;
    case 'year':
      return period.from.slice(0, 4);
    case 'days':
      return `${period.from}..${period.to}`;
  }
}

/** The period of such a text; null for anything else, and for one that ends before it begins. */
export function parsePeriod(text: string): Period | null {
  if (/^\d{4}-\d\d$/.test(text)) return isIsoMonth(text) ? wholeFrom('month', text) : null;
  const quarter = /^(\d{4})-Q([1-4])$/.exec(text);
  if (quarter)
    return wholeFrom('quarter', `${quarter[1]}-${String(Number(quarter[2]) * 3).padStart(2, '0')}`);
  if (/^\d{4}$/.test(text)) return wholeFrom('year', `${text}-01`);
  const [from = '', to = ''] = text.split('..');
  return isIsoDate(from) && isIsoDate(to) && from <= to ? { from, to } : null;
}

function wholeFrom(kind: PeriodKind, month: string): Period | null {
  return isIsoMonth(month) ? periodAround(kind, firstDayOf(month)) : null;
}
