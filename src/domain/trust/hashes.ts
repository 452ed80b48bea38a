/** SHA-256 of bytes. */
async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}

const LEAF = 0;
const NODE = 1;

/** One array of bytes after the other. */
export function joined(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** The hash of a leaf in the tree (RFC 6962, 2.1). */
export const leafHash = (leaf: Uint8Array): Promise<Uint8Array<ArrayBuffer>> =>
  sha256(joined(new Uint8Array([LEAF]), leaf));

/** The hash of a node by those of its two children (RFC 6962, 2.1). */
export const nodeHash = (left: Uint8Array, right: Uint8Array): Promise<Uint8Array<ArrayBuffer>> =>
  sha256(joined(new Uint8Array([NODE]), left, right));

/** SHA-256 of a text in UTF-8. */
export const textHash = (text: string): Promise<Uint8Array<ArrayBuffer>> => sha256(utf8(text));

export const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at]);

/** Bytes in base64 with padding (RFC 4648, 4). */
export const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

/** The bytes of such a text; null when it is not written as `toBase64` writes it. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
    return toBase64(bytes) === text ? bytes : null;
  } catch {
    return null;
  }
}

const HEX_DIGITS = 2;

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(HEX_DIGITS, '0')).join('');
