import { expect, it } from 'vitest';
import { comingSums, reasonOf } from './coming-sums.ts';

it('sums each currency alone', () => {
  expect(
    comingSums([
      { currency: 'USD', amountMinor: 5 },
      { currency: 'DOP', amountMinor: 7 },
      { currency: 'USD', amountMinor: 6 },
    ]),
  ).toEqual([
    { currency: 'DOP', amountMinor: 7 },
    { currency: 'USD', amountMinor: 11 },
  ]);
  expect(comingSums([])).toEqual([{ currency: 'DOP', amountMinor: 0 }]);
});

it('tells why', () => {
  const line = { kind: 'rent' as const, amountMinor: 50, rentMinor: 100, lateSince: null };
  expect(reasonOf(line)).toBe('part');
  expect(reasonOf({ ...line, amountMinor: 100 })).toBe('rent');
  expect(reasonOf({ ...line, kind: 'condominium_fee' })).toBe('recurring');
  expect(reasonOf({ ...line, kind: 'late_fee', lateSince: '2026-11-01' })).toBe('lateFee');
});
