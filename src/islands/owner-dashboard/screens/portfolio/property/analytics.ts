import type { PropertyMonthFigures } from '#src/data/portfolio/properties/month-queries.ts';
import { type CurrencyCode, currencyCodes } from '#src/domain/foundation/enums.ts';

const hasMoney = (row: PropertyMonthFigures) =>
  row.billedMinor !== 0 || row.vacantMinor !== 0 || row.expenseMinor !== 0;

/**
 * Currencies in which the property has any figure, or in which something of it is written down; the organization's
 * usual one stands first, and alone where there is none.
 */
export function currenciesOf(
  rows: readonly PropertyMonthFigures[],
  usual: CurrencyCode,
  written: readonly (CurrencyCode | null)[] = [],
): CurrencyCode[] {
  const used = new Set([...rows.filter(hasMoney).map((row) => row.currency), ...written]);
  const found = [usual, ...currencyCodes.filter((code) => code !== usual)].filter((code) => used.has(code));
  return found.length > 0 ? found : [usual];
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
