import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto';

/** What a subscription keeps to itself. */
export interface DevicePrivateKeys {
  /** Its number on P-256, in base64url. */
  privateKey: string;
  /** Its secret, 16 bytes in base64url. */
  auth: string;
}

const TAG_BYTES = 16;
const PADDING_END = 2;

const derive = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));

/**
 * What a push message says (RFC 8291, RFC 8188), as the browser reads it. Written from the RFCs alone.
 *
 * @throws when the body is not for these keys, or not whole
 */
export function decryptPush(body: Buffer, device: DevicePrivateKeys): Buffer {
  // salt (16), record size (4), length of the key (1), key of the sender, one record
  const salt = body.subarray(0, 16);
  const recordBytes = body.readUInt32BE(16);
  const recordAt = 21 + body.readUInt8(20);
  const sender = body.subarray(21, recordAt);
  const record = body.subarray(recordAt);
  if (record.length > recordBytes) throw new Error('More than one record.');
  const keys = createECDH('prime256v1');
  keys.setPrivateKey(device.privateKey, 'base64url');
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const secret = derive(keys.computeSecret(sender), Buffer.from(device.auth, 'base64url'), info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createDecipheriv('aes-128-gcm', key, nonce);
  cipher.setAuthTag(record.subarray(-TAG_BYTES));
  const opened = Buffer.concat([cipher.update(record.subarray(0, -TAG_BYTES)), cipher.final()]);
  const end = opened.findLastIndex((byte) => byte !== 0);
  if (opened[end] !== PADDING_END) throw new Error('Not the last record.');
  return opened.subarray(0, end);
}
