import { queryOptions } from '@tanstack/react-query';
import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
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
  unwrap(
    await getClient().rpc('give_notice', {
      p_request_id: requestId,
      p_lease_id: input.leaseId,
      p_given_by: input.givenBy,
      p_given_on: input.givenOn,
      p_leaves_on: input.leavesOn,
      p_reason: input.reason,
      p_rent_note: input.takeOffFor ?? undefined,
    }),
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
  unwrap(
    await getClient().rpc('withdraw_notice', {
      p_request_id: requestId,
      p_lease_id: input.leaseId,
      p_reason: input.reason,
      p_is_rent_due: input.isRentDue,
    }),
  );
}

/** What a change of rent posts for a month that was charged, in minor units: a charge positive, a credit negative. */
export interface RentAdjustment {
  readonly month: string;
  readonly from_on: string;
  readonly to_on: string;
  readonly before_minor: number;
  readonly after_minor: number;
  readonly amount_minor: number;
  readonly due_on: string | null;
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
      const call = { p_lease_id: leaseId, p_starts_on: startsOn, p_rent_minor: rentMinor };
      return unwrap(await getClient().rpc('preview_rent_change', call)) as unknown as RentAdjustment[];
    },
  });

/** The rent is another from a day on, charged or not; each charged month is adjusted. Errors: `date_outside_lease`, `charge_invoiced`. */
export async function backdateRent(input: RentChange & { note: string }, requestId: string): Promise<void> {
  const answer = await getClient().rpc('backdate_rent', {
    p_request_id: requestId,
    p_lease_id: input.leaseId,
    p_starts_on: input.startsOn,
    p_rent_minor: input.rentMinor,
    p_note: input.note.trim(),
  });
  unwrap(answer);
}

/** Makes the lease that follows, signed on paper; returns its id. Errors: `days_already_charged`, `lease_overlaps`, `renewal_leaves_gap`. */
export async function renewLease(input: RenewalInput, requestId: string): Promise<string> {
  return unwrap(await getClient().rpc('renew_lease', toArguments(input, requestId))) as string;
}

/**
 * Drafts the lease that is to follow, to be signed here; returns its id. Errors: those of `renewLease`, and
 * `renewal_drafted` when there is a draft of it already.
 */
export async function draftRenewal(input: RenewalInput, requestId: string): Promise<string> {
  return unwrap(await getClient().rpc('draft_renewal', toArguments(input, requestId))) as string;
}

const toArguments = (input: RenewalInput, requestId: string) => ({
  p_request_id: requestId,
  p_lease_id: input.leaseId,
  p_starts_on: input.startsOn,
  p_ends_on: input.endsOn,
  p_rent_minor: input.rentMinor,
  p_deposit_minor: input.depositMinor,
  p_due_day: input.dueDay,
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
  const answer = await getClient().rpc('move_to_unit', {
    p_request_id: requestId,
    p_lease_id: input.leaseId,
    p_unit_id: input.unitId,
    p_moves_on: input.startsOn,
    p_ends_on: input.endsOn,
    p_rent_minor: input.rentMinor,
    p_deposit_minor: input.depositMinor,
    p_due_day: input.dueDay,
    p_rent_note: input.note,
  });
  return unwrap(answer) as string;
}

/** From a day on the rent is another. Errors: `days_already_charged`, `date_outside_lease`. */
export async function addRentStep(
  input: { leaseId: string; startsOn: string; rentMinor: number },
  requestId: string,
): Promise<void> {
  unwrap(
    await getClient().rpc('add_rent_step', {
      p_request_id: requestId,
      p_lease_id: input.leaseId,
      p_starts_on: input.startsOn,
      p_rent_minor: input.rentMinor,
    }),
  );
}

interface PartiesInput {
  readonly leaseId: string;
  readonly personIds: readonly string[];
}

/** Whoever is left out leaves today. Errors: `primary_tenant_stays`, `last_tenant_stays`, `guarantor_is_tenant`. */
export async function changeLeaseTenants(input: PartiesInput, requestId: string): Promise<void> {
  unwrap(
    await getClient().rpc('change_lease_tenants', {
      p_request_id: requestId,
      p_lease_id: input.leaseId,
      p_person_ids: [...input.personIds],
    }),
  );
}

/** Who answers for the lease besides its tenants. Error: `guarantor_is_tenant`. */
export async function setLeaseGuarantors(input: PartiesInput, requestId: string): Promise<void> {
  unwrap(
    await getClient().rpc('set_lease_guarantors', {
      p_request_id: requestId,
      p_lease_id: input.leaseId,
      p_person_ids: [...input.personIds],
    }),
  );
}
