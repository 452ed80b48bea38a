import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const document = readFileSync('docs/specification-coverage.md', 'utf8');

/** Rows `| what | \`file\` › name |`; a name ending in "(es)" may be one that the source makes for each language. */
const rows = document
  .split('\n')
  .map((line) => /^\|(?<what>[^|]*)\| `(?<file>[^`]+)` › (?<name>.+) \|$/.exec(line)?.groups)
  .filter((row) => row !== undefined);

it('names a test in every row of its tables', () => {
  const lines = document.split('\n').filter((line) => /^\|(?! the specification| attack|---)/.test(line));
  expect(rows.length).toBe(lines.length);
  expect(rows.length).toBeGreaterThan(0);
});

it.each(rows.map(({ file = '', name = '' }) => [file, name]))('%s has the test "%s"', (file, name) => {
  expect(existsSync(file), file).toBe(true);
  const source = readFileSync(file, 'utf8');
  // In both languages, or in Spanish alone.
  const written = [name.replace(/ \(es\)$/, ' ($' + '{language})'), name];
  const isThere = ["'", '"', '`'].some((quote) =>
    written.some((one) => source.includes(quote + one + quote)),
  );
  expect(isThere, `${file} › ${name}`).toBe(true);
});
