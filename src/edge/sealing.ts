import { fromBase64Url, toBase64Url } from './base64url.ts';

/** Sealed by the only key that there was, and by one of several, which the text names. */
const [WITHOUT_NAME, VERSION] = ['v1', 'v2'];
const IV_BYTES = 12;
const KEY_BYTES = 32;

/** Encrypts what only the edge may read: AES-256-GCM, bound to what it belongs to. */
export interface Sealer {
  /** Names the key that seals now; it stands in what it sealed. */
  readonly keyId: string;
  /** @param about what the text belongs to, e.g. `credentials/<organisation>/azul`: it opens for nothing else. */
  seal(value: unknown, about: string): Promise<string>;
  /** @throws when the text is not ours, was changed, belongs to something else, or its key is not there any more. */
  open(sealed: string, about: string): Promise<unknown>;
}

interface Key {
  readonly id: string;
  readonly secret: CryptoKey;
}

async function importKey(text: string): Promise<Key> {
  const bytes = fromBase64Url(text);
  if (bytes.length !== KEY_BYTES) throw new Error('A key for sealing must be 32 bytes in base64.');
  const secret = await crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const id = Array.from(hash.slice(0, 4), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { id, secret };
}

const bound = (iv: Uint8Array<ArrayBuffer>, about: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(about),
});

/**
 * @param keys each 32 bytes, base64, separated by spaces: the first seals, any opens. So a key is changed by putting the new
 *   one before it, and is taken out once nothing is sealed with it any more. @throws when one is not that.
 */
export async function createSealer(keys: string): Promise<Sealer> {
  const known = await Promise.all(keys.trim().split(/\s+/).map(importKey));
  const [newest] = known;
  if (!newest) throw new Error('There is no key for sealing.');
  const openWith = async ({ secret }: Key, iv: string, data: string, about: string): Promise<unknown> => {
    const opened = await crypto.subtle.decrypt(bound(fromBase64Url(iv), about), secret, fromBase64Url(data));
    return JSON.parse(new TextDecoder().decode(opened));
  };
  return {
    keyId: newest.id,
    async seal(value, about) {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const data = new TextEncoder().encode(JSON.stringify(value));
      const encrypted = new Uint8Array(await crypto.subtle.encrypt(bound(iv, about), newest.secret, data));
      return [VERSION, newest.id, toBase64Url(iv), toBase64Url(encrypted)].join('.');
    },
    async open(sealed, about) {
      const [version, ...parts] = sealed.split('.');
      const [iv = '', data = ''] = parts.slice(-2);
      const candidates =
        version === WITHOUT_NAME && parts.length === 2
          ? known
          : known.filter(({ id }) => version === VERSION && parts.length === 3 && id === parts[0]);
      if (!iv || !data || candidates.length === 0) throw new Error('Not a sealed text, or its key is gone.');
      return Promise.any(candidates.map((key) => openWith(key, iv, data, about)));
    },
  };
}
