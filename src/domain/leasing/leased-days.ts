import { addDays, type IsoDate } from '../foundation/dates.ts';
import { byCode } from '../foundation/text-order.ts';

/** Days on which a unit is let, both included; `to` is null while no last day is known. */
export interface LeasedDays {
  readonly from: IsoDate;
  readonly to: IsoDate | null;
}

const RANGE = /^\[(\d{4}-\d{2}-\d{2}),(\d{4}-\d{2}-\d{2})?\)$/;

/** The days of a range as the database writes it: `[2026-01-01,2027-01-01)`; null for an empty one. */
export function leasedDaysOf(range: string): LeasedDays | null {
  const match = RANGE.exec(range);
  if (!match?.[1]) return null;
  return { from: match[1], to: match[2] ? addDays(match[2], -1) : null };
}

/** The first day from `day` on that is in none of the terms; null when the last of them has no end. */
export function firstFreeDay(terms: readonly LeasedDays[], day: IsoDate): IsoDate | null {
  const taken = terms.find(({ from, to }) => from <= day && (to === null || to >= day));
  if (!taken) return day;
  return taken.to === null ? null : firstFreeDay(terms, addDays(taken.to, 1));
}

/** The first of the terms that has a day in common with the days from `from` to `to`; null when none has. */
export function overlapOf(terms: readonly LeasedDays[], from: IsoDate, to: IsoDate): LeasedDays | null {
  const taken = terms.filter((term) => term.from <= to && (term.to === null || term.to >= from));
  return taken.toSorted((a, b) => byCode(a.from, b.from))[0] ?? null;
}
