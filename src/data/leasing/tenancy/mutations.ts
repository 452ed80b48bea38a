import { call, trimmed } from '#src/data/call.ts';
import { sendFile, type UploadProgress } from '#src/data/foundation/uploads/send-file.ts';
import { type ReceivedMoney, receivedArguments } from '#src/data/money/payments/received.ts';
import type { PaymentMethod } from '#src/domain/foundation/enums.ts';

const PROOF_BUCKET = 'payment-proofs';

/** A photo or a document on its way to the landlord. */
export interface Proof {
  /** Made once for a chosen file: sending it again finds it there already. */
  readonly id: string;
  readonly content: Blob;
}

export interface PaymentReport {
  readonly leaseId: string;
  /** Minor units of the lease's currency, above zero: what it counts as. */
  readonly amountMinor: number;
  /** Missing where it was paid in the lease's own currency. */
  readonly received?: ReceivedMoney | null;
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
  lease: { readonly id: string; readonly organizationId: string },
  { id, content }: Proof,
  progress?: UploadProgress,
): Promise<string> {
  const extension = content.type === 'application/pdf' ? 'pdf' : 'jpg';
  const path = `${lease.organizationId}/${lease.id}/${id}.${extension}`;
  // The name is unique to this file: being there already means that an earlier attempt arrived.
  await sendFile({ bucket: PROOF_BUCKET, path, content, contentType: content.type }, progress);
  return path;
}

/** Tells the landlord of a payment; it counts once they confirm it. Returns its id. Errors: `date_in_future`, `proof_not_found`, `rate_missing`. */
export const reportPayment = ({ received = null, ...report }: PaymentReport, requestId: string) =>
  call('report_payment', { ...trimmed(report), ...receivedArguments(received) }, requestId);
