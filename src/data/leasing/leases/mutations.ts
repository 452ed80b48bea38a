import { repeatable } from '#src/data/call.ts';
import type { CurrencyCode, LateFeeKind, ProrationMethod } from '#src/domain/foundation/enums.ts';

export interface LeaseInput {
  readonly unitId: string;
  /** The first one is the primary tenant. */
  readonly personIds: readonly string[];
  /** Both days belong to the term. */
  readonly startsOn: string;
  readonly endsOn: string;
  readonly currency: CurrencyCode;
  /** Amounts in minor units of the currency. */
  readonly rentMinor: number;
  readonly depositMinor: number;
  /** The deposit was left before: it is held and not charged, of a draft once it is agreed. */
  readonly isDepositHeld: boolean;
  /** 1 to 28. */
  readonly dueDay: number;
  readonly prorationMethod: ProrationMethod;
  readonly lateFeeKind: LateFeeKind;
  readonly lateFeeMinor: number | null;
  readonly lateFeeBasisPoints: number | null;
  readonly lateFeeCapMinor: number | null;
  readonly lateFeeGraceDays: number;
  /** First day whose rent this product charges; the start when null. */
  readonly billFrom: string | null;
}

/** Makes a signed lease with its tenants, rent and deposit, charged or held; returns its id. Error: `lease_overlaps`. */
export const createLease = repeatable('create_lease');

/** Makes a draft of a lease, or changes the one given; returns its id. Errors: `lease_not_draft`, `unit_archived`. */
export const saveLeaseDraft = repeatable('save_lease_draft');

/**
 * Ends a lease on a day up to today, and takes off the rent that was charged for days after it where that is wanted.
 * Errors: `lease_not_in_force`, `date_in_future`, `term_ends_before_start`, `charge_invoiced`.
 */
export const terminateLease = repeatable('terminate_lease');
