import type { CurrencyCode } from '../foundation/enums.ts';
import type { Period } from '../foundation/period.ts';
import type { AccountMonth, AccountTotals, ReportAccount } from './report-data.ts';

export interface TrialBalanceLine {
  readonly account: ReportAccount;
  /** Debits positive, as in `changeMinor` and `closingMinor`. */
  readonly openingMinor: number;
  /** What went in and what went out, both without a sign. */
  readonly debitMinor: number;
  readonly creditMinor: number;
  readonly changeMinor: number;
  readonly closingMinor: number;
}

/**
 * Where the results of former years stand. No entry brings them there: the years close by themselves when they are read, so
 * that nothing posted is edited and what is dated back into a year is in its result at once.
 */
export const RETAINED_EARNINGS: ReportAccount = {
  id: 'retained-earnings',
  code: '',
  systemKey: 'retained_earnings',
  name: '',
  kind: 'equity',
  subtype: 'owner_equity',
  cashFlowClass: null,
};

const isOfResult = ({ kind }: Pick<ReportAccount, 'kind'>) => kind === 'income' || kind === 'expense';
const yearOf = (text: string) => Number(text.slice(0, 4));

interface Sums {
  opening: number;
  debit: number;
  credit: number;
}

const earlierOf = (opening: AccountTotals['opening']) =>
  opening.reduce((sum, { amountMinor, earlierMinor = amountMinor }) => sum + earlierMinor, 0);

/**
 * What an account had before the period, and what went in and out in it. One of result begins its year at zero.
 * @param opening of this account and one currency, as `months`
 */
export function sumsOf(
  account: Pick<ReportAccount, 'kind'>,
  opening: AccountTotals['opening'],
  months: AccountTotals['months'],
): Sums {
  const before = opening.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const sums = { opening: isOfResult(account) ? before - earlierOf(opening) : before, debit: 0, credit: 0 };
  for (const { amountMinor, debitMinor = Math.max(amountMinor, 0) } of months) {
    sums.debit += debitMinor;
    sums.credit += debitMinor - amountMinor;
  }
  return sums;
}

const lineOf = (account: ReportAccount, { opening, debit, credit }: Sums): TrialBalanceLine => ({
  account,
  openingMinor: opening,
  debitMinor: debit,
  creditMinor: credit,
  changeMinor: debit - credit,
  closingMinor: opening + debit - credit,
});

/** Adds to one side what is positive, to the other what is negative. */
function post(sums: Sums, minor: number): void {
  if (minor > 0) sums.debit += minor;
  else sums.credit -= minor;
}

/**
 * Every account that stood or moved, and the retained earnings. Accounts of result open at zero on the first day of a year: what
 * they had moved by before is in the retained earnings. A year that ends within the period is closed in its debits and credits.
 * @param accounts ordered by code
 * @param totals of the period, which may be of any length
 */
export function trialBalance(
  accounts: readonly ReportAccount[],
  totals: AccountTotals,
  currency: CurrencyCode,
  period: Period,
): TrialBalanceLine[] {
  const opening = Map.groupBy(
    totals.opening.filter((row) => row.currency === currency),
    ({ accountId }) => accountId,
  );
  const months = Map.groupBy(
    totals.months.filter((row) => row.currency === currency),
    ({ accountId }) => accountId,
  );
  const span = { first: yearOf(period.from), last: yearOf(period.to) };
  const retained: Sums = { opening: 0, debit: 0, credit: 0 };
  const closed = new Map<number, number>();
  const lines = accounts.map((account) => {
    const before = opening.get(account.id) ?? [];
    const own = months.get(account.id) ?? [];
    const sums = sumsOf(account, before, own);
    if (isOfResult(account)) {
      retained.opening += earlierOf(before);
      closeYears(sums, own, span, closed);
    }
    return lineOf(account, sums);
  });
  for (const minor of closed.values()) post(retained, minor);
  return withRetained(lines, lineOf(RETAINED_EARNINGS, retained)).filter(
    (line) => line.openingMinor !== 0 || line.debitMinor !== 0 || line.creditMinor !== 0,
  );
}

/** Brings what an account of result has at the end of each year before the last one to zero, and notes it for that year. */
function closeYears(
  sums: Sums,
  months: readonly AccountMonth[],
  span: { first: number; last: number },
  closed: Map<number, number>,
): void {
  for (let year = span.first; year < span.last; year += 1) {
    const moved = months.filter(({ month }) => yearOf(month) === year);
    // What stood before is of the year in which the period begins.
    const minor = moved.reduce((sum, row) => sum + row.amountMinor, year === span.first ? sums.opening : 0);
    post(sums, 0 - minor);
    closed.set(year, (closed.get(year) ?? 0) + minor);
  }
}

/** Retained earnings are equity: they stand before the first account of result. */
function withRetained(lines: readonly TrialBalanceLine[], retained: TrialBalanceLine): TrialBalanceLine[] {
  const at = lines.findIndex(({ account }) => isOfResult(account));
  return at < 0 ? [...lines, retained] : lines.toSpliced(at, 0, retained);
}
