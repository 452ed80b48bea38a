import type { ColumnNames } from '#src/domain/bank/bank-columns.ts';
import { type BankTable, findBankTables } from '#src/domain/bank/bank-table.ts';
import { isOfx, type OfxStatement, readOfx } from '#src/domain/bank/ofx.ts';
import { isQif, qifColumns, readQif } from '#src/domain/bank/qif.ts';
import type { Grid } from '#src/domain/foundation/grid.ts';
import { decodeTextFile, type TextFileEncoding } from '#src/domain/foundation/text-file.ts';
import { csvGrid, separatorOf } from './csv-grid.ts';
import { markupEvents, markupGrid } from './markup.ts';

export const MAX_BANK_FILE_BYTES = 5 * 1024 * 1024;

export const fileProblems = ['tooLarge', 'empty', 'pdf', 'oldWorkbook', 'notReadable', 'notOpened'] as const;
export type FileProblem = (typeof fileProblems)[number];

/** A table with where it is: the sheet of a workbook, or nothing. */
export interface FoundTable {
  readonly table: BankTable;
  readonly sheet: string;
}

/** What somebody said of a file that it does not tell by itself; `head` is the line of the head, null for none. */
export interface OpenBy {
  readonly encoding?: TextFileEncoding;
  readonly separator?: string;
  readonly head?: number | null;
}

/** A file as far as its form is known. */
export type OpenedFile =
  | { readonly kind: 'problem'; readonly problem: FileProblem }
  | { readonly kind: 'statements'; readonly statements: readonly OfxStatement[] }
  | {
      readonly kind: 'tables';
      readonly form: 'text' | 'markup' | 'workbook' | 'qif';
      /** The likeliest first; what looks like none is there as it is. */
      readonly tables: readonly FoundTable[];
      /** What the table is looked for in: a head may be chosen from it. */
      readonly grid: Grid;
      readonly encoding: TextFileEncoding | null;
      readonly separator: string | null;
      /** Where the form itself says which column is which. */
      readonly columns: ColumnNames | null;
    };

const startsWith = (bytes: Uint8Array, ...codes: number[]) =>
  codes.every((code, place) => bytes[place] === code);

/** What looks like no table is shown as it is: somebody can say which line is the head and which column is which. */
function tablesIn(grid: Grid, head: number | null | undefined): readonly BankTable[] {
  const found = findBankTables(grid, head);
  return found.length > 0 ? found : findBankTables(grid, null);
}

function tablesOf(
  form: 'text' | 'markup',
  grid: Grid,
  by: OpenBy,
  encoding: TextFileEncoding,
  separator: string | null,
): OpenedFile {
  const tables = tablesIn(grid, by.head).map((table) => ({ table, sheet: '' }));
  return { kind: 'tables', form, tables, grid, encoding, separator, columns: null };
}

async function openWorkbook(bytes: Uint8Array<ArrayBuffer>, by: OpenBy): Promise<OpenedFile> {
  // Only who has a workbook needs what reads it.
  const { workbookGrids } = await import('#src/data/foundation/workbook-grid.ts');
  const sheets = await workbookGrids(bytes);
  if (!sheets) return { kind: 'problem', problem: 'notReadable' };
  const filled = sheets.filter(({ grid }) => grid.length > 0);
  const tables = filled.flatMap(({ sheet, grid }) =>
    tablesIn(grid, by.head).map((table) => ({ table, sheet: filled.length > 1 ? sheet : '' })),
  );
  const grid = filled.toSorted((one, other) => other.grid.length - one.grid.length)[0]?.grid ?? [];
  if (grid.length === 0) return { kind: 'problem', problem: 'empty' };
  return { kind: 'tables', form: 'workbook', tables, grid, encoding: null, separator: null, columns: null };
}

/** Opens a file of a bank, whatever its name says: OFX, QIF, a workbook, a page under the name of one, a text. Never throws. */
export async function openBankFile(file: ArrayBuffer, by: OpenBy = {}): Promise<OpenedFile> {
  const bytes = new Uint8Array(file);
  if (bytes.length > MAX_BANK_FILE_BYTES) return { kind: 'problem', problem: 'tooLarge' };
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46)) return { kind: 'problem', problem: 'pdf' };
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return { kind: 'problem', problem: 'oldWorkbook' };
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) return openWorkbook(bytes, by);
  const { text, encoding } = decodeTextFile(bytes, by.encoding);
  if (text.trim() === '') return { kind: 'problem', problem: 'empty' };
  if (isOfx(text)) return { kind: 'statements', statements: readOfx(markupEvents(text)) };
  if (isQif(text)) {
    const tables = readQif(text).map((table) => ({ table, sheet: '' }));
    const grid = tables.flatMap(({ table }) => table.rows);
    return { kind: 'tables', form: 'qif', tables, grid, encoding, separator: null, columns: qifColumns };
  }
  const isMarkup = /<(table|html|body|(\w+:)?workbook)\b/i.test(text.slice(0, 20_000));
  if (isMarkup) return tablesOf('markup', markupGrid(text), by, encoding, null);
  const separator = by.separator || separatorOf(text);
  const grid = csvGrid(text, separator).filter(
    ({ cells }) => !/^sep=.?$/i.test(cells.join('').trim()) || cells.length > 2,
  );
  return tablesOf('text', grid, by, encoding, separator);
}
