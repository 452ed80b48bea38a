import type { CurrencyCode } from '../foundation/enums.ts';
import { type IsoMonth, monthsFrom } from '../foundation/months.ts';
import type { AccountAmount, AccountTotals, ReportAccount } from './report-data.ts';

/** An account with its amount as people read it: what it usually shows is positive. */
export interface StatementLine {
  readonly account: ReportAccount;
  readonly amountMinor: number;
}

const CREDIT_KINDS: ReadonlySet<ReportAccount['kind']> = new Set(['liability', 'equity', 'income']);

/** A debit-positive amount on the account's own side. The sum keeps a zero from becoming a negative zero. */
export function naturalAmount(kind: ReportAccount['kind'], debitMinor: number): number {
  return CREDIT_KINDS.has(kind) ? 0 - debitMinor : debitMinor;
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
export const totalOf = (lines: readonly StatementLine[]) => sumOf(lines.map((line) => line.amountMinor));

/** Debit-positive sums by account, in one currency. */
function byAccount(amounts: readonly AccountAmount[], currency: CurrencyCode): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { accountId, currency: own, amountMinor } of amounts) {
    if (own === currency) sums.set(accountId, (sums.get(accountId) ?? 0) + amountMinor);
  }
  return sums;
}

function linesOf(
  accounts: readonly ReportAccount[],
  sums: ReadonlyMap<string, number>,
  kind: ReportAccount['kind'],
): StatementLine[] {
  return accounts
    .filter((account) => account.kind === kind && (sums.get(account.id) ?? 0) !== 0)
    .map((account) => ({ account, amountMinor: naturalAmount(kind, sums.get(account.id) ?? 0) }));
}

export interface IncomeStatement {
  readonly income: readonly StatementLine[];
  readonly incomeMinor: number;
  readonly expenses: readonly StatementLine[];
  readonly expenseMinor: number;
  /** Income less expenses. */
  readonly profitMinor: number;
}

/** What was earned and spent in the period. @param accounts ordered by code */
export function incomeStatement(
  accounts: readonly ReportAccount[],
  { months }: AccountTotals,
  currency: CurrencyCode,
): IncomeStatement {
  const sums = byAccount(months, currency);
  const income = linesOf(accounts, sums, 'income');
  const expenses = linesOf(accounts, sums, 'expense');
  const incomeMinor = totalOf(income);
  const expenseMinor = totalOf(expenses);
  return { income, incomeMinor, expenses, expenseMinor, profitMinor: incomeMinor - expenseMinor };
}

export interface MonthResult {
  readonly month: IsoMonth;
  readonly incomeMinor: number;
  readonly expenseMinor: number;
}

/** Income and expenses month by month; months without any are there too. */
export function monthResults(
  accounts: readonly ReportAccount[],
  { months }: AccountTotals,
  currency: CurrencyCode,
  from: IsoMonth,
  to: IsoMonth,
): MonthResult[] {
  const kinds = new Map(accounts.map(({ id, kind }) => [id, kind]));
  return monthsFrom(from, to).map((month) => {
    const own = months.filter((row) => row.month === month && row.currency === currency);
    const sum = (kind: ReportAccount['kind']) =>
      sumOf(own.filter((row) => kinds.get(row.accountId) === kind).map((row) => row.amountMinor));
    return { month, incomeMinor: 0 - sum('income'), expenseMinor: sum('expense') };
  });
}

export interface BalanceSheet {
  readonly assets: readonly StatementLine[];
  readonly assetMinor: number;
  readonly liabilities: readonly StatementLine[];
  readonly liabilityMinor: number;
  readonly equity: readonly StatementLine[];
  /** Retained: profit of the years before the one of the report, which no entry has moved into equity. */
  readonly earlierProfitMinor: number;
  /** Profit of the year in which the totals' period lies, up to its end. */
  readonly profitMinor: number;
  readonly equityMinor: number;
  /** Assets less liabilities and equity: zero, but for the part of a property in entries that it shares with others. */
  readonly differenceMinor: number;
}

/** What there is and to whom it belongs at the end of the totals' period, which lies within a year. */
export function balanceSheet(
  accounts: readonly ReportAccount[],
  { opening, months }: AccountTotals,
  currency: CurrencyCode,
): BalanceSheet {
  const sums = byAccount([...opening, ...months], currency);
  const assets = linesOf(accounts, sums, 'asset');
  const liabilities = linesOf(accounts, sums, 'liability');
  const equity = linesOf(accounts, sums, 'equity');
  const profitIn = (amounts: readonly AccountAmount[]) => {
    const own = byAccount(amounts, currency);
    return totalOf(linesOf(accounts, own, 'income')) - totalOf(linesOf(accounts, own, 'expense'));
  };
  const earlier = opening.map((row) => ({ ...row, amountMinor: row.earlierMinor ?? row.amountMinor }));
  const earlierProfitMinor = profitIn(earlier);
  const profitMinor = profitIn([...opening, ...months]) - earlierProfitMinor;
  const [assetMinor, liabilityMinor] = [totalOf(assets), totalOf(liabilities)];
  const equityMinor = totalOf(equity) + earlierProfitMinor + profitMinor;
  const differenceMinor = assetMinor - liabilityMinor - equityMinor;
  const groups = { assets, assetMinor, liabilities, liabilityMinor, equity, equityMinor };
  return { ...groups, earlierProfitMinor, profitMinor, differenceMinor };
}

export const cashFlowSections = ['operating', 'investing', 'financing'] as const;

export interface CashFlow {
  readonly profitMinor: number;
  /** What other accounts brought (positive) or took, by section; profit belongs to the operating one. */
  readonly sections: Readonly<Record<(typeof cashFlowSections)[number], readonly StatementLine[]>>;
  readonly openingMinor: number;
  readonly changeMinor: number;
  readonly closingMinor: number;
  /** Zero, but for entries that a property shares with others. */
  readonly differenceMinor: number;
}

/** Why there is more or less cash than before (indirect method). The same on either basis: cash is cash. */
export function cashFlow(
  accounts: readonly ReportAccount[],
  totals: AccountTotals,
  currency: CurrencyCode,
): CashFlow {
  const { profitMinor } = incomeStatement(accounts, totals, currency);
  const before = byAccount(totals.opening, currency);
  const during = byAccount(totals.months, currency);
  const isCash = ({ subtype }: ReportAccount) => subtype === 'cash';
  const cashIn = (sums: ReadonlyMap<string, number>) =>
    sumOf(accounts.filter(isCash).map(({ id }) => sums.get(id) ?? 0));
  const section = (name: (typeof cashFlowSections)[number]) =>
    accounts
      .filter((account) => !isCash(account) && !['income', 'expense'].includes(account.kind))
      .filter(
        (account) => (account.cashFlowClass ?? 'operating') === name && (during.get(account.id) ?? 0) !== 0,
      )
      .map((account) => ({ account, amountMinor: 0 - (during.get(account.id) ?? 0) }));
  const sections = {
    operating: section('operating'),
    investing: section('investing'),
    financing: section('financing'),
  };
  const [openingMinor, changeMinor] = [cashIn(before), cashIn(during)];
  const explained = profitMinor + sumOf(cashFlowSections.map((name) => totalOf(sections[name])));
  return {
    profitMinor,
    sections,
    openingMinor,
    changeMinor,
    closingMinor: openingMinor + changeMinor,
    differenceMinor: changeMinor - explained,
  };
}
