import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divideRounded, toAmountMinor } from './rounding.ts';

describe('divideRounded', () => {
  it.each([
    [0n, 7n, 0n],
    [1n, 3n, 0n],
    [2n, 3n, 1n],
    [1n, 2n, 1n],
    [3n, 2n, 2n],
    [-1n, 2n, -1n],
    [-1n, 3n, 0n],
    [-5n, 2n, -3n],
    [3_060_000n, 31n, 98_710n],
  ])('rounds %d ÷ %d to %d, a half away from zero', (numerator, denominator, expected) => {
    expect(divideRounded(numerator, denominator)).toBe(expected);
  });

  it('is never more than half a unit away from the exact quotient', () => {
    fc.assert(
      fc.property(
        fc.bigInt(-(10n ** 24n), 10n ** 24n),
        fc.bigInt(1n, 10n ** 6n),
        (numerator, denominator) => {
          const error = divideRounded(numerator, denominator) * denominator - numerator;
          expect(2n * (error < 0n ? -error : error)).toBeLessThanOrEqual(denominator);
        },
      ),
    );
  });

  it('treats debits and credits alike', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.bigInt(1n, 10_000n), (numerator, denominator) => {
        expect(divideRounded(-numerator, denominator)).toBe(-divideRounded(numerator, denominator));
      }),
    );
  });
});

describe('toAmountMinor', () => {
  it('gives the number of every safe integer', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (amount) => {
        expect(toAmountMinor(BigInt(amount))).toBe(amount === 0 ? 0 : amount);
      }),
    );
  });

  it('refuses what a number cannot hold exactly', () => {
    const tooLarge = BigInt(Number.MAX_SAFE_INTEGER) + 1n;
    expect(() => toAmountMinor(tooLarge)).toThrow('amount_out_of_range');
    expect(() => toAmountMinor(-tooLarge)).toThrow('amount_out_of_range');
  });
});
