import { type CsvRecord, csvSeparators, readCsv } from './csv-reader.ts';

/** How many lines may stand above the head: titles, the day of the report, an address. */
const MOST_ABOVE = 20;

/** A head as it is compared: small letters and digits without accents and signs. "Área (m²)" is "aream2". */
export const plainHead = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');

/** A value without what spreadsheets add: the apostrophe before a formula, blanks that are not one. */
export const plainCell = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^'(?=[=+\-@])/, '');

export interface ImportTable<Column extends string> {
  readonly head: readonly string[];
  readonly body: readonly CsvRecord[];
  /** Of a record's value in a column; empty where the file has no such column. */
  readonly cell: (record: CsvRecord, column: Column) => string;
  readonly has: (column: Column) => boolean;
  readonly positionOf: (column: Column) => number | undefined;
  /** Heads of columns that are not read, as they stand in the file. */
  readonly ignored: readonly string[];
}

/** How columns may be headed, the likeliest first, in plain letters and digits. */
export type Heads<Column extends string> = Readonly<Record<Column, readonly string[]>>;

export type ReadTable<Column extends string> =
  | { readonly ok: true; readonly table: ImportTable<Column> }
  | {
      readonly ok: false;
      readonly problem: 'empty' | 'columns_missing';
      readonly missing: readonly Column[];
    };

function positionsOf<Column extends string>(head: readonly string[], heads: Heads<Column>) {
  const names = head.map(plainHead);
  const found = new Map<Column, number>();
  for (const [column, synonyms] of Object.entries(heads) as [Column, readonly string[]][]) {
    const known = synonyms.find((synonym) => names.includes(synonym));
    if (known !== undefined) found.set(column, names.indexOf(known));
  }
  return found;
}

/**
 * Reads a file that people made: its head is the first line, below titles or not, that names the columns which are needed, and
 * the sign between values the one with which there is such a line. Never throws.
 */
export function readImportTable<Column extends string>(
  text: string,
  heads: Heads<Column>,
  needed: readonly NoInfer<Column>[],
): ReadTable<Column> {
  const first = readCsv(text);
  if (first.length === 0) return { ok: false, problem: 'empty', missing: [] };
  for (const records of [first, ...csvSeparators.map((sign) => readCsv(text, sign))]) {
    for (const [index, { values }] of records.slice(0, MOST_ABOVE).entries()) {
      const positions = positionsOf(values, heads);
      if (!needed.every((column) => positions.has(column))) continue;
      const body = records.slice(index + 1);
      if (body.length === 0) return { ok: false, problem: 'empty', missing: [] };
      const used = new Set(positions.values());
      return {
        ok: true,
        table: {
          head: values,
          body,
          cell: ({ values: own }, column) => plainCell(own[positions.get(column) ?? -1] ?? ''),
          has: (column) => positions.has(column),
          positionOf: (column) => positions.get(column),
          ignored: values.filter((name, at) => name !== '' && !used.has(at)),
        },
      };
    }
  }
  const known = positionsOf(first[0]?.values ?? [], heads);
  return { ok: false, problem: 'columns_missing', missing: needed.filter((column) => !known.has(column)) };
}
