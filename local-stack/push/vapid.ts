import { createPublicKey, verify } from 'node:crypto';

const DAY_SECONDS = 86_400;

/** What a push service says no with. */
export interface VapidRefusal {
  status: 401 | 403;
  reason: string;
}

const refusal = (status: 401 | 403, reason: string): VapidRefusal => ({ status, reason });

interface Claims {
  aud?: unknown;
  exp?: unknown;
  sub?: unknown;
}

function parts(header: string | null): { token: string; key: string } | null {
  const said = /^vapid\s+(.*)$/i.exec(header ?? '')?.[1] ?? '';
  const named = Object.fromEntries(said.split(',').map((part) => part.trim().split(/=(.*)/s).slice(0, 2)));
  return named.t && named.k ? { token: named.t, key: named.k } : null;
}

function isSigned(token: string, key: string): boolean {
  const [head = '', body = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  if (point.length !== 65 || point[0] !== 4) return false;
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  return verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
}

/**
 * Why the sender of a message is not believed (RFC 8292); null when it is.
 *
 * @param origin of the push service
 * @param subscribedWith the key with which the device subscribed; null for any
 */
export function refuseSender(
  header: string | null,
  origin: string,
  subscribedWith: string | null,
  now: Date,
): VapidRefusal | null {
  const said = parts(header);
  if (!said) return refusal(401, 'Authorization: vapid t=…, k=… is missing.');
  let claims: Claims;
  try {
    const [head, body] = said.token.split('.').map((part) => Buffer.from(part, 'base64url').toString());
    if ((JSON.parse(head ?? '') as { alg?: unknown }).alg !== 'ES256')
      return refusal(401, 'alg must be ES256.');
    claims = JSON.parse(body ?? '') as Claims;
    if (!isSigned(said.token, said.key)) return refusal(403, 'The signature of the JWT is not valid.');
  } catch (error) {
    return refusal(401, `The JWT cannot be read: ${String(error)}`);
  }
  const seconds = now.getTime() / 1_000;
  if (claims.aud !== origin) return refusal(403, `aud must be ${origin}.`);
  if (typeof claims.exp !== 'number' || claims.exp <= seconds) return refusal(403, 'The JWT has expired.');
  if (claims.exp > seconds + DAY_SECONDS) return refusal(403, 'exp must be within a day.');
  if (typeof claims.sub !== 'string' || !/^(mailto:.+@.+|https:\/\/.+)/.test(claims.sub))
    return refusal(403, 'sub must be mailto: or https:.');
  if (subscribedWith !== null && subscribedWith !== said.key)
    return refusal(403, 'The VAPID key is not the one that the device subscribed with.');
  return null;
}
