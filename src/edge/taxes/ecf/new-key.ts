import { type Bytes, fromBase64, toBase64, toHex } from '#src/domain/taxes/ecf/bytes.ts';
import { type Certificate, isSignedForgeably, readCertificate } from '#src/domain/taxes/ecf/certificate.ts';
import { Problem } from '#src/edge/problem.ts';
import { DIGEST } from './algorithms.ts';
import { fitsCertificate, importSigningKey } from './sign.ts';

const LEAST_BITS = 2048;

/** A private key with its certificate, as the page that opened the file sends them: both in base64. */
export interface GivenKey {
  readonly key: string;
  readonly certificate: string;
}

export interface CheckedKey {
  readonly certificate: Certificate;
  readonly fingerprint: string;
  /** What is sealed: the key, PKCS#8 in base64. */
  readonly secret: string;
}

const refuse = (code: string, field: 'certificate' | 'key', message: string): never => {
  throw new Problem(400, code, message, { fields: { [field]: code } });
};

async function isItsKey(pkcs8: Bytes, certificate: Certificate): Promise<boolean> {
  try {
    return await fitsCertificate(await importSigningKey(pkcs8, certificate));
  } catch {
    return false;
  }
}

/**
 * A key that may sign, or why it may not. Nothing of it is told or logged.
 * @throws Problem 400 `certificate_malformed`, `certificate_of_sha1`, `key_too_weak`, `certificate_not_yet_valid`, `certificate_expired` or
 *   `key_not_of_certificate`.
 */
export async function checkedKey(given: GivenKey, now: Date): Promise<CheckedKey> {
  const der = fromBase64(given.certificate);
  const certificate = der && readCertificate(der);
  if (!certificate) return refuse('certificate_malformed', 'certificate', 'This is no certificate.');
  if (isSignedForgeably(certificate))
    return refuse('certificate_of_sha1', 'certificate', 'Its authority signed the certificate with SHA-1.');
  if (certificate.keyBits < LEAST_BITS)
    return refuse('key_too_weak', 'certificate', 'The key has less than 2,048 bits, or is none of RSA.');
  if (Date.parse(certificate.validFrom) > now.getTime())
    return refuse('certificate_not_yet_valid', 'certificate', 'The certificate is not valid yet.');
  if (Date.parse(certificate.validUntil) <= now.getTime())
    return refuse('certificate_expired', 'certificate', 'The certificate has expired.');
  const pkcs8 = fromBase64(given.key);
  if (!pkcs8 || !(await isItsKey(pkcs8, certificate)))
    return refuse('key_not_of_certificate', 'key', 'The key is not that of the certificate.');
  const digest = await crypto.subtle.digest(DIGEST, certificate.der);
  return { certificate, fingerprint: toHex(new Uint8Array(digest)), secret: toBase64(pkcs8) };
}
