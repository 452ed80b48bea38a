// Writes the next file of supabase/migrations: what changes a database of the migrations into one of supabase/schemas.
// Read it before you commit it: the engine that finds the differences is young.
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { migrationsFolder } from '#stack/paths.ts';
import { startTestDatabase } from '#tests/support/start-database.ts';
import { diffCatalogs, diffRows, makeSchemaDatabase } from './schema-databases.ts';

const [name = ''] = process.argv.slice(2);
if (!/^[a-z0-9]+(_[a-z0-9]+)*$/.test(name)) {
  console.error('Say what it does: npm run migration -- <verb>_<noun>, in small letters.');
  process.exit(1);
}
const database = await startTestDatabase();
try {
  const written = await makeSchemaDatabase(database.url, 'written');
  const parts = [await diffCatalogs(database.url, written), ...(await diffRows(database.url, written))];
  const sql = parts.filter(Boolean).join('\n\n');
  if (sql) write(sql);
  else console.log('The migrations already make what supabase/schemas says.');
} finally {
  await database.stop();
}

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
