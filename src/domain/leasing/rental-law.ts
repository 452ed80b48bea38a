import { addDays, daysBetween, type IsoDate } from '../foundation/dates.ts';
import type { UnitUse } from '../foundation/enums.ts';

/** What a rule of the law on rentals is about; the unit of its `value` stands beside it. */
export type LegalMatter =
  /** Months of rent that a deposit may come to. */
  | 'deposit_cap'
  /** Days between a notice and the end of the term. */
  | 'notice'
  /** Basis points (hundredths of a percent) by which the rent may rise when nothing else was agreed expressly. */
  | 'increase_cap'
  /** The lease renews by itself unless notice was given; no figure. */
  | 'self_renewal'
  /** Days from the return of the unit within which the reasons for keeping a deposit are given in writing. */
  | 'retention_reasons'
  /** Days from the tenant's death within which the lease may be taken over. */
  | 'take_over'
  /** What a written contract says; no figure. */
  | 'contract_content';

/** A rule with the days on which it holds and where it is written. */
export interface LegalRule {
  readonly matter: LegalMatter;
  /** Null for any use. */
  readonly use: UnitUse | null;
  readonly value: number;
  readonly validFrom: IsoDate;
  /** Last day on which the rule holds, or null while it does. */
  readonly validTo: IsoDate | null;
  readonly law: string;
  readonly article: string;
  /** When somebody last held it against its source. */
  readonly confirmedOn: IsoDate | null;
}

export interface Citation {
  readonly law: string;
  readonly article: string;
}

/** Data of a remark, for a text that cites the law; nothing is ever blocked by it. Amounts in minor units. */
export type LegalWarning = Citation &
  (
    | {
        readonly code: 'deposit_above_maximum';
        readonly maximumMinor: number;
        readonly maximumMonths: number;
      }
    | { readonly code: 'notice_too_short'; readonly days: number; readonly minimumDays: number }
    | { readonly code: 'increase_above_cap'; readonly maximumMinor: number; readonly basisPoints: number }
  );

const since = {
  validFrom: '2025-08-14',
  validTo: null,
  law: 'Ley 85-25',
  confirmedOn: '2026-11-26',
};

/**
 * Dominican Republic, Ley 85-25, held from the day of its promulgation. The laws it repeals had other figures that are
 * not to be used any more.
 */
export const DOMINICAN_RENTAL_LAW: readonly LegalRule[] = [
  { matter: 'contract_content', use: null, value: 0, ...since, article: '5' },
  { matter: 'increase_cap', use: 'dwelling', value: 1000, ...since, article: '8' },
  { matter: 'self_renewal', use: null, value: 0, ...since, article: '9' },
  { matter: 'take_over', use: null, value: 30, ...since, article: '11' },
  { matter: 'deposit_cap', use: 'dwelling', value: 2, ...since, article: '13' },
  { matter: 'retention_reasons', use: null, value: 5, ...since, article: '16' },
  { matter: 'notice', use: 'dwelling', value: 90, ...since, article: '31' },
  { matter: 'notice', use: 'commercial', value: 180, ...since, article: '40, 42' },
];

/** What a written contract says (art. 5), in the order of the law. */
export const contractItems = [
  'parties',
  'address',
  'description',
  'furniture',
  'use',
  'price',
  'end_date',
  'domicile',
  'contract_date',
] as const;
export type ContractItem = (typeof contractItems)[number];

/** The rule on a matter for a use that holds on a day; null when the law is silent. */
export function ruleInForce(
  matter: LegalMatter,
  use: UnitUse,
  day: IsoDate,
  rules: readonly LegalRule[] = DOMINICAN_RENTAL_LAW,
): LegalRule | null {
  const found = rules.find(
    (rule) =>
      rule.matter === matter &&
      (rule.use === null || rule.use === use) &&
      rule.validFrom <= day &&
      (rule.validTo === null || day <= rule.validTo),
  );
  return found ?? null;
}

export interface DepositTerms {
  readonly use: UnitUse;
  readonly depositMinor: number;
  readonly monthlyRentMinor: number;
  /** The day of the contract: the rule of that day is the one that counts. */
  readonly agreedOn: IsoDate;
}

export interface DepositLimit extends Citation {
  readonly maximumMinor: number;
  readonly maximumMonths: number;
}

/** The most that the law lets a deposit be on a day, in minor units; null where it sets no limit. */
export function depositLimit(
  use: UnitUse,
  monthlyRentMinor: number,
  day: IsoDate,
  rules: readonly LegalRule[] = DOMINICAN_RENTAL_LAW,
): DepositLimit | null {
  const rule = ruleInForce('deposit_cap', use, day, rules);
  return rule && { maximumMinor: rule.value * monthlyRentMinor, maximumMonths: rule.value, ...cite(rule) };
}

/** The remark that a deposit above the legal limit deserves, or null. */
export function depositWarning(
  { use, depositMinor, monthlyRentMinor, agreedOn }: DepositTerms,
  rules: readonly LegalRule[] = DOMINICAN_RENTAL_LAW,
): Extract<LegalWarning, { code: 'deposit_above_maximum' }> | null {
  const limit = depositLimit(use, monthlyRentMinor, agreedOn, rules);
  if (limit === null || depositMinor <= limit.maximumMinor) return null;
  return { code: 'deposit_above_maximum', ...limit };
}

export interface NoticeTerms {
  readonly use: UnitUse;
  readonly givenOn: IsoDate;
  /** The last day of the lease. */
  readonly leavesOn: IsoDate;
}

/** The remark that a notice with fewer days than the law's deserves, or null. */
export function noticeWarning(
  { use, givenOn, leavesOn }: NoticeTerms,
  rules: readonly LegalRule[] = DOMINICAN_RENTAL_LAW,
): Extract<LegalWarning, { code: 'notice_too_short' }> | null {
  const rule = ruleInForce('notice', use, givenOn, rules);
  const days = daysBetween(givenOn, leavesOn);
  if (rule === null || days >= rule.value) return null;
  return { code: 'notice_too_short', days, minimumDays: rule.value, ...cite(rule) };
}

export interface IncreaseTerms {
  readonly use: UnitUse;
  readonly beforeMinor: number;
  readonly afterMinor: number;
  readonly agreedOn: IsoDate;
}

/** The remark that a rise above the cap deserves, or null: the cap holds where no rise was agreed expressly. */
export function increaseWarning(
  { use, beforeMinor, afterMinor, agreedOn }: IncreaseTerms,
  rules: readonly LegalRule[] = DOMINICAN_RENTAL_LAW,
): Extract<LegalWarning, { code: 'increase_above_cap' }> | null {
  const rule = ruleInForce('increase_cap', use, agreedOn, rules);
  if (rule === null || beforeMinor <= 0) return null;
  // Whole minor units at most: a half is not rounded up over the cap.
  const maximumMinor = Number((BigInt(beforeMinor) * BigInt(10_000 + rule.value)) / 10_000n);
  if (afterMinor <= maximumMinor) return null;
  return { code: 'increase_above_cap', maximumMinor, basisPoints: rule.value, ...cite(rule) };
}

/** Last day to give the reasons for keeping a deposit in writing, with its rule; null when the law is silent. */
export function retentionDeadline(
  use: UnitUse,
  returnedOn: IsoDate,
  rules: readonly LegalRule[] = DOMINICAN_RENTAL_LAW,
): (Citation & { readonly days: number; readonly lastDay: IsoDate }) | null {
  const rule = ruleInForce('retention_reasons', use, returnedOn, rules);
  return rule && { days: rule.value, lastDay: addDays(returnedOn, rule.value), ...cite(rule) };
}

function cite({ law, article }: LegalRule): Citation {
  return { law, article };
}
