import type { IsoDate } from '../foundation/dates.ts';
import type { UnitUse } from '../foundation/enums.ts';
import { BASIS_POINTS_IN_WHOLE, percentOfMinor } from '../foundation/money.ts';
import { divideRounded, toAmountMinor } from '../foundation/rounding.ts';
import type { TaxpayerKind, TaxTreatment } from './codes.ts';
import type { InvoiceKind } from './ncf.ts';
import { TAX_RULES, type TaxRule, type TaxRuleCode, taxRule } from './tax-rules.ts';

/** From this day on income tax that is withheld of rent is final: the yearly return does not credit it. */
export const LAW_30_26_FROM: IsoDate = '2026-07-01';

/** How ITBIS falls on the rent of a unit, unless its landlord says otherwise. */
export function treatmentOf(unit: { readonly use: UnitUse; readonly isFurnished: boolean }): TaxTreatment {
  if (unit.use === 'commercial') return 'taxable';
  return unit.isFurnished ? 'furnished' : 'exempt';
}

function ruleValue(code: TaxRuleCode, day: IsoDate, rules: readonly TaxRule[]): number {
  return taxRule(code, day, rules)?.value ?? 0;
}

/**
 * ITBIS on top of a price before tax, in minor units: the rate of the day on all of it, or for a furnished dwelling on
 * the part presumed to be for the furniture (Reglamento 140-98: at least 20 % of a price that is not split).
 */
export function itbisOn(
  baseMinor: number,
  treatment: TaxTreatment,
  day: IsoDate,
  rules: readonly TaxRule[] = TAX_RULES,
): number {
  if (treatment === 'exempt') return 0;
  const rate = ruleValue('itbis_basis_points', day, rules);
  if (treatment === 'taxable') return percentOfMinor(baseMinor, rate);
  const share = ruleValue('furnished_share_basis_points', day, rules);
  return toAmountMinor(
    divideRounded(
      BigInt(baseMinor) * BigInt(rate) * BigInt(share),
      BigInt(BASIS_POINTS_IN_WHOLE) * BigInt(BASIS_POINTS_IN_WHOLE),
    ),
  );
}

/** The part of a price that ITBIS falls on, in minor units: all of it, the share presumed for furniture, or nothing. */
export function taxablePartOf(
  baseMinor: number,
  treatment: TaxTreatment,
  day: IsoDate,
  rules: readonly TaxRule[] = TAX_RULES,
): number {
  if (treatment === 'exempt') return 0;
  if (treatment === 'taxable') return baseMinor;
  return percentOfMinor(baseMinor, ruleValue('furnished_share_basis_points', day, rules));
}

export interface WithholdingCase {
  readonly landlord: TaxpayerKind;
  /** Kind of the receipt: the State is invoiced with one of its own, a company with one of fiscal credit. */
  readonly receipt: InvoiceKind;
  readonly treatment: TaxTreatment;
  readonly isTenantCompany: boolean;
  readonly baseMinor: number;
  readonly itbisMinor: number;
  /** An e-CF of an authorized issuer: the State withholds nothing from one (Ley 32-23, art. 34). */
  readonly isElectronic: boolean;
}

export interface Withholding {
  readonly itbisMinor: number;
  readonly isrMinor: number;
  /** False where no source says what happens to the ITBIS: it is suggested, and nothing else is called wrong. */
  readonly isItbisCertain: boolean;
}

/**
 * What a tenant withholds of a rent, by the rates of the day on which they do. The State 5 % of the price as income tax, but
 * nothing of an e-CF. Any other company, from a landlord who is a person: income tax of the price, whatever the place is used
 * for, and all of the ITBIS where there is some. Nobody else anything. Source: the tax authority's answer on rent of
 * buildings, Ley 30-26 for the rate, Ley 32-23 (art. 34) for e-CF. The 30 % of other lists is for movable things.
 *
 * The answer names commercial rent alone for the ITBIS: that of a furnished dwelling is our reading of it. What the State
 * does with ITBIS was not found in a source either.
 */
export function expectedWithholding(
  { landlord, receipt, treatment, isTenantCompany, baseMinor, itbisMinor, isElectronic }: WithholdingCase,
  day: IsoDate,
  rules: readonly TaxRule[] = TAX_RULES,
): Withholding {
  if (receipt === 'government') {
    const rate = isElectronic ? 0 : ruleValue('isr_withheld_state_basis_points', day, rules);
    return { itbisMinor: 0, isrMinor: percentOfMinor(baseMinor, rate), isItbisCertain: itbisMinor === 0 };
  }
  if (landlord !== 'person' || !isTenantCompany) return { itbisMinor: 0, isrMinor: 0, isItbisCertain: true };
  return {
    itbisMinor: percentOfMinor(itbisMinor, ruleValue('itbis_withheld_basis_points', day, rules)),
    isrMinor: percentOfMinor(baseMinor, ruleValue('isr_withheld_basis_points', day, rules)),
    isItbisCertain: treatment !== 'furnished',
  };
}
