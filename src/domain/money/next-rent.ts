import type { IsoDate } from '../foundation/dates.ts';
import type { LeaseStatus } from '../foundation/enums.ts';
import { monthOf, shiftMonth } from '../foundation/months.ts';
import { type RentCharge, type RentTerms, rentCharges } from './rent-schedule.ts';

/** Rent-free months are skipped, but not without end. */
const MONTHS_AHEAD = 12;

/** A lease as far as its next rent is concerned. */
export interface ChargedLease extends Pick<RentTerms, 'rentSteps' | 'dueDay' | 'prorationMethod'> {
  readonly status: LeaseStatus;
  /** The day from which rent is billed. */
  readonly billFrom: IsoDate;
  /** Null where none was agreed. */
  readonly lastDay: IsoDate | null;
  /** Null before the first charge. */
  readonly chargedThrough: IsoDate | null;
}

/** The first rent that is not charged yet, or null when the lease ends before it. */
export function nextRentCharge(lease: ChargedLease): RentCharge | null {
  const { rentSteps, billFrom, lastDay, chargedThrough } = lease;
  if (rentSteps.length === 0 || (lastDay !== null && lastDay < billFrom)) return null;
  const from = chargedThrough ? shiftMonth(monthOf(chargedThrough), 1) : monthOf(billFrom);
  const terms = {
    startsOn: billFrom,
    endsOn: lastDay,
    openEnded: lease.status === 'month_to_month',
    rentSteps,
    dueDay: lease.dueDay,
    prorationMethod: lease.prorationMethod,
  };
  return rentCharges(terms, from, shiftMonth(from, MONTHS_AHEAD))[0] ?? null;
}
