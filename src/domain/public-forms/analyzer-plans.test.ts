import { describe, expect, it } from 'vitest';
import { type AnalyzerPlan, monthlyPriceMinor, readPlans } from './analyzer-plans.ts';

const price = (pesos: number) => ({ DOP: pesos * 100, USD: pesos * 2 });
const plans: AnalyzerPlan[] = [
  { id: 'large', unitsIncluded: 100, monthlyMinor: price(3_000), extraUnitMinor: price(20) },
  { id: 'small', unitsIncluded: 3, monthlyMinor: price(0), extraUnitMinor: null },
  { id: 'middle', unitsIncluded: 25, monthlyMinor: price(1_000), extraUnitMinor: null },
];
const published = {
  plans: [
    {
      id: 'small',
      units_included: 3,
      monthly_minor: { DOP: 0, USD: 0 },
      extra_unit_minor: null,
      note: 'more',
    },
    {
      id: 'large',
      units_included: 100,
      monthly_minor: { DOP: 300_000, USD: 6_000 },
      extra_unit_minor: { DOP: 2_000, USD: 40 },
    },
  ],
};

describe('monthlyPriceMinor', () => {
  it.each([
    [1, 0],
    [3, 0],
    [4, 100_000],
    [25, 100_000],
    [26, 300_000],
    [100, 300_000],
    [101, 302_000],
    [1_100, 2_300_000],
  ])('%i units cost %i centavos', (units, expected) => {
    expect(monthlyPriceMinor(plans, units, 'DOP')).toBe(expected);
  });

  it('has a price in each currency', () => {
    expect(monthlyPriceMinor(plans, 10, 'USD')).toBe(2_000);
  });

  it('has none where no plan takes so many', () => {
    expect(monthlyPriceMinor(plans.slice(1), 26, 'DOP')).toBeNull();
    expect(monthlyPriceMinor([], 1, 'DOP')).toBeNull();
  });
});

describe('readPlans', () => {
  it('takes the published list', () => {
    expect(readPlans(published)).toEqual([
      { id: 'small', unitsIncluded: 3, monthlyMinor: { DOP: 0, USD: 0 }, extraUnitMinor: null },
      {
        id: 'large',
        unitsIncluded: 100,
        monthlyMinor: { DOP: 300_000, USD: 6_000 },
        extraUnitMinor: { DOP: 2_000, USD: 40 },
      },
    ]);
  });

  const broken = (change: object) => ({ plans: [{ ...published.plans[1], ...change }] });
  it.each([
    null,
    'plans',
    [],
    {},
    { plans: [] },
    { plans: [null] },
    broken({ id: 1 }),
    broken({ units_included: -1 }),
    broken({ units_included: 1.5 }),
    broken({ monthly_minor: { DOP: 1 } }),
    broken({ monthly_minor: null }),
    broken({ extra_unit_minor: { DOP: '1', USD: 1 } }),
    broken({ extra_unit_minor: undefined }),
  ])('refuses %j', (list) => {
    expect(readPlans(list)).toBeNull();
  });
});
