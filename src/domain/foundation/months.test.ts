import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, fromEpochDay } from './dates.ts';
import { firstDayOf, isIsoMonth, lastDayOf, monthOf, monthsFrom, shiftMonth } from './months.ts';

const months = fc.integer({ min: -200_000, max: 200_000 }).map((day) => monthOf(fromEpochDay(day)));

describe('a month', () => {
  it.each(['2026-01', '2026-12', '0001-01'])('may be %s', (text) => {
    expect(isIsoMonth(text)).toBe(true);
  });

  it.each(['2026-13', '2026-00', '2026-1', '2026', '2026-01-01', ''])('may not be %j', (text) => {
    expect(isIsoMonth(text)).toBe(false);
    expect(() => firstDayOf(text)).toThrow('month_invalid');
  });

  it('is found from each of its days', () => {
    expect(monthOf('2026-02-28')).toBe('2026-02');
    expect(() => monthOf('2026-02-30')).toThrow('date_invalid');
  });

  it('runs from its first day to its last', () => {
    expect(firstDayOf('2024-02')).toBe('2024-02-01');
    expect(lastDayOf('2024-02')).toBe('2024-02-29');
    expect(lastDayOf('2026-02')).toBe('2026-02-28');
  });

  it('is followed by the month of the day after its last', () => {
    fc.assert(
      fc.property(months, (month) => {
        expect(shiftMonth(month, 1)).toBe(monthOf(addDays(lastDayOf(month), 1)));
      }),
    );
  });
});

describe('monthsFrom', () => {
  it('gives both ends and all between', () => {
    expect(monthsFrom('2025-11', '2026-02')).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
    expect(monthsFrom('2026-02', '2026-02')).toEqual(['2026-02']);
    expect(monthsFrom('9999-12', '9999-12')).toEqual(['9999-12']);
  });

  it('is empty when the end comes first', () => {
    expect(monthsFrom('2026-02', '2026-01')).toEqual([]);
  });

  it('refuses what is no month', () => {
    expect(() => monthsFrom('2026-13', '2026-01')).toThrow('month_invalid');
    expect(() => monthsFrom('2026-01', 'never')).toThrow('month_invalid');
  });

  it('has as many months as were added', () => {
    fc.assert(
      fc.property(months, fc.nat(400), (month, count) => {
        const list = monthsFrom(month, shiftMonth(month, count));
        expect(list).toHaveLength(count + 1);
        expect([...list].sort()).toEqual(list);
      }),
    );
  });
});
