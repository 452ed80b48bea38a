import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import { readImportTable } from '#src/domain/foundation/import-table.ts';
import type { ImportableFile } from './columns.ts';
import { type CellFault, faultOf } from './faults.ts';
import { fileSynonyms, headsOf } from './heads.ts';
import { type PortfolioRow, readers, type Take, Unreadable } from './rows.ts';

/** A row with a cell that cannot be read; `row` is its line in the file. */
export interface UnreadRow {
  readonly row: number;
  readonly column: string;
  readonly fault: CellFault;
  /** What stands in the cell. */
  readonly given: string;
}
export type ReadFile =
  | { readonly ok: false; readonly problem: 'empty' | 'columns_missing'; readonly columns: readonly string[] }
  | {
      readonly ok: true;
      readonly rows: readonly PortfolioRow[];
      readonly unread: readonly UnreadRow[];
      /** Heads of columns that are not read, as they stand in the file. */
      readonly ignored: readonly string[];
    };

/** Columns without which a file means nothing. */
const required: Readonly<Record<ImportableFile, readonly string[]>> = {
  properties: ['reference', 'name', 'type', 'municipality', 'province'],
  units: ['reference', 'property', 'label'],
  people: ['reference', 'full_name'],
  leases: ['reference', 'unit', 'tenants', 'status', 'starts_on', 'ends_on', 'rents', 'due_day'],
};

/** Spreadsheets are kept from formulas by an apostrophe; it is not part of the value. */
const bare = (given: string) => given.replace(/^'(?=[=+\-@])/, '');

/**
 * Reads one of the portfolio's files; columns may stand in any order and below titles, unknown ones are named. Never throws.
 * @param usual the currency of amounts that name none
 */
export function readPortfolioFile(file: ImportableFile, csv: string, usual: CurrencyCode): ReadFile {
  const read = readImportTable(csv, headsOf(file), required[file]);
  if (!read.ok) return { ok: false, problem: read.problem, columns: read.missing };
  const { table } = read;
  const rows: PortfolioRow[] = [];
  const unread: UnreadRow[] = [];
  for (const { line, values } of table.body) {
    const given = (column: string) => bare(values[table.positionOf(column) ?? -1] ?? '');
    const take: Take = (column, cell) => {
      const value = cell(given(column));
      if (value === undefined) throw new Unreadable(column);
      return value;
    };
    try {
      rows.push({ line, ...readers[file](take, usual) } as PortfolioRow);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      const { column, fault = faultOf(column, given(column)) } = error;
      unread.push({ row: line, column, fault, given: given(column) });
    }
  }
  return {
    ok: true,
    ...(file === 'people' ? withoutTwins(rows, unread) : { rows, unread }),
    ignored: table.ignored,
  };
}

/** A document belongs to one person: whoever has that of a row before is the same one. */
function withoutTwins(rows: readonly PortfolioRow[], unread: readonly UnreadRow[]) {
  const seen = new Set<string>();
  const twins: UnreadRow[] = [];
  const kept = rows.filter(({ line, identity_type: type, identity_number: number }) => {
    const key = `${String(type)} ${String(number)}`;
    if (number === '' || !seen.has(key)) {
      if (number !== '') seen.add(key);
      return true;
    }
    twins.push({ row: line, column: 'identity_number', fault: 'same_person', given: String(number) });
    return false;
  });
  return { rows: kept, unread: [...unread, ...twins].toSorted((a, b) => a.row - b.row) };
}

/** Which file a CSV is, by its name: "units.csv", "2026/units.csv"; null for none that is imported. */
export function fileNamed(name: string): ImportableFile | null {
  const [, base = ''] = /([a-z]+)\.csv$/i.exec(name) ?? [];
  const found = Object.keys(readers).find((file) => file === base.toLowerCase());
  return (found as ImportableFile | undefined) ?? fileSynonyms[base.toLowerCase()] ?? null;
}
