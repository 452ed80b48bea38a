import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';

/** Throws a draft away. Error: `lease_not_draft`. */
export async function deleteLeaseDraft(leaseId: string, requestId: string): Promise<void> {
  unwrap(await getClient().rpc('delete_lease_draft', { p_request_id: requestId, p_lease_id: leaseId }));
}

/** A draft was signed on paper: the lease is agreed. Error: `lease_overlaps`. */
export async function recordPaperSignature(leaseId: string, requestId: string): Promise<void> {
  unwrap(await getClient().rpc('record_paper_signature', { p_request_id: requestId, p_lease_id: leaseId }));
}

/** Calls a signed lease off before its first day. Errors: `lease_not_signed`, `payment_to_decide`, `reason_missing`. */
export async function callOffLease(
  input: { leaseId: string; reason: string },
  requestId: string,
): Promise<void> {
  unwrap(
    await getClient().rpc('call_off_lease', {
      p_request_id: requestId,
      p_lease_id: input.leaseId,
      p_reason: input.reason.trim(),
    }),
  );
}
