import type { CurrencyCode } from './enums.ts';
import type { AccountTotals, ReportAccount } from './report-data.ts';

/** What an account had, what went in and out, and what it has. Debits positive; the sides without a sign. */
export interface AccountLedger {
  readonly openingMinor: number;
  readonly debitMinor: number;
  readonly creditMinor: number;
  readonly closingMinor: number;
}

/** Of a period. An account of result begins its year at zero. */
export function accountLedger(
  { id, kind }: Pick<ReportAccount, 'id' | 'kind'>,
  totals: AccountTotals,
  currency: CurrencyCode,
): AccountLedger {
  const isOwn = (row: { accountId: string; currency: CurrencyCode }) =>
    row.accountId === id && row.currency === currency;
  const isOfResult = kind === 'income' || kind === 'expense';
  const openingMinor = totals.opening
    .filter(isOwn)
    .reduce(
      (sum, { amountMinor, earlierMinor = amountMinor }) =>
        sum + amountMinor - (isOfResult ? earlierMinor : 0),
      0,
    );
  const months = totals.months.filter(isOwn);
  const debitMinor = months.reduce(
    (sum, { amountMinor, debitMinor: debit = Math.max(amountMinor, 0) }) => sum + debit,
    0,
  );
  const changeMinor = months.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return {
    openingMinor,
    debitMinor,
    creditMinor: debitMinor - changeMinor,
    closingMinor: openingMinor + changeMinor,
  };
}

/** What an account had after each line, of lines that come the newest first and end where the ledger ends. */
export function runningBalances(
  closingMinor: number,
  lines: readonly { readonly amountMinor: number }[],
): number[] {
  let balance = closingMinor;
  return lines.map(({ amountMinor }) => {
    const after = balance;
    balance -= amountMinor;
    return after;
  });
}
