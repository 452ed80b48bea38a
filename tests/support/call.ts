import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import { act, type Caller } from '#tests/support/actors.ts';

/** The functions that take the id of a request. */
let repeatable: Promise<ReadonlySet<string>> | undefined;

async function findRepeatable(sql: Sql): Promise<ReadonlySet<string>> {
  const rows = await sql<{ name: string }[]>`
    select proname as name from pg_proc
    where pronamespace = 'public'::regnamespace and 'p_request_id' = any(proargnames)`;
  return new Set(rows.map(({ name }) => name));
}

/** Calls a function of the API in a transaction of its own; without a request id it is a new request. */
export async function call<T = string>(
  sql: Sql,
  caller: Caller,
  verb: string,
  values: Record<string, unknown>,
): Promise<T> {
  repeatable ??= findRepeatable(sql);
  const all = { ...((await repeatable).has(verb) && { p_request_id: randomUUID() }), ...values };
  const given = Object.entries(all).filter(([, value]) => value !== undefined);
  const list = given.map(([name], index) => `${name} => $${index + 1}`).join(', ');
  return act(sql, caller, async (transaction) => {
    const [row] = await transaction.unsafe<{ result: T }[]>(
      `select public.${verb}(${list}) as result`,
      given.map(([, value]) => value) as never[],
    );
    return row?.result ?? ('' as T);
  });
}
