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

export type DepositLimit = Pick<DepositWarning, 'maximumMinor' | 'maximumMonths' | 'law' | 'article'>;

/** The most that the law lets a deposit be on a day, in minor units; null where it sets no limit. */
export function depositLimit(
  use: UnitUse,
  monthlyRentMinor: number,
  day: IsoDate,
  rules: readonly DepositRule[] = DOMINICAN_DEPOSIT_RULES,
): DepositLimit | null {
  const rule = rules.find((candidate) => candidate.use === use && isInForce(candidate, day));
  if (rule === undefined) return null;
  const { maximumMonths, law, article } = rule;
  return { maximumMinor: maximumMonths * monthlyRentMinor, maximumMonths, law, article };
}

/** The warning that a deposit above the legal limit deserves, or null. */
export function depositWarning(
  terms: DepositTerms,
  rules: readonly DepositRule[] = DOMINICAN_DEPOSIT_RULES,
): DepositWarning | null {
  const limit = depositLimit(terms.use, terms.monthlyRentMinor, terms.agreedOn, rules);
  if (limit === null || terms.depositMinor <= limit.maximumMinor) return null;
  return { code: 'deposit_above_maximum', ...limit };
}

function isInForce(rule: DepositRule, day: IsoDate): boolean {
  return rule.validFrom <= day && (rule.validTo === null || day <= rule.validTo);
}
