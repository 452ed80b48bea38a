import { call, trimmed, verb } from '#src/data/call.ts';
import { sendFile, type UploadProgress } from '#src/data/foundation/uploads/send-file.ts';
import type { Arguments } from '#src/data/functions.ts';
import { callWith } from '#src/data/functions.ts';
import { shortFileName } from '#src/domain/foundation/chosen-file.ts';
import { getClient } from '../client.ts';
import { unwrap } from '../errors.ts';

/** Of a file's name. */
const MOST_LETTERS = 160;
const BUCKET = 'documents';

/**
 * Asks the tenants of a lease for a paper. Returns the request's id.
 * Errors: `lease_not_in_force`, `document_due_invalid`, `too_many_document_requests`.
 */
export const askForDocument = (input: Arguments<'ask_for_document'>, requestId: string) =>
  call('ask_for_document', trimmed(input), requestId);

/** Does not ask for it any more. Error: `document_request_closed`. */
export const callOffDocumentRequest = verb('call_off_document_request');

/**
 * Accepts the file that was looked at, which becomes a document of the lease, or refuses it with a reason.
 * Errors: `document_request_changed`, `reason_missing`.
 */
export const decideDocumentRequest = (input: Arguments<'decide_document_request'>) =>
  call('decide_document_request', trimmed(input));

/**
 * Hands in a photo (JPEG) or a PDF of at most 20 MB; safe to repeat with the same file id, and goes on where it was cut.
 * Errors: `not_found` (also for a former tenant), `document_request_closed`, `offline`.
 */
export async function submitDocument(
  documentRequestId: string,
  { id, content }: { readonly id: string; readonly content: Blob },
  progress?: UploadProgress,
): Promise<void> {
  const client = getClient();
  const announced = await callWith(client, 'announce_requested_file', {
    fileId: id,
    documentRequestId,
    name: content instanceof File ? shortFileName(content.name, MOST_LETTERS) : '',
    fileType: content.type === 'application/pdf' ? 'pdf' : 'jpg',
    sizeBytes: content.size,
  });
  // Nothing: an earlier attempt arrived, and only its answer was lost.
  const path = unwrap(announced) as string | null;
  if (path) await sendFile({ bucket: BUCKET, path, content, contentType: content.type }, progress);
  unwrap(await callWith(client, 'hand_in_requested_file', { fileId: id }));
}
