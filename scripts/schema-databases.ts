import type { Sql } from 'postgres';
import { bootDatabase } from '#stack/database/boot.ts';
import { openDatabase } from '#stack/database/open.ts';
import { readStatements, schemaSql } from '#stack/schemas/read.ts';
import { withoutComments } from '#stack/schemas/statements.ts';
import { runCli } from './supabase-cli.ts';

/** Makes a second database on a server, from supabase/schemas. */
export async function makeSchemaDatabase(server: string, name: string): Promise<string> {
  const admin = openDatabase(server, 1);
  await admin.unsafe(`create database ${name} template template0`);
  await admin.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  const sql = openDatabase(url.href, 1);
  await bootDatabase(sql);
  await sql.begin((transaction) => transaction.unsafe(schemaSql()).simple());
  await sql.end();
  return url.href;
}

/**
 * What changes one database into the other, as SQL: nothing when their catalogs are equal.
 * @throws Error with what the Supabase command line says
 */
export async function diffCatalogs(from: string, to: string): Promise<string> {
  const result = await runCli(['db', 'diff', '--use-pg-delta', `--from=${from}`, `--to=${to}`]);
  if (result.status !== 0) throw new Error(result.messages + result.output);
  return result.output.trim();
}

/** A file of reference rows, cut into what names them. */
interface Rows {
  table: string;
  columns: string;
  statement: string;
}

/** Reference rows that say the same in every database; those that are drawn by chance say nothing. */
function referenceRows(): Rows[] {
  return readStatements().flatMap(({ sql }) => {
    const statement = withoutComments(sql);
    const [, table, columns] = /^insert into ([\w.]+) \(([^)]+)\) values/.exec(statement) ?? [];
    return table && columns ? [{ table, columns, statement }] : [];
  });
}

/** A table that is new has no rows before. */
async function readRows(sql: Sql, { table, columns }: Rows): Promise<string> {
  // One that is new is not there yet.
  const [found] = await sql`select to_regclass(${table}) is not null as "isThere"`;
  if (!found?.isThere) return '';
  const rows = await sql.unsafe(`select (${columns})::text as row from ${table} order by 1`);
  return rows.map((row) => row.row).join('\n');
}

/** The statements of those reference rows that the two databases do not have alike. */
export async function diffRows(from: string, to: string): Promise<string[]> {
  const [before, after] = [openDatabase(from, 1), openDatabase(to, 1)];
  try {
    const changed: string[] = [];
    for (const rows of referenceRows())
      if ((await readRows(before, rows)) !== (await readRows(after, rows))) changed.push(rows.statement);
    return changed;
  } finally {
    await Promise.all([before.end(), after.end()]);
  }
}
