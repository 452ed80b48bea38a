import { expect, it } from 'vitest';
import { exchangeDifference, exchangedMinor } from './exchange.ts';

it('changes dollars into pesos and back at a rate, rounded half up', () => {
  expect(exchangedMinor(100_000, 'USD', 60.25)).toBe(6_025_000);
  expect(exchangedMinor(6_025_000, 'DOP', 60.25)).toBe(100_000);
  expect(exchangedMinor(1, 'USD', 60.5)).toBe(61);
});

it('loses what the reference rate would have given more', () => {
  const sale = { fromCurrency: 'USD', fromMinor: 100_000, toMinor: 5_900_000, rate: 60 } as const;
  expect(exchangeDifference({ ...sale, base: 'DOP' })).toBe(100_000);
  const purchase = { fromCurrency: 'DOP', fromMinor: 5_980_000, toMinor: 100_000, rate: 60 } as const;
  expect(exchangeDifference({ ...purchase, base: 'DOP' })).toBe(-20_000);
  // 59,000.00 pesos are worth US$983.33 at 60: 16.67 dollars were lost.
  expect(exchangeDifference({ ...sale, base: 'USD' })).toBe(1_667);
});
