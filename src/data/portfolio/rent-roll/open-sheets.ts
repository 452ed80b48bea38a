import type { Grid } from '#src/domain/foundation/grid.ts';
import { decodeTextFile } from '#src/domain/foundation/text-file.ts';
import { gridOfText } from '#src/domain/portfolio/rent-roll/grid-of-text.ts';

export interface Sheet {
  /** Of a workbook; empty for a text. */
  readonly name: string;
  readonly grid: Grid;
}
export const sheetProblems = ['empty', 'too_large', 'too_many', 'pdf', 'old_workbook', 'unreadable'] as const;
export type SheetProblem = (typeof sheetProblems)[number];
export type OpenedSheets =
  | { readonly ok: true; readonly sheets: readonly Sheet[] }
  | { readonly ok: false; readonly problem: SheetProblem };

const MOST_BYTES = 15 * 1024 * 1024;
/** Rows of one sheet; each may be a property, a unit, a person and a lease. */
const MOST_ROWS = 10_000;

const problem = (one: SheetProblem): OpenedSheets => ({ ok: false, problem: one });
const startsWith = (bytes: Uint8Array, ...codes: number[]) => codes.every((code, at) => bytes[at] === code);

/** The sheets of a chosen file: a workbook, or a text whose cells are parted by some sign. Never throws. */
export async function openSheets(file: File): Promise<OpenedSheets> {
  if (file.size > MOST_BYTES) return problem('too_large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46)) return problem('pdf');
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return problem('old_workbook');
  if (!startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) return sheetsOfText(decodeTextFile(bytes).text);
  // Only who has a workbook needs what reads it.
  const { workbookGrids } = await import('#src/data/foundation/workbook-grid.ts');
  const grids = await workbookGrids(bytes);
  return grids ? judged(grids.map(({ sheet, grid }) => ({ name: sheet, grid }))) : problem('unreadable');
}

/** What was copied from a spreadsheet, or the text of a file. */
export const sheetsOfText = (text: string): OpenedSheets => judged([{ name: '', grid: gridOfText(text) }]);

function judged(all: readonly Sheet[]): OpenedSheets {
  const sheets = all
    .map(({ name, grid }) => ({ name, grid: grid.filter(({ cells }) => cells.some((cell) => cell !== '')) }))
    .filter(({ grid }) => grid.length > 1);
  if (sheets.length === 0) return problem('empty');
  return sheets.some(({ grid }) => grid.length > MOST_ROWS) ? problem('too_many') : { ok: true, sheets };
}
