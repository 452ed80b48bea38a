import { describe, expect, it } from 'vitest';
import type { PropertyMonthFigures } from '#src/data/portfolio/properties/month-queries.ts';
import { currenciesOf, monthsIn } from './analytics.ts';

const row = (month: string, part: Partial<PropertyMonthFigures> = {}): PropertyMonthFigures => ({
  month,
  currency: 'DOP',
  isFullMonth: true,
  unitDays: 0,
  leasedDays: 0,
  unpricedDays: 0,
  billedMinor: 0,
  collectedMinor: 0,
  incomeCollectedMinor: 0,
  rentBilledMinor: 0,
  rentCollectedMinor: 0,
  vacantMinor: 0,
  expenseMinor: 0,
  ...part,
});

describe('currenciesOf', () => {
  const dollars = row('2026-01', { currency: 'USD', unitDays: 31, vacantMinor: 5 });

  it('has those with a figure or something written down, the usual one first', () => {
    expect(currenciesOf([row('2026-01', { billedMinor: 5 }), dollars], 'DOP')).toEqual(['DOP', 'USD']);
    expect(currenciesOf([row('2026-01', { billedMinor: 5 }), dollars], 'USD')).toEqual(['USD', 'DOP']);
    expect(currenciesOf([dollars], 'DOP', ['DOP', null])).toEqual(['DOP', 'USD']);
  });

  it('leaves out one in which nothing ever happened, unless there is no other', () => {
    expect(currenciesOf([row('2026-01', { unitDays: 31 }), dollars], 'DOP')).toEqual(['USD']);
    expect(currenciesOf([row('2026-01', { unitDays: 31 })], 'DOP')).toEqual(['DOP']);
    expect(currenciesOf([], 'USD', [null])).toEqual(['USD']);
  });
});

describe('monthsIn', () => {
  it('begins with the first month in which the property had a unit, and keeps empty ones after it', () => {
    const rows = [
      row('2026-01'),
      row('2026-02', { unitDays: 3 }),
      row('2026-03'),
      row('2026-02', { currency: 'USD' }),
    ];
    expect(monthsIn(rows, 'DOP').map((one) => one.month)).toEqual(['2026-02', '2026-03']);
    expect(monthsIn(rows, 'USD')).toEqual([]);
  });
});
