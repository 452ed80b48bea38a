// Writes the types of the database from its catalog, as the wire has it and as the product calls it; with --check it only
// tells whether they are up to date.
import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from '#stack/paths.ts';
import { readCatalog } from './catalog.ts';
import { productTypes } from './product-types.ts';
import { onFreshSchema, runOn } from './supabase-cli.ts';

const heading = (of: string) =>
  `// ${of} Generated from the database's catalog by scripts/database-types.ts. Do not edit.\n\n`;

const made = await onFreshSchema(async (database) => {
  const result = await runOn(database, ['gen', 'types', '--lang=typescript', '--schema=public']);
  const start = result.output.indexOf('export type Json');
  if (result.status !== 0 || start < 0)
    throw new Error(`The types could not be generated:\n${result.messages}${result.output}`);
  const wire = result.output.slice(start);
  return {
    'src/data/database.types.ts': heading('What goes over the wire.') + wire,
    'src/data/schema.types.ts':
      heading('The tables, views and functions of the database as the product names them.') +
      `import type { Json } from './database.types.ts';\n${productTypes(wire, await readCatalog(database.sql))}`,
  };
});

for (const [file, text] of Object.entries(made)) await keep(file, formatted(file, text));

async function keep(file: string, text: string): Promise<void> {
  const current = await readFile(path.join(repositoryRoot, file), 'utf8').catch(() => '');
  if (current === text) {
    console.log(`${file} is up to date.`);
  } else if (process.argv.includes('--check')) {
    console.error(`${file} is stale: run \`npm run types:database\`.`);
    process.exitCode = 1;
  } else {
    await writeFile(path.join(repositoryRoot, file), text);
    console.log(`${file} was written.`);
  }
}

/** As the formatter writes it, so that a difference is one of the database. */
function formatted(file: string, text: string): string {
  const biome = path.join(repositoryRoot, 'node_modules', '.bin', 'biome');
  const result = spawnSync(biome, ['format', `--stdin-file-path=${file}`], {
    cwd: repositoryRoot,
    input: text,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (result.status !== 0) throw new Error(`The types could not be formatted: ${result.stderr}`);
  return result.stdout;
}
