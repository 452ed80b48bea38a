/** Bytes as text that fits an address or a header (RFC 4648 §5), without padding. */
export const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (sign) => ({ '+': '-', '/': '_' })[sign] ?? '');

/** The bytes of such a text, or of one in plain base64. @throws DOMException when it is neither. */
export const fromBase64Url = (value: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(value.replace(/-/g, '+').replace(/_/g, '/')), (sign) => sign.charCodeAt(0));
