import { workbookGrids } from '../../src/data/foundation/workbook-grid.ts';
import type { TestRow } from './row-tree.ts';

/** What DGII writes where a field is empty. */
const EMPTY = /^(#e)?$/i;

/** From this sum on a receipt for a consumer goes to DGII whole; in pesos. */
const CONSUMER_THRESHOLD = 250_000;

/** A document of the test set. A summary is made of the receipt for a consumer that has its number. */
export interface TestCase {
  readonly encf: string;
  readonly row: TestRow;
  /** `by_hand`: a small receipt for a consumer, signed for its summary; a person uploads it to DGII's office. */
  readonly way: 'document' | 'summary' | 'by_hand';
}

function rowsOf(grid: readonly { readonly cells: readonly string[] }[]): TestRow[] {
  const [head, ...body] = grid.map(({ cells }) => cells);
  return body
    .map((cells) => {
      const named = (head ?? []).map((name, index) => [name.trim(), cells[index] ?? ''] as const);
      return new Map(named.filter(([name, text]) => name !== '' && !EMPTY.test(text)));
    })
    .filter((row) => row.has('ENCF'));
}

const kindOf = ({ row }: TestCase) => Number(row.get('TipoeCF'));
const isNote = (one: TestCase) => kindOf(one) === 33 || kindOf(one) === 34;

/** DGII takes them in this order: what notes are about, notes, summaries, and last the small receipts themselves. */
function stepOf(one: TestCase): number {
  if (one.way === 'document') return isNote(one) ? 1 : 0;
  return one.way === 'summary' ? 2 : 3;
}

/** All cases of a workbook in the order in which they are sent. @throws for a workbook that is not a test set. */
export async function readTestSet(bytes: Uint8Array<ArrayBuffer>): Promise<TestCase[]> {
  const grids = await workbookGrids(bytes);
  const rows = (sheet: string) => rowsOf(grids?.find((one) => one.sheet === sheet)?.grid ?? []);
  const isSmall = (row: TestRow) =>
    row.get('TipoeCF') === '32' && Number(row.get('MontoTotal')) < CONSUMER_THRESHOLD;
  const cases = [
    ...rows('ECF').map((row) => ({ row, way: isSmall(row) ? ('by_hand' as const) : ('document' as const) })),
    ...rows('RFCE').map((row) => ({ row, way: 'summary' as const })),
  ].map((one) => ({ ...one, encf: one.row.get('ENCF') ?? '' }));
  if (cases.length === 0) throw new Error('The workbook has no sheet ECF or RFCE with a column ENCF.');
  const small = new Set(cases.filter(({ way }) => way === 'by_hand').map(({ encf }) => encf));
  for (const { encf, way } of cases)
    if (way === 'summary' && !small.has(encf)) throw new Error(`${encf}: a summary without its receipt.`);
  return cases.toSorted((one, other) => stepOf(one) - stepOf(other) || kindOf(one) - kindOf(other));
}
