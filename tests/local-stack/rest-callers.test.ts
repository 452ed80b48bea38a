// A connection serves one caller after the other: nothing of one may be seen by the next, whatever went wrong.
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Claims } from '#stack/database/as-caller.ts';
import { openTransactions, type Transactions } from '#stack/rest/transaction.ts';
import { createTokens } from '#stack/tokens.ts';
import { useStack } from '#tests/support/stack.ts';

const stack = useStack();
let sql: postgres.Sql;
let transactions: Transactions;

/** What a session knows of its caller, and of a setting that a function makes. */
const KNOWN = `select 1, json_build_object('user', current_user, 'sub', current_setting('request.jwt.claim.sub', true),
  'claims', current_setting('request.jwt.claims', true), 'left', current_setting('test.left', true),
  'timeout', current_setting('statement_timeout'), 'readOnly', current_setting('transaction_read_only'))::text as body`;
const unending = new AbortController().signal;

beforeAll(async () => {
  sql = postgres(stack.databaseUrl, { max: 2, onnotice: () => undefined });
  await sql.unsafe(`
    create table public.notes (id int primary key, by text,
      parent int references public.notes deferrable initially deferred);
    grant select, insert on public.notes to authenticated;
    create function public.leave_behind(note int) returns text language plpgsql as $$ begin
      perform set_config('test.left', note::text, false);
      insert into public.notes values (note, current_user);
      if note % 3 = 0 then raise exception 'in the middle'; end if;
      if note % 3 = 1 then perform pg_sleep(30); end if;
      return note::text; end $$;
    grant execute on function public.leave_behind to authenticated;`);
  transactions = openTransactions(stack.databaseUrl);
});
afterAll(async () => {
  await transactions.close();
  await sql.end();
});

const callerOf = (n: number): Claims => {
  const role = (['anon', 'authenticated', 'service_role'] as const)[n % 3] ?? 'anon';
  return n % 3 === 0 ? { role } : { role, sub: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}` };
};
const know = async (claims: Claims) => {
  const work = { text: KNOWN, values: [], isReading: claims.role !== 'service_role' };
  return JSON.parse(Buffer.from((await transactions.run(claims, work, unending)).body ?? '').toString());
};
const expected = (claims: Claims) => ({
  ...{ user: claims.role, sub: claims.sub ?? '', claims: JSON.stringify(claims) },
  ...{
    timeout: claims.role === 'anon' ? '3s' : '8s',
    readOnly: claims.role === 'service_role' ? 'off' : 'on',
  },
});
const leave = (note: number, signal = unending) => {
  const text = 'select 1, public.leave_behind($1::int)::text';
  return transactions.run(callerOf(1), { text, values: [String(note)], isReading: false }, signal);
};

it('knows each of many callers at once as themselves, among errors and requests that are given up', async () => {
  const leaving = new AbortController();
  const troubles = Array.from({ length: 60 }, (_, n) =>
    leave(n + 1, leaving.signal).catch((error) => error.code),
  );
  const reads = Array.from({ length: 400 }, async (_, n) => {
    const { left, ...seen } = await know(callerOf(n));
    // What `set_config(…, false)` leaves stays in a session, on a hosted project too; who the caller is does not.
    expect([null, '', ...Array.from({ length: 61 }, (__, k) => String(k))]).toContain(left);
    expect(seen).toEqual(expected(callerOf(n)));
  });
  setTimeout(() => leaving.abort(), 100);
  const ended = await Promise.all(troubles);
  await Promise.all(reads);
  expect(new Set(ended.filter((one) => typeof one === 'string'))).toEqual(new Set(['P0001', '57014']));
  // What failed or was given up has left no row; what went well has.
  const kept = await sql<{ id: number; by: string }[]>`select id, by from public.notes order by id`;
  expect(kept).toEqual(Array.from({ length: 20 }, (_, n) => ({ id: 3 * n + 2, by: 'authenticated' })));
}, 60_000);

it('reports what is found wrong only at the end, and keeps nothing of it', async () => {
  const text = "insert into public.notes values (900, 'x', 901) returning id";
  const work = { text, values: [], isReading: false };
  await expect(transactions.run(callerOf(1), work, unending)).rejects.toMatchObject({ code: '23503' });
  expect(await sql`select from public.notes where id = 900`).toHaveLength(0);
});

it('lets a request that only reads write nothing', async () => {
  const work = {
    text: "insert into public.notes values (902, 'x') returning 1",
    values: [],
    isReading: true,
  };
  await expect(transactions.run(callerOf(1), work, unending)).rejects.toMatchObject({ code: '25006' });
});

it('is nobody between two requests', async () => {
  // Ends the transaction that it runs in: what came after it would run with the rights of the connection.
  const work = { text: KNOWN, values: [], isReading: true };
  const broken = { ...work, settings: { role: 'no_such_role' } };
  await expect(transactions.run(callerOf(2), broken, unending)).rejects.toMatchObject({ code: '22023' });
  const idle = await sql<{ count: number }[]>`
    select count(*)::int from pg_stat_activity where state like 'idle in transaction%'`;
  expect(idle[0]?.count).toBe(0);
  expect(await know(callerOf(0))).toMatchObject(expected(callerOf(0)));
});

it('serves on after its connections were cut', async () => {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where pid <> pg_backend_pid() and query in ('commit', '')`;
  const first = Array.from({ length: 20 }, (_, n) => know(callerOf(n)).catch(() => 'cut'));
  await Promise.all(first);
  for (let n = 0; n < 30; n += 1) expect(await know(callerOf(n))).toMatchObject(expected(callerOf(n)));
});

it('remembers a token that it found valid until that ends, and no other', async () => {
  const tokens = createTokens({ jwtSecret: stack.jwtSecret, secretKey: stack.secretKey } as never);
  const token = await tokens.sign({ sub: 'a', role: 'authenticated' }, 2);
  for (let n = 0; n < 3; n += 1) expect(await tokens.verify(token)).toMatchObject({ sub: 'a' });
  const [head, , signature] = token.split('.');
  const forged = Buffer.from(JSON.stringify({ sub: 'b', role: 'service_role' })).toString('base64url');
  await expect(tokens.verify(`${head}.${forged}.${signature}`)).rejects.toThrow();
  await expect(tokens.verify(`${token.slice(0, -3)}AAA`)).rejects.toThrow();
  await expect
    .poll(() => tokens.verify(token).catch((error) => error.code), { timeout: 5_000 })
    .toBe('ERR_JWT_EXPIRED');
});
