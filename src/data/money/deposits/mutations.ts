import { fetchFile } from '#src/data/api.ts';
import { call } from '#src/data/call.ts';
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
  return call(
    'settle_deposit',
    {
      leaseId: input.leaseId,
      returnedOn: input.returnedOn,
      settledOn: input.settledOn,
      deductions: input.deductions.map(({ kind, description, amountMinor }) => ({
        kind,
        description: description.trim(),
        amountMinor,
      })),
      method: input.method ?? undefined,
      accountId: input.accountId ?? undefined,
    },
    requestId,
  );
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
  return call(
    'record_held_deposit',
    {
      leaseId: input.leaseId,
      amountMinor: input.amountMinor,
      on: input.on,
      isInCash: input.isInCash,
      accountId: (input.isInCash && input.accountId) || undefined,
      note: input.note,
    },
    requestId,
  );
}

/** It was not: what had been charged of it is charged again. Errors: `no_deposit_held`, `deposit_settled`. */
export async function takeBackHeldDeposit(
  input: { leaseId: string; reason: string; on: string },
  requestId: string,
): Promise<string> {
  return call(
    'take_back_held_deposit',
    {
      leaseId: input.leaseId,
      reason: input.reason,
      on: input.on,
    },
    requestId,
  );
}

/**
 * The statement of a settlement as a PDF, read as the signed-in user.
 * @param language of the document, 'es' or 'en'
 */
export async function fetchDepositStatement(settlementId: string, language: string): Promise<Blob> {
  return fetchFile(`/api/deposit-statements/${settlementId}.pdf?lang=${language}`);
}
