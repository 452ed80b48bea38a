import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addMoney,
  allocateMinor,
  compareMoney,
  money,
  percentOfMinor,
  subtractMoney,
  sumMoney,
  sumsByCurrency,
} from './money.ts';

const amounts = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 });
const weightLists = fc
  .array(fc.nat(1_000_000), { minLength: 1, maxLength: 20 })
  .filter((weights) => weights.some((weight) => weight > 0));

describe('money', () => {
  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER + 1])(
    'refuses %d',
    (amount) => {
      expect(() => money(amount, 'DOP')).toThrow('amount_out_of_range');
    },
  );

  it('adds and subtracts amounts of one currency', () => {
    expect(addMoney(money(150, 'DOP'), money(-50, 'DOP'))).toEqual({ amountMinor: 100, currency: 'DOP' });
    expect(subtractMoney(money(100, 'USD'), money(250, 'USD'))).toEqual({
      amountMinor: -150,
      currency: 'USD',
    });
  });

  it('never mixes currencies', () => {
    const [pesos, dollars] = [money(1, 'DOP'), money(1, 'USD')];
    expect(() => addMoney(pesos, dollars)).toThrow('currency_mismatch');
    expect(() => subtractMoney(pesos, dollars)).toThrow('currency_mismatch');
    expect(() => compareMoney(pesos, dollars)).toThrow('currency_mismatch');
    expect(() => sumMoney([pesos, dollars], 'DOP')).toThrow('currency_mismatch');
  });

  it('refuses a sum that a number could not hold exactly', () => {
    expect(() => addMoney(money(Number.MAX_SAFE_INTEGER, 'DOP'), money(1, 'DOP'))).toThrow(
      'amount_out_of_range',
    );
  });

  it('sums nothing to zero', () => {
    expect(sumMoney([], 'USD')).toEqual({ amountMinor: 0, currency: 'USD' });
  });

  it('takes back by subtraction what it added', () => {
    fc.assert(
      fc.property(amounts, amounts, (a, b) => {
        const sum = addMoney(money(a, 'DOP'), money(b, 'DOP'));
        expect(subtractMoney(sum, money(b, 'DOP')).amountMinor).toBe(a === 0 ? 0 : a);
      }),
    );
  });

  it('orders amounts like their minor units', () => {
    expect(compareMoney(money(1, 'DOP'), money(2, 'DOP'))).toBe(-1);
    expect(compareMoney(money(2, 'DOP'), money(2, 'DOP'))).toBe(0);
    expect(compareMoney(money(3, 'DOP'), money(2, 'DOP'))).toBe(1);
  });
});

describe('percentOfMinor', () => {
  it.each([
    [180_000, 500, 9_000],
    [180_000, 10_000, 180_000],
    [180_000, 0, 0],
    [10, 500, 1],
    [9, 500, 0],
    [-10, 500, -1],
    [Number.MAX_SAFE_INTEGER, 10_000, Number.MAX_SAFE_INTEGER],
  ])('takes of %d at %d basis points %d', (amount, basisPoints, expected) => {
    expect(percentOfMinor(amount, basisPoints)).toBe(expected);
  });

  it('refuses a result that a number could not hold exactly', () => {
    expect(() => percentOfMinor(Number.MAX_SAFE_INTEGER, 10_001)).toThrow('amount_out_of_range');
  });
});

describe('allocateMinor', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [101, [1, 1, 1], [34, 34, 33]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [5, [3, 7], [2, 3]],
    [10, [0, 1], [0, 10]],
    [0, [2, 3], [0, 0]],
    [1, [1, 2], [0, 1]],
  ])('splits %d by %j into %j', (amount, weights, expected) => {
    expect(allocateMinor(amount, weights)).toEqual(expected);
  });

  it('neither loses nor makes a minor unit', () => {
    fc.assert(
      fc.property(amounts, weightLists, (amount, weights) => {
        const sum = allocateMinor(amount, weights).reduce((total, part) => total + part, 0);
        expect(sum).toBe(amount === 0 ? 0 : amount);
      }),
    );
  });

  it('gives each part its exact share to within one minor unit, and nothing for a weight of zero', () => {
    fc.assert(
      fc.property(amounts, weightLists, (amount, weights) => {
        const total = BigInt(weights.reduce((sum, weight) => sum + weight, 0));
        for (const [index, part] of allocateMinor(amount, weights).entries()) {
          const weight = weights[index] ?? 0;
          const error = BigInt(part) * total - BigInt(amount) * BigInt(weight);
          expect(error < total && -error < total).toBe(true);
          if (weight === 0) expect(part).toBe(0);
        }
      }),
    );
  });

  it.each([[[]], [[0, 0]], [[1, -1]], [[0.5, 1]], [[Number.NaN]]])('refuses the weights %j', (weights) => {
    expect(() => allocateMinor(100, weights)).toThrow('weights_invalid');
  });
});

it('adds amounts of rows by currency, and says nothing of one that comes to nothing', () => {
  const rows = [
    { currency: 'USD', owed: 500 },
    { currency: 'DOP', owed: 40 },
    { currency: 'DOP', owed: -40 },
    { currency: 'USD', owed: 1 },
  ] as const;
  expect(sumsByCurrency(rows, ({ owed }) => owed)).toEqual([{ currency: 'USD', amountMinor: 501 }]);
  expect(sumsByCurrency(rows.slice(0, 2), ({ owed }) => owed)).toEqual([
    { currency: 'DOP', amountMinor: 40 },
    { currency: 'USD', amountMinor: 500 },
  ]);
});
