import { expect, it } from 'vitest';
import { comingSums, reasonOf } from './coming-sums.ts';

it('sums each currency alone', () => {
  expect(
    comingSums([
      { currency: 'USD', amount_minor: 5 },
      { currency: 'DOP', amount_minor: 7 },
      { currency: 'USD', amount_minor: 6 },
    ]),
  ).toEqual([
    { currency: 'DOP', amountMinor: 7 },
    { currency: 'USD', amountMinor: 11 },
  ]);
  expect(comingSums([])).toEqual([{ currency: 'DOP', amountMinor: 0 }]);
});

it('tells why', () => {
  const line = { kind: 'rent' as const, amount_minor: 50, rent_minor: 100, late_since: null };
  expect(reasonOf(line)).toBe('part');
  expect(reasonOf({ ...line, amount_minor: 100 })).toBe('rent');
  expect(reasonOf({ ...line, kind: 'condominium_fee' })).toBe('recurring');
  expect(reasonOf({ ...line, kind: 'late_fee', late_since: '2026-11-01' })).toBe('lateFee');
});
