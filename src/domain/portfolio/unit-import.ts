import type { CsvRecord } from '../foundation/csv-reader.ts';
import type { CurrencyCode, UnitUse } from '../foundation/enums.ts';
import { type ImportTable, plainHead, readImportTable } from '../foundation/import-table.ts';
import {
  type DecimalSign,
  decimalSignOf,
  isTwoNumbers,
  plainNumber,
  readAmount,
} from '../foundation/spreadsheet-numbers.ts';
import {
  currenciesByWord,
  type FileColumn,
  studioWords,
  unitHeads,
  usesByWord,
} from './unit-import-columns.ts';

/** Rows that one file may have. */
export const MOST_IMPORT_ROWS = 10_000;

/** Why a row is not taken; those from `property_missing` on only the database can tell. */
export const unitImportReasons = [
  'use_unknown',
  'bedrooms_invalid',
  'bathrooms_invalid',
  'area_invalid',
  'rent_invalid',
  'number_ambiguous',
  'currency_unknown',
  'property_missing',
  'property_unknown',
  'property_archived',
  'property_ambiguous',
  'label_missing',
  'label_long',
  'repeated',
] as const;
export type UnitImportReason = (typeof unitImportReasons)[number];

/** A row as it is sent; `row` is its line in the file. */
export interface UnitImportRow {
  readonly row: number;
  readonly property: string;
  readonly label: string;
  readonly unitUse: UnitUse;
  readonly bedrooms: number | null;
  readonly bathrooms: number | null;
  readonly areaM2: number | null;
  readonly rentMinor: number | null;
  readonly rentCurrency: CurrencyCode;
}

export interface RefusedRow {
  readonly row: number;
  readonly reason: UnitImportReason;
}

/** A line of the file as it stands there, for showing beside its reason. */
export interface ReadLine {
  readonly property: string;
  readonly label: string;
}

export type UnitImportFile =
  | { readonly ok: false; readonly problem: 'empty' | 'columns_missing' | 'too_many' }
  | {
      readonly ok: true;
      readonly rows: readonly UnitImportRow[];
      readonly refused: readonly RefusedRow[];
      readonly lines: ReadonlyMap<number, ReadLine>;
      /** Heads of columns that are not read, as they stand in the file. */
      readonly ignored: readonly string[];
      /** Whether areas came in square feet; they are kept in square meters. */
      readonly isInFeet: boolean;
    };

/** A square foot in square meters. */
const FOOT = 0.09290304;
/** The currency is the column behind the market rent where several are headed so: other amounts have their own. */
function currencyOf(table: ImportTable<FileColumn>, head: readonly string[], record: CsvRecord): string {
  const rent = table.positionOf('rent') ?? -1;
  const behind = head.findIndex(
    (name, index) => index > rent && unitHeads.currency.includes(plainHead(name)),
  );
  return rent >= 0 && behind >= 0 ? (record.values[behind] ?? '') : table.cell(record, 'currency');
}

/** An empty text is unknown (null); undefined is no number of that form. */
function numberIn(
  text: string,
  { sign, decimals, least, most }: { sign: DecimalSign; decimals: number; least: number; most: number },
): number | null | undefined {
  if (text === '') return null;
  const plain = plainNumber(text, sign)?.replace(/\.0+$/, '');
  const form = decimals === 0 ? /^\d+$/ : new RegExp(`^\\d+(\\.\\d{1,${decimals}})?$`);
  if (plain === undefined || !form.test(plain)) return undefined;
  const value = Number(plain);
  return value >= least && value <= most ? value : undefined;
}

/** What the columns of a file say of how its numbers are written. */
interface Signs {
  readonly rent: DecimalSign;
  readonly area: DecimalSign;
  readonly bathrooms: DecimalSign;
}

/**
 * Reads a CSV file of units, with its head in English or Spanish and columns in any order, below titles or not. Whether the
 * properties exist and the units are new is for the database to say. Never throws.
 */
export function readUnitImport(text: string, usual: CurrencyCode): UnitImportFile {
  const read = readImportTable(text, unitHeads, ['property', 'label']);
  if (!read.ok) return { ok: false, problem: read.problem };
  const { table } = read;
  if (table.body.length > MOST_IMPORT_ROWS) return { ok: false, problem: 'too_many' };
  const isInFeet = !table.has('area') && table.has('feet');
  const column = (name: FileColumn) => table.body.map((record) => table.cell(record, name));
  const signs: Signs = {
    rent: decimalSignOf(column('rent')),
    area: decimalSignOf(column(isInFeet ? 'feet' : 'area')),
    bathrooms: decimalSignOf(column('bathrooms')),
  };
  const rows: UnitImportRow[] = [];
  const refused: RefusedRow[] = [];
  const lines = new Map<number, ReadLine>();
  for (const record of table.body) {
    const { line } = record;
    const cell = (name: FileColumn) =>
      name === 'currency' ? currencyOf(table, table.head, record) : table.cell(record, name);
    lines.set(line, { property: cell('property'), label: cell('label') });
    const row = readRow(line, { cell, usual, signs, isInFeet });
    if (typeof row === 'string') refused.push({ row: line, reason: row });
    else rows.push(row);
  }
  return { ok: true, rows, refused, lines, ignored: table.ignored, isInFeet };
}

interface RowFacts {
  readonly cell: (column: FileColumn) => string;
  readonly usual: CurrencyCode;
  readonly signs: Signs;
  readonly isInFeet: boolean;
}

function readRow(row: number, { cell, usual, signs, isInFeet }: RowFacts): UnitImportRow | UnitImportReason {
  const unitUse = usesByWord[plainHead(cell('use'))];
  if (!unitUse) return 'use_unknown';
  const isStudio = studioWords.includes(plainHead(cell('bedrooms')));
  const bedrooms = isStudio ? 0 : numberIn(cell('bedrooms'), { sign: null, decimals: 0, least: 0, most: 50 });
  if (bedrooms === undefined) return 'bedrooms_invalid';
  const bathrooms = numberIn(cell('bathrooms'), { sign: signs.bathrooms, decimals: 1, least: 0, most: 50 });
  if (bathrooms === undefined) return 'bathrooms_invalid';
  const areaText = cell(isInFeet ? 'feet' : 'area');
  const area = numberIn(areaText, { sign: signs.area, decimals: 2, least: 0.01, most: 9_999_999 });
  if (area === undefined) return isTwoNumbers(areaText) ? 'number_ambiguous' : 'area_invalid';
  const currencyText = plainHead(cell('currency'));
  const marked = /US\$|USD/i.test(cell('rent')) ? 'USD' : /RD\$|DOP/i.test(cell('rent')) ? 'DOP' : usual;
  const rentCurrency = currencyText === '' ? marked : currenciesByWord[currencyText];
  if (!rentCurrency) return 'currency_unknown';
  const rent = rentIn(cell('rent'), rentCurrency, signs.rent);
  if (rent === undefined) return isTwoNumbers(cell('rent')) ? 'number_ambiguous' : 'rent_invalid';
  return {
    row,
    property: cell('property'),
    label: cell('label'),
    unitUse,
    bedrooms,
    bathrooms,
    areaM2: area !== null && isInFeet ? Math.round(area * FOOT * 100) / 100 : area,
    rentMinor: rent,
    rentCurrency,
  };
}

/** In minor units; null when nothing is written, undefined when it is no amount of that currency. */
function rentIn(text: string, currency: CurrencyCode, sign: DecimalSign): number | null | undefined {
  if (text === '') return null;
  const read = readAmount(text, currency, sign);
  return read.ok ? read.amountMinor : undefined;
}
