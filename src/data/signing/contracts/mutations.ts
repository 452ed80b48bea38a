import { callApi } from '#src/data/api.ts';
import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import type { ContractStatus } from '#src/domain/foundation/enums.ts';
import { type ContractParticulars, SIGNATURE_CONSENT } from '#src/domain/signing/contract.ts';

/** What the next version says. Error: `contract_open`. */
export async function saveParticulars(input: {
  leaseId: string;
  particulars: ContractParticulars;
}): Promise<void> {
  unwrap(
    await getClient().rpc('save_contract_particulars', {
      p_lease_id: input.leaseId,
      p_particulars: { ...input.particulars },
    }),
  );
}

/** Sends the document of a lease to all parties. Errors: `contract_incomplete`, `nothing_to_amend`, `lease_overlaps`, `contract_open`. */
export async function sendContract(
  input: { leaseId: string; withGuarantors: boolean; language: string },
  requestId: string,
): Promise<void> {
  await callApi('/api/contracts', { method: 'POST', body: { ...input, requestId } });
}

/** Takes back what waits to be signed. Error: `contract_not_sent`. */
export async function recallContract(
  input: { leaseId: string; reason: string },
  requestId: string,
): Promise<void> {
  unwrap(
    await getClient().rpc('recall_contract', {
      p_request_id: requestId,
      p_lease_id: input.leaseId,
      p_reason: input.reason.trim(),
    }),
  );
}

/** Writes again to who has not signed, once a day at most; returns to how many. Error: `contract_closed`. */
export async function remindSigners(versionId: string): Promise<number> {
  return unwrap(await getClient().rpc('remind_signers', { p_version_id: versionId }));
}

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
  const response = await callApi('/api/contracts/sign', { method: 'POST', body });
  const answer = (await response.json()) as { status: ContractStatus };
  return answer.status;
}

/** A tenant or guarantor does not sign. Errors: `reason_missing`, `already_signed`, `contract_closed`. */
export async function refuseContract(
  input: { signerId: string; reason: string },
  requestId: string,
): Promise<void> {
  unwrap(
    await getClient().rpc('refuse_contract', {
      p_request_id: requestId,
      p_signer_id: input.signerId,
      p_reason: input.reason.trim(),
    }),
  );
}

/**
 * A version as a PDF with the certificate of its signatures.
 * @param language of what stands around the text, 'es' or 'en'
 */
export async function fetchContract(versionId: string, language: string): Promise<Blob> {
  const response = await callApi(`/api/contracts/${versionId}.pdf?lang=${language}`);
  return response.blob();
}
