import { call, repeatable, trimmed } from '#src/data/call.ts';
import type { Arguments } from '#src/data/functions.ts';
import { query } from '#src/data/query.ts';

export interface RenewalInput {
  readonly leaseId: string;
  readonly startsOn: string;
  readonly endsOn: string;
  /** Amounts in minor units of the lease's currency. */
  readonly rentMinor: number;
  readonly depositMinor: number;
  readonly dueDay: number;
}

/**
 * Announces that the lease ends on a day, and takes off the rent that was charged for days after it where that is wanted.
 * Errors: `lease_already_renewed`, `lease_overlaps`, `leaves_before_notice`, `charge_invoiced`.
 */
export const giveNotice = repeatable('give_notice');

/**
 * Takes the notice back; the rent that was taken off for it is due again where that is wanted. Errors: `no_notice`,
 * `lease_overlaps` when the unit is promised to somebody else, `charge_invoiced` when a receipt billed what was left.
 */
export const withdrawNotice = repeatable('withdraw_notice');

/** What a change of rent posts for a month that was charged, in minor units: a charge positive, a credit negative. */
export interface RentAdjustment {
  readonly month: string;
  readonly fromOn: string;
  readonly toOn: string;
  readonly beforeMinor: number;
  readonly afterMinor: number;
  readonly amountMinor: number;
  readonly dueOn: string | null;
}

export interface RentChange {
  readonly leaseId: string;
  readonly startsOn: string;
  readonly rentMinor: number;
}

/** What `backdateRent` would post; nothing is. Errors as there. */
export const rentChangeQuery = ({ leaseId, startsOn, rentMinor }: RentChange) =>
  query(['leases', leaseId, 'rent-change', startsOn, rentMinor], async () => {
    const values = { leaseId, startsOn, rentMinor };
    return (await call('preview_rent_change', values)) as unknown as RentAdjustment[];
  });

/** The rent is another from a day on, charged or not; each charged month is adjusted. Errors: `date_outside_lease`, `charge_invoiced`. */
export const backdateRent = (input: Arguments<'backdate_rent'>, requestId: string) =>
  call('backdate_rent', trimmed(input), requestId);

/** Makes the lease that follows, signed on paper; returns its id. Errors: `days_already_charged`, `lease_overlaps`, `renewal_leaves_gap`. */
export const renewLease = repeatable('renew_lease');

/**
 * Drafts the lease that is to follow, to be signed here; returns its id. Errors: those of `renewLease`, and
 * `renewal_drafted` when there is a draft of it already.
 */
export const draftRenewal = repeatable('draft_renewal');

export interface UnitMoveInput extends RenewalInput {
  readonly unitId: string;
  /** The reason for what is taken off after the last day of the old lease. */
  readonly note: string;
}

/**
 * The tenants of a lease move to another unit with their deposit, credit and guarantors; returns the new lease's id. Errors:
 * `lease_overlaps`, `period_closed`, `date_outside_lease`, `charge_invoiced`, `contract_open`.
 */
export const moveToUnit = (
  { startsOn: movesOn, note: rentNote, ...terms }: UnitMoveInput,
  requestId: string,
) => call('move_to_unit', { ...terms, movesOn, rentNote }, requestId);

/** From a day on the rent is another. Errors: `days_already_charged`, `date_outside_lease`. */
export const addRentStep = repeatable('add_rent_step');

/** Whoever is left out leaves today. Errors: `primary_tenant_stays`, `last_tenant_stays`, `guarantor_is_tenant`. */
export const changeLeaseTenants = repeatable('change_lease_tenants');

/** Who answers for the lease besides its tenants. Error: `guarantor_is_tenant`. */
export const setLeaseGuarantors = repeatable('set_lease_guarantors');
