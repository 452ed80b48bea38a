import { type CurrencyCode, currencyCodes } from '#src/domain/enums.ts';

/** A month of one currency, and what is late in it today; minor units. */
export interface CurrencyFigures {
  readonly currency: CurrencyCode;
  readonly billedMinor: number;
  readonly collectedMinor: number;
  /** What the books have on expense accounts in the month. */
  readonly expenseMinor: number;
  /** Billed less expenses; negative is a loss. */
  readonly profitMinor: number;
  readonly lateMinor: number;
  readonly lateLeaseCount: number;
}

interface MonthRow {
  readonly currency: CurrencyCode;
  readonly billed_minor: number;
  readonly collected_minor: number;
  readonly expense_minor: number;
}

interface ArrearsRow {
  readonly currency: CurrencyCode;
  readonly lease_count: number | null;
  readonly outstanding_minor: number | null;
}

/** The figures of every currency in use; those of the default one, all zero, while none is. */
export function figuresOf(
  months: readonly MonthRow[],
  arrears: readonly ArrearsRow[],
  defaultCurrency: CurrencyCode,
): CurrencyFigures[] {
  const inUse = currencyCodes.filter((code) => [...months, ...arrears].some((row) => row.currency === code));
  return (inUse.length > 0 ? inUse : [defaultCurrency]).map((currency) => {
    const month = months.find((row) => row.currency === currency);
    const late = arrears.find((row) => row.currency === currency);
    return {
      currency,
      billedMinor: month?.billed_minor ?? 0,
      collectedMinor: month?.collected_minor ?? 0,
      expenseMinor: month?.expense_minor ?? 0,
      profitMinor: (month?.billed_minor ?? 0) - (month?.expense_minor ?? 0),
      lateMinor: late?.outstanding_minor ?? 0,
      lateLeaseCount: late?.lease_count ?? 0,
    };
  });
}
