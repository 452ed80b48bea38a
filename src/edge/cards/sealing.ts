const VERSION = 'v1.';
const IV_BYTES = 12;
const KEY_BYTES = 32;

const toBase64 = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (sign) => ({ '+': '-', '/': '_' })[sign] ?? '');
const fromBase64 = (value: string) =>
  Uint8Array.from(atob(value.replace(/-/g, '+').replace(/_/g, '/')), (sign) => sign.charCodeAt(0));

/** Encrypts what only the edge may read: AES-256-GCM, bound to what it belongs to. */
export interface Sealer {
  /** @param about what the text belongs to, e.g. `credentials/<organisation>/azul`: it opens for nothing else. */
  seal(value: unknown, about: string): Promise<string>;
  /** @throws when the text is not ours, was changed or belongs to something else. */
  open(sealed: string, about: string): Promise<unknown>;
}

/** @param key 32 bytes, base64. @throws when it is not that. */
export async function createSealer(key: string): Promise<Sealer> {
  const bytes = fromBase64(key.trim());
  if (bytes.length !== KEY_BYTES) throw new Error('The key for card credentials must be 32 bytes in base64.');
  const secret = await crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
  const bound = (iv: Uint8Array<ArrayBuffer>, about: string) => ({
    name: 'AES-GCM',
    iv,
    additionalData: new TextEncoder().encode(about),
  });
  return {
    async seal(value, about) {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const data = new TextEncoder().encode(JSON.stringify(value));
      const encrypted = new Uint8Array(await crypto.subtle.encrypt(bound(iv, about), secret, data));
      return `${VERSION}${toBase64(iv)}.${toBase64(encrypted)}`;
    },
    async open(sealed, about) {
      const [version, iv, data] = sealed.split('.');
      if (`${version}.` !== VERSION || !iv || !data) throw new Error('Not a sealed text.');
      const opened = await crypto.subtle.decrypt(bound(fromBase64(iv), about), secret, fromBase64(data));
      return JSON.parse(new TextDecoder().decode(opened));
    },
  };
}
