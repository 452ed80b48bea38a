import type { IsoDate } from './dates.ts';
import type { UnitUse } from './enums.ts';

/** A legal limit on the deposit, with the days on which it holds and where it is written. */
export interface DepositRule {
  readonly use: UnitUse;
  readonly maximumMonths: number;
  readonly validFrom: IsoDate;
  /** Last day on which the rule holds, or null while it does. */
  readonly validTo: IsoDate | null;
  readonly law: string;
  readonly article: string;
}

/** Data of a warning, for a text that cites the law; the deposit is never blocked. Amounts in minor units. */
export interface DepositWarning {
  readonly code: 'deposit_above_maximum';
  readonly maximumMinor: number;
  readonly maximumMonths: number;
  readonly law: string;
  readonly article: string;
}

/**
 * Dominican Republic, Ley 85-25, art. 13: at most two months of rent for a dwelling, free agreement in commerce.
 * Held from the day of its promulgation. The laws it repeals gave limits that are not to be used any more.
 */
export const DOMINICAN_DEPOSIT_RULES: readonly DepositRule[] = [
  {
    use: 'dwelling',
    maximumMonths: 2,
    validFrom: '2025-08-14',
    validTo: null,
    law: 'Ley 85-25',
    article: '13',
  },
];

export interface DepositTerms {
  readonly use: UnitUse;
  readonly depositMinor: number;
  readonly monthlyRentMinor: number;
  /** The day of the contract: the rule of that day is the one that counts. */
  readonly agreedOn: IsoDate;
}

/** The warning that a deposit above the legal limit deserves, or null. */
export function depositWarning(
  terms: DepositTerms,
  rules: readonly DepositRule[] = DOMINICAN_DEPOSIT_RULES,
): DepositWarning | null {
  const rule = rules.find((candidate) => candidate.use === terms.use && isInForce(candidate, terms.agreedOn));
  if (rule === undefined) return null;
  const maximumMinor = rule.maximumMonths * terms.monthlyRentMinor;
  if (terms.depositMinor <= maximumMinor) return null;
  return {
    code: 'deposit_above_maximum',
    maximumMinor,
    maximumMonths: rule.maximumMonths,
    law: rule.law,
    article: rule.article,
  };
}

function isInForce(rule: DepositRule, day: IsoDate): boolean {
  return rule.validFrom <= day && (rule.validTo === null || day <= rule.validTo);
}
