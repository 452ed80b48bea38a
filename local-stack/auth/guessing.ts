import type { AuthContext } from '#stack/auth/context.ts';
import { AuthProblem, readBody, textAt } from '#stack/auth/http.ts';
import type { RateLimit } from '#stack/auth/rate-limit.ts';
import { findUser, isPasswordOf } from '#stack/auth/users.ts';

/** Lets an attempt through unless too many for the same address have failed of late. */
export async function turnAwayGuessers(
  limit: RateLimit,
  email: string,
  attempt: () => Promise<Response>,
): Promise<Response> {
  if (limit.isReached(email)) {
    throw new AuthProblem(429, 'over_request_rate_limit', 'Request rate limit reached');
  }
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
    if (!(await isPasswordOf(user, textAt(body, 'password') ?? ''))) {
      throw new AuthProblem(400, 'invalid_credentials', 'Invalid login credentials');
    }
    return makeSession();
  });
}
