import { onlyMethods } from '#src/edge/endpoint.ts';
import { sendAtOnce } from '#src/edge/taxes/ecf/send-at-once.ts';

export const prerender = false;

/**
 * Signs and sends the e-CF of a receipt for an own purchase, or asks for its result, and waits a little for the verdict. 200
 * `{ state, messages, problems }`; 404 `ecf_document_not_found`.
 */
export const POST = sendAtOnce('purchaseReceiptId');

export const ALL = onlyMethods('POST');
