import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { looksWhole, wholeUnits } from './headline-amount.ts';

const amounts = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });

describe('an amount in a headline', () => {
  it('is rounded to the nearest unit, half away from zero: 4,166.67 is 4,167', () => {
    expect([416_667, 199, 149, 100, 50, 49, -49, -50, -150, -151].map(wholeUnits)).toEqual([
      416_700, 200, 100, 100, 100, 0, 0, -100, -200, -200,
    ]);
  });

  it('is as far below zero as its opposite is above', () => {
    fc.assert(
      fc.property(amounts, (minor) => {
        expect(wholeUnits(minor) + wholeUnits(-minor)).toBe(0);
      }),
    );
  });
});

describe('a part of a whole in a headline', () => {
  it('looks like the whole only where less than a unit is missing', () => {
    expect(looksWhole(416_660, 416_667)).toBe(true);
    expect(looksWhole(416_667, 416_667)).toBe(false);
    expect(looksWhole(416_500, 416_667)).toBe(false);
  });

  it('never does when it is the whole, or when a unit or more is missing', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: -200, max: 200 }), (whole, less) => {
        if (less === 0 || Math.abs(less) >= 100) expect(looksWhole(whole - less, whole)).toBe(false);
      }),
    );
  });
});
