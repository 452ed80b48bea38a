import { requestIdFrom } from '#src/domain/request-id.ts';

const BYTES = 16;

/** An id made here and once, by which the server knows a repeated request. */
export const newRequestId = (): string => requestIdFrom(crypto.getRandomValues(new Uint8Array(BYTES)));
