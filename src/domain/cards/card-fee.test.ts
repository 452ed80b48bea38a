import { expect, it } from 'vitest';
import { cardFee } from './card-fee.ts';

const rule = { feePayer: 'tenant', feeBasisPoints: 350, feeFixedMinor: 500 } as const;

it.each([
  [2_500_000, 88_000],
  [100, 504],
  // Half a cent goes up.
  [1_000, 535],
  [14, 500],
  [15, 501],
])('of %d it is %d', (amount, fee) => {
  expect(cardFee(amount, rule)).toBe(fee);
});

it('is nothing where the landlord pays it', () => {
  expect(cardFee(2_500_000, { ...rule, feePayer: 'landlord' })).toBe(0);
});
