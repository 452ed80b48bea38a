import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Sql, TransactionSql } from 'postgres';
import { messageOf, StackError } from '#stack/errors.ts';

/** A file of supabase/migrations. */
export interface Migration {
  version: string;
  name: string;
  file: string;
  sql: string;
}

const fileName = /^(\d{14})_([a-z0-9_]+)\.sql$/;

/** Reads the migrations in the order in which they apply. */
export function readMigrations(folder: string): Migration[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const [, version, name] = fileName.exec(file) ?? [];
      if (!version || !name)
        throw new StackError(`${file}: a migration is named YYYYMMDDHHMMSS_verb_noun.sql.`);
      return { version, name, file, sql: readFileSync(path.join(folder, file), 'utf8') };
    });
}

/** A fingerprint of a migration's text; line ends do not count, so that a checkout on Windows is the same. */
export function fingerprintOf(migration: Migration): string {
  return createHash('sha256').update(migration.sql.replaceAll('\r\n', '\n')).digest('hex');
}

/**
 * Applies the migrations that the database does not have yet, each in its own transaction, and records them in the
 * history table of the Supabase CLI. The fingerprint stands in its `idempotency_key` column, after the version because that column is unique.
 * @returns the files that were applied
 * @throws StackError when an applied migration was edited or removed, or when one fails
 */
export async function applyMigrations(sql: Sql, folder: string): Promise<string[]> {
  const migrations = readMigrations(folder);
  const applied = await takeOver(sql, migrations, await readHistory(sql));
  refuseChangedHistory(migrations, applied);
  const pending = migrations.filter((migration) => !applied.has(migration.version));
  for (const migration of pending) await apply(sql, migration);
  return pending.map((migration) => migration.file);
}

async function readHistory(sql: Sql): Promise<Map<string, string | null>> {
  await sql
    .unsafe(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (
      version text primary key, statements text[], name text, created_by text, idempotency_key text unique, rollback text[]
    );`)
    .simple();
  const rows = await sql<{ version: string; fingerprint: string | null }[]>`
    select version, idempotency_key as fingerprint from supabase_migrations.schema_migrations`;
  return new Map(rows.map((row) => [row.version, row.fingerprint]));
}

/** What the baseline stands for: the last of the migrations of before, which make the same catalog. */
const BASELINE = { name: 'baseline', replaces: '20270106000000' };

/**
 * A database that has every migration of before the baseline has the baseline.
 * @throws StackError for one that has only some of them
 */
async function takeOver(
  sql: Sql,
  migrations: readonly Migration[],
  applied: Map<string, string | null>,
): Promise<Map<string, string | null>> {
  const baseline = migrations.find(({ name }) => name === BASELINE.name);
  if (!baseline || applied.has(baseline.version) || applied.size === 0) return applied;
  if (!applied.has(BASELINE.replaces))
    throw new StackError(
      `The database was made by an earlier release than ${BASELINE.replaces}. Start that release once, or start over with \`npm start -- --reset\`.`,
    );
  await sql.begin(async (transaction) => {
    await transaction`delete from supabase_migrations.schema_migrations where version <= ${BASELINE.replaces}`;
    await record(transaction, baseline);
  });
  return readHistory(sql);
}

function refuseChangedHistory(migrations: Migration[], applied: Map<string, string | null>): void {
  const remedy = 'Add a new migration instead, or start over with `npm start -- --reset`.';
  const known = new Set(migrations.map((migration) => migration.version));
  for (const version of applied.keys()) {
    if (!known.has(version)) throw new StackError(`Migration ${version} was applied and is gone. ${remedy}`);
  }
  for (const migration of migrations) {
    const fingerprint = applied.get(migration.version);
    if (fingerprint && fingerprint !== `${migration.version}:${fingerprintOf(migration)}`) {
      throw new StackError(`${migration.file} was edited after it was applied. ${remedy}`);
    }
  }
}

async function apply(sql: Sql, migration: Migration): Promise<void> {
  try {
    await sql.begin(async (transaction) => {
      await transaction.unsafe(migration.sql).simple();
      await record(transaction, migration);
    });
  } catch (error) {
    throw new StackError(`${migration.file}${lineOf(error, migration.sql)}: ${messageOf(error)}`, {
      cause: error,
    });
  }
}

async function record(sql: TransactionSql, migration: Migration): Promise<void> {
  await sql`
    insert into supabase_migrations.schema_migrations (version, name, statements, idempotency_key)
    values (${migration.version}, ${migration.name}, ${[migration.sql]},
      ${`${migration.version}:${fingerprintOf(migration)}`})`;
}

/** The line of the file at which PostgreSQL reports the error, if it does. */
function lineOf(error: unknown, text: string): string {
  const position = Number((error as { position?: string }).position);
  return position ? `:${text.slice(0, position).split('\n').length}` : '';
}
