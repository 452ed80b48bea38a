import type { IsoDate } from '../dates.ts';
import type { UnitUse } from '../enums.ts';
import { BASIS_POINTS_IN_WHOLE, percentOfMinor } from '../money.ts';
import { divideRounded, toAmountMinor } from '../rounding.ts';
import type { TaxpayerKind, TaxTreatment } from './codes.ts';
import type { InvoiceKind } from './ncf.ts';
import { TAX_RULES, type TaxRule, type TaxRuleCode, taxRule } from './tax-rules.ts';

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
}

export interface Withholding {
  readonly itbisMinor: number;
  readonly isrMinor: number;
}

/**
 * What a tenant withholds of a rent. The State 5 % of the price as income tax; any other company, from a landlord who
 * is a person and for what is not a dwelling, all of the ITBIS and 10 % of the price; nobody else anything.
 * Source: the tax authority's answer on rent of buildings. The 30 % of other lists is for movable things.
 */
export function expectedWithholding(
  { landlord, receipt, treatment, isTenantCompany, baseMinor, itbisMinor }: WithholdingCase,
  day: IsoDate,
  rules: readonly TaxRule[] = TAX_RULES,
): Withholding {
  if (receipt === 'government') {
    const rate = ruleValue('isr_withheld_state_basis_points', day, rules);
    return { itbisMinor: 0, isrMinor: percentOfMinor(baseMinor, rate) };
  }
  const isWithheld = landlord === 'person' && treatment === 'taxable' && isTenantCompany;
  if (!isWithheld) return { itbisMinor: 0, isrMinor: 0 };
  return {
    itbisMinor: percentOfMinor(itbisMinor, ruleValue('itbis_withheld_basis_points', day, rules)),
    isrMinor: percentOfMinor(baseMinor, ruleValue('isr_withheld_basis_points', day, rules)),
  };
}
