import type { IsoDate } from '../foundation/dates.ts';
import type { LeaseStatus } from '../foundation/enums.ts';
import { type LeaseTerm, termsOverlap } from './lease-term.ts';

/** A lease as far as the calendar is concerned. */
export interface DatedLease {
  readonly status: LeaseStatus;
  readonly startsOn: IsoDate;
  /** The last day: the agreed one or, once the lease was closed early, the actual one. Null when none was agreed. */
  readonly endsOn: IsoDate | null;
}

/** A lease as far as the use of its unit is concerned. */
export interface UnitLease extends DatedLease {
  readonly id: string;
  readonly unitId: string;
}

/**
 * What a lease may become. `draft` to `active` is a lease signed on paper and recorded afterwards; `sent` and
 * `partially_signed` go back to `draft` when recalled; `notice_given` goes back when the notice is withdrawn.
 * Delinquency and eviction are facts beside the status, not statuses.
 */
const TRANSITIONS: Readonly<Record<LeaseStatus, readonly LeaseStatus[]>> = {
  draft: ['sent', 'signed', 'active'],
  sent: ['draft', 'partially_signed', 'signed'],
  partially_signed: ['draft', 'signed'],
  signed: ['active', 'terminated'],
  active: ['notice_given', 'month_to_month', 'ended', 'terminated', 'renewed'],
  notice_given: ['active', 'month_to_month', 'ended', 'terminated'],
  month_to_month: ['notice_given', 'ended', 'terminated', 'renewed'],
  ended: [],
  terminated: [],
  renewed: [],
};

/** The statuses a lease may take next; none for a closed lease. */
export function nextLeaseStatuses(from: LeaseStatus): readonly LeaseStatus[] {
  return TRANSITIONS[from];
}

export function canMoveLease(from: LeaseStatus, to: LeaseStatus): boolean {
  return TRANSITIONS[from].includes(to);
}

/** Whether a tenant has the unit under a lease of this status. */
export function isOccupying(status: LeaseStatus): boolean {
  return status === 'active' || status === 'notice_given' || status === 'month_to_month';
}

/** Whether a lease of this status is over for good. */
export function isClosed(status: LeaseStatus): boolean {
  return TRANSITIONS[status].length === 0;
}

/** Whether a lease of this status keeps every other one off its days: any but one still being agreed. A closed lease does too. */
export function holdsUnit(status: LeaseStatus): boolean {
  return status !== 'draft' && status !== 'sent' && status !== 'partially_signed';
}

/** The days of a lease: one that runs on from month to month has no last day until it is closed. */
export function termOf({ status, startsOn, endsOn }: DatedLease): LeaseTerm {
  return { startsOn, endsOn, openEnded: status === 'month_to_month' };
}

/**
 * The status to show on a day. The stored status changes by actions and by the scheduled job; between two runs of it the
 * calendar already says more:
 * - a signed lease whose first day has come is `active`, an active one that has not begun is `signed`;
 * - past its last day it renews by itself (Ley 85-25, art. 9) and is `month_to_month`;
 * - past its last day a lease with notice given is `ended`.
 */
export function statusOn({ status, startsOn, endsOn }: DatedLease, today: IsoDate): LeaseStatus {
  const isPast = endsOn !== null && today > endsOn;
  if (status === 'signed' || status === 'active') {
    if (today < startsOn) return 'signed';
    return isPast ? 'month_to_month' : 'active';
  }
  return status === 'notice_given' && isPast ? 'ended' : status;
}

/** Whether a tenant has the unit on a day. */
export function occupiesOn(lease: DatedLease, day: IsoDate): boolean {
  return lease.startsOn <= day && isOccupying(statusOn(lease, day));
}

/**
 * The leases that keep a new or changed lease off its unit: same unit, a status that holds it, at least one day in
 * common. The lease itself is not counted.
 */
export function overlappingLeases<Lease extends UnitLease>(
  candidate: UnitLease,
  others: readonly Lease[],
): Lease[] {
  return others.filter(
    (other) =>
      other.id !== candidate.id &&
      other.unitId === candidate.unitId &&
      holdsUnit(other.status) &&
      termsOverlap(termOf(candidate), termOf(other)),
  );
}
