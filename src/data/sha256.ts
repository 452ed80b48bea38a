const HEX_DIGITS = 2;

/** SHA-256 of a text in UTF-8, or of bytes, as 64 hexadecimal digits. */
export async function sha256Of(data: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : data;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(HEX_DIGITS, '0')).join('');
}
