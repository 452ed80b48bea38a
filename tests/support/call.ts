import type { Sql } from 'postgres';
import { act, type Caller } from '#tests/support/actors.ts';

/** What a verb is given; without a request id it is a new request. */
export type Input<T> = T & { requestId?: string };

/** Calls a function of the API in a transaction of its own. @returns what it answers */
export async function call(
  sql: Sql,
  caller: Caller,
  verb: string,
  values: Record<string, unknown>,
): Promise<string> {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  const list = given.map(([name], index) => `${name} => $${index + 1}`).join(', ');
  return act(sql, caller, async (transaction) => {
    const [row] = await transaction.unsafe<{ result: string }[]>(
      `select public.${verb}(${list}) as result`,
      given.map(([, value]) => value) as never[],
    );
    return row?.result ?? '';
  });
}
