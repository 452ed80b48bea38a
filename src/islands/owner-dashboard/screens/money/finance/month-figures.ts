import { type CurrencyCode, currencyCodes } from '#src/domain/foundation/enums.ts';

/** A month of one currency, and what is late in it today; minor units. */
export interface CurrencyFigures {
  readonly currency: CurrencyCode;
  readonly billedMinor: number;
  readonly collectedMinor: number;
  /** What the books have on income accounts in the month: ITBIS and opening balances are no income. */
  readonly incomeMinor: number;
  /** What the books have on expense accounts in the month. */
  readonly expenseMinor: number;
  /** Income less expenses, as the income statement has it. Negative is a loss. */
  readonly profitMinor: number;
  readonly lateMinor: number;
  readonly lateLeaseCount: number;
}

interface MonthRow {
  readonly currency: CurrencyCode;
  readonly billedMinor: number;
  readonly collectedMinor: number;
  readonly expenseMinor: number;
}

/** What an income account earned in the month. */
interface IncomeRow {
  readonly currency: CurrencyCode;
  readonly amountMinor: number;
}

interface ArrearsRow {
  readonly currency: CurrencyCode;
  readonly leaseCount: number | null;
  readonly outstandingMinor: number | null;
}

/** A month in which nothing happened. */
export const noFigures = (currency: CurrencyCode): CurrencyFigures => ({
  ...{ currency, billedMinor: 0, collectedMinor: 0, incomeMinor: 0, expenseMinor: 0 },
  ...{ profitMinor: 0, lateMinor: 0, lateLeaseCount: 0 },
});

/** The figures of every currency in use; those of the default one, all zero, while none is. */
export function figuresOf(
  months: readonly MonthRow[],
  arrears: readonly ArrearsRow[],
  income: readonly IncomeRow[],
  defaultCurrency: CurrencyCode,
): CurrencyFigures[] {
  const inUse = currencyCodes.filter((code) =>
    [...months, ...arrears, ...income].some((row) => row.currency === code),
  );
  return (inUse.length > 0 ? inUse : [defaultCurrency]).map((currency) => {
    const month = months.find((row) => row.currency === currency);
    const expenseMinor = month?.expenseMinor ?? 0;
    const incomeMinor = income
      .filter((row) => row.currency === currency)
      .reduce((sum, row) => sum + row.amountMinor, 0);
    const late = arrears.find((row) => row.currency === currency);
    return {
      currency,
      billedMinor: month?.billedMinor ?? 0,
      collectedMinor: month?.collectedMinor ?? 0,
      incomeMinor,
      expenseMinor,
      profitMinor: incomeMinor - expenseMinor,
      lateMinor: late?.outstandingMinor ?? 0,
      lateLeaseCount: late?.leaseCount ?? 0,
    };
  });
}
