import { fromBase64Url } from '../base64url.ts';

/** What a browser gives out for a subscription, in base64url (RFC 8291 §2). */
export interface DeviceKeys {
  /** Its public key, a point on P-256 of 65 bytes. */
  readonly p256dh: string;
  /** Its secret, 16 bytes. */
  readonly auth: string;
}

/** What is drawn anew for each message; given only to prove the code with the RFC's own example. */
interface Drawn {
  readonly salt: Uint8Array<ArrayBuffer>;
  readonly keys: CryptoKeyPair;
}

type Bytes = Uint8Array<ArrayBuffer>;

const CURVE = { name: 'ECDH', namedCurve: 'P-256' };
const SALT_BYTES = 16;
const KEY_BYTES = 65;
/** One record holds a whole message: what push services take is smaller. */
const RECORD_BYTES = 4_096;
const LAST_RECORD = 2;

const utf8 = (text: string): Bytes => new TextEncoder().encode(text);

function joined(...parts: Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

async function derived(secret: Bytes, salt: Bytes, info: Bytes, bytes: number): Promise<Bytes> {
  const key = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits']);
  const how = { name: 'HKDF', hash: 'SHA-256', salt, info };
  return new Uint8Array(await crypto.subtle.deriveBits(how, key, bytes * 8));
}

async function draw(): Promise<Drawn> {
  const keys = (await crypto.subtle.generateKey(CURVE, true, ['deriveBits'])) as CryptoKeyPair;
  return { salt: crypto.getRandomValues(new Uint8Array(SALT_BYTES)), keys };
}

/**
 * The body of a push message that only this device can read: content encoding `aes128gcm` (RFC 8188) with the keys of
 * RFC 8291.
 *
 * @throws when the device's keys are none
 */
export async function encryptForDevice(message: Bytes, device: DeviceKeys, drawn?: Drawn): Promise<Bytes> {
  const { salt, keys } = drawn ?? (await draw());
  const theirs = fromBase64Url(device.p256dh);
  const theirKey = await crypto.subtle.importKey('raw', theirs, CURVE, false, []);
  const ours = new Uint8Array((await crypto.subtle.exportKey('raw', keys.publicKey)) as ArrayBuffer);
  const shared = new Uint8Array(
    await crypto.subtle.deriveBits({ name: 'ECDH', public: theirKey }, keys.privateKey, 256),
  );
  const info = joined(utf8('WebPush: info\0'), theirs, ours);
  const secret = await derived(shared, fromBase64Url(device.auth), info, 32);
  const contentKey = await derived(secret, salt, utf8('Content-Encoding: aes128gcm\0'), 16);
  const nonce = await derived(secret, salt, utf8('Content-Encoding: nonce\0'), 12);
  const key = await crypto.subtle.importKey('raw', contentKey, 'AES-GCM', false, ['encrypt']);
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv: nonce },
    key,
    joined(message, new Uint8Array([LAST_RECORD])),
  );
  const head = new Uint8Array(5);
  new DataView(head.buffer).setUint32(0, RECORD_BYTES);
  head[4] = KEY_BYTES;
  return joined(salt, head, ours, new Uint8Array(sealed));
}
