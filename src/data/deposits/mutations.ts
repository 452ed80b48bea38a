import type { Deduction } from '#src/domain/deposit-settlement.ts';
import type { PaymentMethod } from '#src/domain/enums.ts';
import { callApi } from '../api.ts';
import { getClient } from '../client.ts';
import { unwrap } from '../errors.ts';

export interface SettlementInput {
  readonly leaseId: string;
  /** When the unit was given back. */
  readonly returnedOn: string;
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

/**
 * The statement of a settlement as a PDF, read as the signed-in user.
 * @param language of the document, 'es' or 'en'
 */
export async function fetchDepositStatement(settlementId: string, language: string): Promise<Blob> {
  const response = await callApi(`/api/deposit-statements/${settlementId}.pdf?lang=${language}`);
  return response.blob();
}
