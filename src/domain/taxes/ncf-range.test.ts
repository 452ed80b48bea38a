import { describe, expect, it } from 'vitest';
import { canWithdraw, isUsable, numbersLeft, type RangeFacts, stateOfRange, usedShare } from './ncf-range.ts';

const range: RangeFacts = {
  firstNumber: 101,
  lastNumber: 200,
  nextNumber: 101,
  unusableAhead: 0,
  expiresOn: '2027-12-31',
  isRetired: false,
};
const TODAY = '2026-11-21';

describe('a range of numbers', () => {
  it.each<[string, Partial<RangeFacts>, string]>([
    ['is good when it is new', {}, 'good'],
    ['is good with 79 of 100 used', { nextNumber: 180 }, 'good'],
    ['is nearly used with 80 of 100', { nextNumber: 181 }, 'nearly_used'],
    [
      'is nearly used with 70 of 100 given out and 10 unusable',
      { nextNumber: 171, unusableAhead: 10 },
      'nearly_used',
    ],
    ['is used up when all that is left is unusable', { nextNumber: 171, unusableAhead: 30 }, 'used_up'],
    ['is used up after the last', { nextNumber: 201 }, 'used_up'],
    ['expires soon 30 days before', { expiresOn: '2026-12-21' }, 'expires_soon'],
    ['does not expire soon 31 days before', { expiresOn: '2026-12-22' }, 'good'],
    ['is still good for the day it expires', { expiresOn: TODAY }, 'expires_soon'],
    ['has expired the day after', { expiresOn: '2026-11-20' }, 'expired'],
    ['never expires without a day', { expiresOn: null }, 'good'],
    ['is retired whatever else', { isRetired: true, nextNumber: 201 }, 'retired'],
  ])('%s', (_, more, state) => {
    expect(stateOfRange({ ...range, ...more }, TODAY)).toBe(state);
  });

  it('knows how much of it is used', () => {
    expect(usedShare(range)).toBe(0);
    expect(usedShare({ ...range, nextNumber: 126 })).toBe(0.25);
    expect(usedShare({ ...range, nextNumber: 201 })).toBe(1);
    expect(usedShare({ ...range, lastNumber: 101, nextNumber: 102 })).toBe(1);
  });

  it('gives up a mark of unusable numbers unless one after them was given out', () => {
    const mark = (firstNumber: number, lastNumber = firstNumber) => ({ firstNumber, lastNumber });
    const marks = [mark(107), mark(105, 106), mark(120)];
    // Ahead of the next number.
    expect(canWithdraw(mark(120), 108, marks)).toBe(true);
    // What comes next follows the marks at once.
    expect(canWithdraw(mark(105, 106), 108, marks)).toBe(true);
    expect(canWithdraw(mark(107), 108, marks)).toBe(true);
    // 108 was given out.
    expect(canWithdraw(mark(107), 109, marks)).toBe(false);
    expect(canWithdraw(mark(105, 106), 109, marks)).toBe(false);
  });

  it('gives out numbers while some are left and it is neither retired nor expired', () => {
    expect(numbersLeft(range)).toBe(100);
    expect(numbersLeft({ ...range, unusableAhead: 3 })).toBe(97);
    expect(numbersLeft({ ...range, nextNumber: 201 })).toBe(0);
    expect(isUsable({ ...range, nextNumber: 200, expiresOn: TODAY }, TODAY)).toBe(true);
    for (const more of [{ nextNumber: 201 }, { expiresOn: '2026-11-20' }, { isRetired: true }])
      expect(isUsable({ ...range, ...more }, TODAY)).toBe(false);
  });
});
