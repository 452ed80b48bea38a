import { describe, expect, it } from 'vitest';
import { kindOfPeriod, parsePeriod, periodAround, periodText, shiftPeriod, yearBefore } from './period.ts';

describe('a period', () => {
  it.each([
    ['2026-11', '2026-11-01', '2026-11-30', 'month'],
    ['2024-02', '2024-02-01', '2024-02-29', 'month'],
    ['2026-Q1', '2026-01-01', '2026-03-31', 'quarter'],
    ['2026-Q4', '2026-10-01', '2026-12-31', 'quarter'],
    ['2026', '2026-01-01', '2026-12-31', 'year'],
    ['2026-01-05..2026-02-01', '2026-01-05', '2026-02-01', 'days'],
  ])('%s is from %s to %s, a %s', (text, from, to, kind) => {
    const period = parsePeriod(text);
    expect(period).toEqual({ from, to });
    expect(period && kindOfPeriod(period)).toBe(kind);
    expect(period && periodText(period)).toBe(text);
  });

  it.each(['', '2026-13', '2026-Q5', '26', '2026-02-01..2026-01-31', '2026-02-30..2026-03-01', 'x..y'])(
    '"%s" is none',
    (text) => {
      expect(parsePeriod(text)).toBeNull();
    },
  );

  it('of whole months written in days is the same as the month', () => {
    expect(periodText({ from: '2026-11-01', to: '2026-11-30' })).toBe('2026-11');
  });

  it.each([
    ['2026-01', -1, '2025-12'],
    ['2024-01', 1, '2024-02'],
    ['2026-Q1', -1, '2025-Q4'],
    ['2026', 2, '2028'],
    ['2026-01-11..2026-01-20', -1, '2026-01-01..2026-01-10'],
  ])('%s moved by %i is %s', (text, count, expected) => {
    const period = parsePeriod(text);
    expect(period && periodText(shiftPeriod(period, count))).toBe(expected);
  });

  it('a year before keeps the end of a month', () => {
    expect(yearBefore({ from: '2025-02-01', to: '2025-02-28' })).toEqual({
      from: '2024-02-01',
      to: '2024-02-29',
    });
    expect(yearBefore({ from: '2026-03-05', to: '2026-03-20' })).toEqual({
      from: '2025-03-05',
      to: '2025-03-20',
    });
  });

  it('around a day is the one in which it lies', () => {
    expect(periodText(periodAround('month', '2026-05-17'))).toBe('2026-05');
    expect(periodText(periodAround('quarter', '2026-05-17'))).toBe('2026-Q2');
    expect(periodText(periodAround('year', '2026-05-17'))).toBe('2026');
    expect(periodText(periodAround('days', '2026-05-17'))).toBe('2026-05-01..2026-05-17');
  });
});
