import { textsOf } from '#src/data/portfolio/archive.ts';
import { importPortfolio, type PortfolioOutcome, type PortfolioRows } from '#src/data/portfolio/import.ts';
import { registeredTwins } from '#src/data/portfolio/registered-people.ts';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import {
  type ImportableFile,
  importableFiles,
  MOST_PORTFOLIO_ROWS,
  type PortfolioReason,
} from '#src/domain/portfolio/portfolio-files/columns.ts';
import type { CellFault } from '#src/domain/portfolio/portfolio-files/faults.ts';
import { type PersonRemark, remarksOn } from '#src/domain/portfolio/portfolio-files/person-remarks.ts';
import { fileNamed, readPortfolioFile } from '#src/domain/portfolio/portfolio-files/read.ts';

/** A row that is not taken: a column that cannot be read, or what the database says. */
export interface RefusedRow {
  readonly file: ImportableFile;
  readonly row: number;
  readonly column?: string;
  readonly fault?: CellFault | 'registered';
  readonly given?: string;
  readonly reason?: PortfolioReason;
}

export interface CheckedFiles {
  readonly ok: true;
  readonly files: PortfolioRows;
  readonly refused: readonly RefusedRow[];
  /** People who are added, with what is to be looked at. */
  readonly remarks: readonly PersonRemark[];
  /** Heads of columns that are not read, by file. */
  readonly ignored: readonly { readonly file: ImportableFile; readonly columns: readonly string[] }[];
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
  const ignored: { file: ImportableFile; columns: readonly string[] }[] = [];
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
    if (read.ignored.length > 0) ignored.push({ file, columns: read.ignored });
    count += read.rows.length;
  }
  if (Object.keys(files).length === 0) return { ok: false, problem: 'unknown' };
  if (count > MOST_PORTFOLIO_ROWS) return { ok: false, problem: 'too_many' };
  const { people, twins, remarks } = await apartFromRegistered(organizationId, files.people ?? []);
  if (files.people) files.people = people;
  refused.push(...twins);
  const outcome = await importPortfolio({ organizationId, files, isTrial: true }, requestId);
  for (const file of importableFiles) refused.push(...outcome[file].refused.map((row) => ({ file, ...row })));
  return { ok: true, files, outcome, refused: inOrder(refused), remarks, ignored };
}

/** Who has the document of somebody who is here already is them; who has only their address may be another. */
async function apartFromRegistered(organizationId: string, people: NonNullable<Rows['people']>) {
  const found = await registeredTwins(organizationId, people);
  const same = new Map(found.filter(({ by }) => by === 'identity').map((twin) => [twin.row, twin]));
  const kept = people.filter(({ line }) => !same.has(line));
  const emailOf = (row: number) => String(people.find(({ line }) => line === row)?.email ?? '');
  const told = found
    .filter(({ by }) => by === 'email')
    .map(
      ({ row, name }): PersonRemark => ({
        row,
        remark: 'email_registered',
        given: emailOf(row),
        column: name,
      }),
    );
  const twins = [...same.values()].map(
    ({ row, name, reference }): RefusedRow => ({
      ...{ file: 'people', row, fault: 'registered', given: name, column: reference },
    }),
  );
  const remarks = [...remarksOn(kept), ...told].toSorted((a, b) => a.row - b.row);
  return { people: kept, twins, remarks };
}

function inOrder(rows: readonly RefusedRow[]): RefusedRow[] {
  const place = (row: RefusedRow) => importableFiles.indexOf(row.file);
  return rows.toSorted((a, b) => place(a) - place(b) || a.row - b.row);
}
