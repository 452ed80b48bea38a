import {
  createHash,
  createPrivateKey,
  generateKeyPairSync,
  randomBytes,
  sign,
  X509Certificate,
} from 'node:crypto';

/** A key and its certificate, as PEM. They are for tests alone and stand for nobody. */
export interface TestIdentity {
  certificate: string;
  key: string;
}

const tlv = (tag: number, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  if (body.length < 0x80) return Buffer.concat([Buffer.from([tag, body.length]), body]);
  const size = Buffer.from(body.length.toString(16).padStart(body.length > 0xff ? 4 : 2, '0'), 'hex');
  return Buffer.concat([Buffer.from([tag, 0x80 | size.length]), size, body]);
};
const sequence = (...parts: Buffer[]) => tlv(0x30, ...parts);
const objectId = (hex: string) => tlv(0x06, Buffer.from(hex, 'hex'));
const utf8 = (text: string) => tlv(0x0c, Buffer.from(text));
const printable = (text: string) => tlv(0x13, Buffer.from(text));
const attribute = (id: string, value: Buffer) => tlv(0x31, sequence(objectId(id), value));
const utcTime = (at: Date) =>
  tlv(0x17, Buffer.from(`${at.toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`));

const COMMON_NAME = '550403';
const SERIAL_NUMBER = '550405';
const COUNTRY = '550406';
const RSA_SHA256 = sequence(objectId('2a864886f70d01010b'), tlv(0x05));
const YES = tlv(0x01, Buffer.from([0xff]));
const CA = sequence(objectId('551d13'), YES, tlv(0x04, sequence(YES)));
/** Signs documents, and what is signed cannot be denied. */
const KEY_USAGE = sequence(objectId('551d0f'), YES, tlv(0x04, tlv(0x03, Buffer.from([0x06, 0xc0]))));

export interface Person {
  name: string;
  /** Eleven digits; none for an authority. */
  cedula?: string;
  from?: Date;
  until?: Date;
}

const nameOf = ({ name, cedula }: Person) =>
  sequence(
    attribute(COUNTRY, printable('DO')),
    attribute(COMMON_NAME, utf8(name)),
    ...(cedula ? [attribute(SERIAL_NUMBER, printable(`IDCDO-${cedula}`))] : []),
  );

const DAY_MS = 86_400_000;

/** A new key with a certificate: of an authority when nobody issues it, else of a person. */
export function makeIdentity(person: Person, authority?: TestIdentity & { person: Person }): TestIdentity {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const from = person.from ?? new Date(Date.now() - DAY_MS);
  const until = person.until ?? new Date(from.getTime() + 5 * 365 * DAY_MS);
  const body = sequence(
    tlv(0xa0, tlv(0x02, Buffer.from([2]))),
    tlv(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    RSA_SHA256,
    nameOf(authority?.person ?? person),
    sequence(utcTime(from), utcTime(until)),
    nameOf(person),
    publicKey.export({ type: 'spki', format: 'der' }),
    tlv(0xa3, sequence(authority ? KEY_USAGE : CA)),
  );
  const issuerKey = authority ? createPrivateKey(authority.key) : privateKey;
  const signature = tlv(0x03, Buffer.from([0]), sign('sha256', body, issuerKey));
  const der = sequence(body, RSA_SHA256, signature);
  return {
    certificate: new X509Certificate(der).toString(),
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

/** Digits of the holder's id in a certificate; empty where it names none. */
export const holderOf = (certificate: X509Certificate): string =>
  /serialNumber=(?:ID[A-Z]*-)?([\w-]+)/.exec(certificate.subject)?.[1] ?? '';

export const fingerprint = (text: string): string => createHash('sha256').update(text).digest('hex');
