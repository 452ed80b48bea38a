import { handleAdmin, requireSecretKey } from '#stack/auth/admin.ts';
import type { AuthContext } from '#stack/auth/context.ts';
import { withDevice } from '#stack/auth/device.ts';
import { handleFactors } from '#stack/auth/factors.ts';
import { followGuess, signInByPassword, verifyGuess } from '#stack/auth/guessing.ts';
import { AuthProblem, answerProblem, readBody, requireTexts } from '#stack/auth/http.ts';
import { invite } from '#stack/auth/links.ts';
import { answerMailRequest, isMailRequest } from '#stack/auth/mail-requests.ts';
import {
  createFailureLimit,
  createLinkLimit,
  createMailLimit,
  type RateLimit,
} from '#stack/auth/rate-limit.ts';
import { allowedRedirect, withRedirectTarget } from '#stack/auth/redirect.ts';
import {
  type AuthenticationMethod,
  completeSession,
  requireCaller,
  type SessionBody,
  withFactors,
} from '#stack/auth/session.ts';
import {
  checkUserChange,
  endOtherSessions,
  newEmailIn,
  requestEmailChange,
} from '#stack/auth/user-change.ts';

/** What the API package answers by itself. It has pages of its own for paths that it does not know. */
const LEFT_TO_THE_PACKAGE: ReadonlySet<string> = new Set([
  ...[
    'settings',
    'health',
    'logout',
    'signup',
    'otp',
    'magiclink',
    'recover',
    'resend',
    'authorize',
    'callback',
  ],
  '.well-known',
]);

/** Answers /auth/v1/…. */
export type AuthHandler = (request: Request) => Promise<Response>;

/**
 * Makes the local Auth: the API package does sign-up, sign-in, refresh, codes and sign-out; what it lacks of hosted
 * Auth is added around it (second factors, administration, invitations, full claims, bans, link targets).
 */
export function createAuthHandler(context: AuthContext): AuthHandler {
  const wrongPasswords = createFailureLimit();
  const wrong = { codes: createFailureLimit(), links: createLinkLimit() };
  const mails = createMailLimit();

  async function route(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const [area, ...path] = url.pathname.replace('/auth/v1/', '').split('/').filter(Boolean);
    const isPost = request.method === 'POST';
    if (area === 'factors') return handleFactors(context, request, path);
    if (area === 'admin') return handleAdmin(context, request, path);
    if (area === 'invite' && isPost) {
      requireSecretKey(context, request);
      return invite(context, await readBody(request), url.searchParams.get('redirect_to'));
    }
    if (area === 'verify' && isPost) return verifyGuess(context, wrong, request);
    if (area === 'verify' && request.method === 'GET') return followGuess(context, wrong.links, url);
    // Scanners of mail ask by HEAD first: hosted Auth does not answer that, and neither uses the token.
    if (area === 'verify') return new Response(null, { status: 405, headers: { allow: 'GET, POST' } });
    if (area === 'token' && url.searchParams.get('grant_type') === 'password') return signIn(request);
    if (area === 'token') return complete(await context.api(request));
    if (isPost && isMailRequest(area)) {
      return answerMailRequest(context, mails, area, request, () => askWithTarget(request, url));
    }
    if (area === 'user') return handleUser({ context, mails, ask: askWithTarget }, request, url);
    if (!LEFT_TO_THE_PACKAGE.has(area ?? ''))
      throw new AuthProblem(404, 'not_found', 'There is no such path here');
    return askWithTarget(request, url);
  }

  async function signIn(request: Request): Promise<Response> {
    return signInByPassword(context, wrongPasswords, request, async () =>
      complete(await context.api(request), 'password'),
    );
  }

  async function complete(response: Response, method?: AuthenticationMethod): Promise<Response> {
    if (!response.ok) return response;
    return Response.json(await completeSession(context, (await response.json()) as SessionBody, method));
  }

  function askWithTarget(request: Request, url: URL): Promise<Response> {
    const target = allowedRedirect(url.searchParams.get('redirect_to'), context.siteUrl);
    return withRedirectTarget(target, () => context.api(request));
  }

  return async (request) => {
    try {
      return await withDevice(request, () => route(request));
    } catch (error) {
      if (error instanceof AuthProblem) return answerProblem(error);
      console.error('auth:', error);
      return answerProblem(new AuthProblem(500, 'unexpected_failure', 'Unexpected failure'));
    }
  };
}

interface UserParts {
  context: AuthContext;
  mails: RateLimit;
  ask: (request: Request, url: URL) => Promise<Response>;
}

/** Reads the user, or changes them as hosted Auth allows it. */
async function handleUser(parts: UserParts, request: Request, url: URL): Promise<Response> {
  const { context, mails, ask } = parts;
  const caller = await requireCaller(context, request);
  const body = request.method === 'PUT' ? await readBody(request.clone()) : {};
  requireTexts(body, ['email', 'phone', 'password', 'nonce']);
  await checkUserChange(context, caller, body);
  const newEmail = newEmailIn(body, caller);
  if (newEmail) {
    const target = allowedRedirect(url.searchParams.get('redirect_to'), context.siteUrl);
    await requestEmailChange(context, mails, { caller, newEmail, redirectTo: target });
  }
  const response = await ask(newEmail ? withoutEmail(request, body) : request, url);
  if (!response.ok) return response;
  if ('password' in body) await endOtherSessions(context, caller);
  return Response.json(await withFactors(context, (await response.json()) as { id: string }));
}

/** The rest of a change whose new address has been seen to. */
function withoutEmail(request: Request, body: Record<string, unknown>): Request {
  const { email: _, ...rest } = body;
  const { url, headers } = request;
  const init = Object.keys(rest).length > 0 ? { method: 'PUT', body: JSON.stringify(rest) } : {};
  const kept = new Headers(headers);
  kept.delete('content-length');
  return new Request(url, { headers: kept, ...init });
}
