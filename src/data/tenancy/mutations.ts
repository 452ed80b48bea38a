import type { PaymentMethod } from '#src/domain/enums.ts';
import { getClient } from '../client.ts';
import { toAppError, unwrap } from '../errors.ts';

const PROOF_BUCKET = 'payment-proofs';

/** A photo or a document on its way to the landlord. */
export interface Proof {
  /** Made once for a chosen file: sending it again finds it there already. */
  readonly id: string;
  readonly file: File;
}

export interface PaymentReport {
  readonly leaseId: string;
  /** Minor units of the lease's currency, above zero. */
  readonly amountMinor: number;
  /** Up to today, at most three years back. */
  readonly paidOn: string;
  readonly method: PaymentMethod;
  readonly reference: string;
  /** What `uploadProof` returned. */
  readonly proofPath: string | null;
}

/**
 * Puts a proof into the landlord's folder of the lease and returns its path. At most 5 MB of JPEG, PNG, WebP or PDF.
 * Errors: forbidden, invalid, offline.
 */
export async function uploadProof(
  lease: { readonly id: string; readonly organization_id: string },
  { id, file }: Proof,
): Promise<string> {
  const extension = file.type === 'application/pdf' ? 'pdf' : 'jpg';
  const path = `${lease.organization_id}/${lease.id}/${id}.${extension}`;
  const { error } = await getClient()
    .storage.from(PROOF_BUCKET)
    .upload(path, file, { contentType: file.type });
  // The name is unique to this file: being there already means that an earlier attempt arrived.
  if (error && !isAlreadyThere(error)) throw toAppError(error);
  return path;
}

function isAlreadyThere(error: object): boolean {
  return 'statusCode' in error && String(error.statusCode) === '409';
}

/** Tells the landlord of a payment; it counts once they confirm it. Returns its id. Errors: `date_in_future`, `proof_not_found`. */
export async function reportPayment(report: PaymentReport, requestId: string): Promise<string> {
  const answer = await getClient().rpc('report_payment', {
    p_request_id: requestId,
    p_lease_id: report.leaseId,
    p_amount_minor: report.amountMinor,
    p_paid_on: report.paidOn,
    p_method: report.method,
    p_reference: report.reference.trim(),
    ...(report.proofPath !== null && { p_proof_path: report.proofPath }),
  });
  return unwrap(answer);
}
