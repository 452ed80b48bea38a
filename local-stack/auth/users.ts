import { randomUUID } from 'node:crypto';
import bcrypt from 'bcryptjs';
import type { Sql } from 'postgres';
import type { AuthContext } from '#stack/auth/context.ts';
import { AuthProblem } from '#stack/auth/http.ts';
import { authPolicy } from '#stack/auth/policy.ts';
import { codeOf } from '#stack/errors.ts';

export interface UserRow {
  id: string;
  aud: string;
  role: string;
  email: string;
  encrypted_password: string | null;
  phone: string | null;
  email_confirmed_at: Date | null;
  confirmed_at: Date | null;
  invited_at: Date | null;
  last_sign_in_at: Date | null;
  banned_until: Date | null;
  raw_app_meta_data: Record<string, unknown> | null;
  raw_user_meta_data: Record<string, unknown> | null;
  created_at: Date;
  updated_at: Date;
}

export interface NewUser {
  id?: string | undefined;
  email: string;
  password?: string | undefined;
  /** In place of the password, when it was hashed already. */
  passwordHash?: string | undefined;
  isConfirmed: boolean;
  appMetadata?: Record<string, unknown> | undefined;
  userMetadata?: Record<string, unknown> | undefined;
}

export async function findUser(
  sql: Sql,
  by: { id: string } | { email: string },
): Promise<UserRow | undefined> {
  const [row] =
    'id' in by
      ? await sql<UserRow[]>`select * from auth.users where id::text = ${by.id}`
      : await sql<UserRow[]>`select * from auth.users where email = ${by.email.toLowerCase()}`;
  return row;
}

/** Finds a user or answers as hosted Auth does when there is none. */
export async function requireUser(sql: Sql, id: string): Promise<UserRow> {
  const user = await findUser(sql, { id });
  if (!user) throw new AuthProblem(404, 'user_not_found', 'User not found');
  return user;
}

export function isBanned(user: Pick<UserRow, 'banned_until'>): boolean {
  return user.banned_until !== null && user.banned_until.getTime() > Date.now();
}

/** Hashes a password with 2 to the power of `cost` rounds, refusing a weak one with the reasons that hosted Auth gives. */
export async function hashPassword(password: string, cost: number): Promise<string> {
  const reasons = [
    ...(password.length < authPolicy.minimumPasswordLength ? ['length'] : []),
    ...(requiredCharacters.every((kind) => kind.test(password)) ? [] : ['characters']),
  ];
  if (reasons.length > 0) {
    throw new AuthProblem(422, 'weak_password', 'Password does not meet the requirements.', {
      weak_password: { reasons },
    });
  }
  return bcrypt.hash(password, cost);
}

const decoys = new Map<number, Promise<string>>();

/** Compared with when there is no account or no password, so that a wrong password takes the same work everywhere. */
function decoyHash(cost: number): Promise<string> {
  const made = decoys.get(cost) ?? bcrypt.hash(randomUUID(), cost);
  decoys.set(cost, made);
  return made;
}

export async function isPasswordOf(
  user: UserRow | undefined,
  password: string,
  cost: number,
): Promise<boolean> {
  const isRight = await bcrypt.compare(password, user?.encrypted_password || (await decoyHash(cost)));
  return isRight && Boolean(user?.encrypted_password);
}

/** What `lower_upper_letters_digits` asks for. */
const requiredCharacters = [/[a-z]/, /[A-Z]/, /[0-9]/];

/** What hosted Auth takes for an address, roughly. */
export const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export function isAddress(email: string): boolean {
  return emailShape.test(email);
}

/** Adds a user with an e-mail identity. The product's trigger on auth.users makes the profile. */
export async function createUser(
  { sql, passwordCost }: Pick<AuthContext, 'sql' | 'passwordCost'>,
  user: NewUser,
): Promise<UserRow> {
  const email = user.email.trim().toLowerCase();
  if (!isAddress(email)) {
    throw new AuthProblem(400, 'validation_failed', 'Unable to validate email address: invalid format');
  }
  const id = user.id ?? randomUUID();
  const password =
    user.passwordHash ??
    (user.password === undefined ? null : await hashPassword(user.password, passwordCost));
  const appMetadata = { provider: 'email', providers: ['email'], ...user.appMetadata };
  const identity = { sub: id, email, email_verified: user.isConfirmed, phone_verified: false };
  try {
    return await sql.begin(async (transaction) => {
      const [row] = await transaction<[UserRow]>`
        insert into auth.users
          (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
        values (${id}, 'authenticated', 'authenticated', ${email}, ${password},
          ${user.isConfirmed ? new Date() : null}, ${sql.json(appMetadata as never)},
          ${sql.json((user.userMetadata ?? {}) as never)})
        returning *`;
      await transaction`
        insert into auth.identities (id, provider, provider_id, user_id, identity_data)
        values (${randomUUID()}, 'email', ${id}, ${id}, ${sql.json(identity)})`;
      return row;
    });
  } catch (error) {
    if (codeOf(error) === '23505') {
      throw new AuthProblem(
        422,
        'email_exists',
        'A user with this email address has already been registered',
      );
    }
    throw error;
  }
}

/** The user as the admin API shows it. */
export async function describeUser(sql: Sql, user: UserRow): Promise<Record<string, unknown>> {
  const identities = await sql`
    select id as identity_id, provider_id as id, user_id, identity_data, provider, last_sign_in_at, created_at,
      updated_at, email
    from auth.identities where user_id = ${user.id} order by created_at`;
  return {
    id: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email,
    phone: user.phone ?? '',
    email_confirmed_at: user.email_confirmed_at,
    confirmed_at: user.confirmed_at,
    invited_at: user.invited_at,
    last_sign_in_at: user.last_sign_in_at,
    app_metadata: user.raw_app_meta_data ?? {},
    user_metadata: user.raw_user_meta_data ?? {},
    identities: [...identities],
    factors: await listFactors(sql, user.id),
    banned_until: user.banned_until ?? undefined,
    created_at: user.created_at,
    updated_at: user.updated_at,
    is_anonymous: false,
  };
}

/** The user's second factors, without their secrets. */
export async function listFactors(sql: Sql, userId: string): Promise<Record<string, unknown>[]> {
  const rows = await sql<Record<string, unknown>[]>`
    select id, friendly_name, factor_type, status, created_at, updated_at
    from auth.mfa_factors where user_id = ${userId} order by created_at`;
  return [...rows];
}
