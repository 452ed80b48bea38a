import type { AuthContext } from '#stack/auth/context.ts';
import { noSoonerThan } from '#stack/auth/even-time.ts';
import { AuthProblem, answer, objectAt, readBody, requireTexts, textAt } from '#stack/auth/http.ts';
import type { RateLimit } from '#stack/auth/rate-limit.ts';
import { allowedRedirect } from '#stack/auth/redirect.ts';
import { resendConfirmation, signUp, signUpByCode } from '#stack/auth/sign-up.ts';
import { findUser, isAddress } from '#stack/auth/users.ts';

/** What a stranger can ask for by naming an address, and how long each answer takes at least, in milliseconds. */
const leastMs = { signup: 250, otp: 80, magiclink: 80, recover: 80, resend: 80 };

type MailRequest = keyof typeof leastMs;

export function isMailRequest(area: string | undefined): area is MailRequest {
  return area !== undefined && Object.hasOwn(leastMs, area);
}

/**
 * Answers a request that may send a message to an address: in the same words, after the same time and under the same
 * limit for addresses with and without an account.
 * @param askPackage lets the API package answer
 */
export function answerMailRequest(
  context: AuthContext,
  limit: RateLimit,
  kind: MailRequest,
  request: Request,
  askPackage: () => Promise<Response>,
): Promise<Response> {
  return noSoonerThan(leastMs[kind], async () => {
    const body = await readBody(request.clone());
    requireTexts(body, ['email', 'phone', 'password', 'type']);
    const email = textAt(body, 'email')?.trim().toLowerCase() ?? '';
    if (limit.isReached(email)) {
      throw new AuthProblem(429, 'over_email_send_rate_limit', 'email rate limit exceeded');
    }
    if (isAddress(email)) limit.count(email);
    const redirectTo = allowedRedirect(new URL(request.url).searchParams.get('redirect_to'), context.siteUrl);
    if (kind === 'signup') return signUp(context, request, redirectTo);
    if (kind === 'resend' && body.type === 'signup') return resendConfirmation(context, email, redirectTo);
    if ((kind === 'otp' || kind === 'magiclink') && isAddress(email)) {
      const isKnown = (await findUser(context.sql, { email })) !== undefined;
      // Hosted Auth says here that nobody has the address; saying nothing tells a stranger less.
      if (!isKnown && body.create_user === false) return answer({});
      if (!isKnown) return signUpByCode(context, email, objectAt(body, 'data') ?? {}, redirectTo);
    }
    return askPackage();
  });
}
