import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { budgets, type Line } from './budgets.ts';

/** What the Worker's own files weigh: all of them are loaded where it runs, whatever is asked of it. @param folder of the build */
export function workerLine(folder: string): Line {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.mjs'),
  );
  const bytes = files.reduce((sum, file) => sum + gzipSync(readFileSync(path.join(folder, file))).length, 0);
  return { name: 'the Worker', bytes, budgetBytes: budgets.workerBytes };
}
