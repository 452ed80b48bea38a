import { parse, string } from 'valibot';
import { fromBase64, toBase64, toHex } from '#src/domain/taxes/ecf/bytes.ts';
import { type Certificate, readCertificate } from '#src/domain/taxes/ecf/certificate.ts';
import type { NoSigner } from '#src/domain/taxes/ecf/no-signer.ts';
import { call } from '#src/edge/call.ts';
import type { Sealer } from '#src/edge/sealing.ts';
import type { Client } from '#src/edge/supabase.ts';
import { DIGEST } from './algorithms.ts';
import type { CheckedKey } from './new-key.ts';
import { importSigningKey, type SigningKey } from './sign.ts';

interface WhatItBelongsTo {
  readonly organizationId: string;
  readonly certificateId: string;
  /** SHA-256 of the certificate, in hexadecimal. */
  readonly fingerprint: string;
}

/** What a sealed key belongs to: it opens for no other organization, and for no other certificate. */
export const aboutKey = ({ organizationId, certificateId, fingerprint }: WhatItBelongsTo) =>
  `signing-key/${organizationId}/${certificateId}/${fingerprint}`;

/**
 * Keeps a key, sealed for its certificate. One that the organization has already is sealed anew: so a key that does not open
 * any more is mended.
 *
 * @param caller the database as whoever brings the key
 * @returns the id of its certificate
 */
export async function keepKey(
  caller: Client,
  sealer: Sealer,
  organizationId: string,
  { certificate, fingerprint, secret }: CheckedKey,
): Promise<string> {
  const keepFor = async (certificateId: string) =>
    call(caller, 'save_signing_key', {
      ...{ organizationId, certificateId, fingerprint },
      holderName: certificate.commonName || certificate.holderId,
      holderId: certificate.holderId,
      authorityName: certificate.issuerName,
      serialNumber: certificate.serialNumber,
      validFrom: certificate.validFrom,
      validUntil: certificate.validUntil,
      certificate: toBase64(certificate.der),
      sealed: await sealer.seal(secret, aboutKey({ organizationId, certificateId, fingerprint })),
    });
  const fresh = crypto.randomUUID();
  const id = await keepFor(fresh);
  // It was there before, under an id of its own. Sealed for another it would not open.
  return id === fresh ? id : keepFor(id);
}

interface SealedKey extends WhatItBelongsTo {
  /** DER in base64. */
  readonly certificate: string;
  readonly sealed: string;
}

/** The certificate as it was kept, or null where its bytes are not those that its key was sealed for. */
async function keptCertificate({ certificate, fingerprint }: SealedKey): Promise<Certificate | null> {
  const der = fromBase64(certificate);
  if (!der) return null;
  const digest = await crypto.subtle.digest(DIGEST, der);
  return toHex(new Uint8Array(digest)) === fingerprint ? readCertificate(der) : null;
}

/** The key, ready to sign at a moment, or why it may not. What was kept may be anything: a caller of the API wrote it. */
export async function openKey(sealer: Sealer, kept: SealedKey, at: Date): Promise<SigningKey | NoSigner> {
  const certificate = await keptCertificate(kept);
  if (!certificate) return 'key_unreadable';
  if (Date.parse(certificate.validUntil) < at.getTime()) return 'certificate_expired';
  if (Date.parse(certificate.validFrom) > at.getTime()) return 'certificate_not_yet_valid';
  try {
    const pkcs8 = fromBase64(parse(string(), await sealer.open(kept.sealed, aboutKey(kept))));
    return pkcs8 ? await importSigningKey(pkcs8, certificate) : 'key_unreadable';
  } catch {
    return 'key_unreadable';
  }
}
