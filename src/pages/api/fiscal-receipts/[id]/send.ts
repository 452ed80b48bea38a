import { onlyMethods } from '#src/edge/endpoint.ts';
import { sendAtOnce } from '#src/edge/taxes/ecf/send-at-once.ts';

export const prerender = false;

/**
 * Signs and sends the e-CF of a fiscal receipt or a note, or asks for its result, and waits a little for the verdict. 200
 * `{ state, messages, problems }`; 404 `ecf_document_not_found`.
 */
export const POST = sendAtOnce('invoiceId');

export const ALL = onlyMethods('POST');
