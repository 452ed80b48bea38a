import { describe, expect, it } from 'vitest';
import { purchaseOf } from './bill-purchase.ts';
import { purchaseWith } from './tax.test-support.ts';

const { isInPesos: _, totalMinor: __, ...bill } = purchaseWith({ itbisMinor: 180_000, tipMinor: 100_000 });

describe('a bill as the forms take it', () => {
  it('is what it is in pesos, with the total by which it is known', () => {
    expect(purchaseOf({ ...bill, dopRate: null })).toEqual({
      ...bill,
      totalMinor: 1_280_000,
      isInPesos: true,
    });
  });

  it('is told in pesos at its rate, each amount rounded by itself, a half away from zero', () => {
    const dollars = purchaseOf({
      ...bill,
      currency: 'USD',
      dopRate: 61.5,
      servicesMinor: 1,
      goodsMinor: 100_000,
      isrWithheldMinor: 10_001,
    });
    expect(dollars).toMatchObject({
      isInPesos: true,
      servicesMinor: 62,
      goodsMinor: 6_150_000,
      itbisMinor: 11_070_000,
      isrWithheldMinor: 615_062,
      tipMinor: 6_150_000,
      currency: 'USD',
      totalMinor: 380_001,
    });
  });

  it('stays in dollars, and says so, while nobody knows the rate', () => {
    const dollars = purchaseOf({ ...bill, currency: 'USD', dopRate: null });
    expect(dollars).toMatchObject({ isInPesos: false, servicesMinor: 1_000_000 });
  });
});
