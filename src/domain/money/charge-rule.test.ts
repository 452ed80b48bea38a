import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  amountsByRule,
  chargeRules,
  isSplit,
  type RuledLease,
  type RuleInput,
  splitRules,
} from './charge-rule.ts';

const lease = (id: string, facts: Partial<RuledLease> = {}): RuledLease => ({
  ...{ id, rentMinor: 2_500_000, areaM2: 80, used: 12.5 },
  ...facts,
});
const amounts = (rule: RuleInput['rule'], value: number, leases: readonly RuledLease[]) => [
  ...amountsByRule({ rule, value }, leases).values(),
];

const orNull = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { freq: 5, nil: null });
const leases = fc
  .array(
    fc.record({
      rentMinor: orNull(fc.integer({ min: 1, max: 100_000_000_000 })),
      areaM2: orNull(fc.integer({ min: 1, max: 9_999_999 }).map((n) => n / 100)),
      used: orNull(fc.integer({ min: 0, max: 999_999_999 }).map((n) => n / 1_000)),
    }),
    { minLength: 1, maxLength: 40 },
  )
  .map((rows) => rows.map((facts, index) => lease(`${index}`, facts)));
const totals = fc.integer({ min: 0, max: 1_000_000_000_000 });

/** The same shares by another road: a cent at a time to whoever is the furthest below their exact part. */
function sharesByHand(total: number, weights: readonly bigint[]): bigint[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0n);
  const parts = weights.map((weight) => (BigInt(total) * weight - ((BigInt(total) * weight) % all)) / all);
  while (parts.reduce((sum, part) => sum + part, 0n) < BigInt(total)) {
    let furthest = 0;
    const missing = (index: number) => BigInt(total) * (weights[index] ?? 0n) - (parts[index] ?? 0n) * all;
    for (let index = 1; index < weights.length; index += 1)
      if (missing(index) > missing(furthest)) furthest = index;
    parts[furthest] = (parts[furthest] ?? 0n) + 1n;
  }
  return parts;
}

describe('a rule that gives each its own', () => {
  it('is the same amount, a part of the rent, or a price for each square meter', () => {
    const two = [lease('a'), lease('b', { rentMinor: 333, areaM2: 33.33 })];
    expect(amounts('same', 700, two)).toEqual([700, 700]);
    expect(amounts('percent_of_rent', 1_050, two)).toEqual([262_500, 35]);
    // 33.33 × 45.50 = 1,516.515, half up.
    expect(amounts('per_m2', 4_550, two)).toEqual([364_000, 151_652]);
  });

  it('says of whom it does not know enough', () => {
    const two = [lease('a', { rentMinor: null }), lease('b', { areaM2: null })];
    expect(amounts('percent_of_rent', 100, two)).toEqual([null, 25_000]);
    expect(amounts('per_m2', 100, two)).toEqual([8_000, null]);
    expect(amounts('same', 100, two)).toEqual([100, 100]);
  });
});

describe('a total that is split', () => {
  it('goes by equal parts, area, rent or what was used; the odd cent to the largest remainder', () => {
    const three = [
      lease('a', { areaM2: 50, rentMinor: 3, used: 0 }),
      lease('b', { areaM2: 100, rentMinor: 1, used: 2.5 }),
      lease('c', { areaM2: 50, rentMinor: 1, used: 7.5 }),
    ];
    expect(amounts('equal', 1_000, three)).toEqual([334, 333, 333]);
    expect(amounts('area', 1_000, three)).toEqual([250, 500, 250]);
    expect(amounts('rent', 1_001, three)).toEqual([601, 200, 200]);
    expect(amounts('consumption', 1_000, three)).toEqual([0, 250, 750]);
  });

  it('gives nothing to nobody where nothing was used', () => {
    expect(amounts('consumption', 1_000, [lease('a', { used: 0 }), lease('b', { used: null })])).toEqual([
      0,
      null,
    ]);
  });

  it('is what another way of counting gives, and sums to the cent', () => {
    const weightsOf = {
      equal: () => 1n,
      area: ({ areaM2 }: RuledLease) => BigInt((areaM2 ?? 0).toFixed(2).replace('.', '')),
      rent: ({ rentMinor }: RuledLease) => BigInt(rentMinor ?? 0),
      consumption: ({ used }: RuledLease) => BigInt((used ?? 0).toFixed(3).replace('.', '')),
    };
    fc.assert(
      fc.property(totals, leases, fc.constantFrom(...splitRules), (total, some, rule) => {
        const shares = amounts(rule, total, some);
        const weights = some.map(weightsOf[rule]);
        const isPossible = weights.some((weight) => weight > 0n);
        const expected = isPossible ? sharesByHand(total, weights) : weights.map(() => 0n);
        expect(shares.map((share) => BigInt(share ?? 0))).toEqual(expected);
        const sum = shares.reduce<number>((all, share) => all + (share ?? 0), 0);
        expect(sum).toBe(isPossible ? total : 0);
      }),
    );
  });

  it('leaves alike leases a cent apart at most, and more weight never gets less', () => {
    fc.assert(
      fc.property(totals, leases, fc.constantFrom('area' as const, 'rent' as const), (total, some, rule) => {
        const fact = (one: RuledLease) => (rule === 'area' ? one.areaM2 : one.rentMinor) ?? 0;
        const shares = amountsByRule({ rule, value: total }, some);
        for (const one of some)
          for (const other of some)
            if (fact(one) > fact(other))
              expect((shares.get(one.id) ?? 0) - (shares.get(other.id) ?? 0)).toBeGreaterThanOrEqual(0);
            else if (fact(one) === fact(other))
              expect(Math.abs((shares.get(one.id) ?? 0) - (shares.get(other.id) ?? 0))).toBeLessThanOrEqual(
                1,
              );
      }),
    );
  });
});

it('amounts are whole cents, never below zero, for each lease once, whatever the rule', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000), leases, fc.constantFrom(...chargeRules), (value, some, rule) => {
      const found = amountsByRule({ rule, value }, some);
      expect([...found.keys()]).toEqual(some.map(({ id }) => id));
      for (const amount of found.values())
        expect(amount === null || (Number.isSafeInteger(amount) && amount >= 0)).toBe(true);
    }),
  );
  expect(chargeRules.filter(isSplit)).toEqual([...splitRules]);
});
