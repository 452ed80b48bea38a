import { type Bytes, toHex } from '#src/domain/taxes/ecf/bytes.ts';
import type { Certificate } from '#src/domain/taxes/ecf/certificate.ts';

/** How an authority may have signed. SHA-1 is not among them. */
const HASHES: Readonly<Record<string, string>> = {
  '1.2.840.113549.1.1.11': 'SHA-256',
  '1.2.840.113549.1.1.12': 'SHA-384',
  '1.2.840.113549.1.1.13': 'SHA-512',
};

const sameBytes = (one: Bytes, other: Bytes) => toHex(one) === toHex(other);

/** Whether the authority signed the certificate, and the certificate names it. */
export async function isIssuedBy(certificate: Certificate, authority: Certificate): Promise<boolean> {
  const hash = HASHES[certificate.signatureAlgorithm];
  if (!hash || authority.keyBits === 0 || !sameBytes(certificate.issuer, authority.subject)) return false;
  const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash };
  const key = await crypto.subtle.importKey('spki', authority.publicKey, algorithm, false, ['verify']);
  return crypto.subtle.verify(algorithm, key, certificate.signature, certificate.signedPart);
}
