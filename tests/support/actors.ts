import { randomUUID } from 'node:crypto';
import type { ReservedSql, Sql, TransactionSql } from 'postgres';
import type { UserType } from '#src/domain/foundation/enums.ts';
import { asCaller, type Claims, settingsOf } from '#stack/database/as-caller.ts';

export interface SignedInCaller {
  userId: string;
  aal?: 'aal1' | 'aal2';
  sessionId?: string;
  /** When the caller last showed a password or a code; now, when left out. */
  signedInAt?: Date;
}
export type Caller = SignedInCaller | 'anon' | 'service';

/** Makes a user as a sign-up does; the profile comes from the trigger. Returns the user's id. */
export async function createUser(
  sql: Sql | TransactionSql,
  email: string,
  userType: UserType,
): Promise<string> {
  const id = randomUUID();
  // Only app_metadata makes an administrator.
  const app = userType === 'admin' ? { user_type: 'admin' } : {};
  await sql`
    insert into auth.users (id, aud, role, email, email_confirmed_at, raw_user_meta_data, raw_app_meta_data)
    values (${id}, 'authenticated', 'authenticated', ${email}, now(),
      ${sql.json({ user_type: userType, full_name: email.split('@')[0] ?? '' })}, ${sql.json(app)})`;
  return id;
}

function claimsOf(caller: Caller): Claims {
  if (caller === 'anon') return { role: 'anon' };
  if (caller === 'service') return { role: 'service_role' };
  const { userId, aal = 'aal1', sessionId, signedInAt = new Date() } = caller;
  const amr = [{ method: 'password', timestamp: Math.floor(signedInAt.getTime() / 1000) }];
  return { role: 'authenticated', sub: userId, aal, amr, ...(sessionId && { session_id: sessionId }) };
}

/** Runs `work` in one transaction with the caller's role and claims, as a request through the API would. */
export function act<T>(
  sql: Sql,
  caller: Caller,
  work: (transaction: TransactionSql) => Promise<T>,
): Promise<T> {
  return asCaller(sql, claimsOf(caller), work);
}

/** A text as SQL writes it. */
export const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/**
 * As `rehearse`, of statements that are written out: sent in one message, and without waiting for what was sent before.
 * @param connection one connection, kept for this
 */
export async function rehearseWritten(
  connection: ReservedSql,
  caller: Caller,
  statements: readonly string[],
): Promise<void> {
  const settings = Object.entries(settingsOf(claimsOf(caller)));
  const enter = settings.map(([name, value]) => `set_config(${quoted(name)}, ${quoted(value)}, true)`);
  // What failed before has left its transaction behind.
  const script = ['rollback', 'begin', `select ${enter.join(', ')}`, ...statements, 'rollback'];
  await connection.unsafe(script.join(';\n')).simple();
}

class Undo extends Error {}

/** As `act`, but nothing that `work` did remains. */
export async function rehearse<T>(
  sql: Sql,
  caller: Caller,
  work: (transaction: TransactionSql) => Promise<T>,
): Promise<T> {
  let result: { value: T } | undefined;
  try {
    await act(sql, caller, async (transaction) => {
      result = { value: await work(transaction) };
      throw new Undo();
    });
  } catch (error) {
    if (!(error instanceof Undo) || !result) throw error;
  }
  return (result as { value: T }).value;
}

/** As `rehearse`, after something that nobody's rights are asked for, which is undone with it. */
export async function rehearseAfter<T>(
  sql: Sql,
  caller: Caller,
  prepare: (transaction: TransactionSql) => Promise<unknown>,
  work: (transaction: TransactionSql) => Promise<T>,
): Promise<T> {
  let result: { value: T } | undefined;
  try {
    await sql.begin(async (transaction) => {
      await prepare(transaction);
      for (const [name, value] of Object.entries(settingsOf(claimsOf(caller))))
        await transaction`select set_config(${name}, ${value}, true)`;
      result = { value: await work(transaction) };
      throw new Undo();
    });
  } catch (error) {
    if (!(error instanceof Undo) || !result) throw error;
  }
  return (result as { value: T }).value;
}

export interface DatabaseError {
  code?: string;
  message?: string;
  detail?: string;
}

/** What a refused call says: the rule's own code for a rule (P0001), else the SQLSTATE. */
export function refusalCode(error: unknown): string {
  const { code, message } = error as DatabaseError;
  if (code === undefined) throw error;
  return code === 'P0001' ? (message ?? '') : code;
}

/** `done`, or the code of the refusal. */
export async function outcomeOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'done';
  } catch (error) {
    return refusalCode(error);
  }
}

/** SQLSTATE of "permission denied" and of a row that a policy refuses. */
export const DENIED = '42501';
