import { queryOptions } from '@tanstack/react-query';
import { call } from '#src/data/call.ts';
import type { NoticeParty } from '#src/domain/foundation/enums.ts';
import type { TakingOff } from './rent-after-end.ts';

export interface NoticeInput extends TakingOff {
  readonly leaseId: string;
  readonly givenBy: NoticeParty;
  readonly givenOn: string;
  /** The last day. */
  readonly leavesOn: string;
  /** Empty when none was said. */
  readonly reason: string;
}

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
export async function giveNotice(input: NoticeInput, requestId: string): Promise<void> {
  await call(
    'give_notice',
    {
      leaseId: input.leaseId,
      givenBy: input.givenBy,
      givenOn: input.givenOn,
      leavesOn: input.leavesOn,
      reason: input.reason,
      rentNote: input.takeOffFor ?? undefined,
    },
    requestId,
  );
}

/**
 * Takes the notice back; the rent that was taken off for it is due again where that is wanted. Errors: `no_notice`,
 * `lease_overlaps` when the unit is promised to somebody else, `charge_invoiced` when a receipt billed what was left.
 */
export async function withdrawNotice(
  input: { leaseId: string; reason: string; isRentDue: boolean },
  requestId: string,
): Promise<void> {
  await call(
    'withdraw_notice',
    {
      leaseId: input.leaseId,
      reason: input.reason,
      isRentDue: input.isRentDue,
    },
    requestId,
  );
}

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
  queryOptions({
    queryKey: ['leases', leaseId, 'rent-change', startsOn, rentMinor],
    queryFn: async () => {
      const values = { leaseId, startsOn, rentMinor };
      return (await call('preview_rent_change', values)) as unknown as RentAdjustment[];
    },
  });

/** The rent is another from a day on, charged or not; each charged month is adjusted. Errors: `date_outside_lease`, `charge_invoiced`. */
export async function backdateRent(input: RentChange & { note: string }, requestId: string): Promise<void> {
  await call(
    'backdate_rent',
    {
      leaseId: input.leaseId,
      startsOn: input.startsOn,
      rentMinor: input.rentMinor,
      note: input.note.trim(),
    },
    requestId,
  );
}

/** Makes the lease that follows, signed on paper; returns its id. Errors: `days_already_charged`, `lease_overlaps`, `renewal_leaves_gap`. */
export async function renewLease(input: RenewalInput, requestId: string): Promise<string> {
  return call('renew_lease', renewalArguments(input), requestId);
}

/**
 * Drafts the lease that is to follow, to be signed here; returns its id. Errors: those of `renewLease`, and
 * `renewal_drafted` when there is a draft of it already.
 */
export async function draftRenewal(input: RenewalInput, requestId: string): Promise<string> {
  return call('draft_renewal', renewalArguments(input), requestId);
}

const renewalArguments = (input: RenewalInput) => ({
  leaseId: input.leaseId,
  startsOn: input.startsOn,
  endsOn: input.endsOn,
  rentMinor: input.rentMinor,
  depositMinor: input.depositMinor,
  dueDay: input.dueDay,
});

export interface UnitMoveInput extends RenewalInput {
  readonly unitId: string;
  /** The reason for what is taken off after the last day of the old lease. */
  readonly note: string;
}

/**
 * The tenants of a lease move to another unit with their deposit, credit and guarantors; returns the new lease's id. Errors:
 * `lease_overlaps`, `period_closed`, `date_outside_lease`, `charge_invoiced`, `contract_open`.
 */
export async function moveToUnit(input: UnitMoveInput, requestId: string): Promise<string> {
  return call(
    'move_to_unit',
    {
      leaseId: input.leaseId,
      unitId: input.unitId,
      movesOn: input.startsOn,
      endsOn: input.endsOn,
      rentMinor: input.rentMinor,
      depositMinor: input.depositMinor,
      dueDay: input.dueDay,
      rentNote: input.note,
    },
    requestId,
  );
}

/** From a day on the rent is another. Errors: `days_already_charged`, `date_outside_lease`. */
export async function addRentStep(
  input: { leaseId: string; startsOn: string; rentMinor: number },
  requestId: string,
): Promise<void> {
  await call(
    'add_rent_step',
    {
      leaseId: input.leaseId,
      startsOn: input.startsOn,
      rentMinor: input.rentMinor,
    },
    requestId,
  );
}

interface PartiesInput {
  readonly leaseId: string;
  readonly personIds: readonly string[];
}

/** Whoever is left out leaves today. Errors: `primary_tenant_stays`, `last_tenant_stays`, `guarantor_is_tenant`. */
export async function changeLeaseTenants(input: PartiesInput, requestId: string): Promise<void> {
  await call(
    'change_lease_tenants',
    {
      leaseId: input.leaseId,
      personIds: [...input.personIds],
    },
    requestId,
  );
}

/** Who answers for the lease besides its tenants. Error: `guarantor_is_tenant`. */
export async function setLeaseGuarantors(input: PartiesInput, requestId: string): Promise<void> {
  await call(
    'set_lease_guarantors',
    {
      leaseId: input.leaseId,
      personIds: [...input.personIds],
    },
    requestId,
  );
}
