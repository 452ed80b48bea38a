import { textsOf } from '#src/data/portfolio/archive.ts';
import { importPortfolio, type PortfolioOutcome, type PortfolioRows } from '#src/data/portfolio/import.ts';
import type { CurrencyCode } from '#src/domain/enums.ts';
import {
  type ImportableFile,
  importableFiles,
  MOST_PORTFOLIO_ROWS,
  type PortfolioReason,
} from '#src/domain/portfolio-files/columns.ts';
import { fileNamed, readPortfolioFile } from '#src/domain/portfolio-files/read.ts';

/** A row that is not taken: a column that cannot be read, or what the database says. */
export interface RefusedRow {
  readonly file: ImportableFile;
  readonly row: number;
  readonly column?: string;
  readonly reason?: PortfolioReason;
}

export interface CheckedFiles {
  readonly ok: true;
  readonly files: PortfolioRows;
  readonly refused: readonly RefusedRow[];
  readonly outcome: PortfolioOutcome;
}
export type FilesProblem =
  | { readonly ok: false; readonly problem: 'unknown' | 'unreadable' | 'too_many' }
  | { readonly ok: false; readonly problem: 'empty'; readonly file: string }
  | {
      readonly ok: false;
      readonly problem: 'columns_missing';
      readonly file: string;
      readonly columns: string;
    };

type Rows = { [File in ImportableFile]?: NonNullable<PortfolioRows[File]> };

/** Reads a chosen file and asks the database what would become of it. */
export async function checkFiles(
  chosen: File,
  { organizationId, currency }: { organizationId: string; currency: CurrencyCode },
  requestId: string,
): Promise<CheckedFiles | FilesProblem> {
  const texts = await textsOf([chosen]).catch(() => null);
  if (!texts) return { ok: false, problem: 'unreadable' };
  const files: Rows = {};
  const refused: RefusedRow[] = [];
  let count = 0;
  for (const { name, text } of texts) {
    const file = fileNamed(name);
    if (!file) continue;
    const read = readPortfolioFile(file, text, currency);
    if (!read.ok)
      return read.problem === 'empty'
        ? { ok: false, problem: 'empty', file: name }
        : { ok: false, problem: 'columns_missing', file: name, columns: read.columns.join(', ') };
    files[file] = read.rows;
    refused.push(...read.unread.map((row) => ({ file, ...row })));
    count += read.rows.length;
  }
  if (Object.keys(files).length === 0) return { ok: false, problem: 'unknown' };
  if (count > MOST_PORTFOLIO_ROWS) return { ok: false, problem: 'too_many' };
  const outcome = await importPortfolio({ organizationId, files, isTrial: true }, requestId);
  for (const file of importableFiles) refused.push(...outcome[file].refused.map((row) => ({ file, ...row })));
  return { ok: true, files, outcome, refused: inOrder(refused) };
}

function inOrder(rows: readonly RefusedRow[]): RefusedRow[] {
  const place = (row: RefusedRow) => importableFiles.indexOf(row.file);
  return rows.toSorted((a, b) => place(a) - place(b) || a.row - b.row);
}

/** How many rows of all files would be, or were, added. */
export const addedOf = (outcome: PortfolioOutcome): number =>
  importableFiles.reduce((sum, file) => sum + outcome[file].added, 0);
