import { daysBetween, earlierOf, type IsoDate } from '../../foundation/dates.ts';
import { byCode } from '../../foundation/text-order.ts';
import { baseRate, type ReletCase, reletCurve } from './base-rates.ts';
import type { VacancyRates } from './vacancy.ts';

/** A lease that began, as far as it has gone. */
export interface PastLease {
  readonly unitId: string;
  readonly startsOn: IsoDate;
  /** What was agreed; null for a lease without an end. */
  readonly agreedEndsOn: IsoDate | null;
  /** The last day on which it held its unit, which may be the agreed one; null while it does. */
  readonly leftOn: IsoDate | null;
  /** Another lease of the same tenants took its place. */
  readonly isRenewed: boolean;
}

const DAYS_OF_MONTH = 30;

/**
 * The rates of an organization's own leases up to a day. The order of rows does not count.
 *
 * - An agreed end that came is a case of renewal. It was renewed by a new lease, or by staying on from month to month.
 *   A lease that was left before its end is none.
 * - Each full thirty days without an agreed end ahead are a month in which somebody could leave.
 * - Days from a last day to the next lease of the unit are a vacancy, also when there are none. After a renewal there is none.
 *
 * Errors: `date_invalid`.
 */
export function vacancyRates(leases: readonly PastLease[], today: IsoDate): VacancyRates {
  const begun = leases.filter(({ startsOn }) => startsOn <= today);
  let [renewed, ends, left, months] = [0, 0, 0, 0];
  for (const { agreedEndsOn, isRenewed, ...lease } of begun) {
    const leftOn = lease.leftOn !== null && lease.leftOn < today ? lease.leftOn : null;
    const isReplaced = isRenewed && leftOn !== null;
    const hasEnded = agreedEndsOn !== null && agreedEndsOn < today;
    if (isReplaced || (hasEnded && (leftOn === null || leftOn >= agreedEndsOn))) {
      ends += 1;
      if (isReplaced || leftOn === null || leftOn > (agreedEndsOn ?? '')) renewed += 1;
    }
    const openFrom = agreedEndsOn ?? lease.startsOn;
    const days = daysBetween(openFrom, leftOn ?? today);
    // A lease that a renewal replaced was not left.
    if (days <= 0 || isRenewed) continue;
    months += Math.max(leftOn === null ? 0 : 1, Math.floor(days / DAYS_OF_MONTH));
    if (leftOn !== null) left += 1;
  }
  return {
    renewed: baseRate(renewed, ends),
    leftInMonth: baseRate(left, months),
    relet: reletCurve(vacancies(begun, today)),
  };
}

function vacancies(leases: readonly PastLease[], today: IsoDate): ReletCase[] {
  return [...Map.groupBy(leases, ({ unitId }) => unitId).values()].flatMap((ofUnit) => {
    const sorted = ofUnit.toSorted((a, b) => byCode(a.startsOn, b.startsOn));
    return sorted.flatMap(({ leftOn, isRenewed }, at): ReletCase[] => {
      if (leftOn === null || leftOn >= today || isRenewed) return [];
      // Of two leases of one time, the one that lasts longer is followed.
      if (sorted.some((other, place) => place !== at && holds(other, leftOn))) return [];
      const next = sorted.find(({ startsOn }) => startsOn > leftOn);
      const days = daysBetween(leftOn, next ? earlierOf(next.startsOn, today) : today) - 1;
      return [{ days: Math.max(0, days), isOver: next !== undefined }];
    });
  });
}

const holds = ({ startsOn, leftOn }: PastLease, day: IsoDate) =>
  startsOn <= day && (leftOn === null || leftOn > day);
