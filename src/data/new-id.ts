import { requestIdFrom } from '#src/domain/foundation/request-id.ts';

const RANDOM_BYTES = 16;

/** A random uuid: of an action, of a photo. Made once, so that what is sent twice is done once. */
export const newId = (): string => requestIdFrom(crypto.getRandomValues(new Uint8Array(RANDOM_BYTES)));
