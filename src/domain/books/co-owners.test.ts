import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { doSharesAddUp, equalShares, MOST_OWNERS, missingShare, toBasisPoints } from './co-owners.ts';

describe('equal shares', () => {
  it('are whole and differ by one basis point at most, whatever the number of owners', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: MOST_OWNERS }), (count) => {
        const shares = equalShares(count);
        expect(shares).toHaveLength(count);
        expect(doSharesAddUp(shares)).toBe(true);
        expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('of three owners give the odd basis point to the first', () => {
    expect(equalShares(3)).toEqual([3334, 3333, 3333]);
    expect(equalShares(0)).toEqual([]);
  });
});

describe('shares', () => {
  it('are whole only when nothing is missing', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 20 }),
        (shares) => {
          expect(doSharesAddUp(shares)).toBe(missingShare(shares) === 0);
        },
      ),
    );
  });

  it('may be none, and never zero, negative or broken', () => {
    expect(doSharesAddUp([])).toBe(true);
    expect(doSharesAddUp([10_000, 0])).toBe(false);
    expect(doSharesAddUp([10_001, -1])).toBe(false);
    expect(doSharesAddUp([5000.5, 4999.5])).toBe(false);
  });

  it('say how much is missing or too much', () => {
    expect(missingShare([2500, 2500])).toBe(5000);
    expect(missingShare([6000, 6000])).toBe(-2000);
  });
});

describe('toBasisPoints', () => {
  it('takes every percentage of two decimals exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), (points) => {
        expect(toBasisPoints(points / 100)).toBe(points);
      }),
    );
  });

  it('refuses more decimals and what is no number', () => {
    expect(toBasisPoints(33.333)).toBeNull();
    expect(toBasisPoints(Number.NaN)).toBeNull();
    expect(toBasisPoints(null)).toBeNull();
  });
});
