import { jwtVerify, SignJWT } from 'jose';
import type { Claims } from '#stack/database/as-caller.ts';
import { publishableKey, type Secrets } from '#stack/keys.ts';

/** Checks and signs the tokens of one stack. */
export interface Tokens {
  /** Signs claims; `expiresInSeconds` is left out when the claims carry their own `exp`. */
  sign(claims: Record<string, unknown>, expiresInSeconds?: number): Promise<string>;
  /** The claims of a valid token. Throws jose's errors on a forged or expired one. */
  verify(token: string): Promise<Claims>;
  /**
   * Who makes a request: the bearer of the access token, else what the API key stands for.
   * @returns undefined when the request carries no valid API key
   * @throws jose's errors when the access token is forged or expired
   */
  callerOf(headers: Headers): Promise<Claims | undefined>;
  /** What an API key or an access token stands for; throws when it is neither. */
  claimsOf(keyOrToken: string): Promise<Claims>;
}

export function createTokens(secrets: Secrets): Tokens {
  const key = new TextEncoder().encode(secrets.jwtSecret);
  const claimsOfKey = new Map<string, Claims>([
    [publishableKey, { role: 'anon' }],
    [secrets.secretKey, { role: 'service_role' }],
  ]);

  const verify = rememberValid(async (token) => {
    const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'] });
    return { ...payload, role: typeof payload.role === 'string' ? payload.role : 'anon' } as Claims;
  });

  return {
    verify,
    sign(claims, expiresInSeconds) {
      const jwt = new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'JWT' });
      if (expiresInSeconds !== undefined) {
        jwt.setIssuedAt().setExpirationTime(Math.floor(Date.now() / 1000) + expiresInSeconds);
      }
      return jwt.sign(key);
    },
    async callerOf(headers) {
      const keyClaims = claimsOfKey.get(headers.get('apikey') ?? '');
      if (!keyClaims) return undefined;
      const bearer = /^Bearer (.+)$/.exec(headers.get('authorization') ?? '')?.[1];
      return bearer && !claimsOfKey.has(bearer) ? verify(bearer) : keyClaims;
    },
    async claimsOf(keyOrToken) {
      return claimsOfKey.get(keyOrToken) ?? verify(keyOrToken);
    },
  };
}

/** How many tokens are kept: those of more people than one machine serves. */
const MOST_KNOWN = 1000;

/** A token that was found valid is valid until it ends: it is not checked anew with each request. */
function rememberValid(verify: (token: string) => Promise<Claims>): (token: string) => Promise<Claims> {
  const known = new Map<string, Claims>();
  return async (token) => {
    const found = known.get(token);
    if (found?.exp !== undefined && found.exp > Date.now() / 1000) return found;
    known.delete(token);
    const claims = Object.freeze(await verify(token));
    if (claims.exp === undefined) return claims;
    const [oldest] = known.keys();
    if (known.size >= MOST_KNOWN && oldest !== undefined) known.delete(oldest);
    known.set(token, claims);
    return claims;
  };
}

const TOKEN = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** As PostgREST does: a bearer of what is no signed token is refused, and not taken for somebody without one. */
export function refuseNoToken({ secretKey }: Pick<Secrets, 'secretKey'>) {
  return ({ headers }: Request): Response | undefined => {
    const bearer = /^Bearer\s+(.*)$/i.exec(headers.get('authorization') ?? '')?.[1]?.trim();
    if (bearer === undefined || bearer === publishableKey || bearer === secretKey || TOKEN.test(bearer))
      return undefined;
    const message = 'No suitable key or wrong key type';
    return Response.json({ code: 'PGRST301', message, details: null, hint: null }, { status: 401 });
  };
}
