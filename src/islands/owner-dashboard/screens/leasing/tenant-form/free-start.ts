import type { IsoDate } from '#src/domain/foundation/dates.ts';
import { firstFreeDay, type LeasedDays } from '#src/domain/leasing/leased-days.ts';
import { endAfterMonths, type LeaseDraft, USUAL_MONTHS } from './lease-draft.ts';

/**
 * A start that nobody chose moves to the first day from today on that the unit is free, and so does an end that is no
 * later; null where the start stays.
 */
export function movedToFree(
  draft: LeaseDraft,
  terms: readonly LeasedDays[],
  today: IsoDate,
): Pick<LeaseDraft, 'startsOn' | 'endsOn' | 'proposedStart'> | null {
  const { startsOn, endsOn, proposedStart, leaseId } = draft;
  if (leaseId !== null || startsOn !== proposedStart) return null;
  const free = firstFreeDay(terms, today) ?? today;
  if (free === startsOn) return null;
  const isUsual = endsOn === endAfterMonths(startsOn, USUAL_MONTHS) || endsOn < free;
  return {
    startsOn: free,
    endsOn: isUsual ? endAfterMonths(free, USUAL_MONTHS) : endsOn,
    proposedStart: free,
  };
}
