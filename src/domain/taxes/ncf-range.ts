import { daysBetween, type IsoDate } from '../foundation/dates.ts';

export interface RangeFacts {
  readonly firstNumber: number;
  readonly lastNumber: number;
  /** The next that is given out; one more than the last when none is left. */
  readonly nextNumber: number;
  /** How many from there on are unusable. */
  readonly unusableAhead: number;
  /** Last day on which its numbers may be given out; null for those that do not expire. */
  readonly expiresOn: IsoDate | null;
  readonly isRetired: boolean;
}

/** What to know of a range, the most urgent first. */
export type RangeState = 'retired' | 'used_up' | 'expired' | 'expires_soon' | 'nearly_used' | 'good';

const NEARLY_USED = 0.8;
const SOON_DAYS = 30;

/** How much of a range is used: given out or unusable, 0 to 1. */
export function usedShare(range: RangeFacts): number {
  const count = range.lastNumber - range.firstNumber + 1;
  return (count - numbersLeft(range)) / count;
}

/** How many of its numbers are left. */
export const numbersLeft = (range: RangeFacts): number =>
  range.lastNumber - range.nextNumber + 1 - range.unusableAhead;

export interface NumberSpan {
  readonly firstNumber: number;
  readonly lastNumber: number;
}

/**
 * Whether a mark can be taken off unusable numbers: nothing after them was given out, so that they still come in their order.
 * @param marks all of the range's
 */
export function canWithdraw(mark: NumberSpan, nextNumber: number, marks: readonly NumberSpan[]): boolean {
  let next = mark.lastNumber + 1;
  for (const span of marks.toSorted((a, b) => a.firstNumber - b.firstNumber))
    if (span.firstNumber === next) next = span.lastNumber + 1;
  return nextNumber <= next;
}

/** Whether numbers of it are given out today. */
export function isUsable(range: RangeFacts, today: IsoDate): boolean {
  return !['retired', 'used_up', 'expired'].includes(stateOfRange(range, today));
}

/** Warns when four fifths of a range are used and thirty days before it expires. */
export function stateOfRange(range: RangeFacts, today: IsoDate): RangeState {
  if (range.isRetired) return 'retired';
  if (numbersLeft(range) <= 0) return 'used_up';
  if (range.expiresOn !== null && range.expiresOn < today) return 'expired';
  if (range.expiresOn !== null && daysBetween(today, range.expiresOn) <= SOON_DAYS) return 'expires_soon';
  return usedShare(range) >= NEARLY_USED ? 'nearly_used' : 'good';
}
