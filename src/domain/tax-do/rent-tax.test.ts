import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectedWithholding, itbisOn, treatmentOf, type WithholdingCase } from './rent-tax.ts';
import { TAX_RULES, taxRule } from './tax-rules.ts';

const DAY = '2026-10-05';

describe('ITBIS on a rent', () => {
  it.each([
    [{ use: 'commercial', isFurnished: false }, 'taxable'],
    [{ use: 'commercial', isFurnished: true }, 'taxable'],
    [{ use: 'dwelling', isFurnished: false }, 'exempt'],
    [{ use: 'dwelling', isFurnished: true }, 'furnished'],
  ] as const)('of %j is %s', (unit, treatment) => {
    expect(treatmentOf(unit)).toBe(treatment);
  });

  it.each([
    [5_000_000, 'taxable', 900_000],
    [5_000_000, 'exempt', 0],
    // 18 % of the 20 % that are presumed to be for the furniture.
    [5_000_000, 'furnished', 180_000],
    // 0.18 × 100.03 = 18.0054; 0.036 × 100.13 = 3.60468.
    [10_003, 'taxable', 1_801],
    [10_013, 'furnished', 360],
    [14, 'furnished', 1],
    [13, 'furnished', 0],
  ] as const)('on %i, %s, is %i', (base, treatment, itbis) => {
    expect(itbisOn(base, treatment, DAY)).toBe(itbis);
  });

  it('on part and rest differs from that on all by a centavo at most', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000_000_000 });
    fc.assert(
      fc.property(amount, amount, (a, b) => {
        const apart = itbisOn(a, 'taxable', DAY) + itbisOn(b, 'taxable', DAY);
        expect(Math.abs(apart - itbisOn(a + b, 'taxable', DAY))).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('takes the rate of the day', () => {
    const first = {
      code: 'itbis_basis_points',
      value: 1600,
      validFrom: '2000-01-01',
      source: 's',
      isConflicting: false,
    } as const;
    const rules = [{ ...first, value: 1800, validFrom: '2013-01-01' }, first];
    expect(itbisOn(10_000, 'taxable', '2012-12-31', rules)).toBe(1_600);
    expect(itbisOn(10_000, 'taxable', '2013-01-01', rules)).toBe(1_800);
    expect(itbisOn(10_000, 'taxable', '1999-12-31', rules)).toBe(0);
  });
});

describe('what a tenant withholds', () => {
  const shop: WithholdingCase = {
    landlord: 'person',
    receipt: 'fiscal_credit',
    treatment: 'taxable',
    isTenantCompany: true,
    baseMinor: 5_000_000,
    itbisMinor: 900_000,
  };

  it.each<[string, Partial<WithholdingCase>, number, number]>([
    ['a company from a person, of a shop', {}, 900_000, 500_000],
    ['a company from a company', { landlord: 'company' }, 0, 0],
    ['a company from a person, of a dwelling', { treatment: 'exempt', itbisMinor: 0 }, 0, 0],
    ['a person from a person', { isTenantCompany: false }, 0, 0],
    ['the State from a person', { receipt: 'government' }, 0, 250_000],
    ['the State from a company', { receipt: 'government', landlord: 'company' }, 0, 250_000],
  ])('%s', (_, more, itbisMinor, isrMinor) => {
    expect(expectedWithholding({ ...shop, ...more }, DAY)).toEqual({ itbisMinor, isrMinor });
  });
});

describe('the rules', () => {
  it('have a source each, and hold from a day', () => {
    for (const { source, validFrom, value } of TAX_RULES) {
      expect(source.length).toBeGreaterThan(5);
      expect(validFrom).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(Number.isSafeInteger(value)).toBe(true);
    }
  });

  it('say that the threshold of the property tax is not certain', () => {
    expect(taxRule('ipi_threshold_minor', DAY)?.isConflicting).toBe(true);
    expect(taxRule('itbis_basis_points', DAY)).toMatchObject({ value: 1800, isConflicting: false });
    expect(taxRule('itbis_basis_points', '2012-12-31')).toBeNull();
  });
});
