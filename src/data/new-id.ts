import { requestIdFrom } from '#src/domain/request-id.ts';

const BYTES = 16;

/** An id made here, so that what is sent twice is known to be the same. */
export const newId = (): string => requestIdFrom(crypto.getRandomValues(new Uint8Array(BYTES)));
