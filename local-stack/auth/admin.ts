import type { AuthContext } from '#stack/auth/context.ts';
import { AuthProblem, answer, objectAt, readBody, textAt } from '#stack/auth/http.ts';
import { generateLink } from '#stack/auth/links.ts';
import {
  createUser,
  describeUser,
  findUser,
  hashPassword,
  listFactors,
  requireUser,
  type UserRow,
} from '#stack/auth/users.ts';
import { codeOf } from '#stack/errors.ts';

const defaultPageSize = 50;
const largestPageSize = 1000;

/** Refuses everybody but the holder of the secret key. */
export function requireSecretKey(context: AuthContext, request: Request): void {
  const { secretKey } = context.secrets;
  const isKey = request.headers.get('apikey') === secretKey;
  const isBearer = request.headers.get('authorization') === `Bearer ${secretKey}`;
  if (!isKey && !isBearer) throw new AuthProblem(403, 'not_admin', 'User not allowed');
}

/** Answers /auth/v1/admin/…: the user administration that the secret key may do. */
export async function handleAdmin(context: AuthContext, request: Request, path: string[]): Promise<Response> {
  requireSecretKey(context, request);
  const [resource, userId, part, factorId] = path;
  const { method } = request;
  if (resource === 'generate_link' && method === 'POST')
    return generateLink(context, await readBody(request));
  if (resource === 'users' && !userId && method === 'GET') return listUsers(context, new URL(request.url));
  if (resource === 'users' && !userId && method === 'POST') return addUser(context, await readBody(request));
  if (resource === 'users' && userId) {
    const user = await requireUser(context.sql, userId);
    if (part === 'factors') return handleFactorsOf(context, user, method, factorId);
    if (method === 'GET') return answer(await describeUser(context.sql, user));
    if (method === 'PUT') return updateUser(context, user, await readBody(request));
    if (method === 'DELETE') return deleteUser(context, user);
  }
  throw new AuthProblem(404, 'not_found', 'Not found');
}

async function listUsers(context: AuthContext, url: URL): Promise<Response> {
  const perPage = Math.min(Number(url.searchParams.get('per_page')) || defaultPageSize, largestPageSize);
  const page = Math.max(Number(url.searchParams.get('page')) || 1, 1);
  const [{ total }] = await context.sql<[{ total: number }]>`select count(*)::int as total from auth.users`;
  const rows = await context.sql<UserRow[]>`
    select * from auth.users order by created_at desc, id limit ${perPage} offset ${perPage * (page - 1)}`;
  const users = await Promise.all(rows.map((row) => describeUser(context.sql, row)));
  const last = Math.max(Math.ceil(total / perPage), 1);
  const links = [`<?page=${last}&per_page=${perPage}>; rel="last"`];
  if (page < last) links.unshift(`<?page=${page + 1}&per_page=${perPage}>; rel="next"`);
  const headers = { 'x-total-count': String(total), link: links.join(', ') };
  return answer({ users, aud: 'authenticated' }, 200, headers);
}

async function addUser(context: AuthContext, body: Record<string, unknown>): Promise<Response> {
  const user = await createUser(context, {
    id: textAt(body, 'id'),
    email: textAt(body, 'email') ?? '',
    password: textAt(body, 'password'),
    isConfirmed: body.email_confirm === true,
    appMetadata: objectAt(body, 'app_metadata'),
    userMetadata: objectAt(body, 'user_metadata'),
  });
  return answer(await describeUser(context.sql, user));
}

async function updateUser(
  context: AuthContext,
  user: UserRow,
  body: Record<string, unknown>,
): Promise<Response> {
  const { sql } = context;
  const password = textAt(body, 'password');
  const ban = textAt(body, 'ban_duration');
  if (ban !== undefined && !/^(none|\d+(\.\d+)?(s|m|h))$/.test(ban)) {
    throw new AuthProblem(400, 'validation_failed', `invalid format for ban duration: "${ban}"`);
  }
  const hash = password === undefined ? null : await hashPassword(password, context.passwordCost);
  try {
    await sql`
      update auth.users set
        email = coalesce(${textAt(body, 'email')?.toLowerCase() ?? null}, email),
        encrypted_password = coalesce(${hash}, encrypted_password),
        email_confirmed_at =
          case when ${body.email_confirm === true} then coalesce(email_confirmed_at, now()) else email_confirmed_at end,
        raw_user_meta_data =
          coalesce(raw_user_meta_data, '{}') || ${sql.json((objectAt(body, 'user_metadata') ?? {}) as never)},
        raw_app_meta_data =
          coalesce(raw_app_meta_data, '{}') || ${sql.json((objectAt(body, 'app_metadata') ?? {}) as never)},
        banned_until = case
          when ${ban ?? null}::text is null then banned_until
          when ${ban ?? null}::text = 'none' then null
          else now() + ${ban === 'none' ? null : (ban ?? null)}::interval end,
        updated_at = now()
      where id = ${user.id}`;
  } catch (error) {
    if (codeOf(error) !== '23505') throw error;
    throw new AuthProblem(422, 'email_exists', 'A user with this email address has already been registered');
  }
  if (hash) await sql`delete from auth.sessions where user_id = ${user.id}`;
  const changed = await findUser(sql, { id: user.id });
  return answer(await describeUser(sql, changed ?? user));
}

async function deleteUser(context: AuthContext, user: UserRow): Promise<Response> {
  try {
    await context.sql`delete from auth.users where id = ${user.id}`;
  } catch {
    // A row of the product still points at the user and must not lose its author.
    throw new AuthProblem(500, 'unexpected_failure', 'Database error deleting user');
  }
  return answer({});
}

async function handleFactorsOf(
  context: AuthContext,
  user: UserRow,
  method: string,
  factorId: string | undefined,
): Promise<Response> {
  if (method === 'DELETE' && factorId) {
    const [removed] = await context.sql`
      delete from auth.mfa_factors where id::text = ${factorId} and user_id = ${user.id} returning id`;
    if (!removed) throw new AuthProblem(404, 'mfa_factor_not_found', 'Factor not found');
    await context.sql`update auth.sessions set aal = 'aal1', factor_id = null where factor_id = ${removed.id}`;
    return answer({ id: removed.id });
  }
  return answer(await listFactors(context.sql, user.id));
}
