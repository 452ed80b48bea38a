import { fromBase64 } from '#src/domain/taxes/ecf/bytes.ts';
import { type Certificate, readCertificate } from '#src/domain/taxes/ecf/certificate.ts';
import { Problem } from '#src/edge/problem.ts';

const PEM = /-----BEGIN CERTIFICATE-----([\s\S]*?)-----END CERTIFICATE-----/g;

/**
 * Whose certificates are trusted for what others sign: PEM texts, one after the other, as a deployment sets them.
 *
 * @throws Problem 503 `not_configured`: without them nobody's signature can be believed.
 */
export function readTrustedAuthorities(env: Pick<Env, 'ECF_AUTHORITIES'>): Certificate[] {
  const found = [...(env.ECF_AUTHORITIES ?? '').matchAll(PEM)].flatMap(([, base64 = '']) => {
    const certificate = readCertificate(fromBase64(base64) ?? new Uint8Array());
    return certificate ? [certificate] : [];
  });
  if (found.length > 0) return found;
  throw new Problem(503, 'not_configured', 'The variable ECF_AUTHORITIES is not set.');
}
