import { fromBase64, toBase64, toHex, utf8 } from '#src/domain/taxes/ecf/bytes.ts';

const HMAC = { name: 'HMAC', hash: 'SHA-256' } as const;
/** As long as DGII's own. */
export const TOKEN_MS = 3_600_000;

/** A key of its own out of the Worker's secret, so that what it signs means nothing anywhere else. */
async function keyOf(secret: string): Promise<CryptoKey> {
  const derived = await crypto.subtle.digest('SHA-256', utf8(`ecf reception token\n${secret}`));
  return crypto.subtle.importKey('raw', derived, HMAC, false, ['sign', 'verify']);
}

const signedPart = (issuerId: string, expiresAt: number, nonce: string) =>
  utf8(`${issuerId}.${expiresAt}.${nonce}`);

/** Lets whoever signed a seed send to an issuer for an hour. Nothing of it is kept. */
export async function makeReceptionToken(secret: string, issuerId: string, now: number): Promise<string> {
  const expiresAt = now + TOKEN_MS;
  const nonce = toHex(crypto.getRandomValues(new Uint8Array(8)));
  const mac = await crypto.subtle.sign('HMAC', await keyOf(secret), signedPart(issuerId, expiresAt, nonce));
  return `${expiresAt}.${nonce}.${toBase64(new Uint8Array(mac))}`;
}

/** Whether the request carries a token of the issuer whose hour is not over. */
export async function hasReceptionToken(
  request: Request,
  secret: string,
  issuerId: string,
  now: number,
): Promise<boolean> {
  const token = /^bearer (\d{1,16})\.([0-9a-f]{16})\.([A-Za-z0-9+/=]+)$/i.exec(
    request.headers.get('authorization') ?? '',
  );
  const [, expires = '', nonce = '', mac = ''] = token ?? [];
  const bytes = fromBase64(mac);
  if (!token || !bytes || Number(expires) <= now) return false;
  return crypto.subtle.verify(
    'HMAC',
    await keyOf(secret),
    bytes,
    signedPart(issuerId, Number(expires), nonce),
  );
}
