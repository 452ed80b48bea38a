// Writes the next file of supabase/migrations: what changes a database of the migrations into one of supabase/schemas.
// Read it before you commit it: the engine that finds the differences is young.
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { migrationsFolder } from '#stack/paths.ts';
import { diffCatalogs, diffRows, makeSchemaDatabase } from './schema-databases.ts';
import { onFreshSchema } from './supabase-cli.ts';

const [name = ''] = process.argv.slice(2);
if (!/^[a-z0-9]+(_[a-z0-9]+)*$/.test(name)) {
  console.error('Say what it does: npm run migration -- <verb>_<noun>, in small letters.');
  process.exit(1);
}
const parts = await onFreshSchema(async ({ url }) => {
  const written = await makeSchemaDatabase(url, 'written');
  return [await diffCatalogs(url, written), ...(await diffRows(url, written))];
});
const sql = parts.filter(Boolean).join('\n\n');
if (sql) write(sql);
else console.log('The migrations already make what supabase/schemas says.');

function write(sql: string): void {
  const file = path.join(migrationsFolder, `${nextVersion()}_${name}.sql`);
  writeFileSync(file, `${sql}\n`);
  console.log(`${path.relative(process.cwd(), file)} was written: read it, then run npm run types:database.`);
}

/** Now, or a second after the last one. */
function nextVersion(): string {
  const last = Number(readdirSync(migrationsFolder).sort().at(-1)?.slice(0, 14) ?? 0);
  const now = Number(new Date().toISOString().replace(/\D/g, '').slice(0, 14));
  return String(Math.max(now, last + 1));
}
