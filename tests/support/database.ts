import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, inject } from 'vitest';
import { openDatabase } from '#stack/database/open.ts';
import { startTestDatabase, type TestDatabase } from '#tests/support/start-database.ts';

/** For a vitest file: a database that lives as long as the file's tests. Read its fields inside tests only. */
export function useDatabase(): TestDatabase {
  const holder = {} as TestDatabase;
  beforeAll(async () => {
    Object.assign(holder, await takeDatabase());
  }, 120_000);
  afterAll(() => holder.stop?.(), 60_000);
  return holder;
}

/** A database with the product's schema and without data: a copy on the run's server, or on one of its own where there is none. */
export function takeDatabase(): Promise<TestDatabase> {
  const server = inject('databaseServer') as string | undefined;
  return server ? copyOn(server) : startTestDatabase();
}

async function copyOn(server: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const template = new URL(server).pathname.slice(1);
  // The one that is copied must have no visitors.
  const admin = openDatabase(at(server, 'template1'), 1);
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
  const url = at(server, name);
  const sql = openDatabase(url, 20);
  return {
    url,
    sql,
    async stop() {
      await sql.end();
      await admin.unsafe(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}

function at(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}
