import { describe, expect, it } from 'vitest';
import type { ReportData } from '#src/domain/books/report-data.ts';
import { accounts, chartsOf, drawnOf, moved, totals } from './material.test-support.ts';

const now = totals(
  moved('2026-11', 'rent_income', -900),
  moved('2026-11', 'late_fee_income', -30),
  moved('2026-11', 'repairs', 400),
  moved('2026-11', 'operating_cash', 530),
  moved('2026-11', 'rent_income', -70, 'USD'),
);
const before = totals(moved('2026-10', 'rent_income', -600), moved('2026-10', 'operating_cash', 600));
const statement = (
  kind: 'income_statement' | 'balance_sheet' | 'trial_balance' | 'cash_flow',
  more: Partial<Extract<ReportData, { before: unknown }>> = {},
): ReportData => ({ kind, accounts, totals: now, before: null, ...more });

describe('the chart of an income statement', () => {
  it('ranks the accounts of a single month, with the sums and the profit', () => {
    const [chart, ...others] = chartsOf(statement('income_statement'), 'period=2026-11');
    expect(others).toEqual([]);
    expect(chart).toMatchObject({ form: 'bars', currency: 'DOP', series: [{ label: 'November 2026' }] });
    expect(chart && drawnOf(chart)).toEqual([
      '# Income',
      'rent_income 900',
      'late_fee_income 30',
      '= Total income 930',
      '# Expenses',
      'repairs 400',
      '# ',
      '= Profit 530',
    ]);
    expect(chart?.bars[0]?.target).toEqual({ kind: 'entries', accountId: 'rent_income' });
  });

  it('has the period beside the one that it is compared with', () => {
    const [chart] = chartsOf(statement('income_statement', { before }), 'period=2026-11&compare=previous');
    expect(chart?.series.map(({ label }) => label)).toEqual(['November 2026', 'October 2026']);
    expect(chart && drawnOf(chart)).toContain('rent_income 900 600');
    expect(chart && drawnOf(chart).at(-1)).toBe('= Profit 530 600');
  });

  it('shows several months one by one, with the profit as a line, and the accounts for whoever asks', () => {
    const months = totals(moved('2026-10', 'rent_income', -600), moved('2026-12', 'repairs', 50));
    const charts = chartsOf(statement('income_statement', { totals: months }), 'period=2026-Q4', 'es');
    expect(charts.map(({ name, form }) => [name, form])).toEqual([
      ['Meses', 'columns'],
      ['Cuentas', 'bars'],
    ]);
    expect(charts[0]?.series.map(({ isLine }) => isLine ?? false)).toEqual([false, false, true]);
    expect(charts[0]?.bars.map(({ label, values }) => [label, ...values])).toEqual([
      ['oct', 600, 0, 600],
      ['nov', 0, 0, 0],
      ['dic', 0, 50, -50],
    ]);
  });

  it('shows years where there are too many months, and all of them', () => {
    const long = totals(moved('2024-01', 'rent_income', -1), moved('2026-06', 'rent_income', -20));
    const [chart] = chartsOf(
      statement('income_statement', { totals: long }),
      'period=2024-01-01..2026-06-30',
    );
    expect(chart?.title).toBe('Income, expenses and profit by year');
    expect(chart?.bars.map(({ label, values }) => [label, values[0]])).toEqual([
      ['2024', 1],
      ['2025', 0],
      ['2026', 20],
    ]);
  });

  it('looks at odd days as a whole, and draws nothing where there is nothing', () => {
    const odd = chartsOf(statement('income_statement'), 'period=2026-10-20..2026-11-10');
    expect(odd.map(({ form }) => form)).toEqual(['bars']);
    expect(chartsOf(statement('income_statement', { totals: totals() }), 'period=2026')).toEqual([]);
  });
});

it('a balance sheet’s sides are built step by step to the same sum', () => {
  const data = statement('balance_sheet', {
    totals: totals(
      moved('2026-03', 'operating_cash', 1_000),
      moved('2026-03', 'receivables', 250),
      moved('2026-03', 'deposits_held', -400),
      moved('2026-03', 'owner_draw', 100),
      moved('2026-03', 'rent_income', -950),
    ),
  });
  const [chart] = chartsOf(data, 'period=2026-11-01..2026-11-21');
  expect(chart && drawnOf(chart)).toEqual([
    '# Assets',
    '↦ Cash and bank 1000',
    '↦ Owed by tenants 250',
    '= Total assets 1250',
    '# Liabilities and equity',
    '↦ Tenants’ deposits 400',
    '↦ Contributions and draws -100',
    '↦ Current year profit 950',
    '= Liabilities and equity 1250',
  ]);
  expect(chart?.bars.map(({ starts }) => starts?.[0])).toEqual([0, 1_000, undefined, 0, 400, 300, undefined]);
});

it('a trial balance has debits and credits apart, and both sums', () => {
  const [chart] = chartsOf(statement('trial_balance'), 'period=2026-11');
  expect(chart && drawnOf(chart)).toEqual([
    'rent_income — 900',
    'operating_cash 530 —',
    'repairs 400 —',
    'late_fee_income — 30',
    '= Total 930 930',
  ]);
});

it('a cash flow leads from the cash before to the cash after, and through its months', () => {
  const data = statement('cash_flow', {
    totals: {
      opening: [{ accountId: 'operating_cash', currency: 'DOP', amountMinor: 200 }],
      months: [...now.months, moved('2026-12', 'owner_draw', 300), moved('2026-12', 'operating_cash', -300)],
    },
  });
  const [bridge, months] = chartsOf(data, 'period=2026-Q4');
  expect(bridge && drawnOf(bridge)).toEqual([
    '= Beginning cash 200',
    '↦ Operating activities 530',
    '↦ Financing activities -300',
    '= Ending cash 430',
  ]);
  expect(months?.bars.map(({ values }) => values[0])).toEqual([0, 530, -300]);
});
