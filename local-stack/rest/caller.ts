import type { Claims } from '#stack/database/as-caller.ts';
import { publishableKey, type Secrets } from '#stack/keys.ts';
import { NotPlain } from '#stack/rest/plain.ts';
import type { Tokens } from '#stack/tokens.ts';

const ROLES: ReadonlySet<unknown> = new Set(['anon', 'authenticated', 'service_role']);

/**
 * Who asks, where that is plain: by a key, or by a key and a valid token.
 * @throws NotPlain for whoever is to be refused, and for a secret key in a browser
 */
export async function plainCaller(tokens: Tokens, secrets: Secrets, headers: Headers): Promise<Claims> {
  const key = headers.get('apikey');
  const isSecret = key === secrets.secretKey;
  if (!isSecret && key !== publishableKey) throw new NotPlain('apikey');
  if (isSecret && /mozilla/i.test(headers.get('user-agent') ?? '')) throw new NotPlain('apikey');
  const claims = await tokens.callerOf(headers).catch(() => undefined);
  const isOfTheFuture = Number(claims?.iat ?? 0) > Date.now() / 1000;
  if (!claims || isOfTheFuture || !ROLES.has(claims.role)) throw new NotPlain('authorization');
  return claims;
}
