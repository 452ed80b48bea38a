import { type AuthContext, issuerOf } from '#stack/auth/context.ts';
import { rememberDevice } from '#stack/auth/device.ts';
import { AuthProblem } from '#stack/auth/http.ts';
import { findUser, isBanned, listFactors } from '#stack/auth/users.ts';
import type { Claims } from '#stack/database/as-caller.ts';

/** A session as Auth answers it; a sign-up or a user call may answer the bare user instead. */
export interface SessionBody {
  access_token?: string;
  refresh_token?: string;
  user?: { id: string; [field: string]: unknown };
  [field: string]: unknown;
}

/** How the person proved who they are, as the `amr` claim names it. */
export type AuthenticationMethod = 'password' | 'otp' | 'totp';

/**
 * Completes a session that the API package made: the access token gets the claims that a hosted project's has
 * (assurance level, methods, metadata), and the user their factors. A banned user gets no session.
 */
export async function completeSession(
  context: AuthContext,
  session: SessionBody,
  method?: AuthenticationMethod,
): Promise<SessionBody> {
  if (!session.access_token) return session;
  const claims = await context.tokens.verify(session.access_token);
  const sessionId = claims.session_id as string;
  const user = await findUser(context.sql, { id: claims.sub as string });
  if (user && isBanned(user)) {
    await context.sql`delete from auth.sessions where id = ${sessionId}`;
    throw new AuthProblem(400, 'user_banned', 'User is banned');
  }
  if (method) await rememberMethod(context, sessionId, method);
  const isNew = method === 'password' || method === 'otp';
  await rememberDevice(context, { id: sessionId, userId: String(claims.sub), isNew });
  const accessToken = await context.tokens.sign(await fullClaims(context, claims, sessionId));
  return {
    ...session,
    access_token: accessToken,
    ...(session.user && { user: await withFactors(context, session.user) }),
  };
}

/** Adds the user's factors to a user object, as hosted Auth does when there are any. */
export async function withFactors<T extends { id: string }>(context: AuthContext, user: T): Promise<T> {
  const factors = await listFactors(context.sql, user.id);
  return factors.length > 0 ? { ...user, factors } : user;
}

async function rememberMethod(context: AuthContext, sessionId: string, method: string): Promise<void> {
  await context.sql`
    insert into auth.mfa_amr_claims (session_id, authentication_method) values (${sessionId}, ${method})
    on conflict (session_id, authentication_method) do update set updated_at = now()`;
}

async function fullClaims(context: AuthContext, claims: Claims, sessionId: string): Promise<Claims> {
  const [row] = await context.sql`
    select coalesce(s.aal, 'aal1') as aal, u.raw_app_meta_data, u.raw_user_meta_data
    from auth.sessions s join auth.users u on u.id = s.user_id where s.id = ${sessionId}`;
  const methods = await context.sql<{ method: string; timestamp: number }[]>`
    select authentication_method as method, extract(epoch from updated_at)::int as timestamp
    from auth.mfa_amr_claims where session_id = ${sessionId} order by updated_at desc`;
  return {
    ...claims,
    iss: issuerOf(context),
    phone: '',
    // Policies may trust app_metadata: only the service key can write it.
    app_metadata: row?.raw_app_meta_data ?? {},
    user_metadata: row?.raw_user_meta_data ?? {},
    aal: row?.aal ?? 'aal1',
    amr: [...methods],
    is_anonymous: false,
  };
}

/**
 * The signed-in caller of a request.
 * @throws AuthProblem 401 without a valid token, 403 when its session has ended or the user is banned
 */
export async function requireCaller(
  context: AuthContext,
  request: Request,
): Promise<Claims & { sub: string; session_id: string }> {
  const token = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!token) throw new AuthProblem(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  const claims = await context.tokens.verify(token).catch(() => undefined);
  if (!claims?.sub || typeof claims.session_id !== 'string') {
    throw new AuthProblem(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature');
  }
  const [row] = await context.sql<{ banned_until: Date | null }[]>`
    select u.banned_until from auth.sessions s join auth.users u on u.id = s.user_id
    where s.id = ${claims.session_id} and s.user_id = ${claims.sub}`;
  if (!row) {
    throw new AuthProblem(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  }
  if (isBanned(row)) throw new AuthProblem(403, 'user_banned', 'User is banned');
  return { ...claims, sub: claims.sub, session_id: claims.session_id };
}
