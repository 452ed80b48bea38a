import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../foundation/dates.ts';
import { percentOfMinor } from '../foundation/money.ts';
import { usualIsrRateOn } from './isr-rates.ts';
import { expectedWithholding, itbisOn, treatmentOf, type WithholdingCase } from './rent-tax.ts';
import { isUnconfirmed, TAX_RULES, taxRule } from './tax-rules.ts';

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
      confirmedOn: null,
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
    isElectronic: false,
  };

  it.each<[string, Partial<WithholdingCase>, number, number]>([
    ['a company from a person, of a shop', {}, 900_000, 750_000],
    ['a company from a company', { landlord: 'company' }, 0, 0],
    // Only the ITBIS depends on the use.
    ['a company from a person, of a dwelling', { treatment: 'exempt', itbisMinor: 0 }, 0, 750_000],
    ['a person from a person', { isTenantCompany: false }, 0, 0],
    ['a company from a company, of a dwelling', { landlord: 'company', treatment: 'exempt' }, 0, 0],
    ['a company from a person, of an e-CF', { isElectronic: true }, 900_000, 750_000],
    ['the State, of an e-CF', { receipt: 'government', isElectronic: true, itbisMinor: 0 }, 0, 0],
  ])('%s', (_, more, itbisMinor, isrMinor) => {
    const expected = { itbisMinor, isrMinor, isItbisCertain: true };
    expect(expectedWithholding({ ...shop, ...more }, DAY)).toEqual(expected);
  });

  it.each<[string, Partial<WithholdingCase>, number, number]>([
    ['a company, of a furnished dwelling', { treatment: 'furnished', itbisMinor: 180_000 }, 180_000, 750_000],
    ['the State from a person', { receipt: 'government' }, 0, 250_000],
    ['the State from a company', { receipt: 'government', landlord: 'company' }, 0, 250_000],
  ])('%s: no source settles the ITBIS', (_, more, itbisMinor, isrMinor) => {
    const expected = { itbisMinor, isrMinor, isItbisCertain: false };
    expect(expectedWithholding({ ...shop, ...more }, DAY)).toEqual(expected);
  });

  it('by the rate of the day: a tenth until June 30, 2026, 15 % from July 1 on, of the State 5 % on any day', () => {
    const any = fc.record({
      baseMinor: fc.integer({ min: 0, max: 1_000_000_000_000 }),
      treatment: fc.constantFrom('exempt' as const, 'taxable' as const, 'furnished' as const),
    });
    fc.assert(
      fc.property(any, fc.integer({ min: 0, max: 4000 }), ({ baseMinor, treatment }, days) => {
        const facts = { ...shop, baseMinor, treatment, itbisMinor: itbisOn(baseMinor, treatment, DAY) };
        const isr = (day: string, more: Partial<WithholdingCase> = {}) =>
          expectedWithholding({ ...facts, ...more }, day).isrMinor;
        expect(isr(addDays('2026-06-30', -days))).toBe(percentOfMinor(baseMinor, 1000));
        expect(isr(addDays('2026-07-01', days))).toBe(percentOfMinor(baseMinor, 1500));
        for (const day of [addDays('2026-06-30', -days), addDays('2026-07-01', days)])
          expect(isr(day, { receipt: 'government' })).toBe(percentOfMinor(baseMinor, 500));
      }),
    );
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

  it.each([
    ['isr_withheld_basis_points', '2026-06-30', 1000, '2026-07-01', 1500],
    ['isr_fees_basis_points', '2026-06-30', 1000, '2026-07-01', 1500],
    ['isr_technical_basis_points', '2026-06-30', 200, '2026-07-01', 300],
    ['isr_withheld_state_basis_points', '2026-06-30', 500, '2026-07-01', 500],
    ['transfer_tax_basis_points', '2026-07-02', 15, '2026-07-03', 20],
    ['ipi_threshold_minor', '2025-12-31', 1_019_083_300, '2026-01-01', 1_069_549_400],
  ] as const)('%s changes on its day', (code, lastDay, old, firstDay, value) => {
    expect(taxRule(code, lastDay)?.value).toBe(old);
    expect(taxRule(code, firstDay)?.value).toBe(value);
  });

  it('are to be confirmed again after a year, or when nobody ever did', () => {
    expect(isUnconfirmed({ confirmedOn: '2026-11-26' }, '2027-11-26')).toBe(false);
    expect(isUnconfirmed({ confirmedOn: '2026-11-26' }, '2027-11-27')).toBe(true);
    expect(isUnconfirmed({ confirmedOn: null }, '2026-11-26')).toBe(true);
    expect(taxRule('itbis_basis_points', '2012-12-31')).toBeNull();
  });
});

describe('a vendor’s usual rate of income tax', () => {
  it('follows the law where it is the law’s, and stays where it was agreed on', () => {
    expect(usualIsrRateOn('2', 1000, '2026-06-30')).toBe(1000);
    expect(usualIsrRateOn('2', 1000, '2026-07-01')).toBe(1500);
    expect(usualIsrRateOn('2', 1500, '2026-06-30')).toBe(1000);
    expect(usualIsrRateOn('4', 200, '2026-07-01')).toBe(300);
    expect(usualIsrRateOn('2', 250, '2026-07-01')).toBe(250);
    // No rule says what is withheld of interest.
    expect(usualIsrRateOn('5', 1000, '2026-07-01')).toBe(1000);
    expect(usualIsrRateOn(null, 0, '2026-07-01')).toBe(0);
  });
});
