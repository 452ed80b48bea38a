import type { IsoDate } from '../foundation/dates.ts';
import { DomainError } from '../foundation/errors.ts';

/** The days a lease covers, both ends included. */
export interface LeaseTerm {
  readonly startsOn: IsoDate;
  /** Last agreed day, or null when none was agreed. */
  readonly endsOn: IsoDate | null;
  /** The lease runs on from month to month after `endsOn`, until it is closed. */
  readonly openEnded: boolean;
}

/** The last day on which the lease holds its unit and charges rent, or null while no such day is known. */
export function lastDayOfTerm(term: LeaseTerm): IsoDate | null {
  return term.openEnded ? null : term.endsOn;
}

/** Throws DomainError `lease_term_invalid` when a lease ends before it starts. */
export function assertLeaseTerm(term: LeaseTerm): void {
  if (term.endsOn !== null && term.endsOn < term.startsOn) {
    throw new DomainError('lease_term_invalid', { startsOn: term.startsOn, endsOn: term.endsOn });
  }
}

/** Whether two terms share at least one day. */
export function termsOverlap(a: LeaseTerm, b: LeaseTerm): boolean {
  return startsBy(a, lastDayOfTerm(b)) && startsBy(b, lastDayOfTerm(a));
}

function startsBy(term: LeaseTerm, day: IsoDate | null): boolean {
  return day === null || term.startsOn <= day;
}
