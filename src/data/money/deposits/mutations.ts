import { fetchFile } from '#src/data/api.ts';
import { call, repeatable, trimmed } from '#src/data/call.ts';
import type { Arguments } from '#src/data/functions.ts';
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
export const settleDeposit = (input: SettlementInput, requestId: string) =>
  call('settle_deposit', { ...input, deductions: input.deductions.map(trimmed) }, requestId);

/** The deposit was left before the lease came into the books. Errors: `deposit_already_held`, `deposit_settled`, `period_closed`. */
export const recordHeldDeposit = (input: Arguments<'record_held_deposit'>, requestId: string) =>
  call('record_held_deposit', { ...input, accountId: input.isInCash ? input.accountId : null }, requestId);

/** It was not: what had been charged of it is charged again. Errors: `no_deposit_held`, `deposit_settled`. */
export const reverseHeldDeposit = repeatable('reverse_held_deposit');

/**
 * The statement of a settlement as a PDF, read as the signed-in user.
 * @param language of the document, 'es' or 'en'
 */
export async function fetchDepositStatement(settlementId: string, language: string): Promise<Blob> {
  return fetchFile(`/api/deposit-statements/${settlementId}.pdf?lang=${language}`);
}
