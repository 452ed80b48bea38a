import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import type { UserType } from '#src/domain/foundation/enums.ts';
import { act, createUser, type SignedInCaller } from '#tests/support/actors.ts';

/** A session of a user as Auth would keep it. */
export async function addSession(sql: Sql, userId: string, userAgent = 'Mozilla/5.0'): Promise<string> {
  const id = randomUUID();
  await sql`
    insert into auth.sessions (id, user_id, user_agent, aal, created_at, updated_at)
    values (${id}, ${userId}, ${userAgent}, 'aal1', now(), now())`;
  // Auth tells the user's row of each sign-in.
  await sql`update auth.users set last_sign_in_at = now() where id = ${userId}`;
  return id;
}

/** An authenticator app of a user, set up and proved. */
export async function addFactor(sql: Sql, userId: string): Promise<string> {
  const id = randomUUID();
  await sql`
    insert into auth.mfa_factors (id, user_id, friendly_name, status, secret)
    values (${id}, ${userId}, ${id}, 'verified', 'JBSWY3DPEHPK3PXP')`;
  return id;
}

/** Somebody new who is signed in. */
export async function signedIn(
  sql: Sql,
  userType: UserType = 'owner',
): Promise<SignedInCaller & { sessionId: string }> {
  const userId = await createUser(sql, `${userType}-${randomUUID()}@example.test`, userType);
  return { userId, sessionId: await addSession(sql, userId) };
}

/** The rows that a function of the API answers with. */
export function ask<Row = Record<string, unknown>>(
  sql: Sql,
  caller: SignedInCaller,
  name: string,
  ...values: unknown[]
): Promise<Row[]> {
  const list = values.map((_, index) => `$${index + 1}`).join(', ');
  return act(sql, caller, async (transaction) => {
    const rows = await transaction.unsafe(`select * from public.${name}(${list})`, values as never[]);
    return [...rows] as Row[];
  });
}
