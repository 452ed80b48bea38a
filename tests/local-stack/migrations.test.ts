import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applyMigrations } from '#stack/database/migrations.ts';
import { useDatabase } from '#tests/support/database.ts';

const database = useDatabase();
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'llavero-migrations-'));
  await database.sql`delete from supabase_migrations.schema_migrations`;
  await database.sql`drop table if exists public.first, public.second`;
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const write = (name: string, sql: string) => writeFile(path.join(folder, name), sql);
const apply = () => applyMigrations(database.sql, folder);

it('applies what is new, in order, and records it as the Supabase command line does', async () => {
  await write('20260102000000_add_second.sql', 'create table public.second (id int references public.first)');
  await write('20260101000000_add_first.sql', 'create table public.first (id int primary key)');
  expect(await apply()).toEqual(['20260101000000_add_first.sql', '20260102000000_add_second.sql']);
  expect(await apply()).toEqual([]);
  const rows = await database.sql`
    select version, name, statements from supabase_migrations.schema_migrations order by version`;
  expect(rows[0]).toEqual({
    version: '20260101000000',
    name: 'add_first',
    statements: ['create table public.first (id int primary key)'],
  });
});

it('refuses a migration that was edited after it was applied', async () => {
  await write('20260101000000_add_first.sql', 'create table public.first (id int primary key)');
  await apply();
  await write('20260101000000_add_first.sql', 'create table public.first (id bigint primary key)');
  await expect(apply()).rejects.toThrow('20260101000000_add_first.sql was edited after it was applied');
});

it('does not take other line ends for an edit', async () => {
  await write('20260101000000_add_first.sql', 'create table public.first (\nid int primary key)');
  await apply();
  await write('20260101000000_add_first.sql', 'create table public.first (\r\nid int primary key)');
  expect(await apply()).toEqual([]);
});

it('refuses a history of which a migration is gone', async () => {
  await write('20260101000000_add_first.sql', 'create table public.first (id int primary key)');
  await apply();
  await rm(path.join(folder, '20260101000000_add_first.sql'));
  await expect(apply()).rejects.toThrow('Migration 20260101000000 was applied and is gone');
});

it('leaves nothing behind of a migration that fails, and says where it failed', async () => {
  await write('20260101000000_add_first.sql', 'create table public.first (id int);\n\nselect broken;');
  await expect(apply()).rejects.toThrow('20260101000000_add_first.sql:3: column "broken" does not exist');
  const [row] = await database.sql`select to_regclass('public.first') as first`;
  expect(row?.first).toBeNull();
});

describe('the baseline', () => {
  // The last of the migrations that it stands for.
  const last = '20270106000000';
  const baseline = '20261127020000_baseline.sql';
  const remember = (version: string) => database.sql`
    insert into supabase_migrations.schema_migrations (version, name) values (${version}, 'of_before')`;

  it('makes an empty database, and what comes after it follows', async () => {
    await write(baseline, 'create table public.first (id int primary key)');
    await write(
      '20261201000000_add_second.sql',
      'create table public.second (id int references public.first)',
    );
    expect(await apply()).toEqual([baseline, '20261201000000_add_second.sql']);
  });

  it('is there already where every migration of before is, and loses no row', async () => {
    await database.sql`create table public.first as select 1 as id`;
    await remember('20261121100000');
    await remember(last);
    await write(baseline, 'create table public.first (id int primary key)');
    await write('20261201000000_add_second.sql', 'create table public.second (id int)');
    expect(await apply()).toEqual(['20261201000000_add_second.sql']);
    expect(await apply()).toEqual([]);
    expect([...(await database.sql`select id from public.first`)]).toEqual([{ id: 1 }]);
    const rows = await database.sql`select name from supabase_migrations.schema_migrations order by version`;
    expect(rows.map((row) => row.name)).toEqual(['baseline', 'add_second']);
  });

  it('does not take over a database of an earlier release, and says what to do', async () => {
    await remember('20261121100000');
    await write(baseline, 'create table public.first (id int primary key)');
    await expect(apply()).rejects.toThrow('was made by an earlier release');
    expect([...(await database.sql`select version from supabase_migrations.schema_migrations`)]).toHaveLength(
      1,
    );
  });
});

it('refuses a name that says no version', async () => {
  await write('add_first.sql', 'select 1');
  await expect(apply()).rejects.toThrow('YYYYMMDDHHMMSS_verb_noun.sql');
});
