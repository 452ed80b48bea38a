import {
  addDays,
  addMonths,
  daysBetween,
  endOfMonth,
  type IsoDate,
  isIsoDate,
  startOfMonth,
} from '../foundation/dates.ts';
import { firstDayOf, isIsoMonth, monthOf } from '../foundation/months.ts';

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

/** The period `count` periods later (earlier when negative): calendar ones step by themselves, others by their length. */
export function shiftPeriod(period: Period, count: number): Period {
  const kind = kindOfPeriod(period);
  if (kind !== 'days') {
    const from = addMonths(period.from, count * MONTHS_IN[kind]);
    return periodAround(kind, from);
  }
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
