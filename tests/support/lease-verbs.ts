import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import type { CurrencyCode, NoticeParty, PaymentMethod } from '#src/domain/foundation/enums.ts';
import type { Caller } from '#tests/support/actors.ts';
import { call, type Input } from '#tests/support/call.ts';
import type { LeaseInput } from '#tests/support/verbs.ts';

interface RenewalInput {
  leaseId: string;
  startsOn: string;
  endsOn: string;
  rentMinor?: number;
  dueDay?: number;
  depositMinor?: number;
  personIds?: string[];
}

interface UnitMoveInput {
  leaseId: string;
  unitId: string;
  movesOn: string | null;
  endsOn: string | null;
  rentMinor?: number;
  dueDay?: number;
  depositMinor?: number;
  note?: string;
  currency?: CurrencyCode;
}

const renewalArguments = (input: Input<RenewalInput>) => ({
  p_request_id: input.requestId ?? randomUUID(),
  p_lease_id: input.leaseId,
  p_starts_on: input.startsOn,
  p_ends_on: input.endsOn,
  p_rent_minor: input.rentMinor ?? 1_100_000,
  p_due_day: input.dueDay,
  p_deposit_minor: input.depositMinor,
  p_person_ids: input.personIds,
});

/** What changes and ends a lease. */
export const leaseVerbs = {
  saveLeaseDraft: (sql: Sql, caller: Caller, input: Input<LeaseInput & { leaseId?: string }>) =>
    call(sql, caller, 'save_lease_draft', {
      p_request_id: input.requestId ?? randomUUID(),
      p_lease_id: input.leaseId,
      p_unit_id: input.unitId,
      p_person_ids: input.personIds,
      p_starts_on: input.startsOn,
      p_ends_on: input.endsOn,
      p_currency: input.currency ?? 'DOP',
      p_rent_minor: input.rentMinor === undefined ? 1_000_000 : input.rentMinor,
      p_due_day: input.dueDay ?? 1,
      p_deposit_minor: input.depositMinor,
      p_is_deposit_held: input.isDepositHeld,
    }),

  deleteLeaseDraft: (sql: Sql, caller: Caller, input: Input<{ leaseId: string }>) =>
    call(sql, caller, 'delete_lease_draft', {
      p_request_id: input.requestId ?? randomUUID(),
      p_lease_id: input.leaseId,
    }),

  recordPaperSignature: (sql: Sql, caller: Caller, input: Input<{ leaseId: string }>) =>
    call(sql, caller, 'record_paper_signature', {
      p_request_id: input.requestId ?? randomUUID(),
      p_lease_id: input.leaseId,
    }),

  callOffLease: (sql: Sql, caller: Caller, input: Input<{ leaseId: string; reason: string }>) =>
    call(sql, caller, 'call_off_lease', {
      p_request_id: input.requestId ?? randomUUID(),
      p_lease_id: input.leaseId,
      p_reason: input.reason,
    }),

  sendContract: (
    sql: Sql,
    caller: Caller,
    input: Input<{
      leaseId: string;
      verb: 'send_lease' | 'send_amendment';
      body?: string;
      withGuarantors?: boolean;
    }>,
  ) =>
    call(sql, caller, input.verb, {
      p_request_id: input.requestId ?? randomUUID(),
      p_lease_id: input.leaseId,
      p_body: input.body ?? '{"es":[]}',
      p_with_guarantors: input.withGuarantors,
    }),

  recallContract: (sql: Sql, caller: Caller, input: Input<{ leaseId: string; reason?: string }>) =>
    call(sql, caller, 'recall_contract', {
      p_request_id: input.requestId ?? randomUUID(),
      p_lease_id: input.leaseId,
      p_reason: input.reason,
    }),

  refuseContract: (sql: Sql, caller: Caller, input: Input<{ signerId: string; reason: string }>) =>
    call(sql, caller, 'refuse_contract', {
      p_request_id: input.requestId ?? randomUUID(),
      p_signer_id: input.signerId,
      p_reason: input.reason,
    }),

  giveNotice: (
    sql: Sql,
    caller: Caller,
    input: Input<{
      leaseId: string;
      givenBy: NoticeParty | null;
      givenOn: string | null;
      leavesOn: string | null;
      reason?: string;
      rentNote?: string;
    }>,
  ) =>
    call(sql, caller, 'give_notice', {
      p_request_id: input.requestId ?? randomUUID(),
      p_lease_id: input.leaseId,
      p_given_by: input.givenBy,
      p_given_on: input.givenOn,
      p_leaves_on: input.leavesOn,
      p_reason: input.reason,
      p_rent_note: input.rentNote,
    }),

  withdrawNotice: (
    sql: Sql,
    caller: Caller,
    input: Input<{ leaseId: string; reason?: string; isRentDue?: boolean }>,
  ) =>
    call(sql, caller, 'withdraw_notice', {
      p_request_id: input.requestId ?? randomUUID(),
      p_lease_id: input.leaseId,
      p_reason: input.reason,
      p_is_rent_due: input.isRentDue,
    }),

  renewLease: (sql: Sql, caller: Caller, input: Input<RenewalInput>) =>
    call(sql, caller, 'renew_lease', renewalArguments(input)),

  draftRenewal: (sql: Sql, caller: Caller, input: Input<RenewalInput>) =>
    call(sql, caller, 'draft_renewal', renewalArguments(input)),

  moveToUnit: (sql: Sql, caller: Caller, input: Input<UnitMoveInput>) =>
    call(sql, caller, 'move_to_unit', {
      p_request_id: input.requestId ?? randomUUID(),
      p_lease_id: input.leaseId,
      p_unit_id: input.unitId,
      p_moves_on: input.movesOn,
      p_ends_on: input.endsOn,
      p_rent_minor: input.rentMinor ?? 1_100_000,
      p_due_day: input.dueDay,
      p_deposit_minor: input.depositMinor,
      p_rent_note: input.note ?? 'Cambio de unidad',
      p_currency: input.currency,
    }),

  addRentStep: (
    sql: Sql,
    caller: Caller,
    input: Input<{ leaseId: string; startsOn: string; rentMinor: number }>,
  ) =>
    call(sql, caller, 'add_rent_step', {
      p_request_id: input.requestId ?? randomUUID(),
      p_lease_id: input.leaseId,
      p_starts_on: input.startsOn,
      p_rent_minor: input.rentMinor,
    }),

  changeLeaseTenants: (sql: Sql, caller: Caller, input: Input<{ leaseId: string; personIds: string[] }>) =>
    call(sql, caller, 'change_lease_tenants', {
      p_request_id: input.requestId ?? randomUUID(),
      p_lease_id: input.leaseId,
      p_person_ids: input.personIds,
    }),

  setTenantDeparture: (
    sql: Sql,
    caller: Caller,
    input: Input<{ leaseId: string; personId: string; leftOn?: string; primaryId?: string }>,
  ) =>
    call(sql, caller, 'set_tenant_departure', {
      p_request_id: input.requestId ?? randomUUID(),
      p_lease_id: input.leaseId,
      p_person_id: input.personId,
      p_left_on: input.leftOn ?? null,
      p_primary_person_id: input.primaryId ?? null,
    }),

  setLeaseGuarantors: (sql: Sql, caller: Caller, input: Input<{ leaseId: string; personIds: string[] }>) =>
    call(sql, caller, 'set_lease_guarantors', {
      p_request_id: input.requestId ?? randomUUID(),
      p_lease_id: input.leaseId,
      p_person_ids: input.personIds,
    }),

  recordHeldDeposit: (
    sql: Sql,
    caller: Caller,
    input: Input<{
      leaseId: string;
      amountMinor: number | null;
      on?: string;
      accountId?: string;
      isInCash?: boolean;
      note?: string;
    }>,
  ) =>
    call(sql, caller, 'record_held_deposit', {
      p_request_id: input.requestId ?? randomUUID(),
      p_lease_id: input.leaseId,
      p_amount_minor: input.amountMinor,
      p_on: input.on,
      p_account_id: input.accountId,
      p_is_in_cash: input.isInCash,
      p_note: input.note,
    }),

  takeBackHeldDeposit: (sql: Sql, caller: Caller, input: Input<{ leaseId: string; reason: string }>) =>
    call(sql, caller, 'take_back_held_deposit', {
      p_request_id: input.requestId ?? randomUUID(),
      p_lease_id: input.leaseId,
      p_reason: input.reason,
    }),

  settleDeposit: (
    sql: Sql,
    caller: Caller,
    input: Input<{
      leaseId: string;
      returnedOn: string;
      deductions?: readonly { kind: string; description?: string; amount_minor: number }[];
      method?: PaymentMethod | null;
      accountId?: string;
    }>,
  ) =>
    call(sql, caller, 'settle_deposit', {
      p_account_id: input.accountId,
      p_request_id: input.requestId ?? randomUUID(),
      p_lease_id: input.leaseId,
      p_returned_on: input.returnedOn,
      p_deductions: input.deductions ?? [],
      p_method: input.method,
    }),
};
