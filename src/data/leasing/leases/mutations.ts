import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import type { CurrencyCode, LateFeeKind, ProrationMethod } from '#src/domain/foundation/enums.ts';
import type { TakingOff } from './rent-after-end.ts';

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

/** The terms of a lease as the verbs that make one take them. */
function leaseArguments(input: LeaseInput, requestId: string) {
  return {
    p_request_id: requestId,
    p_unit_id: input.unitId,
    p_person_ids: [...input.personIds],
    p_starts_on: input.startsOn,
    p_ends_on: input.endsOn,
    p_currency: input.currency,
    p_rent_minor: input.rentMinor,
    p_due_day: input.dueDay,
    p_deposit_minor: input.depositMinor,
    p_proration_method: input.prorationMethod,
    p_late_fee_kind: input.lateFeeKind,
    p_late_fee_minor: input.lateFeeMinor ?? undefined,
    p_late_fee_basis_points: input.lateFeeBasisPoints ?? undefined,
    p_late_fee_cap_minor: input.lateFeeCapMinor ?? undefined,
    p_late_fee_grace_days: input.lateFeeGraceDays,
    p_bill_from: input.billFrom ?? undefined,
    p_is_deposit_held: input.isDepositHeld,
  };
}

/** Makes a signed lease with its tenants, rent and deposit, charged or held; returns its id. Error: `lease_overlaps`. */
export async function createLease(input: LeaseInput, requestId: string): Promise<string> {
  const answer = await getClient().rpc('create_lease', leaseArguments(input, requestId));
  return unwrap(answer) as string;
}

/** Makes a draft of a lease, or changes the one given; returns its id. Errors: `lease_not_draft`, `unit_archived`. */
export async function saveLeaseDraft(
  input: LeaseInput & { readonly leaseId: string | null },
  requestId: string,
): Promise<string> {
  const answer = await getClient().rpc('save_lease_draft', {
    ...leaseArguments(input, requestId),
    p_lease_id: input.leaseId ?? undefined,
  });
  return unwrap(answer) as string;
}

/**
 * Ends a lease on a day up to today, and takes off the rent that was charged for days after it where that is wanted.
 * Errors: `lease_not_in_force`, `date_in_future`, `term_ends_before_start`, `charge_invoiced`.
 */
export async function terminateLease(
  input: { leaseId: string; endedOn: string } & TakingOff,
  requestId: string,
): Promise<void> {
  unwrap(
    await getClient().rpc('terminate_lease', {
      p_request_id: requestId,
      p_lease_id: input.leaseId,
      p_ended_on: input.endedOn,
      p_rent_note: input.takeOffFor ?? undefined,
    }),
  );
}
