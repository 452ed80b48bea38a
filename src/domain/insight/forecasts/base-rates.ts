import { BASIS_POINTS_IN_WHOLE } from '../../foundation/money.ts';

/** Below so many own cases there is no rate. */
export const RATE_CASES_NEEDED = 10;

/** How often something came in an organization's own cases. */
export type BaseRate =
  | {
      readonly isKnown: true;
      readonly caseCount: number;
      readonly eventCount: number;
      /** Of 10,000, with the range of 90 % that so few cases leave open. */
      readonly basisPoints: number;
      readonly lowBasisPoints: number;
      readonly highBasisPoints: number;
    }
  | { readonly isKnown: false; readonly caseCount: number; readonly casesNeeded: number };

/** Of the normal distribution, for a range of 90 %. */
const Z = 1.6449;

/**
 * The share of cases in which something came, or that there is not enough data. The range is E. Wilson's (1927), which
 * does not call impossible what has not come yet.
 * @param eventCount at most `caseCount`; both whole, zero or more
 */
export function baseRate(eventCount: number, caseCount: number): BaseRate {
  if (caseCount < RATE_CASES_NEEDED) return { isKnown: false, caseCount, casesNeeded: RATE_CASES_NEEDED };
  const share = eventCount / caseCount;
  const shrink = 1 + Z ** 2 / caseCount;
  const middle = (share + Z ** 2 / (2 * caseCount)) / shrink;
  const half = (Z / shrink) * Math.sqrt((share * (1 - share)) / caseCount + Z ** 2 / (4 * caseCount ** 2));
  return {
    isKnown: true,
    caseCount,
    eventCount,
    basisPoints: toBasisPoints(share),
    lowBasisPoints: toBasisPoints(middle - half),
    highBasisPoints: toBasisPoints(middle + half),
  };
}

export const toBasisPoints = (share: number): number =>
  Math.round(Math.min(1, Math.max(0, share)) * BASIS_POINTS_IN_WHOLE);

/** A vacancy of the past: its days, and whether it ended by a lease. One that lasts has lasted at least so long. */
export interface ReletCase {
  readonly days: number;
  readonly isOver: boolean;
}

/** How long units stay vacant. */
export interface ReletCurve {
  readonly overCount: number;
  readonly caseCount: number;
  /** From the shortest: after so many days this share is still vacant. */
  readonly steps: readonly { readonly days: number; readonly stillVacant: number }[];
}

/**
 * The share of units that is still vacant after so many days (E. Kaplan and P. Meier 1958), with vacancies that are not over
 * counted for as long as they have lasted. Null with fewer than ten that are over: not enough data.
 * @param cases days are zero or more
 */
export function reletCurve(cases: readonly ReletCase[]): ReletCurve | null {
  const overCount = cases.filter(({ isOver }) => isOver).length;
  if (overCount < RATE_CASES_NEEDED) return null;
  const steps: { days: number; stillVacant: number }[] = [];
  let stillVacant = 1;
  for (const days of [...new Set(cases.map((one) => one.days))].sort((a, b) => a - b)) {
    const atRisk = cases.filter((one) => one.days >= days).length;
    const over = cases.filter((one) => one.days === days && one.isOver).length;
    if (over === 0) continue;
    stillVacant *= 1 - over / atRisk;
    steps.push({ days, stillVacant });
  }
  return { overCount, caseCount: cases.length, steps };
}

/** The share that is vacant for more than so many days, 0 to 1. */
export function stillVacantAfter({ steps }: ReletCurve, days: number): number {
  return days < (steps[0]?.days ?? 0) ? 1 : (steps.findLast((step) => step.days <= days)?.stillVacant ?? 1);
}

/**
 * A vacancy that has lasted `elapsed` days already: how many it lasts in all, at a number from 0 to below 1. Null beyond what
 * the cases know.
 */
export function daysVacant(curve: ReletCurve, elapsed: number, drawn: number): number | null {
  const target = stillVacantAfter(curve, elapsed) * (1 - drawn);
  return curve.steps.find(({ days, stillVacant }) => days > elapsed && stillVacant < target)?.days ?? null;
}
