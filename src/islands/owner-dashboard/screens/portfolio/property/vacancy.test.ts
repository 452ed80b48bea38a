import { describe, expect, it } from 'vitest';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import { emptyDays, longestEmpty, vacancyOf } from './vacancy.ts';

const vacant = (rentMinor: number | null, lostMinor = 0, currency: CurrencyCode = 'DOP') => ({
  marketRentMinor: rentMinor,
  marketRentCurrency: rentMinor === null ? null : currency,
  lostMinor: rentMinor === null ? null : lostMinor,
});

describe('vacancyOf', () => {
  it('adds market rents and losses up, a currency at a time', () => {
    expect(
      vacancyOf([vacant(2_500_000, 80_000), vacant(1_000_000, 20_000), vacant(50_000, 7, 'USD')]),
    ).toEqual({
      sums: [
        { currency: 'DOP', rentMinor: 3_500_000, lostMinor: 100_000 },
        { currency: 'USD', rentMinor: 50_000, lostMinor: 7 },
      ],
      unpricedCount: 0,
    });
  });

  it('takes an unknown rent for unknown, not for zero', () => {
    expect(vacancyOf([vacant(null), vacant(0)])).toEqual({
      sums: [{ currency: 'DOP', rentMinor: 0, lostMinor: 0 }],
      unpricedCount: 1,
    });
  });
});

describe('how long a unit stands empty', () => {
  it('counts today, and finds the one that waits longest', () => {
    const [young, old] = [{ vacantSince: '2026-11-22' }, { vacantSince: '2026-10-01' }];
    expect(emptyDays(young, '2026-11-22')).toBe(1);
    expect(emptyDays(old, '2026-11-22')).toBe(53);
    expect(longestEmpty([young, old])).toBe(old);
    expect(longestEmpty([])).toBeUndefined();
  });
});
