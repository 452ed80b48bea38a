import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { importsOf, parse } from './syntax.ts';

const SHEET = 'src/ui/styles/entry.css';

/** Every file that the island of the pages to enter by is made of, tests aside. */
function partsOf(entry: string): string[] {
  const found = new Set<string>([entry]);
  for (const file of found) {
    for (const { specifier } of importsOf(parse({ path: file, text: readFileSync(file, 'utf8') }))) {
      const target = specifier.startsWith('#src/')
        ? specifier.slice(1)
        : path.posix.join(path.posix.dirname(file), specifier);
      if (/\.tsx?$/.test(target) && existsSync(target)) found.add(target);
    }
  }
  return [...found];
}

it('the sheet of the pages to enter by is made from every file that their island shows', () => {
  const sources = [...readFileSync(SHEET, 'utf8').matchAll(/@source "([^"]+)"/g)].map(([, source = '']) =>
    path.posix.join(path.posix.dirname(SHEET), source),
  );
  const covered = new Set(
    sources.flatMap((source) => globSync([source, `${source}/*`])).map((file) => file.replaceAll('\\', '/')),
  );
  const shown = partsOf('src/islands/auth/app.tsx').filter((file) =>
    /^src\/(islands|ui)\/.*(\.tsx|-class\.ts)$/.test(file),
  );
  expect(shown.length).toBeGreaterThan(20);
  expect(shown.filter((file) => !covered.has(file))).toEqual([]);
});
