import { describe, expect, it } from 'vitest';
import type { MonthlyTotals } from '#src/data/money/totals/queries.ts';
import {
  currenciesIn,
  lateLeaseCount,
  monthSeries,
  revenueChange,
  withoutLeadingZeros,
} from './month-summary.ts';

const row = (month: string, revenue: number, currency: 'DOP' | 'USD' = 'DOP'): MonthlyTotals => ({
  month: `${month}-01`,
  currency,
  billedMinor: revenue * 2,
  collectedMinor: revenue,
  revenueMinor: revenue,
});
const totals = [row('2026-09', 100), row('2026-11', 150), row('2026-11', 7, 'USD')];

describe('monthSeries', () => {
  it('has every month once, in order, with zero where nothing happened', () => {
    const series = monthSeries(totals, 'DOP', '2026-09', '2026-11');
    expect(series.map(({ month, revenueMinor }) => [month, revenueMinor])).toEqual([
      ['2026-09', 100],
      ['2026-10', 0],
      ['2026-11', 150],
    ]);
  });

  it('never mixes currencies', () => {
    expect(monthSeries(totals, 'USD', '2026-11', '2026-11')).toEqual([
      { month: '2026-11', billedMinor: 14, collectedMinor: 7, revenueMinor: 7 },
    ]);
  });
});

describe('currenciesIn', () => {
  it('starts with the usual currency, used or not', () => {
    expect(currenciesIn(totals, 'USD')).toEqual(['USD', 'DOP']);
    expect(currenciesIn([], 'DOP')).toEqual(['DOP']);
    expect(currenciesIn([row('2026-11', 1)], 'USD')).toEqual(['USD', 'DOP']);
  });
});

describe('revenueChange', () => {
  it('compares the last two months', () => {
    const series = monthSeries([row('2026-10', 100), row('2026-11', 150)], 'DOP', '2026-09', '2026-11');
    expect(revenueChange(series)).toEqual({ share: 0.5, month: '2026-10' });
  });

  it('compares with nothing when the month before had no revenue', () => {
    expect(revenueChange(monthSeries(totals, 'DOP', '2026-09', '2026-11'))).toBeNull();
    expect(revenueChange([])).toBeNull();
  });
});

describe('withoutLeadingZeros', () => {
  it('begins with the first month that has a figure and keeps empty ones after it', () => {
    const series = monthSeries(totals, 'DOP', '2026-07', '2026-11');
    expect(withoutLeadingZeros(series).map(({ month }) => month)).toEqual(['2026-09', '2026-10', '2026-11']);
  });

  it('is empty when nothing ever happened', () => {
    expect(withoutLeadingZeros(monthSeries([], 'DOP', '2026-07', '2026-11'))).toEqual([]);
  });
});

describe('lateLeaseCount', () => {
  it('adds the currencies up', () => {
    expect(lateLeaseCount([])).toBe(0);
    expect(
      lateLeaseCount([
        { currency: 'DOP', leaseCount: 2, outstandingMinor: 5 },
        { currency: 'USD', leaseCount: 1, outstandingMinor: 5 },
      ]),
    ).toBe(3);
  });
});
