import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_TIME_ZONE, todayIn } from '#src/domain/foundation/time-zone.ts';
import type { Floor } from './floors.ts';
import { type Row, versions } from './measure.ts';

/** A signed-in page as it was measured, and what it must reach. */
export interface SignedInRow {
  readonly row: Row;
  readonly floor: Floor;
}

const tableOf = (cells: readonly (readonly (string | number)[])[]): string => {
  const [head = [], ...rows] = cells;
  return [head, head.map(() => '---'), ...rows].map((line) => `| ${line.join(' | ')} |`).join('\n');
};

const publicColumns = [
  'page',
  'performance',
  'accessibility',
  'best-practices',
  'seo',
  'cls',
  'LCP ms',
  'KB',
] as const;

/** Writes docs/lighthouse.md: the last measurement of all pages. */
export function writePage(rows: readonly Row[], signedIn: readonly SignedInRow[]): void {
  const text = `# Lighthouse

Pages as a phone sees them, with Lighthouse's own slow phone and network. They were measured on ${todayIn(DEFAULT_TIME_ZONE, Date.now())} with
${[...versions].join(' and ')}. The built site ran in the real edge runtime, compressed as the edge does, with the local stack behind it.

- \`npm run lighthouse -- --write\` after \`npm run build\` writes this page. It is run by hand, on a machine that does nothing else.
- A public page fails below 100, or above a shift of 0.
- A signed-in page fails below its floor, or from a shift of 0.05 on. It also fails when it is deaf to the reader for too long (TBT).
- Floors stand in \`scripts/lighthouse/floors.ts\`. They are raised when a page has become faster, and never lowered.
- KB is all that a visit fetches, without what the service worker keeps for later.
- A page that fails is measured three times, and the middle one counts.

With sign-in by other providers, entry pages fetch their island once they have loaded. Then they score lower than here.

## Public pages, in both languages

${tableOf([publicColumns, ...rows.map((row) => publicColumns.map((name) => row[name]))])}

## Signed-in pages, with the demo's rows

${tableOf([
  ['page', 'performance', 'at least', 'cls', 'LCP ms', 'TBT ms', 'at most', 'KB'],
  ...signedIn.map(({ row, floor }) => [
    ...[floor.pattern === '/' ? row.page : row.page.replace(/[\da-f]{8}-[\da-f-]{27}/, ':id')],
    ...[row.performance, floor.performance, row.cls, row['LCP ms'], row['TBT ms'], floor.tbtMs, row.KB],
  ]),
])}
`;
  writeFileSync(path.resolve(import.meta.dirname, '../../docs/lighthouse.md'), text);
}
