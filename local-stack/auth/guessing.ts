import type { AuthContext } from '#stack/auth/context.ts';
import { AuthProblem, readBody, requireTexts, textAt } from '#stack/auth/http.ts';
import type { RateLimit } from '#stack/auth/rate-limit.ts';
import { findUser, isPasswordOf } from '#stack/auth/users.ts';
import { followLink, verifyCode } from '#stack/auth/verify.ts';

/** The hash of a link is made of the address and its code: it can be guessed as well, without naming the address. */
const LINKS = 'links';

const refuseAfter = (limit: RateLimit, key: string) => {
  if (limit.isReached(key)) {
    throw new AuthProblem(429, 'over_request_rate_limit', 'Request rate limit reached');
  }
};

/** Lets an attempt through unless too many for the same address have failed of late. */
async function turnAwayGuessers(
  limit: RateLimit,
  email: string,
  attempt: () => Promise<Response>,
): Promise<Response> {
  refuseAfter(limit, email);
  // Counted before the outcome is known: many attempts at once must not pass together.
  limit.count(email);
  const response = await attempt();
  if (response.ok) limit.forget(email);
  return response;
}

/**
 * POST /token?grant_type=password: the password is compared here first, with the same work for every address. The API
 * package would tell an unconfirmed address from an unknown one without asking for its password.
 */
export async function signInByPassword(
  context: AuthContext,
  limit: RateLimit,
  request: Request,
  makeSession: () => Promise<Response>,
): Promise<Response> {
  const body = await readBody(request.clone());
  const email = textAt(body, 'email')?.toLowerCase() ?? '';
  return turnAwayGuessers(limit, email, async () => {
    const user = await findUser(context.sql, { email });
    if (!(await isPasswordOf(user, textAt(body, 'password') ?? '', context.passwordCost))) {
      throw new AuthProblem(400, 'invalid_credentials', 'Invalid login credentials');
    }
    return makeSession();
  });
}

/** POST /verify: by an address and a code, or by a link's hash. */
export async function verifyGuess(
  context: AuthContext,
  limits: { codes: RateLimit; links: RateLimit },
  request: Request,
): Promise<Response> {
  const body = await readBody(request.clone());
  requireTexts(body, ['email', 'phone', 'token', 'token_hash', 'type', 'redirect_to']);
  const email = textAt(body, 'email')?.toLowerCase();
  if (email !== undefined) return turnAwayGuessers(limits.codes, email, () => verifyCode(context, request));
  refuseAfter(limits.links, LINKS);
  const response = await verifyCode(context, request);
  if (!response.ok) limits.links.count(LINKS);
  return response;
}

/** GET /verify: the link of a message. */
export async function followGuess(context: AuthContext, limit: RateLimit, url: URL): Promise<Response> {
  refuseAfter(limit, LINKS);
  const response = await followLink(context, url);
  if (response.headers.get('location')?.includes('error_code=')) limit.count(LINKS);
  return response;
}
