import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getAuthSchemaSql, getStorageSchemaSql } from '@supabase/lite';
import type { Sql } from 'postgres';

const sqlFolder = path.join(import.meta.dirname, 'sql');

function ownSql(prefix: string): string {
  const file = readdirSync(sqlFolder).find((name) => name.startsWith(prefix));
  return readFileSync(path.join(sqlFolder, file as string), 'utf8');
}

/**
 * What a hosted project has before the first migration: roles, schemas, the auth and storage tables, the realtime
 * publication. Every statement can run again.
 */
export function bootSql(): string {
  return [
    ownSql('10-'),
    getAuthSchemaSql(),
    ownSql('20-'),
    getStorageSchemaSql(),
    ownSql('30-'),
    ownSql('40-'),
  ].join('\n');
}

/** Prepares a database so that the product's migrations find what they find on hosted Supabase. */
export async function bootDatabase(sql: Sql): Promise<void> {
  await sql.begin((transaction) => transaction.unsafe(bootSql()).simple());
}
