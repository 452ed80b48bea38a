import { beforeAll, expect, it } from 'vitest';
import { act, type Caller, outcomeOf } from '#tests/support/actors.ts';
import type { Cast } from '#tests/support/cast.ts';
import { useCastDatabase } from '#tests/support/cast-database.ts';
import { announceDocument } from '#tests/support/screening.ts';

const database = useCastDatabase();
let cast: Cast;

beforeAll(() => {
  cast = database.cast;
});

async function pathOf(id: string): Promise<string> {
  const [row] = await database.sql`select path from public.application_documents where id = ${id}`;
  return row?.path ?? '';
}
const put = (caller: Caller, path: string) =>
  outcomeOf(
    act(
      database.sql,
      caller,
      (sql) => sql`insert into storage.objects (bucket_id, name) values ('application-documents', ${path})`,
    ),
  );
const seen = async (caller: Caller) => {
  const rows = await act(
    database.sql,
    caller,
    (sql) => sql`select name from storage.objects where bucket_id = 'application-documents'`,
  );
  return rows.map((row) => row.name);
};
const remove = (caller: Caller, id: string) =>
  act(
    database.sql,
    caller,
    (sql) => sql`delete from public.application_documents where id = ${id} returning id`,
  );
const waiting = async () =>
  (await database.sql`select path from private.files_to_remove`).map((row) => row.path);

it('1. a file is taken where its own row announced it, and nowhere else', async () => {
  const { owner, manager, accountant, viewer, otherOwner, tenant } = cast.callers;
  const path = await pathOf(await announceDocument(database.sql, owner, cast.home.application.id));
  const { organizationId } = cast.home;
  expect(path.startsWith(`${organizationId}/${cast.home.application.id}/`)).toBe(true);
  // Announced by the owner: nobody else fills it in.
  for (const caller of [manager, accountant, viewer, otherOwner, tenant, 'anon'] as Caller[]) {
    expect(await put(caller, path)).toBe('42501');
  }
  for (const wrong of [
    `${path}/more.pdf`,
    path.toUpperCase(),
    `${organizationId}/${cast.home.application.id}/x.pdf`,
    `../${path}`,
  ]) {
    expect(await put(owner, wrong), wrong).toBe('42501');
  }
  expect(await put(owner, path)).toBe('done');
});

it('2. files are opened by who writes people, of their own organization', async () => {
  const { owner, manager, accountant, maintenance, viewer, otherOwner, tenant, admin } = cast.callers;
  const path = await pathOf(await announceDocument(database.sql, owner, cast.home.application.id));
  await put(owner, path);
  for (const caller of [owner, manager]) expect(await seen(caller)).toContain(path);
  for (const caller of [accountant, maintenance, viewer, otherOwner, tenant, admin])
    expect(await seen(caller)).toEqual([]);
});

it('3. an announcement is good for an hour', async () => {
  const { owner } = cast.callers;
  const id = await announceDocument(database.sql, owner, cast.home.application.id);
  await database.sql`update public.application_documents set created_at = now() - interval '61 minutes' where id = ${id}`;
  expect(await put(owner, await pathOf(id))).toBe('42501');
});

it('4. nobody announces for a foreign application, or in somebody else’s name', async () => {
  const add = (caller: Caller, columns: string, values: string, ...given: unknown[]) =>
    outcomeOf(
      act(database.sql, caller, (sql) =>
        sql.unsafe(
          `insert into public.application_documents (organization_id, application_id, kind, file_name, file_type${columns})
           values ($1, $2, 'income', 'a.pdf', 'pdf'${values})`,
          given as never[],
        ),
      ),
    );
  const { owner, otherOwner } = cast.callers;
  expect(await add(otherOwner, '', '', cast.other.organizationId, cast.home.application.id)).toBe('23503');
  expect(await add(otherOwner, '', '', cast.home.organizationId, cast.home.application.id)).toBe('42501');
  expect(
    await add(
      owner,
      ', created_by',
      ', $3',
      cast.home.organizationId,
      cast.home.application.id,
      cast.users.manager,
    ),
  ).toBe('42501');
});

it('5. a removed document leaves its file to be removed, and the timer forgets what it did', async () => {
  const { owner, viewer } = cast.callers;
  const id = await announceDocument(database.sql, owner, cast.home.application.id);
  const path = await pathOf(id);
  expect(await remove(viewer, id)).toHaveLength(0);
  expect(await remove(owner, id)).toHaveLength(1);
  expect(await waiting()).toContain(path);
  await act(database.sql, 'service', async (sql) => {
    const files = await sql<{ id: string; bucket_id: string; path: string }[]>`
      select id::text, bucket_id, path from public.take_files_to_remove(500)`;
    expect(files.find((file) => file.path === path)?.bucket_id).toBe('application-documents');
    await sql`select public.forget_removed_files(${files.map((file) => file.id)}::bigint[])`;
  });
  expect(await waiting()).toEqual([]);
});

it('6. an application takes twenty documents, and none after its decision', async () => {
  const { otherOwner } = cast.callers;
  const { id } = cast.other.application;
  const [row] = await database.sql`
    select count(*)::int as count from public.application_documents where application_id = ${id}`;
  for (let n = row?.count; n < 20; n += 1) await announceDocument(database.sql, otherOwner, id);
  expect(await outcomeOf(announceDocument(database.sql, otherOwner, id))).toBe('too_many_documents');
  await remove(otherOwner, cast.other.application.documentId);
  await act(
    database.sql,
    otherOwner,
    (sql) => sql`select public.decide_application(gen_random_uuid(), ${id}, 'rejected', 'No')`,
  );
  expect(await outcomeOf(announceDocument(database.sql, otherOwner, id))).toBe('application_decided');
});

it('7. the bucket is closed and takes pictures and PDFs of up to 10 MB', async () => {
  const [bucket] = await database.sql`
    select public, file_size_limit::int as size, allowed_mime_types as types from storage.buckets
    where id = 'application-documents'`;
  expect(bucket).toEqual({
    public: false,
    size: 10_485_760,
    types: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
  });
});
