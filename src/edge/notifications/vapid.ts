import { fromBase64Url, toBase64Url } from '../base64url.ts';

/** How we say to push services who we are (RFC 8292), both keys in base64url. */
export interface VapidKeys {
  /** A point on P-256 of 65 bytes. Browsers subscribe with it. */
  readonly publicKey: string;
  /** Its number, 32 bytes. */
  readonly privateKey: string;
  /** Whom a push service writes to when something is wrong: `mailto:…` or `https://…`. */
  readonly subject: string;
}

/** Push services refuse more than a day; clocks differ. */
const VALID_SECONDS = 12 * 3_600;
const COORDINATE_BYTES = 32;
const SIGNATURE = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

const encoded = (value: object) => toBase64Url(new TextEncoder().encode(JSON.stringify(value)));

/**
 * The header `authorization` of a message to this endpoint.
 *
 * @throws when the keys are none of P-256
 */
export async function vapidAuthorization(keys: VapidKeys, endpoint: string, now: Date): Promise<string> {
  const point = fromBase64Url(keys.publicKey);
  const key = await crypto.subtle.importKey(
    'jwk',
    {
      kty: 'EC',
      crv: 'P-256',
      d: keys.privateKey,
      x: toBase64Url(point.slice(1, 1 + COORDINATE_BYTES)),
      y: toBase64Url(point.slice(1 + COORDINATE_BYTES)),
    },
    SIGNATURE,
    false,
    ['sign'],
  );
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now.getTime() / 1_000) + VALID_SECONDS,
    sub: keys.subject,
  };
  const said = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`;
  const signature = await crypto.subtle.sign(SIGNATURE, key, new TextEncoder().encode(said));
  return `vapid t=${said}.${toBase64Url(new Uint8Array(signature))}, k=${keys.publicKey}`;
}
