import { checkpointText, composeNote } from '#src/domain/trust/checkpoint.ts';
import type { Head } from '#src/domain/trust/consistency.ts';
import { utf8 } from '#src/domain/trust/hashes.ts';
import { fromBase64Url } from '#src/edge/base64url.ts';

/** Who signs checkpoints. */
export interface LogSigner {
  /** Ed25519, 32 bytes. */
  readonly publicKey: Uint8Array<ArrayBuffer>;
  /** The checkpoint of a log as a signed note. */
  sign(checkpoint: Head & { readonly origin: string }): Promise<string>;
}

/** What stands before the seed of a key in PKCS #8 (RFC 8410, 7). */
const PKCS8_HEAD = [
  0x30, 0x2e, 0x02, 0x01, 0x00, 0x30, 0x05, 0x06, 0x03, 0x2b, 0x65, 0x70, 0x04, 0x22, 0x04, 0x20,
];

/** @param seed the Worker's secret: 32 bytes in base64. @throws DOMException when it is no key */
export async function openLogSigner(seed: string): Promise<LogSigner> {
  const bytes = new Uint8Array([...PKCS8_HEAD, ...fromBase64Url(seed)]);
  const key = await crypto.subtle.importKey('pkcs8', bytes, { name: 'Ed25519' }, true, ['sign']);
  const { x = '' } = (await crypto.subtle.exportKey('jwk', key)) as { x?: string };
  const publicKey = fromBase64Url(x);
  return {
    publicKey,
    async sign(checkpoint) {
      const signature = await crypto.subtle.sign('Ed25519', key, utf8(checkpointText(checkpoint)));
      return composeNote(checkpoint, new Uint8Array(signature), publicKey);
    },
  };
}
