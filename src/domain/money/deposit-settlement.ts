import type { DeductionKind } from '../foundation/enums.ts';

/** What is kept of a deposit, in minor units. */
export interface Deduction {
  readonly kind: DeductionKind;
  /** Why; `owed` needs none. */
  readonly description: string;
  readonly amountMinor: number;
  /** The work order whose bill it pays, if there is one. */
  readonly workOrderId?: string;
}

export type SettlementProblem =
  | 'amount_not_positive'
  | 'description_missing'
  | 'deductions_exceed_deposit'
  | 'deductions_exceed_owed';

export interface Settlement {
  readonly deductedMinor: number;
  readonly refundMinor: number;
  /** What of the debt is left after it. */
  readonly stillOwedMinor: number;
  /** The first reason for which the database would refuse it, or null. */
  readonly problem: SettlementProblem | null;
}

/**
 * How a deposit is given back: what is kept pays what is owed or what it charges for, the rest is returned. The
 * database settles by the same rule.
 * @param heldMinor what has come of the deposit and is still held
 * @param owedMinor what the lease owes without the deposit
 */
export function settleDeposit(
  heldMinor: number,
  owedMinor: number,
  deductions: readonly Deduction[],
): Settlement {
  const sum = (lines: readonly Deduction[]) => lines.reduce((total, line) => total + line.amountMinor, 0);
  const deductedMinor = sum(deductions);
  const paidMinor = sum(deductions.filter(({ kind }) => kind === 'owed'));
  const problem = (): SettlementProblem | null => {
    if (deductions.some(({ amountMinor }) => amountMinor <= 0)) return 'amount_not_positive';
    if (deductions.some(({ kind, description }) => kind !== 'owed' && description.trim() === ''))
      return 'description_missing';
    if (deductedMinor > heldMinor) return 'deductions_exceed_deposit';
    return paidMinor > owedMinor ? 'deductions_exceed_owed' : null;
  };
  return {
    deductedMinor,
    refundMinor: heldMinor - deductedMinor,
    stillOwedMinor: owedMinor - paidMinor,
    problem: problem(),
  };
}
