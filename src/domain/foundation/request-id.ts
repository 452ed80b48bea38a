import { DomainError } from './errors.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const RANDOM_BYTES = 16;
const TIMESTAMP_BYTES = 6;
/** Of the last group of a uuid, which says nothing but chance. */
const LAST_DIGITS = 12;

/** Whether the text is a lower-case uuid of a version in use. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}

/**
 * A random uuid (version 4, RFC 9562 §5.4) made of 16 random bytes, which the caller draws. A client makes one for each
 * action it asks for, so that the same action sent twice is done once.
 * Error: `random_bytes_missing` with fewer bytes.
 */
export function requestIdFrom(randomBytes: Uint8Array): string {
  return toUuid(takeBytes(randomBytes), 4);
}

/**
 * A uuid that sorts by time (version 7, RFC 9562 §5.7): milliseconds since 1970, then random bits of 16 random bytes.
 * Error: `random_bytes_missing` with fewer bytes.
 */
export function timedIdFrom(unixMillis: number, randomBytes: Uint8Array): string {
  const bytes = takeBytes(randomBytes);
  let rest = unixMillis;
  for (let index = TIMESTAMP_BYTES - 1; index >= 0; index -= 1) {
    bytes[index] = rest % 256;
    rest = Math.floor(rest / 256);
  }
  return toUuid(bytes, 7);
}

/**
 * The id of a part of an action that is sent in several requests, the first being number 0: the same each time the action
 * is sent, so that none of its parts is done twice.
 */
export function partId(requestId: string, part: number): string {
  const last = (BigInt(`0x${requestId.slice(-LAST_DIGITS)}`) + BigInt(part)) % BigInt(2 ** (4 * LAST_DIGITS));
  return requestId.slice(0, -LAST_DIGITS) + last.toString(16).padStart(LAST_DIGITS, '0');
}

function takeBytes(randomBytes: Uint8Array): Uint8Array {
  if (randomBytes.length < RANDOM_BYTES) {
    throw new DomainError('random_bytes_missing', { length: randomBytes.length });
  }
  return randomBytes.slice(0, RANDOM_BYTES);
}

function toUuid(bytes: Uint8Array, version: number): string {
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | (version << 4);
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
