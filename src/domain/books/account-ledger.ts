import type { CurrencyCode } from '../foundation/enums.ts';
import type { AccountTotals, ReportAccount } from './report-data.ts';
import { sumsOf } from './trial-balance.ts';

/** What an account had, what went in and out, and what it has. Debits positive; the sides without a sign. */
export interface AccountLedger {
  readonly openingMinor: number;
  readonly debitMinor: number;
  readonly creditMinor: number;
  readonly closingMinor: number;
}

/** Of a period, as the trial balance has it, but for the closing of years that end within the period. */
export function accountLedger(
  account: Pick<ReportAccount, 'id' | 'kind'>,
  totals: AccountTotals,
  currency: CurrencyCode,
): AccountLedger {
  const isOwn = (row: { accountId: string; currency: CurrencyCode }) =>
    row.accountId === account.id && row.currency === currency;
  const { opening, debit, credit } = sumsOf(
    account,
    totals.opening.filter(isOwn),
    totals.months.filter(isOwn),
  );
  return {
    openingMinor: opening,
    debitMinor: debit,
    creditMinor: credit,
    closingMinor: opening + debit - credit,
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
