import type { IsoMonth } from '../foundation/months.ts';

/** What a month's receipts, bills and withholdings come to; centavos of DOP. */
export interface ItbisMonth {
  readonly month: IsoMonth;
  readonly billedMinor: number;
  /** ITBIS of bills that may be taken off. */
  readonly advancedMinor: number;
  /** By clients, and of card payouts. */
  readonly withheldMinor: number;
}

/** The balance in favor with which the return of a month ended, as the organization says. */
export interface OpeningCredit {
  readonly month: IsoMonth;
  readonly creditMinor: number;
}

/** What becomes of a month's operations and of the balance in favor that the month before handed on. */
export interface CarriedItbis {
  /** Balance in favor of the month before. */
  readonly previousCreditMinor: number;
  /** The part of it that pays for this month. */
  readonly usedCreditMinor: number;
  /** What is to be paid of the month's operations. */
  readonly payableMinor: number;
  /** Balance in favor that goes on to the next month. */
  readonly nextCreditMinor: number;
}

/** @param dueMinor billed, less creditable, less withheld by clients: below zero it is in favor */
export function carryItbis(dueMinor: number, previousCreditMinor: number): CarriedItbis {
  const owedMinor = Math.max(dueMinor, 0);
  const usedCreditMinor = Math.min(owedMinor, previousCreditMinor);
  return {
    previousCreditMinor,
    usedCreditMinor,
    payableMinor: owedMinor - usedCreditMinor,
    nextCreditMinor: previousCreditMinor - usedCreditMinor + Math.max(-dueMinor, 0),
  };
}

/** What a month is due for its operations. */
export const dueOfMonth = ({ billedMinor, advancedMinor, withheldMinor }: Omit<ItbisMonth, 'month'>) =>
  billedMinor - advancedMinor - withheldMinor;

/**
 * The balance in favor with which a month begins: of all months before it, or of those after the opening when there is
 * one, for what the organization says it had counts more than what is known of the time before.
 */
export function creditBefore(
  month: IsoMonth,
  months: readonly ItbisMonth[],
  opening: OpeningCredit | null,
): number {
  const stated = opening !== null && opening.month < month ? opening : null;
  return months
    .filter((own) => own.month < month && (stated === null || own.month > stated.month))
    .toSorted((a, b) => (a.month < b.month ? -1 : 1))
    .reduce(
      (creditMinor, own) => carryItbis(dueOfMonth(own), creditMinor).nextCreditMinor,
      stated?.creditMinor ?? 0,
    );
}
