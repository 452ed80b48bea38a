import { expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';

const database = useDatabase();

it('has the roles and schemas of a hosted project before the first migration', async () => {
  const roles = await database.sql<{ rolname: string; rolbypassrls: boolean }[]>`
    select rolname, rolbypassrls from pg_roles
    where rolname in ('anon', 'authenticated', 'service_role') order by rolname`;
  expect([...roles]).toEqual([
    { rolname: 'anon', rolbypassrls: false },
    { rolname: 'authenticated', rolbypassrls: false },
    { rolname: 'service_role', rolbypassrls: true },
  ]);
});

it('reads the caller from the claims of the request', async () => {
  const id = '00000000-0000-4000-8000-000000000001';
  const [row] = await database.sql.begin(async (sql) => {
    await sql`select set_config('request.jwt.claims', ${JSON.stringify({ sub: id, role: 'authenticated' })}, true)`;
    return sql`select auth.uid() as uid, auth.role() as role, auth.jwt() ->> 'sub' as sub`;
  });
  expect(row).toEqual({ uid: id, role: 'authenticated', sub: id });
});

it('knows no caller outside a request', async () => {
  const [row] = await database.sql`select auth.uid() as uid, auth.role() as role, auth.jwt() as jwt`;
  expect(row).toEqual({ uid: null, role: null, jwt: null });
});

it('sorts accented Spanish names where a reader looks for them', async () => {
  const rows =
    await database.sql`select name from (values ('Zapata'), ('Álvarez'), ('Núñez'), ('Nuño'), ('alba')) v(name) order by name`;
  expect(rows.map((row) => row.name)).toEqual(['alba', 'Álvarez', 'Núñez', 'Nuño', 'Zapata']);
});
