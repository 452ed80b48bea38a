import { type Bytes, toHex } from './bytes.ts';
import { type DerValue, derText, derTime, derValues, objectId, partsOf, SEQUENCE } from './der.ts';

/** What is needed of an X.509 certificate, without asking whether it is true. */
export interface Certificate {
  readonly der: Bytes;
  /** In hexadecimal, as its authority counts. */
  readonly serialNumber: string;
  readonly commonName: string;
  /** The holder's id as the authority writes it, e.g. IDCDO-00100000009; empty where there is none. */
  readonly holderId: string;
  readonly issuerName: string;
  /** First and last moment, ISO 8601, UTC. */
  readonly validFrom: string;
  readonly validUntil: string;
  /** SubjectPublicKeyInfo, and the length of its key in bits; 0 where it is no RSA key. */
  readonly publicKey: Bytes;
  readonly keyBits: number;
  /** For the check of who issued it: names as bytes, what was signed, how, and the signature. */
  readonly subject: Bytes;
  readonly issuer: Bytes;
  readonly signedPart: Bytes;
  readonly signatureAlgorithm: string;
  readonly signature: Bytes;
}

const COMMON_NAME = '2.5.4.3';
const SERIAL_NUMBER = '2.5.4.5';
const RSA = '1.2.840.113549.1.1.1';
const EXPLICIT_VERSION = 0xa0;

function nameParts(name: DerValue | undefined): Map<string, string> {
  const parts = partsOf(name).flatMap((set) => partsOf(set).map((pair) => partsOf(pair)));
  return new Map(parts.flatMap(([id, text]) => (id && text ? [[objectId(id), derText(text)] as const] : [])));
}

/** The length of the number that an RSA key consists of, without the zeros before it. */
function rsaBits(publicKey: DerValue): number {
  const [algorithm, bits] = partsOf(publicKey);
  const [id] = partsOf(algorithm);
  if (!id || !bits || objectId(id) !== RSA) return 0;
  const [modulus] = partsOf(derValues(bits.body.slice(1))[0]);
  const first = modulus?.body.findIndex((byte) => byte !== 0) ?? -1;
  if (!modulus || first < 0) return 0;
  return (modulus.body.length - first) * 8 - (Math.clz32(modulus.body[first] ?? 0) - 24);
}

const ended = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('A certificate that lacks a part');
  return value;
};

function read(der: Bytes): Certificate {
  const [certificate, ...after] = derValues(der);
  if (certificate?.tag !== SEQUENCE || after.length > 0) throw new Error('Not one certificate');
  const [signedPart, algorithm, signature] = partsOf(certificate);
  const fields = partsOf(signedPart);
  const [serial, , issuer, validity, subject, publicKey] =
    fields[0]?.tag === EXPLICIT_VERSION ? fields.slice(1) : fields;
  const [from, until] = partsOf(validity).map(derTime);
  const names = nameParts(subject);
  const issuerNames = nameParts(issuer);
  return {
    der,
    serialNumber: toHex(ended(serial).body),
    commonName: names.get(COMMON_NAME) ?? '',
    holderId: names.get(SERIAL_NUMBER) ?? '',
    issuerName: issuerNames.get(COMMON_NAME) ?? '',
    validFrom: ended(from),
    validUntil: ended(until),
    publicKey: ended(publicKey).whole,
    keyBits: rsaBits(ended(publicKey)),
    subject: ended(subject).whole,
    issuer: ended(issuer).whole,
    signedPart: ended(signedPart).whole,
    signatureAlgorithm: objectId(ended(partsOf(algorithm)[0])),
    // The first byte of a bit string counts the bits that are left over: none.
    signature: ended(signature).body.slice(1),
  };
}

/** A certificate as its bytes say it, or null where they are none. */
export function readCertificate(der: Bytes): Certificate | null {
  try {
    return read(der);
  } catch {
    return null;
  }
}

/** How certificates name a signature over SHA-1 or MD5, which can be forged. */
const FORGEABLE: readonly string[] = [
  '1.2.840.113549.1.1.4',
  '1.2.840.113549.1.1.5',
  '1.3.14.3.2.29',
  '1.2.840.10045.4.1',
  '1.2.840.10040.4.3',
];

/** Whether its authority signed it with a digest that can be forged: nobody trusts such a certificate any more. */
export const isSignedForgeably = ({ signatureAlgorithm }: Pick<Certificate, 'signatureAlgorithm'>): boolean =>
  FORGEABLE.includes(signatureAlgorithm);

/** Whether it is valid at a moment. */
export const isValidAt = ({ validFrom, validUntil }: Certificate, at: Date): boolean =>
  Date.parse(validFrom) <= at.getTime() && at.getTime() <= Date.parse(validUntil);
