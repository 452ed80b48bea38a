import { getClient } from '../client.ts';
import { unwrap } from '../errors.ts';
import { type LeaseInput, leaseArguments } from './mutations.ts';

/** Makes a draft of a lease, or changes the one given; returns its id. Errors: `lease_not_draft`, `unit_archived`. */
export async function saveLeaseDraft(
  input: LeaseInput & { readonly leaseId: string | null },
  requestId: string,
): Promise<string> {
  const answer = await getClient().rpc('save_lease_draft', {
    ...leaseArguments(input, requestId),
    p_lease_id: input.leaseId ?? undefined,
  });
  return unwrap(answer) as string;
}

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
