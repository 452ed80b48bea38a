import type { Arrears, MonthlyTotals } from '#src/data/money/totals/queries.ts';
import { type CurrencyCode, currencyCodes } from '#src/domain/foundation/enums.ts';
import { firstDayOf, type IsoMonth, monthsFrom } from '#src/domain/foundation/months.ts';

/** Amounts of one month in one currency, minor units. */
export interface MonthAmounts {
  readonly month: IsoMonth;
  readonly billedMinor: number;
  readonly collectedMinor: number;
  readonly revenueMinor: number;
}

/** Every month from `from` to `to` in one currency; months in which nothing happened are zero. */
export function monthSeries(
  totals: readonly MonthlyTotals[],
  currency: CurrencyCode,
  from: IsoMonth,
  to: IsoMonth,
): MonthAmounts[] {
  const rows = new Map(totals.filter((row) => row.currency === currency).map((row) => [row.month, row]));
  return monthsFrom(from, to).map((month) => {
    const row = rows.get(firstDayOf(month));
    return {
      month,
      billedMinor: row?.billedMinor ?? 0,
      collectedMinor: row?.collectedMinor ?? 0,
      revenueMinor: row?.revenueMinor ?? 0,
    };
  });
}

/** The currencies with any figure in these months; the organisation's usual one stands first and is always there. */
export function currenciesIn(totals: readonly MonthlyTotals[], usual: CurrencyCode): CurrencyCode[] {
  const used = new Set(totals.map((row) => row.currency));
  return [usual, ...currencyCodes.filter((code) => code !== usual && used.has(code))];
}

/** How the last month of a series compares with the one before; null when that one had no revenue to compare with. */
export function revenueChange(series: readonly MonthAmounts[]): { share: number; month: IsoMonth } | null {
  const [before, now] = series.slice(-2);
  if (!before || !now || before.revenueMinor === 0) return null;
  return { share: (now.revenueMinor - before.revenueMinor) / before.revenueMinor, month: before.month };
}

/** The series without the empty months before the first figure. */
export function withoutLeadingZeros(series: readonly MonthAmounts[]): MonthAmounts[] {
  const first = series.findIndex((row) => row.billedMinor || row.collectedMinor || row.revenueMinor);
  return first < 0 ? [] : series.slice(first);
}

/** Late leases over all currencies. A lease has one currency, so none is counted twice. */
export function lateLeaseCount(arrears: readonly Arrears[]): number {
  return arrears.reduce((sum, row) => sum + row.leaseCount, 0);
}
