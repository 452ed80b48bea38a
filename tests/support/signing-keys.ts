import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Certificate, readCertificate } from '#src/domain/taxes/ecf/certificate.ts';
import { importSigningKey, type SigningKey } from '#src/edge/taxes/ecf/sign.ts';

const FOLDER = path.resolve(import.meta.dirname, '../fixtures/signing-keys');

export const keyFile = (name: string): string => path.join(FOLDER, name);

/** The bytes that a PEM file holds. */
export function pemBytes(name: string): Uint8Array<ArrayBuffer> {
  const text = readFileSync(keyFile(name), 'utf8');
  return new Uint8Array(Buffer.from(text.replace(/-----[^-]+-----|\s/g, ''), 'base64'));
}

export function testCertificate(name: string): Certificate {
  const certificate = readCertificate(pemBytes(`${name}.pem`));
  if (!certificate) throw new Error(`${name} is no certificate`);
  return certificate;
}

/** The signer of the tests, or the same key with another certificate. */
export const testSigner = (certificate = 'signer', key = 'signer'): Promise<SigningKey> =>
  importSigningKey(pemBytes(`${key}.key.pem`), testCertificate(certificate));

/** Who is trusted in tests, at a moment at which all their certificates are valid. */
export const testTrust = {
  authorities: [testCertificate('authority')],
  at: new Date('2027-01-15T12:00:00Z'),
};
