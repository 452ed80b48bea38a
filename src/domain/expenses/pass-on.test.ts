import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canSplitBy,
  chargedMinor,
  chargedShares,
  lineCosts,
  type PassOnUnit,
  passOnKinds,
  splitByHand,
  splitByRule,
} from './pass-on.ts';

function unit(unitId: string, changes: Partial<PassOnUnit> = {}): PassOnUnit {
  return {
    unitId,
    leaseId: `lease-${unitId}`,
    leaseCurrency: 'DOP',
    areaM2: 80,
    rentMinor: 2_500_000,
    rentCurrency: 'DOP',
    ...changes,
  };
}

const vacant = (unitId: string, changes: Partial<PassOnUnit> = {}) =>
  unit(unitId, { leaseId: null, leaseCurrency: null, ...changes });
const amounts = fc.integer({ min: 1, max: 1_000_000_000_000 });
const units = fc
  .array(
    fc.record({
      isLeased: fc.boolean(),
      leaseCurrency: fc.constantFrom('DOP' as const, 'USD' as const),
      areaM2: fc.integer({ min: 1, max: 9_999_999 }).map((hundredths) => hundredths / 100),
      rentMinor: fc.integer({ min: 1, max: 1_000_000_000_000 }),
    }),
    { minLength: 1, maxLength: 40 },
  )
  .map((rows) =>
    rows.map(({ isLeased, ...row }, index) =>
      isLeased ? unit(`${index}`, row) : vacant(`${index}`, { areaM2: row.areaM2, rentMinor: row.rentMinor }),
    ),
  );
const rules = fc.constantFrom('equal' as const, 'area' as const, 'rent' as const);
const sum = (shares: readonly { amountMinor: number }[]) =>
  shares.reduce((all, one) => all + one.amountMinor, 0);

describe('splitting over units', () => {
  it('is equal, by size or by rent; what a vacant unit would pay stays', () => {
    const three = [
      unit('a', { areaM2: 50, rentMinor: 3 }),
      vacant('b', { areaM2: 100, rentMinor: 1 }),
      unit('c', { areaM2: 50, rentMinor: 1 }),
    ];
    const of = (rule: 'equal' | 'area' | 'rent') =>
      splitByRule(1_000, three, rule, 'DOP').map(({ amountMinor, stays }) => [amountMinor, stays]);
    expect(of('equal')).toEqual([
      [334, null],
      [333, 'vacant'],
      [333, null],
    ]);
    expect(of('area')).toEqual([
      [250, null],
      [500, 'vacant'],
      [250, null],
    ]);
    expect(of('rent')).toEqual([
      [600, null],
      [200, 'vacant'],
      [200, null],
    ]);
    expect(chargedMinor(splitByRule(1_000, three, 'area', 'DOP'))).toBe(500);
  });

  it('leaves a lease of another currency out', () => {
    const shares = splitByRule(100, [unit('a'), unit('b', { leaseCurrency: 'USD' })], 'equal', 'DOP');
    expect(shares.map(({ stays }) => stays)).toEqual([null, 'currency']);
    expect(chargedShares(shares)).toEqual([{ leaseId: 'lease-a', amountMinor: 50 }]);
  });

  it('needs what it weighs by of every unit, and rents of one currency', () => {
    expect(canSplitBy('equal', [])).toBe(false);
    expect(canSplitBy('area', [unit('a'), unit('b', { areaM2: null })])).toBe(false);
    expect(canSplitBy('rent', [unit('a'), vacant('b', { rentMinor: null, rentCurrency: null })])).toBe(false);
    expect(canSplitBy('rent', [unit('a'), unit('b', { rentCurrency: 'USD' })])).toBe(false);
    expect(canSplitBy('rent', [unit('a', { rentCurrency: 'USD' })])).toBe(true);
    expect(canSplitBy('equal', [unit('a', { areaM2: null, rentMinor: null })])).toBe(true);
  });

  it('sums to the cent, is never negative and always the same', () => {
    fc.assert(
      fc.property(amounts, units, rules, (amount, some, rule) => {
        const shares = splitByRule(amount, some, rule, 'DOP');
        expect(sum(shares)).toBe(amount);
        expect(shares.map((share) => share.unit)).toEqual(some);
        expect(shares.every((share) => share.amountMinor >= 0)).toBe(true);
        expect(splitByRule(amount, [...some], rule, 'DOP')).toEqual(shares);
        const stays = shares.filter((share) => share.stays !== null);
        expect(chargedMinor(shares) + sum(stays)).toBe(amount);
        expect(chargedShares(shares).every((part) => part.amountMinor > 0)).toBe(true);
      }),
    );
  });

  it('gives equal units shares that differ by a cent at most', () => {
    fc.assert(
      fc.property(amounts, units, (amount, some) => {
        const parts = splitByRule(amount, some, 'equal', 'DOP').map((share) => share.amountMinor);
        expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('splitting by hand', () => {
  it('takes what was typed for those who can be charged', () => {
    const some = [unit('a'), vacant('b'), unit('c'), unit('d')];
    const typed = new Map([
      ['a', 5],
      ['b', 7],
      ['c', 0],
    ]);
    const shares = splitByHand(typed, some, 'DOP');
    expect(shares.map(({ amountMinor }) => amountMinor)).toEqual([5, 0, 0, 0]);
    expect(chargedShares(shares)).toEqual([{ leaseId: 'lease-a', amountMinor: 5 }]);
  });
});

describe('what lines cost', () => {
  const none = { itbisToCostMinor: 0, exciseMinor: 0, otherTaxesMinor: 0, tipMinor: 0 };

  it('is their amount with their share of the taxes that are cost', () => {
    expect(lineCosts(none, [5, 7])).toEqual([5, 7]);
    const taxed = { itbisToCostMinor: 70_000, exciseMinor: 0, otherTaxesMinor: 30_000, tipMinor: 1 };
    expect(lineCosts(taxed, [1_000_000, 500_000])).toEqual([1_066_667, 533_334]);
  });

  it('sums to all of it', () => {
    const tax = fc.nat(1_000_000_000);
    fc.assert(
      fc.property(fc.array(amounts, { minLength: 1, maxLength: 20 }), tax, tax, (lines, itbis, tip) => {
        const costs = lineCosts({ ...none, itbisToCostMinor: itbis, tipMinor: tip }, lines);
        const whole = lines.reduce((all, one) => all + one, 0) + itbis + tip;
        expect(costs.reduce((all, one) => all + one, 0)).toBe(whole);
        expect(costs.every((cost, index) => cost >= (lines[index] ?? 0))).toBe(true);
      }),
    );
  });
});

it('a fee of the condominium stays one; for the rest there is a choice', () => {
  expect(passOnKinds(true)).toEqual(['condominium_fee']);
  expect(passOnKinds(false)).toEqual(['utility', 'other']);
});
