import { call } from '#src/data/call.ts';
import { sendFile, type UploadProgress } from '#src/data/foundation/uploads/send-file.ts';
import { callWith } from '#src/data/functions.ts';
import { shortFileName } from '#src/domain/foundation/chosen-file.ts';
import { getClient } from '../client.ts';
import { unwrap } from '../errors.ts';

/** Of a file's name. */
const MOST_LETTERS = 160;
const BUCKET = 'documents';

export interface NewDocumentRequest {
  readonly leaseId: string;
  /** What is asked for, in up to 120 letters. */
  readonly name: string;
  /** What for, in up to 600 letters; may be empty. */
  readonly reason: string;
  /** From today on, up to a year ahead. */
  readonly dueOn: string;
}

/**
 * Asks the tenants of a lease for a paper. Returns the request's id.
 * Errors: `lease_not_in_force`, `document_due_invalid`, `too_many_document_requests`.
 */
export async function askForDocument(input: NewDocumentRequest, requestId: string): Promise<string> {
  return call(
    'ask_for_document',
    {
      leaseId: input.leaseId,
      name: input.name.trim(),
      reason: input.reason.trim(),
      dueOn: input.dueOn,
    },
    requestId,
  );
}

/** Does not ask for it any more. Error: `document_request_closed`. */
export async function callOffDocumentRequest(id: string): Promise<void> {
  await call('call_off_document_request', { documentRequestId: id });
}

/**
 * Accepts the file that was looked at, which becomes a document of the lease, or refuses it with a reason.
 * Errors: `document_request_changed`, `reason_missing`.
 */
export async function decideDocumentRequest(input: {
  readonly id: string;
  readonly fileId: string;
  readonly isAccepted: boolean;
  readonly reason: string;
}): Promise<void> {
  await call('decide_document_request', {
    documentRequestId: input.id,
    fileId: input.fileId,
    isAccepted: input.isAccepted,
    reason: input.reason.trim(),
  });
}

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
