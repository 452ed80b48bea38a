import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import { afterAll, beforeAll, inject } from 'vitest';
import { openDatabase } from '#stack/database/open.ts';
import { startTestDatabase, type TestDatabase } from '#tests/support/start-database.ts';

/** For a vitest file: a database that lives as long as the file's tests. Read its fields inside tests only. */
export const useDatabase = (): TestDatabase => useWhileTesting(takeDatabase);

/** For a vitest file: what `take` gives, until the file's tests are done. */
export function useWhileTesting<T extends TestDatabase>(take: () => Promise<T>): T {
  const holder = {} as T;
  beforeAll(async () => {
    Object.assign(holder, await take());
  }, 120_000);
  afterAll(() => holder.stop?.(), 60_000);
  return holder;
}

/** A database with the product's schema and without data: a copy on the run's server, or on one of its own where there is none. */
export function takeDatabase(): Promise<TestDatabase> {
  const server = inject('databaseServer') as string | undefined;
  return server ? copyOn(server) : startTestDatabase();
}

export const templateOf = (server: string) => new URL(server).pathname.slice(1);

export async function copyOn(server: string, template = templateOf(server)): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await createCopy(server, template, name);
  const url = at(server, name);
  const sql = openDatabase(url, 20);
  return {
    url,
    sql,
    async stop() {
      await sql.end();
      await asAdmin(server, (admin) => admin.unsafe(`drop database ${name} with (force)`));
    },
  };
}

export async function createCopy(server: string, template: string, name: string): Promise<void> {
  await asAdmin(server, async (admin) => {
    await admin.unsafe(`create database ${name} template ${template} strategy file_copy`);
    // What was set for the database stays behind when it is copied.
    await admin.unsafe(`
      do $$ declare v_setting text; begin
        for v_setting in
          select unnest(setconfig) from pg_db_role_setting where setrole = 0
          and setdatabase = (select oid from pg_database where datname = '${template}')
        loop
          execute format('alter database ${name} set %s to %s', split_part(v_setting, '=', 1), substr(v_setting, strpos(v_setting, '=') + 1));
        end loop;
      end $$`);
  });
}

export async function asAdmin<T>(server: string, work: (admin: Sql) => Promise<T>): Promise<T> {
  const admin = openDatabase(at(server, 'template1'), 1);
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

export function at(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}
