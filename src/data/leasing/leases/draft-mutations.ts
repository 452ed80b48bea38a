import { call } from '#src/data/call.ts';

/** Throws a draft away. Error: `lease_not_draft`. */
export async function deleteLeaseDraft(leaseId: string, requestId: string): Promise<void> {
  await call('delete_lease_draft', { leaseId }, requestId);
}

/** A draft was signed on paper: the lease is agreed. Error: `lease_overlaps`. */
export async function recordPaperSignature(leaseId: string, requestId: string): Promise<void> {
  await call('record_paper_signature', { leaseId }, requestId);
}

/** Calls a signed lease off before its first day. Errors: `lease_not_signed`, `payment_to_decide`, `reason_missing`. */
export async function callOffLease(
  input: { leaseId: string; reason: string },
  requestId: string,
): Promise<void> {
  await call(
    'call_off_lease',
    {
      leaseId: input.leaseId,
      reason: input.reason.trim(),
    },
    requestId,
  );
}
