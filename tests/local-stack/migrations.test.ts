import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
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

it('refuses a name that says no version', async () => {
  await write('add_first.sql', 'select 1');
  await expect(apply()).rejects.toThrow('YYYYMMDDHHMMSS_verb_noun.sql');
});
