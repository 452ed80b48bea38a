import { toBase64Url } from '../../base64url.ts';

const SECRET_BYTES = 32;

const digest = async (text: string) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

/** A code or a token that nobody can guess. */
export const newSecret = (): string => toBase64Url(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)));

/** What is kept of a code or a token: its SHA-256 in hexadecimal. */
export async function hashOf(secret: string): Promise<string> {
  return [...(await digest(secret))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What a verifier must come out as (RFC 7636, S256). */
export const challengeOf = async (verifier: string): Promise<string> => toBase64Url(await digest(verifier));
