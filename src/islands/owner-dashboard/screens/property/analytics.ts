import type { PropertyMonthFigures } from '#src/data/properties/month-queries.ts';
import { type CurrencyCode, currencyCodes } from '#src/domain/enums.ts';

const hasMoney = (row: PropertyMonthFigures) =>
  row.billedMinor !== 0 || row.vacantMinor !== 0 || row.expenseMinor !== 0;

/** Currencies in which the property has any figure; the organization's usual one stands first and is always there. */
export function currenciesOf(rows: readonly PropertyMonthFigures[], usual: CurrencyCode): CurrencyCode[] {
  const used = new Set(rows.filter(hasMoney).map((row) => row.currency));
  return [usual, ...currencyCodes.filter((code) => code !== usual && used.has(code))];
}

/** The months of one currency, from the first in which the property had a unit. */
export function monthsIn(
  rows: readonly PropertyMonthFigures[],
  currency: CurrencyCode,
): PropertyMonthFigures[] {
  const own = rows.filter((row) => row.currency === currency);
  const first = own.findIndex((row) => row.unitDays > 0 || hasMoney(row));
  return first < 0 ? [] : own.slice(first);
}
