export type Bytes = Uint8Array<ArrayBuffer>;

export const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

/** The bytes of a text in base64, which may have line ends and blanks; null where it is none. */
export function fromBase64(text: string): Bytes | null {
  try {
    return Uint8Array.from(atob(text.replace(/[ \t\r\n]/g, '')), (sign) => sign.charCodeAt(0));
  } catch {
    return null;
  }
}

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

export const utf8 = (text: string): Bytes => new TextEncoder().encode(text);
