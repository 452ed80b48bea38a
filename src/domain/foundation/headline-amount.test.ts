import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { headlinePair, wholeUnits } from './headline-amount.ts';

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
  it('keeps the cents of both where it would look like the whole', () => {
    expect(headlinePair(416_660, 416_667)).toEqual([416_660, 416_667]);
    expect(headlinePair(416_667, 416_667)).toEqual([416_700, 416_700]);
    expect(headlinePair(416_500, 416_667)).toEqual([416_500, 416_700]);
  });

  it('says that it is the whole only when it is', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: -200, max: 200 }), (whole, less) => {
        const [part, shown] = headlinePair(whole - less, whole);
        expect(part === shown).toBe(less === 0);
      }),
    );
  });
});
