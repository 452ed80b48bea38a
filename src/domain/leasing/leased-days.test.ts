import { describe, expect, it } from 'vitest';
import { firstFreeDay, leasedDaysOf, overlapOf } from './leased-days.ts';

const past = { from: '2025-01-01', to: '2025-12-31' };
const now = { from: '2026-10-11', to: '2027-10-10' };
const next = { from: '2027-10-11', to: '2028-10-10' };
const later = { from: '2029-01-01', to: '2029-12-31' };
const open = { from: '2026-03-01', to: null };

describe('leasedDaysOf', () => {
  it.each([
    ['[2026-10-11,2027-10-11)', now],
    ['[2026-03-01,)', open],
    ['empty', null],
  ])('reads %s', (range, term) => {
    expect(leasedDaysOf(range)).toEqual(term);
  });
});

describe('firstFreeDay', () => {
  it.each([
    [[], '2026-11-21', '2026-11-21'],
    [[past, later], '2026-11-21', '2026-11-21'],
    [[now], '2026-11-21', '2027-10-11'],
    [[now], '2027-10-10', '2027-10-11'],
    [[later, next, now], '2026-11-21', '2028-10-11'],
    [[open], '2026-11-21', null],
    [
      [
        { from: '2026-11-01', to: '2027-02-28' },
        { ...open, from: '2027-03-01' },
      ],
      '2026-11-21',
      null,
    ],
  ])('of %j from %s on is %s', (terms, day, free) => {
    expect(firstFreeDay(terms, day)).toBe(free);
  });
});

describe('overlapOf', () => {
  it('finds the first term with a day in common', () => {
    expect(overlapOf([next, now], '2027-10-10', '2028-10-09')).toEqual(now);
    expect(overlapOf([later, next], '2026-10-11', '2027-10-11')).toEqual(next);
    expect(overlapOf([open], '2030-01-01', '2030-12-31')).toEqual(open);
  });

  it('finds none where the days only touch', () => {
    expect(overlapOf([now, later], '2027-10-11', '2028-12-31')).toBeNull();
    expect(overlapOf([open], '2026-01-01', '2026-02-28')).toBeNull();
  });
});
