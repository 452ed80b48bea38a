import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accounts } from './material.test-support.ts';
import {
  accountId,
  amount,
  cell,
  check,
  groupsOf,
  linesOf,
  month,
  natural,
  sum,
  sumsOf,
  totalsOf,
} from './totals.test-support.ts';

describe('what a chart adds up to is what its report says', () => {
  it('in an income statement, by account and by month', () => {
    const data = totalsOf.map((totals) => ({
      kind: 'income_statement' as const,
      accounts,
      totals,
      before: null,
    }));
    check(data, 'period=2026', (report) => {
      const months = report.charts?.find(({ form }) => form === 'columns');
      const chart = report.charts?.find(({ form }) => form === 'bars');
      const groups = chart ? groupsOf(chart) : [];
      const under = (heading: string) => linesOf(groups.find(([first]) => first?.heading === heading) ?? []);
      for (const [heading, key, series] of [
        ['Income', 'total-income', 0],
        ['Expenses', 'total-expenses', 1],
      ] as const) {
        expect(sum(under(heading))).toBe(cell(report, key, 1));
        expect(sum(months?.bars ?? [], series)).toBe(cell(report, key, 1));
      }
      if (chart) expect(chart.bars.at(-1)?.values[0]).toBe(cell(report, 'profit', 1));
      expect(sum(months?.bars ?? [], 2)).toBe(cell(report, 'profit', 1));
    });
  });

  it('in a balance sheet, whose two sides are the same', () => {
    const data = totalsOf.map((totals) => ({
      kind: 'balance_sheet' as const,
      accounts,
      totals,
      before: null,
    }));
    check(data, 'period=2026-12-31..2026-12-31', (report) => {
      const [chart] = report.charts ?? [];
      const [assets, claims] = chart ? sumsOf(chart.bars) : [];
      expect(assets?.values[0]).toBe(cell(report, 'total-assets', 1));
      expect(claims?.values[0]).toBe(cell(report, 'liabilities-and-equity', 1));
      expect(assets?.values).toEqual(claims?.values);
      const [first = [], second = []] = chart ? groupsOf(chart) : [];
      expect(sum(linesOf(first))).toBe(cell(report, 'total-assets', 1));
      expect(sum(linesOf(second))).toBe(cell(report, 'liabilities-and-equity', 1));
    });
  });

  it('in a trial balance, whose two sides are the same', () => {
    const data = totalsOf.map((totals) => ({
      kind: 'trial_balance' as const,
      accounts,
      totals,
      before: null,
    }));
    check(data, 'period=2026', (report) => {
      const lines = linesOf(report.charts?.[0]?.bars ?? []);
      const closing = report.rows
        .filter(({ level }) => level === 'line')
        .map(({ cells }) => Number(cells[5] ?? 0) - Number(cells[6] ?? 0));
      const side = (sign: 1 | -1) => closing.reduce((all, one) => all + Math.max(0, sign * one), 0);
      expect([sum(lines, 0), sum(lines, 1)]).toEqual([side(1), side(-1)]);
      expect(sum(lines, 0)).toBe(sum(lines, 1));
    });
  });

  it('in a cash flow, as a whole and by month', () => {
    const data = totalsOf.map((totals) => ({ kind: 'cash_flow' as const, accounts, totals, before: null }));
    check(data, 'period=2026', (report) => {
      const bridge = report.charts?.find(({ form }) => form === 'bars');
      const months = report.charts?.find(({ form }) => form === 'columns');
      if (bridge) {
        expect(bridge.bars[0]?.values[0]).toBe(cell(report, 'before', 1));
        expect(sum(linesOf(bridge.bars))).toBe(cell(report, 'change', 1));
        expect(bridge.bars.at(-1)?.values[0]).toBe(cell(report, 'after', 1));
      }
      if (months) expect(sum(months.bars)).toBe(cell(report, 'change', 1));
    });
  });

  it('in a budget, by account and by month', () => {
    const cells = fc.array(
      fc.record({
        accountId,
        year: fc.constant(2026),
        month: fc.integer({ min: 1, max: 12 }),
        amountMinor: amount,
      }),
      { maxLength: 40 },
    );
    const data = fc.tuple(totalsOf, cells).map(([totals, budget]) => ({
      kind: 'budget_variance' as const,
      accounts,
      totals,
      budget,
      notes: [],
    }));
    check(data, 'period=2026', (report) => {
      const byAccount = report.charts?.find(({ form }) => form === 'bars');
      const months = report.charts?.find(({ form }) => form === 'columns');
      for (const series of [0, 1]) {
        const profit = cell(report, 'profit', series + 1);
        if (months) expect(sum(months.bars, series)).toBe(profit);
        if (byAccount) expect(byAccount.bars.at(-1)?.values[series]).toBe(profit);
      }
    });
  });

  it('in taxes, as a whole and by month', () => {
    const tax = fc.record({
      month,
      itbisBilledMinor: natural,
      itbisPaidMinor: natural,
      itbisWithheldByClientsMinor: natural,
      isrWithheldByClientsMinor: natural,
      isrWithheldMinor: natural,
      itbisWithheldMinor: natural,
      leftOutCount: fc.constant(0),
    });
    const data = fc
      .tuple(totalsOf, fc.uniqueArray(tax, { selector: (one) => one.month }))
      .map(([totals, taxes]) => ({
        kind: 'tax_summary' as const,
        accounts,
        totals,
        taxes,
        creditBeforeMinor: null,
      }));
    check(data, 'period=2026', (report) => {
      const months = report.charts?.find(({ form }) => form === 'columns');
      if (!months) return;
      expect([0, 1, 2, 3].map((series) => sum(months.bars, series))).toEqual(
        [2, 3, 4, 5].map((at) => cell(report, 'total', at)),
      );
      const whole = report.charts?.find(({ form }) => form === 'bars');
      const amounts = new Map(whole?.bars.map(({ key, values }) => [key, values[0]]));
      expect(amounts.get('itbis-due')).toBe(cell(report, 'total', 5));
      expect(amounts.get('isr-clients')).toBe(cell(report, 'total', 6));
    });
  });
});
