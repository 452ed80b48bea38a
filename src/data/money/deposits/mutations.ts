import { callApi } from '#src/data/api.ts';
import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import type { PaymentMethod } from '#src/domain/foundation/enums.ts';
import type { Deduction } from '#src/domain/money/deposit-settlement.ts';

export interface SettlementInput {
  readonly leaseId: string;
  /** When the unit was given back. */
  readonly returnedOn: string;
  /** On which day it stands in the books. */
  readonly settledOn: string;
  readonly deductions: readonly Deduction[];
  /** How the rest is returned; null when nothing is. */
  readonly method: PaymentMethod | null;
  /** Where it leaves from; null for the usual account. */
  readonly accountId: string | null;
}

/** Gives a deposit back, once. Errors: `deposit_settled`, `deductions_exceed_deposit`, `deductions_exceed_owed`. */
export async function settleDeposit(input: SettlementInput, requestId: string): Promise<string> {
  const answer = await getClient().rpc('settle_deposit', {
    p_request_id: requestId,
    p_lease_id: input.leaseId,
    p_returned_on: input.returnedOn,
    p_settled_on: input.settledOn,
    p_deductions: input.deductions.map(({ kind, description, amountMinor }) => ({
      kind,
      description: description.trim(),
      amount_minor: amountMinor,
    })),
    p_method: input.method ?? undefined,
    p_account_id: input.accountId ?? undefined,
  });
  return unwrap(answer) as string;
}

export interface HeldDepositInput {
  readonly leaseId: string;
  readonly amountMinor: number;
  readonly on: string;
  /** Whether an account comes to have it; else it is counted already, or gone. */
  readonly isInCash: boolean;
  /** Which account; null for the usual one of deposits. */
  readonly accountId: string | null;
  /** Why what was charged of it is taken back. */
  readonly note: string;
}

/** The deposit was left before the lease came into the books. Errors: `deposit_already_held`, `deposit_settled`, `period_closed`. */
export async function recordHeldDeposit(input: HeldDepositInput, requestId: string): Promise<string> {
  const answer = await getClient().rpc('record_held_deposit', {
    p_request_id: requestId,
    p_lease_id: input.leaseId,
    p_amount_minor: input.amountMinor,
    p_on: input.on,
    p_is_in_cash: input.isInCash,
    p_account_id: (input.isInCash && input.accountId) || undefined,
    p_note: input.note,
  });
  return unwrap(answer) as string;
}

/** It was not: what had been charged of it is charged again. Errors: `no_deposit_held`, `deposit_settled`. */
export async function takeBackHeldDeposit(
  input: { leaseId: string; reason: string; on: string },
  requestId: string,
): Promise<string> {
  const answer = await getClient().rpc('take_back_held_deposit', {
    p_request_id: requestId,
    p_lease_id: input.leaseId,
    p_reason: input.reason,
    p_on: input.on,
  });
  return unwrap(answer) as string;
}

/**
 * The statement of a settlement as a PDF, read as the signed-in user.
 * @param language of the document, 'es' or 'en'
 */
export async function fetchDepositStatement(settlementId: string, language: string): Promise<Blob> {
  const response = await callApi(`/api/deposit-statements/${settlementId}.pdf?lang=${language}`);
  return response.blob();
}
