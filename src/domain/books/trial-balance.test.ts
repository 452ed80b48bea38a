import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startOfMonth } from '../foundation/dates.ts';
import { monthOf } from '../foundation/months.ts';
import { CHART_OF_ACCOUNTS } from './chart-of-accounts.ts';
import type { AccountTotals, ReportAccount } from './report-data.ts';
import { balanceSheet, incomeStatement } from './statements.ts';
import { RETAINED_EARNINGS, type TrialBalanceLine, trialBalance } from './trial-balance.ts';

const accounts: ReportAccount[] = CHART_OF_ACCOUNTS.map((account) => ({
  ...account,
  id: account.systemKey,
  name: account.systemKey,
}));

/** A line of an entry: the day, the account, debits positive. */
type Line = readonly [day: string, accountId: string, amountMinor: number];
type Days = { readonly from: string; readonly to: string };

/** As report_account_totals answers for a period. */
function totalsOf(lines: readonly Line[], { from, to }: Days): AccountTotals {
  const currency = 'DOP' as const;
  const sum = (own: readonly Line[]) => own.reduce((all, [, , minor]) => all + minor, 0);
  const before = Map.groupBy(
    lines.filter(([day]) => day < from),
    ([, accountId]) => accountId,
  );
  const during = Map.groupBy(
    lines.filter(([day]) => day >= from && day <= to),
    ([day, accountId]) => `${monthOf(day)} ${accountId}`,
  );
  return {
    opening: [...before].map(([accountId, own]) => ({
      accountId,
      currency,
      amountMinor: sum(own),
      earlierMinor: sum(own.filter(([day]) => day < `${from.slice(0, 4)}-01-01`)),
    })),
    months: [...during].map(([key, own]) => ({
      accountId: key.slice(8),
      month: key.slice(0, 7),
      currency,
      amountMinor: sum(own),
      debitMinor: sum(own.filter(([, , minor]) => minor > 0)),
    })),
  };
}

const trialOf = (lines: readonly Line[], period: Days) =>
  trialBalance(accounts, totalsOf(lines, period), 'DOP', period);
const figures = (lines: readonly TrialBalanceLine[]) =>
  Object.fromEntries(
    lines.map((line) => [
      line.account.id,
      [line.openingMinor, line.debitMinor, line.creditMinor, line.closingMinor],
    ]),
  );
const entry = (day: string, debit: string, credit: string, minor: number): Line[] => [
  [day, debit, minor],
  [day, credit, 0 - minor],
];

const books = [
  ...entry('2025-11-05', 'receivables', 'rent_income', 900),
  ...entry('2025-12-01', 'repairs', 'operating_cash', 200),
  ...entry('2026-01-10', 'operating_cash', 'receivables', 900),
  ...entry('2026-02-01', 'receivables', 'rent_income', 1_000),
  ...entry('2026-02-10', 'operating_cash', 'receivables', 1_000),
  ...entry('2026-02-20', 'repairs', 'operating_cash', 300),
];

describe('a trial balance', () => {
  it('has what went in and what went out, of accounts too whose month comes to nothing', () => {
    expect(figures(trialOf(books, { from: '2026-02-01', to: '2026-02-28' }))).toEqual({
      operating_cash: [700, 1_000, 300, 1_400],
      receivables: [0, 1_000, 1_000, 0],
      'retained-earnings': [-700, 0, 0, -700],
      rent_income: [0, 0, 1_000, -1_000],
      repairs: [0, 300, 0, 300],
    });
  });

  it('opens income and expenses at zero on January 1, and goes on from there within the year', () => {
    const january = figures(trialOf(books, { from: '2026-01-01', to: '2026-01-31' }));
    expect(january.rent_income).toBeUndefined();
    expect(january['retained-earnings']).toEqual([-700, 0, 0, -700]);
    const december = figures(trialOf(books, { from: '2025-12-01', to: '2025-12-31' }));
    expect(december).toMatchObject({ rent_income: [-900, 0, 0, -900], repairs: [0, 200, 0, 200] });
    expect(december['retained-earnings']).toBeUndefined();
  });

  it('closes a year that ends within the period', () => {
    expect(figures(trialOf(books, { from: '2025-12-01', to: '2026-02-28' }))).toEqual({
      operating_cash: [0, 1_900, 500, 1_400],
      receivables: [900, 1_000, 1_900, 0],
      'retained-earnings': [0, 0, 700, -700],
      rent_income: [-900, 900, 1_000, -1_000],
      repairs: [0, 500, 200, 300],
    });
  });

  it('has the retained earnings between equity and income', () => {
    const ids = trialOf([...books, ...entry('2026-01-02', 'operating_cash', 'opening_equity', 5)], {
      from: '2026-01-01',
      to: '2026-02-28',
    }).map(({ account }) => account.id);
    expect(ids).toEqual([
      'operating_cash',
      'receivables',
      'opening_equity',
      RETAINED_EARNINGS.id,
      'rent_income',
      'repairs',
    ]);
  });
});

const day = fc
  .date({ min: new Date('2023-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const anyBooks = fc
  .array(
    fc.tuple(
      day,
      fc.constantFrom(...accounts.map(({ id }) => id)),
      fc.constantFrom(...accounts.map(({ id }) => id)),
      fc.integer({ min: 1, max: 1e9 }),
    ),
    { maxLength: 40 },
  )
  .map((entries) => entries.flatMap((one) => entry(...one)));

it('always balances, and says what balance sheet and income statement say, on any day of any books', () => {
  fc.assert(
    fc.property(anyBooks, day, day, (lines, one, other) => {
      const period = { from: one < other ? one : other, to: one < other ? other : one };
      const trial = trialOf(lines, period);
      const total = (pick: (line: TrialBalanceLine) => number) =>
        trial.reduce((sum, line) => sum + pick(line), 0);
      expect(total((line) => line.openingMinor)).toBe(0);
      expect(total((line) => line.debitMinor)).toBe(total((line) => line.creditMinor));
      expect(total((line) => line.closingMinor)).toBe(0);

      const year = { from: `${period.to.slice(0, 4)}-01-01`, to: period.to };
      // Read from the year's first day or from within it, the balance sheet is the same.
      const sheet = balanceSheet(accounts, totalsOf(lines, year), 'DOP');
      const within = { from: startOfMonth(period.to), to: period.to };
      expect(balanceSheet(accounts, totalsOf(lines, within), 'DOP')).toEqual(sheet);
      const result = incomeStatement(accounts, totalsOf(lines, year), 'DOP');
      const closing = (kinds: readonly string[]) =>
        trial
          .filter(({ account }) => account.id !== RETAINED_EARNINGS.id && kinds.includes(account.kind))
          .filter((line) => line.closingMinor !== 0)
          .map((line) => [line.account.id, line.closingMinor]);
      const told = (side: 1 | -1, all: readonly { account: ReportAccount; amountMinor: number }[]) =>
        all.map(({ account, amountMinor }) => [account.id, side * amountMinor]);
      expect(closing(['asset'])).toEqual(told(1, sheet.assets));
      expect(closing(['liability'])).toEqual(told(-1, sheet.liabilities));
      expect(closing(['equity'])).toEqual(told(-1, sheet.equity));
      expect(closing(['income'])).toEqual(told(-1, result.income));
      expect(closing(['expense'])).toEqual(told(1, result.expenses));
      const retained = trial.find(({ account }) => account.id === RETAINED_EARNINGS.id);
      expect(retained?.closingMinor ?? 0).toBe(0 - sheet.earlierProfitMinor);
      expect(sheet.profitMinor).toBe(result.profitMinor);
      expect(sheet.differenceMinor).toBe(0);
    }),
  );
});
