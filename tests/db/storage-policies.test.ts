import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { MAX_DOCUMENT_BYTES } from '#src/data/documents/document-file.ts';
import { globalSizeLimit } from '#stack/storage/buckets.ts';
import { act, DENIED, outcomeOf, rehearse } from '#tests/support/actors.ts';
import { type Actor, actors, type Cast } from '#tests/support/cast.ts';
import { useCastDatabase } from '#tests/support/cast-database.ts';

const database = useCastDatabase();
let cast: Cast;

beforeAll(() => {
  cast = database.cast;
});

const folderOf = (lease: { id: string }, organization = cast.home) =>
  `${organization.organizationId}/${lease.id}`;

async function proofs(prefix: string): Promise<string[]> {
  const rows = await database.sql`
    select name from storage.objects where bucket_id = 'payment-proofs' and name like ${`${prefix}%`} order by name`;
  return rows.map((row) => row.name);
}

/** Whose proofs an actor sees: the beginning of their names. */
const seen: Readonly<Record<Actor, () => string | null>> = {
  owner: () => cast.home.organizationId,
  manager: () => cast.home.organizationId,
  accountant: () => cast.home.organizationId,
  viewer: () => cast.home.organizationId,
  maintenance: () => null,
  otherOwner: () => cast.other.organizationId,
  tenant: () => folderOf(cast.shared),
  coTenant: () => folderOf(cast.shared),
  otherTenant: () => folderOf(cast.neighbour),
  formerTenant: () => folderOf(cast.former),
  foreignTenant: () => folderOf(cast.foreign, cast.other),
  admin: () => null,
  anon: () => null,
};

it('no bucket takes a larger file than the project does', async () => {
  const rows = await database.sql<{ id: string; most: string | null }[]>`
    select id, file_size_limit as most from storage.buckets`;
  expect(rows.filter(({ most }) => most === null || Number(most) > globalSizeLimit)).toEqual([]);
  expect(rows.find(({ id }) => id === 'documents')?.most).toBe(String(MAX_DOCUMENT_BYTES));
});

describe.each(actors)('%s', (actor) => {
  it('sees the proofs that are theirs to see', async () => {
    const prefix = seen[actor]();
    const rows = await act(
      database.sql,
      cast.callers[actor],
      (sql) => sql`select name from storage.objects order by name`,
    );
    const expected = prefix === null ? [] : await proofs(prefix);
    if (prefix !== null) expect(expected.length).toBeGreaterThan(0);
    expect(rows.map((row) => row.name)).toEqual(expected);
  });

  it('changes and removes none', async () => {
    const update = rehearse(
      database.sql,
      cast.callers[actor],
      (sql) => sql`update storage.objects set name = name returning id`,
    );
    const remove = rehearse(
      database.sql,
      cast.callers[actor],
      (sql) => sql`delete from storage.objects returning id`,
    );
    expect(await update).toHaveLength(0);
    expect(await remove).toHaveLength(0);
  });

  it('adds one only to a lease of their own', async () => {
    const add = (folder: string) =>
      outcomeOf(
        rehearse(
          database.sql,
          cast.callers[actor],
          (sql) => sql`
          insert into storage.objects (bucket_id, name) values ('payment-proofs', ${`${folder}/${randomUUID()}.jpg`})`,
        ),
      );
    const folders = {
      shared: folderOf(cast.shared),
      neighbour: folderOf(cast.neighbour),
      former: folderOf(cast.former),
    };
    const own: Partial<Record<Actor, string>> = {
      tenant: folders.shared,
      coTenant: folders.shared,
      otherTenant: folders.neighbour,
      formerTenant: folders.former,
    };
    for (const folder of Object.values(folders)) {
      expect(await add(folder), folder).toBe(own[actor] === folder ? 'done' : DENIED);
    }
  });

  it('sees no bucket and makes none', async () => {
    expect(
      await act(database.sql, cast.callers[actor], (sql) => sql`select 1 from storage.buckets`),
    ).toHaveLength(0);
    const make = act(
      database.sql,
      cast.callers[actor],
      (sql) => sql`insert into storage.buckets (id, name) values ('x', 'x')`,
    );
    expect(await outcomeOf(make)).toBe(DENIED);
  });
});

describe('a tenant is refused a name that plays tricks', () => {
  const tricks: [string, (folder: string) => string][] = [
    ['a folder further down', (folder) => `${folder}/more/proof.jpg`],
    ['no file', (folder) => `${folder}/`],
    ['the folder alone', (folder) => folder],
    ['a way out', (folder) => `${folder}/../../proof.jpg`],
    ['a way up as the file', (folder) => `${folder}/..`],
    ['a hidden file', (folder) => `${folder}/.proof`],
    ['a slash before', (folder) => `/${folder}/proof.jpg`],
    ['a slash too many', (folder) => `${folder}//proof.jpg`],
    ['another lease of the organisation', () => `${folderOf(cast.neighbour)}/proof.jpg`],
    ['a like pattern', (folder) => `${folder.slice(0, -1)}%/proof.jpg`],
    ['capital letters', (folder) => `${folder.toUpperCase()}/proof.jpg`],
    ['a line break', (folder) => `${folder}/proof\n.jpg`],
    ['a very long name', (folder) => `${folder}/${'x'.repeat(200)}.jpg`],
    ['the lease in place of the organisation', () => `${cast.shared.id}/${cast.shared.id}/proof.jpg`],
  ];
  it.each(tricks)('%s', async (_name, nameOf) => {
    const add = rehearse(
      database.sql,
      cast.callers.tenant,
      (sql) => sql`
      insert into storage.objects (bucket_id, name) values ('payment-proofs', ${nameOf(folderOf(cast.shared))})`,
    );
    expect(await outcomeOf(add)).toBe(DENIED);
  });

  it('and another bucket', async () => {
    await database.sql`insert into storage.buckets (id, name) values ('other', 'other') on conflict do nothing`;
    const add = rehearse(
      database.sql,
      cast.callers.tenant,
      (sql) => sql`
      insert into storage.objects (bucket_id, name) values ('other', ${`${folderOf(cast.shared)}/proof.jpg`})`,
    );
    expect(await outcomeOf(add)).toBe(DENIED);
    await database.sql`delete from storage.buckets where id = 'other'`;
  });
});

it('the bucket is closed and takes pictures and PDFs of up to 5 MB', async () => {
  const [bucket] = await database.sql`
    select public, file_size_limit::int as size, allowed_mime_types as types from storage.buckets where id = 'payment-proofs'`;
  expect(bucket).toEqual({
    public: false,
    size: 5_242_880,
    types: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
  });
});
