import type { IsrKind } from '../expenses/bill.ts';
import type { IsoDate } from '../foundation/dates.ts';
import type { IdentityType } from '../foundation/enums.ts';
import { percentOfMinor } from '../foundation/money.ts';
import { TAX_RULES, type TaxRule, type TaxRuleCode, taxRule } from './tax-rules.ts';

/** The rule behind a kind of income tax of the 606, column 17; kinds without one have no rate with a source here. */
const RULES: Readonly<Partial<Record<IsrKind, TaxRuleCode>>> = {
  '1': 'isr_withheld_basis_points',
  '2': 'isr_fees_basis_points',
  '4': 'isr_technical_basis_points',
  '7': 'isr_withheld_state_basis_points',
};

/** What the law withholds of a kind on a day, in basis points; null where no rule with a source says it. */
export function isrRateOn(kind: string, day: IsoDate, rules: readonly TaxRule[] = TAX_RULES): number | null {
  const code = Object.entries(RULES).find(([own]) => own === kind)?.[1];
  return code === undefined ? null : (taxRule(code, day, rules)?.value ?? null);
}

/**
 * A vendor's usual rate as it is on a day. One that the law had on any day is the law's, and changes with it; another is
 * what was agreed on with the vendor, and stays.
 */
export function usualIsrRateOn(
  kind: IsrKind | null,
  basisPoints: number,
  day: IsoDate,
  rules: readonly TaxRule[] = TAX_RULES,
): number {
  const code = kind === null ? undefined : RULES[kind];
  const isLegal = rules.some((rule) => rule.code === code && rule.value === basisPoints);
  return isLegal && kind !== null ? (isrRateOn(kind, day, rules) ?? basisPoints) : basisPoints;
}

/** From this month on the IR-17 has the rows of Ley 30-26. */
export const IR17_2026_FROM = '2026-07';

const OF_VENDORS_OF_STATE: IsrKind = '7';
/** What is withheld may be rounded to the peso. */
const ROUNDING_MINOR = 100;

/**
 * Whether the income tax of a paid bill is what the rate of the day of payment gives, of the services alone or of all of the
 * price. True where no rule says it: of companies the State alone withholds by these rates.
 */
export function isIsrOfLaw({ isrKind, isrWithheldMinor, paidOn, ...bill }: PaidBill): boolean {
  if (isrKind === null || paidOn === null || isrWithheldMinor === 0) return true;
  if (bill.vendorIdType !== 'cedula' && isrKind !== OF_VENDORS_OF_STATE) return true;
  const rate = isrRateOn(isrKind, paidOn);
  if (rate === null) return true;
  return [bill.servicesMinor, bill.servicesMinor + bill.goodsMinor].some(
    (base) => Math.abs(percentOfMinor(base, rate) - isrWithheldMinor) <= ROUNDING_MINOR,
  );
}

interface PaidBill {
  readonly isrKind: IsrKind | null;
  readonly isrWithheldMinor: number;
  readonly paidOn: IsoDate | null;
  readonly vendorIdType: IdentityType | null;
  readonly servicesMinor: number;
  readonly goodsMinor: number;
}
