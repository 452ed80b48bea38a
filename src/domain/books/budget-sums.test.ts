import { expect, test } from 'vitest';
import { budgetProfit, budgetSum } from './budget-sums.ts';

const months = (may: number) => Array.from({ length: 12 }, (_, index) => (index === 4 ? may : 0));
const accounts = [
  { id: 'rent', kind: 'income', actualMonths: months(60_050) },
  { id: 'repairs', kind: 'expense', actualMonths: months(7_500) },
  { id: 'tax', kind: 'expense', actualMonths: months(0) },
];
const cells = new Map([
  ['rent/5', 100_000],
  ['rent/6', 20_000],
]);

test('more income than planned is good, more expense is not', () => {
  expect(budgetSum('income', accounts, cells, [5, 6])).toEqual({
    plannedMinor: 120_000,
    actualMinor: 60_050,
    varianceMinor: -59_950,
  });
  expect(budgetSum('expense', accounts, cells, [5])).toEqual({
    plannedMinor: null,
    actualMinor: 7_500,
    varianceMinor: -7_500,
  });
  expect(budgetProfit(accounts, cells, [5])).toEqual({
    plannedMinor: 100_000,
    actualMinor: 52_550,
    varianceMinor: -47_450,
  });
});

test('what was neither planned nor came is nothing, and a plan of zero is a plan', () => {
  const nothing = { plannedMinor: null, actualMinor: 0, varianceMinor: null };
  expect(budgetSum('income', accounts, cells, [1])).toEqual(nothing);
  expect(budgetProfit(accounts, cells, [1])).toEqual(nothing);
  expect(budgetSum('income', accounts, new Map([['rent/1', 0]]), [1])).toEqual({
    plannedMinor: 0,
    actualMinor: 0,
    varianceMinor: 0,
  });
});
