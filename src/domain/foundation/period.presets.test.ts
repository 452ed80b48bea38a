import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, endOfMonth, fromEpochDay, startOfMonth } from './dates.ts';
import {
  comparedWith,
  daysOf,
  periodPresets,
  periodText,
  presetOf,
  presetPeriod,
  shiftPeriod,
  withDays,
} from './period.ts';

// 1900 to 2100: leap years, and a century that is none.
const days = fc.integer({ min: -25_567, max: 47_481 }).map(fromEpochDay);
const presets = fc.constantFrom(...periodPresets);
const periods = fc
  .tuple(days, fc.integer({ min: 0, max: 800 }))
  .map(([from, length]) => ({ from, to: addDays(from, length) }));

describe('a preset', () => {
  it.each([
    ['this_month', '2024-02-29', '2024-02'],
    ['last_month', '2026-03-31', '2026-02'],
    ['last_month', '2026-01-31', '2025-12'],
    ['this_quarter', '2026-11-27', '2026-Q4'],
    ['this_year', '2026-01-01', '2026'],
    ['last_12_months', '2026-11-27', '2025-12-01..2026-11-30'],
    ['last_12_months', '2024-02-29', '2023-03-01..2024-02-29'],
    ['last_12_months', '2026-12-31', '2026'],
  ] as const)('%s on %s is %s', (preset, today, text) => {
    expect(periodText(presetPeriod(preset, today))).toBe(text);
  });

  it('is of whole months, and only the last month does not hold the day', () => {
    fc.assert(
      fc.property(presets, days, (preset, today) => {
        const { from, to } = presetPeriod(preset, today);
        expect(from).toBe(startOfMonth(from));
        expect(to).toBe(endOfMonth(to));
        expect(from <= today && today <= to).toBe(preset !== 'last_month');
      }),
    );
  });

  it('is known by its days', () => {
    fc.assert(
      fc.property(presets, days, (preset, today) => {
        const period = presetPeriod(preset, today);
        const known = presetOf(period, today);
        expect(known && presetPeriod(known, today)).toEqual(period);
      }),
    );
    expect(presetOf({ from: '2026-11-01', to: '2026-11-15' }, '2026-11-15')).toBeNull();
  });
});

describe('a step', () => {
  it('leaves no gap', () => {
    fc.assert(
      fc.property(periods, fc.constantFrom(-1, 1), (period, count) => {
        const next = shiftPeriod(period, count);
        const [first, second] = count > 0 ? [period, next] : [next, period];
        expect(daysBetween(first.to, second.from)).toBe(1);
      }),
    );
  });

  it('of whole months stays one of as many, and a step back undoes it', () => {
    fc.assert(
      fc.property(presets, days, fc.integer({ min: -30, max: 30 }), (preset, today, count) => {
        const period = presetPeriod(preset, today);
        const moved = shiftPeriod(period, count);
        expect(moved).toEqual({ from: startOfMonth(moved.from), to: endOfMonth(moved.to) });
        expect(shiftPeriod(moved, -count)).toEqual(period);
      }),
    );
  });

  it('is what the period before is', () => {
    const year = presetPeriod('last_12_months', '2026-11-27');
    expect(comparedWith(year, 'previous')).toEqual({ from: '2024-12-01', to: '2025-11-30' });
    expect(comparedWith(year, 'year')).toEqual({ from: '2024-12-01', to: '2025-11-30' });
    expect(comparedWith(year, 'none')).toBeNull();
  });
});

describe('the filters of a list', () => {
  it('hold days, or a preset that moves with today', () => {
    expect(daysOf({ from: ['2026-11-01'] }, '2026-11-27')).toEqual({ from: '2026-11-01', to: undefined });
    expect(daysOf({ from: ['last_month'] }, '2026-11-27')).toEqual({ from: '2026-10-01', to: '2026-10-31' });
    expect(daysOf({ from: ['last_month'] }, '2026-12-01')).toEqual({ from: '2026-11-01', to: '2026-11-30' });
    expect(daysOf({}, '2026-11-27')).toEqual({});
  });

  it('ask the server for days alone', () => {
    const others = { kind: ['rent', 'fee'] };
    expect(withDays({ ...others, from: ['this_month'], to: ['x'] }, '2026-11-27')).toEqual({
      ...others,
      from: ['2026-11-01'],
      to: ['2026-11-30'],
    });
    expect(withDays({ ...others, from: ['yesterday'], to: ['2026-02-30'] }, '2026-11-27')).toEqual(others);
  });
});
