import { DomainError } from '../../foundation/errors.ts';
import { firstDayOf, type IsoMonth, monthsFrom } from '../../foundation/months.ts';

export const MONTHS_IN_YEAR = 12;
/** Nothing is said of what lies further ahead. */
export const LONGEST_HORIZON = 24;

/** What a row of a book adds to its month, in minor units of one currency. */
export interface MonthAmount {
  readonly month: IsoMonth;
  readonly amountMinor: number;
}

/** One amount a calendar month, without gaps, oldest first: minor units of one currency. */
export interface MonthlySeries {
  readonly firstMonth: IsoMonth;
  readonly amountsMinor: readonly number[];
}

/**
 * Adds rows up by month. Their order does not count, a month may have many, and one without rows is zero.
 * Rows outside `from` to `to`, both included, are left out.
 * Errors: `month_invalid`, `amount_out_of_range` (no safe integer, or the sum is none).
 */
export function monthlySeries(rows: readonly MonthAmount[], from: IsoMonth, to: IsoMonth): MonthlySeries {
  const sums = new Map<IsoMonth, bigint>(monthsFrom(from, to).map((month) => [month, 0n]));
  for (const { month, amountMinor } of rows) {
    assertWhole(amountMinor);
    const sum = sums.get(firstDayOf(month).slice(0, 7));
    if (sum !== undefined) sums.set(month, sum + BigInt(amountMinor));
  }
  const amountsMinor = [...sums.values()].map(Number);
  for (const amount of amountsMinor) assertWhole(amount);
  return { firstMonth: from, amountsMinor };
}

/** Throws DomainError `amount_out_of_range` for anything but a safe integer. */
export function assertWhole(amountMinor: number): void {
  if (!Number.isSafeInteger(amountMinor))
    throw new DomainError('amount_out_of_range', { amount: String(amountMinor) });
}

/** The nearest amount of whole minor units that a number holds exactly. Never -0. */
export function toWhole(amount: number): number {
  const limit = Number.MAX_SAFE_INTEGER;
  return Math.round(Math.min(limit, Math.max(-limit, amount))) || 0;
}

/** The mean of some numbers, 0 for none. */
export function meanOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
