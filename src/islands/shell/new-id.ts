import { requestIdFrom } from '#src/domain/request-id.ts';

const ID_BYTES = 16;

/** An id for something that is made here and sent to the server, perhaps twice. */
export const newId = (): string => requestIdFrom(crypto.getRandomValues(new Uint8Array(ID_BYTES)));
