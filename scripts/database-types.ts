// Writes src/data/database.types.ts from the database; with --check it only tells whether the file is up to date.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from '#stack/paths.ts';
import { runOnFreshSchema } from './supabase-cli.ts';

const file = path.join(repositoryRoot, 'src', 'data', 'database.types.ts');
const heading = '// Generated from the database by scripts/database-types.ts. Do not edit.\n\n';

const result = await runOnFreshSchema(['gen', 'types', '--lang=typescript', '--schema=public']);
const start = result.output.indexOf('export type Json');
if (result.status !== 0 || start < 0) {
  console.error(`The types could not be generated:\n${result.messages}${result.output}`);
  process.exit(1);
}
const types = heading + result.output.slice(start);
const current = await readFile(file, 'utf8').catch(() => '');
if (current === types) {
  console.log('src/data/database.types.ts is up to date.');
} else if (process.argv.includes('--check')) {
  console.error('src/data/database.types.ts is stale: run `node scripts/database-types.ts`.');
  process.exitCode = 1;
} else {
  await writeFile(file, types);
  console.log('src/data/database.types.ts was written.');
}
