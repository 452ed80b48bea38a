import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHART_OF_ACCOUNTS } from './chart-of-accounts.ts';
import type { AccountTotals, ReportAccount } from './report-data.ts';
import {
  balanceSheet,
  cashFlow,
  incomeStatement,
  monthResults,
  naturalAmount,
  totalOf,
} from './statements.ts';

const accounts: ReportAccount[] = CHART_OF_ACCOUNTS.map((account) => ({
  ...account,
  id: account.systemKey,
  name: account.systemKey,
}));

/** An entry as it moves accounts: {receivables: 100, rent_income: -100}. */
const moves = (month: string, amounts: Record<string, number>, currency: 'DOP' | 'USD' = 'DOP') =>
  Object.entries(amounts).map(([accountId, amountMinor]) => ({ accountId, currency, amountMinor, month }));

const totals: AccountTotals = {
  opening: moves('', { operating_cash: 500, deposits_held: -500, receivables: 40, rent_income: -40 }),
  months: [
    ...moves('2026-01', { receivables: 1_000, rent_income: -1_000 }),
    ...moves('2026-01', { operating_cash: 700, receivables: -700 }),
    ...moves('2026-03', { repairs: 150, operating_cash: -150 }),
    ...moves('2026-03', { owner_draw: 100, operating_cash: -100 }),
    ...moves('2026-03', { operating_cash: 9, rent_income: -9 }, 'USD'),
  ],
};

it('shows each kind of account on its own side, and zero without a sign', () => {
  expect(naturalAmount('income', -5)).toBe(5);
  expect(naturalAmount('asset', -5)).toBe(-5);
  expect(Object.is(naturalAmount('liability', 0), 0)).toBe(true);
});

describe('the statements of a period', () => {
  it('tell what was earned and spent, and what is left', () => {
    expect(incomeStatement(accounts, totals, 'DOP')).toMatchObject({
      incomeMinor: 1_000,
      expenseMinor: 150,
      profitMinor: 850,
    });
  });

  it('never mix currencies', () => {
    expect(incomeStatement(accounts, totals, 'USD')).toMatchObject({ incomeMinor: 9, expenseMinor: 0 });
  });

  it('go month by month, months without movement among them', () => {
    expect(monthResults(accounts, totals, 'DOP', '2026-01', '2026-03')).toEqual([
      { month: '2026-01', incomeMinor: 1_000, expenseMinor: 0 },
      { month: '2026-02', incomeMinor: 0, expenseMinor: 0 },
      { month: '2026-03', incomeMinor: 0, expenseMinor: 150 },
    ]);
  });

  it('balance: what there is belongs to somebody', () => {
    const sheet = balanceSheet(accounts, totals, 'DOP');
    expect(sheet).toMatchObject({
      assetMinor: 950 + 340,
      liabilityMinor: 500,
      earlierProfitMinor: 40,
      profitMinor: 850,
      equityMinor: 790,
      differenceMinor: 0,
    });
  });

  it('explain the change in cash', () => {
    const flow = cashFlow(accounts, totals, 'DOP');
    expect(flow).toMatchObject({
      openingMinor: 500,
      changeMinor: 450,
      closingMinor: 950,
      differenceMinor: 0,
    });
    expect(totalOf(flow.sections.operating)).toBe(-300);
    expect(totalOf(flow.sections.financing)).toBe(-100);
  });
});

it('balance and explain cash for any entries that balance', () => {
  const key = fc.constantFrom(...accounts.map(({ id }) => id));
  const entry = fc.tuple(key, key, fc.integer({ min: -1e9, max: 1e9 }), fc.boolean());
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 40 }), (entries) => {
      const lines = entries.flatMap(([debit, credit, amount, isEarlier]) =>
        [...moves('2026-01', { [debit]: amount }), ...moves('2026-01', { [credit]: -amount })].map(
          (line) => ({ ...line, isEarlier }),
        ),
      );
      const given = {
        opening: lines.filter((line) => line.isEarlier),
        months: lines.filter((line) => !line.isEarlier),
      };
      expect(balanceSheet(accounts, given, 'DOP').differenceMinor).toBe(0);
      expect(cashFlow(accounts, given, 'DOP').differenceMinor).toBe(0);
      const { incomeMinor, expenseMinor, profitMinor } = incomeStatement(accounts, given, 'DOP');
      expect(profitMinor).toBe(incomeMinor - expenseMinor);
    }),
  );
});
