import type { AuthContext } from '#stack/auth/context.ts';
import { AuthProblem, answer, readBody, textAt } from '#stack/auth/http.ts';
import { hashOfCode } from '#stack/auth/links.ts';
import { allowedRedirect } from '#stack/auth/redirect.ts';
import { completeSession, type SessionBody } from '#stack/auth/session.ts';
import { confirmEmailChange } from '#stack/auth/user-change.ts';

/** The API package knows fewer names for the same verification than supabase-js uses. */
const packageType: Record<string, string> = { email: 'magiclink', invite: 'signup' };

/** What hosted Auth says when one of the two addresses of a change has been confirmed. */
const FIRST_CONFIRMATION =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/** POST /verify: a code or a link's hash becomes a session. */
export async function verifyCode(context: AuthContext, request: Request): Promise<Response> {
  const body = await readBody(request);
  if (body.type === 'email_change' && (await confirmEmailChange(context, hashOf(body))) === 'first') {
    return answer({ msg: FIRST_CONFIRMATION, code: '200' });
  }
  const response = await askPackage(context, body);
  if (!response.ok) return response;
  const session = (await response.json()) as SessionBody;
  return Response.json(await completeSession(context, session, 'otp'));
}

/** GET /verify: the link of a message. The session, or what went wrong, travels on in the address's hash. */
export async function followLink(context: AuthContext, url: URL): Promise<Response> {
  const type = url.searchParams.get('type') ?? '';
  const target = allowedRedirect(url.searchParams.get('redirect_to'), context.siteUrl);
  const hash = await linkInHash(context, url.searchParams.get('token') ?? '', type);
  return new Response(null, { status: 303, headers: { location: `${target.split('#')[0]}#${hash}` } });
}

async function linkInHash(context: AuthContext, tokenHash: string, type: string): Promise<URLSearchParams> {
  try {
    const isFirst = type === 'email_change' && (await confirmEmailChange(context, tokenHash)) === 'first';
    if (isFirst) return new URLSearchParams({ message: FIRST_CONFIRMATION });
  } catch (error) {
    if (error instanceof AuthProblem) return errorInHash(error.code, error.message);
    throw error;
  }
  return sessionInHash(context, tokenHash, type);
}

async function sessionInHash(
  context: AuthContext,
  tokenHash: string,
  type: string,
): Promise<URLSearchParams> {
  const response = await askPackage(context, { token_hash: tokenHash, type });
  if (!response.ok) {
    const problem = (await response.json()) as { error_code?: string; msg?: string };
    return errorInHash(
      problem.error_code ?? 'otp_expired',
      problem.msg ?? 'Email link is invalid or has expired',
    );
  }
  try {
    const session = await completeSession(context, (await response.json()) as SessionBody, 'otp');
    return new URLSearchParams({
      access_token: String(session.access_token),
      expires_at: String(session.expires_at),
      expires_in: String(session.expires_in),
      refresh_token: String(session.refresh_token),
      token_type: 'bearer',
      type,
    });
  } catch (error) {
    if (error instanceof AuthProblem) return errorInHash(error.code, error.message);
    throw error;
  }
}

function errorInHash(code: string, description: string): URLSearchParams {
  return new URLSearchParams({ error: 'access_denied', error_code: code, error_description: description });
}

function askPackage(context: AuthContext, body: Record<string, unknown>): Promise<Response> {
  const type = String(body.type);
  return context.api(
    new Request(`${context.siteUrl}/auth/v1/verify`, {
      method: 'POST',
      headers: { apikey: context.secrets.secretKey, 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, type: packageType[type] ?? type }),
    }),
  );
}

/** A code stands for the hash that it and its address make. */
function hashOf(body: Record<string, unknown>): string {
  const { token_hash: hash } = body;
  if (typeof hash === 'string') return hash;
  return hashOfCode(textAt(body, 'email')?.toLowerCase() ?? '', textAt(body, 'token') ?? '');
}
