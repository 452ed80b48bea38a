import { expect, it } from 'vitest';
import { firstPayment, nextChargeDay, usualLimit } from './autopay-terms.ts';

it.each([
  [5, '2026-11-04', null, '2026-11-05'],
  [5, '2026-11-05', null, '2026-12-05'],
  [28, '2026-12-28', '2026-12-29', '2027-01-28'],
  [1, '2026-11-22', '2026-11-23', '2026-12-01'],
  [10, '2026-11-02', '2026-12-11', '2027-01-10'],
] as const)('charges on day %d: today %s, counting from %s, next on %s', (day, today, from, next) => {
  expect(nextChargeDay(day, today, from)).toBe(next);
});

it('passes over a month of which it is known that nothing is charged', () => {
  expect(nextChargeDay(5, '2026-12-04', null, ['2026-12-01'])).toBe('2027-01-05');
  expect(nextChargeDay(5, '2026-12-05', null, ['2026-12-01'])).toBe('2027-01-05');
  expect(nextChargeDay(5, '2026-12-04', null, ['2026-11-01'])).toBe('2026-12-05');
});

it('suggests a limit with room above the rent', () => {
  expect(usualLimit(2_500_000)).toBe(3_000_000);
  expect(usualLimit(2_510_000)).toBe(3_100_000);
});

it('stores the card with what is owed, within what the processor takes', () => {
  expect(firstPayment(2_500_000, 10_000, 5_000_000)).toBe(2_500_000);
  expect(firstPayment(0, 10_000, 5_000_000)).toBe(10_000);
  expect(firstPayment(9_000_000, 10_000, 5_000_000)).toBe(5_000_000);
});
