import { fetchFile, postApi } from '#src/data/api.ts';
import { call, trimmed, verb } from '#src/data/call.ts';
import type { Arguments } from '#src/data/functions.ts';
import type { ContractStatus } from '#src/domain/foundation/enums.ts';
import { type ContractParticulars, SIGNATURE_CONSENT } from '#src/domain/signing/contract.ts';

/** What the next version says. Error: `contract_open`. */
export const saveParticulars = (input: { leaseId: string; particulars: ContractParticulars }) =>
  call('save_contract_particulars', input);

/** Sends the document of a lease to all parties. Errors: `contract_incomplete`, `nothing_to_amend`, `lease_overlaps`, `contract_open`. */
export async function sendContract(
  input: { leaseId: string; withGuarantors: boolean; language: string },
  requestId: string,
): Promise<void> {
  await postApi('/api/contracts', { ...input, requestId });
}

/** Takes back what waits to be signed. Error: `contract_not_sent`. */
export const recallContract = (input: Arguments<'recall_contract'>, requestId: string) =>
  call('recall_contract', trimmed(input), requestId);

/** Writes again to who has not signed, once a day at most; returns to how many. Error: `contract_closed`. */
export const remindSigners = verb('remind_signers');

export interface SignatureInput {
  readonly signerId: string;
  /** As the signer typed it. */
  readonly name: string;
  /** Of the document that was read. */
  readonly sha256: string;
}

/** Signs, with the consent shown. Errors: `contract_closed`, `contract_changed`, `already_signed`, `signature_name_invalid`. */
export async function signContract(input: SignatureInput): Promise<ContractStatus> {
  const body = { ...input, name: input.name.trim(), consent: SIGNATURE_CONSENT };
  const { status } = await postApi<{ status: ContractStatus }>('/api/contracts/sign', body);
  return status;
}

/** A tenant or guarantor does not sign. Errors: `reason_missing`, `already_signed`, `contract_closed`. */
export const refuseContract = (input: Arguments<'refuse_contract'>, requestId: string) =>
  call('refuse_contract', trimmed(input), requestId);

/**
 * A version as a PDF with the certificate of its signatures.
 * @param language of what stands around the text, 'es' or 'en'
 */
export async function fetchContract(versionId: string, language: string): Promise<Blob> {
  return fetchFile(`/api/contracts/${versionId}.pdf?lang=${language}`);
}
