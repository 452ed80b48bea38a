import type { Lease } from '#src/data/leasing/leases/queries.ts';
import {
  addDays,
  earlierOf,
  endOfMonth,
  type IsoDate,
  laterOf,
  startOfMonth,
} from '#src/domain/foundation/dates.ts';

type Days = Pick<Lease, 'status' | 'startsOn' | 'endsOn' | 'endedOn' | 'billFrom' | 'chargedThrough'>;

/** The first day whose rent nobody has been charged for here. */
export function firstUnchargedDay(lease: Days): IsoDate {
  return lease.chargedThrough === null
    ? lease.billFrom
    : laterOf(lease.billFrom, addDays(lease.chargedThrough, 1));
}

/** The last day as it stands: decided by notice or a renewal, else the agreed one; null while the lease runs on. */
export function lastDayOf(lease: Days): IsoDate | null {
  return lease.endedOn ?? (lease.status === 'month_to_month' ? null : lease.endsOn);
}

/** The days on which a renewal may begin: none charged twice, and none left between it and the term of this lease. */
export function renewalDays(lease: Days): { first: IsoDate; last: IsoDate | null } {
  const first = laterOf(firstUnchargedDay(lease), addDays(lease.startsOn, 1));
  const last = lastDayOf(lease);
  return { first, last: last === null ? null : laterOf(first, addDays(last, 1)) };
}

/** The days of a month that the lease has and that are charged here, for the month of a day; end before start: none. */
export function daysOfMonth(lease: Days, day: IsoDate): { start: IsoDate; end: IsoDate } {
  const last = lastDayOf(lease);
  const end = endOfMonth(day);
  return {
    start: laterOf(startOfMonth(day), lease.billFrom),
    end: last === null ? end : earlierOf(end, last),
  };
}
