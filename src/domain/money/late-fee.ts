import { addDays, daysBetween, type IsoDate, laterOf } from '../foundation/dates.ts';
import type { LateFeeFrequency, LateFeeKind } from '../foundation/enums.ts';
import { percentOfMinor } from '../foundation/money.ts';
import { MAX_AMOUNT_MINOR } from '../foundation/money-text.ts';

/** How late rent is charged for. Amounts are minor units of the lease's currency. */
export interface LateFeeRule {
  readonly kind: LateFeeKind;
  /** The fee itself when `kind` is `fixed`. */
  readonly amountMinor: number;
  /** The percentage when `kind` is a percentage: 500 = 5 %. */
  readonly basisPoints: number;
  readonly frequency: LateFeeFrequency;
  /** Full days after the due day without a fee. The due day itself is not one of them. */
  readonly graceDays: number;
  /** No fee while less than this is outstanding. */
  readonly minimumBalanceMinor: number;
  /** The most that all late fees of the lease may come to in a calendar month, or null for no limit. */
  readonly monthlyMaximumMinor: number | null;
  /** The most that one late charge may ever bring in fees, or null for no limit. */
  readonly maximumMinor: number | null;
}

export interface LateFeeRules {
  readonly organization: LateFeeRule | null;
  readonly property: LateFeeRule | null;
  readonly lease: LateFeeRule | null;
}

/** A charge that may be late, with the fees it has already brought. */
export interface LateCharge {
  readonly dueOn: IsoDate;
  /** The rent that was charged, prorated or not: the base of `percent_of_rent`. */
  readonly amountMinor: number;
  readonly outstandingMinor: number;
  /** What of it payments would pay that were reported and wait for the office. */
  readonly reportedMinor: number;
  readonly feesPostedMinor: number;
  /** All late fees of the lease that were posted in the month of `today`, for whichever rent. */
  readonly feesPostedInMonthMinor: number;
  /** Last day for which a fee was posted, or null when none was. */
  readonly lastFeeOn: IsoDate | null;
}

/**
 * The rule that counts for a lease: its own, else its property's, else its organization's, else null. The most
 * specific rule replaces the others as a whole, so a lease with kind `none` is exempt.
 * Source: Buildium's and Propertyware's late fee policies.
 */
export function resolveLateFeeRule(rules: LateFeeRules): LateFeeRule | null {
  return rules.lease ?? rules.property ?? rules.organization;
}

/** First day with a fee: due on the 1st with 3 days of grace is the 5th. */
export function firstFeeDay(dueOn: IsoDate, graceDays: number): IsoDate {
  return addDays(dueOn, graceDays + 1);
}

/**
 * The fee to post today for a late charge, in minor units; 0 for none. Posting it and asking again on the same day
 * with the new `feesPostedMinor` and `lastFeeOn` gives 0. A daily fee catches up on the days since `lastFeeOn`, on
 * what is outstanding today; so does one that waited for a report that was rejected.
 */
export function lateFeeToPost(rule: LateFeeRule | null, charge: LateCharge, today: IsoDate): number {
  if (rule === null || isWaiting(rule, charge)) return 0;
  const feeMinor = feeOnce(rule, charge) * feesDue(rule, charge, today);
  const left = Math.min(
    (rule.maximumMinor ?? Number.POSITIVE_INFINITY) - charge.feesPostedMinor,
    (rule.monthlyMaximumMinor ?? Number.POSITIVE_INFINITY) - charge.feesPostedInMonthMinor,
    MAX_AMOUNT_MINOR,
  );
  return Math.max(0, Math.min(feeMinor, left));
}

/**
 * Whether nothing is owed that is late for sure: what a reported payment would pay is not, until it is decided. How much
 * a percentage of what is owed comes to is not known before then either.
 */
function isWaiting(rule: LateFeeRule, { outstandingMinor, reportedMinor }: LateCharge): boolean {
  const leftMinor = outstandingMinor - reportedMinor;
  if (leftMinor <= 0 || leftMinor < rule.minimumBalanceMinor) return true;
  return rule.kind === 'percent_of_outstanding' && reportedMinor > 0;
}

function feeOnce(rule: LateFeeRule, charge: LateCharge): number {
  switch (rule.kind) {
    case 'none':
      return 0;
    case 'fixed':
      return rule.amountMinor;
    case 'percent_of_outstanding':
      return percentOfMinor(charge.outstandingMinor, rule.basisPoints);
    case 'percent_of_rent':
      return percentOfMinor(charge.amountMinor, rule.basisPoints);
  }
}

/** How many fees fell due and have not been posted. */
function feesDue(rule: LateFeeRule, charge: LateCharge, today: IsoDate): number {
  const firstDay = firstFeeDay(charge.dueOn, rule.graceDays);
  if (today < firstDay) return 0;
  if (rule.frequency === 'one_time') return charge.lastFeeOn === null ? 1 : 0;
  const nextDay = charge.lastFeeOn === null ? firstDay : laterOf(firstDay, addDays(charge.lastFeeOn, 1));
  return Math.max(0, daysBetween(nextDay, today) + 1);
}
