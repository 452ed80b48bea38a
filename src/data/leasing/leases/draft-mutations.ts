import { call, repeatable, trimmed } from '#src/data/call.ts';
import type { Arguments } from '#src/data/functions.ts';

/** Throws a draft away. Error: `lease_not_draft`. */
export const deleteLeaseDraft = repeatable('delete_lease_draft');

/** A draft was signed on paper: the lease is agreed. Error: `lease_overlaps`. */
export const recordPaperSignature = repeatable('record_paper_signature');

/** Calls a signed lease off before its first day. Errors: `lease_not_signed`, `payment_to_decide`, `reason_missing`. */
export const callOffLease = (input: Arguments<'call_off_lease'>, requestId: string) =>
  call('call_off_lease', trimmed(input), requestId);
