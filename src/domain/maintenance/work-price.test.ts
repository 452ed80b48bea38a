import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quoteTaxes } from './work-order-enums.ts';
import { cheapestOf, splitPrice } from './work-price.ts';

describe('a price', () => {
  it('is what was said, with its ITBIS in it, on top, or without any', () => {
    expect(splitPrice(118_000, 'included', 1800)).toEqual({
      netMinor: 100_000,
      itbisMinor: 18_000,
      totalMinor: 118_000,
    });
    expect(splitPrice(100_000, 'added', 1800)).toMatchObject({ itbisMinor: 18_000, totalMinor: 118_000 });
    expect(splitPrice(100_000, 'none', 1800)).toMatchObject({ itbisMinor: 0, totalMinor: 100_000 });
  });

  it('loses no centavo, and its ITBIS is the rate of the rest, as near as a centavo is', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000_000_000 }),
        fc.constantFrom(...quoteTaxes),
        (amount, tax) => {
          const { netMinor, itbisMinor, totalMinor } = splitPrice(amount, tax, 1800);
          expect(netMinor + itbisMinor).toBe(totalMinor);
          if (tax !== 'none') expect(Math.abs(itbisMinor - netMinor * 0.18)).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});

describe('the cheapest', () => {
  it('is the first of the least, of those with a price', () => {
    const quotes = [
      { totalMinor: null },
      { totalMinor: 5, name: 'a' },
      { totalMinor: 3, name: 'b' },
      { totalMinor: 3 },
    ];
    expect(cheapestOf(quotes)).toBe(quotes[2]);
    expect(cheapestOf([{ totalMinor: null }])).toBeNull();
  });
});
