// One door to each verb of the API, all alike: long because there are many.
import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import type {
  ChargeKind,
  CurrencyCode,
  LateFeeKind,
  MembershipRole,
  ProrationMethod,
} from '#src/domain/foundation/enums.ts';
import { act, type Caller } from '#tests/support/actors.ts';
import { call, type Input } from '#tests/support/call.ts';
import { leaseVerbs } from '#tests/support/lease-verbs.ts';

export interface LeaseInput {
  unitId: string;
  personIds: (string | null)[];
  startsOn: string;
  endsOn: string;
  rentMinor?: number | null;
  currency?: CurrencyCode;
  dueDay?: number;
  depositMinor?: number;
  proration?: ProrationMethod;
  lateFee?: {
    kind: LateFeeKind;
    minor?: number;
    basisPoints?: number;
    capMinor?: number;
    graceDays?: number;
  };
  billFrom?: string;
  isDepositHeld?: boolean;
}

/** The verbs of the API as a caller uses them, each in a transaction of its own; they return the id of what they made. */
export const verbs = {
  ...leaseVerbs,

  createOrganization: (sql: Sql, caller: Caller, input: Input<{ name: string }>) =>
    call(sql, caller, 'create_organization', {
      p_request_id: input.requestId ?? randomUUID(),
      p_name: input.name,
    }),

  createLease: (sql: Sql, caller: Caller, input: Input<LeaseInput>) =>
    call(sql, caller, 'create_lease', {
      p_request_id: input.requestId ?? randomUUID(),
      p_unit_id: input.unitId,
      p_person_ids: input.personIds,
      p_starts_on: input.startsOn,
      p_ends_on: input.endsOn,
      p_currency: input.currency ?? 'DOP',
      p_rent_minor: input.rentMinor === undefined ? 1_000_000 : input.rentMinor,
      p_due_day: input.dueDay ?? 1,
      p_deposit_minor: input.depositMinor,
      p_proration_method: input.proration,
      p_late_fee_kind: input.lateFee?.kind,
      p_late_fee_minor: input.lateFee?.minor,
      p_late_fee_basis_points: input.lateFee?.basisPoints,
      p_late_fee_cap_minor: input.lateFee?.capMinor,
      p_late_fee_grace_days: input.lateFee?.graceDays,
      p_bill_from: input.billFrom,
      p_is_deposit_held: input.isDepositHeld,
    }),

  terminateLease: (
    sql: Sql,
    caller: Caller,
    input: Input<{ leaseId: string; endedOn: string | null; rentNote?: string }>,
  ) =>
    call(sql, caller, 'terminate_lease', {
      p_request_id: input.requestId ?? randomUUID(),
      p_lease_id: input.leaseId,
      p_ended_on: input.endedOn,
      p_rent_note: input.rentNote,
    }),

  recordPayment: (
    sql: Sql,
    caller: Caller,
    input: Input<{
      leaseId: string;
      amountMinor: number;
      paidOn: string;
      reference?: string;
      accountId?: string;
    }>,
  ) =>
    call(sql, caller, 'record_payment', {
      p_request_id: input.requestId ?? randomUUID(),
      p_lease_id: input.leaseId,
      p_amount_minor: input.amountMinor,
      p_paid_on: input.paidOn,
      p_reference: input.reference,
      p_account_id: input.accountId,
    }),

  /** A payment in pesos' stead in dollars, at 60. */
  recordExchanged: (
    sql: Sql,
    caller: Caller,
    input: Input<{ leaseId: string; amountMinor: number; receivedMinor: number; paidOn: string }>,
  ) =>
    call(sql, caller, 'record_payment', {
      p_request_id: input.requestId ?? randomUUID(),
      p_lease_id: input.leaseId,
      p_amount_minor: input.amountMinor,
      p_paid_on: input.paidOn,
      p_received_minor: input.receivedMinor,
      p_rate: 60,
      p_rate_source: 'Banco Central',
      p_rated_on: input.paidOn,
    }),

  reportPayment: (
    sql: Sql,
    caller: Caller,
    input: Input<{
      leaseId: string;
      amountMinor: number;
      paidOn: string;
      proofPath?: string;
      reference?: string;
    }>,
  ) =>
    call(sql, caller, 'report_payment', {
      p_request_id: input.requestId ?? randomUUID(),
      p_lease_id: input.leaseId,
      p_amount_minor: input.amountMinor,
      p_paid_on: input.paidOn,
      p_proof_path: input.proofPath,
      p_reference: input.reference,
    }),

  confirmPayment: (sql: Sql, caller: Caller, input: Input<{ paymentId: string; accountId?: string }>) =>
    call(sql, caller, 'confirm_payment', {
      p_request_id: input.requestId ?? randomUUID(),
      p_payment_id: input.paymentId,
      p_account_id: input.accountId,
    }),

  rejectPayment: (sql: Sql, caller: Caller, input: Input<{ paymentId: string; reason: string }>) =>
    call(sql, caller, 'reject_payment', {
      p_request_id: input.requestId ?? randomUUID(),
      p_payment_id: input.paymentId,
      p_reason: input.reason,
    }),

  reversePayment: (sql: Sql, caller: Caller, input: Input<{ paymentId: string; reason: string }>) =>
    call(sql, caller, 'reverse_payment', {
      p_request_id: input.requestId ?? randomUUID(),
      p_payment_id: input.paymentId,
      p_reason: input.reason,
    }),

  addCharge: (
    sql: Sql,
    caller: Caller,
    input: Input<{
      leaseId: string;
      amountMinor: number;
      dueOn: string;
      kind?: ChargeKind;
      description?: string;
      period?: [string, string];
    }>,
  ) =>
    call(sql, caller, 'add_charge', {
      p_request_id: input.requestId ?? randomUUID(),
      p_lease_id: input.leaseId,
      p_kind: input.kind ?? 'other',
      p_amount_minor: input.amountMinor,
      p_due_on: input.dueOn,
      p_description: input.description ?? 'Agua',
      p_period_start: input.period?.[0],
      p_period_end: input.period?.[1],
    }),

  reverseCharge: (sql: Sql, caller: Caller, input: Input<{ chargeId: string; reason: string }>) =>
    call(sql, caller, 'reverse_charge', {
      p_request_id: input.requestId ?? randomUUID(),
      p_charge_id: input.chargeId,
      p_reason: input.reason,
    }),

  revokeInvitation: (sql: Sql, caller: Caller, invitationId: string) =>
    call(sql, caller, 'revoke_invitation', { p_invitation_id: invitationId }),

  acceptInvitation: (sql: Sql, caller: Caller, token: string) =>
    call(sql, caller, 'accept_invitation', { p_token: token }),
};

export interface IssuedInvitation {
  invitation_id: string;
  email: string;
  token: string;
  expires_at: Date;
}

export async function inviteTenant(
  sql: Sql,
  caller: Caller,
  leaseTenantId: string,
  requestId: string = randomUUID(),
): Promise<IssuedInvitation> {
  const rows = await act(
    sql,
    caller,
    (transaction) =>
      transaction<IssuedInvitation[]>`select * from public.invite_tenant(${requestId}, ${leaseTenantId})`,
  );
  return rows[0] as IssuedInvitation;
}

export async function inviteMember(
  sql: Sql,
  caller: Caller,
  input: Input<{ organizationId: string; email: string; role: MembershipRole }>,
): Promise<IssuedInvitation> {
  const requestId = input.requestId ?? randomUUID();
  const rows = await act(
    sql,
    caller,
    (transaction) =>
      transaction<IssuedInvitation[]>`
      select * from public.invite_member(${requestId}, ${input.organizationId}, ${input.email}, ${input.role})`,
  );
  return rows[0] as IssuedInvitation;
}

/** Runs the scheduled job as the service. @param now an instant, ISO 8601 with its zone */
export async function runJobs(
  sql: Sql,
  now: string,
): Promise<{ leases: number; rents: number; late_fees: number; failed: number }> {
  const rows = await act(
    sql,
    'service',
    (transaction) => transaction`select private.run_scheduled_jobs(${now}) as result`,
  );
  return rows[0]?.result;
}

/** What the mailbox of an invitation is told beside its token. */
export async function invitationKey(sql: Sql, invitationId: string): Promise<string> {
  const [row] = await sql<{ key: string }[]>`select private.invitation_key(${invitationId}) as key`;
  return row?.key ?? '';
}
