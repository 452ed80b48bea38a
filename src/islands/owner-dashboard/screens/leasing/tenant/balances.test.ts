import { describe, expect, it } from 'vitest';
import { balancesOf, rentsOf } from './balances.ts';

const lease = (currency: 'DOP' | 'USD', receivableMinor: number, creditMinor = 0) => ({
  leaseId: crypto.randomUUID(),
  currency,
  receivableMinor,
  creditMinor,
});

describe('what a person owes', () => {
  it('is added up by currency, and what was paid ahead stands beside it', () => {
    expect(
      balancesOf([lease('USD', 500), lease('DOP', 1_000), lease('DOP', 0, 300), lease('DOP', 20)]),
    ).toEqual([
      { currency: 'DOP', owedMinor: 1_020, aheadMinor: 300 },
      { currency: 'USD', owedMinor: 500, aheadMinor: 0 },
    ]);
  });

  it('is nothing without leases, and with leases that are settled', () => {
    expect(balancesOf([])).toEqual([]);
    expect(balancesOf([lease('DOP', 0)])).toEqual([]);
  });
});

describe('what a person pays a month', () => {
  it('is added up by currency', () => {
    expect(
      rentsOf([
        { currency: 'USD', rentMinor: 100 },
        { currency: 'DOP', rentMinor: 20 },
        { currency: 'USD', rentMinor: 1 },
      ]),
    ).toEqual([
      { currency: 'DOP', amountMinor: 20 },
      { currency: 'USD', amountMinor: 101 },
    ]);
    expect(rentsOf([])).toEqual([]);
  });
});
