import { readCsv } from './csv-reader.ts';
import type { CurrencyCode, UnitUse } from './enums.ts';
import { parseMoneyText } from './money-text.ts';

/** Rows that one file may have. */
export const MOST_IMPORT_ROWS = 10_000;

/** The columns that a file of units may have; the first two it must have. */
export const unitImportColumns = [
  'property',
  'label',
  'use',
  'bedrooms',
  'bathrooms',
  'area',
  'rent',
  'currency',
] as const;
export type UnitImportColumn = (typeof unitImportColumns)[number];

/** Why a row is not taken; those from `property_missing` on only the database can tell. */
export const unitImportReasons = [
  'use_unknown',
  'bedrooms_invalid',
  'bathrooms_invalid',
  'area_invalid',
  'rent_invalid',
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
    };

/** How a column may be headed, in plain letters and digits. */
const HEADS: Readonly<Record<UnitImportColumn, readonly string[]>> = {
  property: ['property', 'propiedad'],
  label: ['unit', 'unidad', 'label', 'nombre'],
  use: ['use', 'uso'],
  bedrooms: ['bedrooms', 'habitaciones'],
  bathrooms: ['bathrooms', 'banos'],
  area: ['area', 'aream2', 'm2'],
  rent: ['marketrent', 'alquilerdemercado'],
  currency: ['currency', 'moneda'],
};
const USES: Readonly<Record<string, UnitUse>> = {
  '': 'dwelling',
  dwelling: 'dwelling',
  vivienda: 'dwelling',
  commercial: 'commercial',
  comercial: 'commercial',
};
const CURRENCIES: Readonly<Record<string, CurrencyCode>> = { dop: 'DOP', rd: 'DOP', usd: 'USD', us: 'USD' };

/** Small letters without accents and signs: "Área (m²)" is "aream2". */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');
/** Spreadsheets are kept from formulas by an apostrophe; it is not part of the value. */
const bare = (text: string) => text.replace(/^'(?=[=+\-@])/, '');

/** Where each column stands. The currency is the one behind the market rent, because other amounts have their own. */
function positionsOf(head: readonly string[]): Partial<Record<UnitImportColumn, number>> {
  const names = head.map(plain);
  const find = (column: UnitImportColumn, after = 0) =>
    names.findIndex((name, index) => index >= after && HEADS[column].includes(name));
  const found = Object.fromEntries(
    unitImportColumns.map((column) => [column, find(column)] as const).filter(([, index]) => index >= 0),
  ) as Partial<Record<UnitImportColumn, number>>;
  const behindRent = found.rent === undefined ? -1 : find('currency', found.rent);
  return behindRent >= 0 ? { ...found, currency: behindRent } : found;
}

/** An empty text is unknown (null); undefined is no number of that form. "45,5" is read as 45.5. */
function numberIn(text: string, decimals: number, least: number, most: number): number | null | undefined {
  if (text === '') return null;
  const dotted = /^\d+,\d{1,2}$/.test(text) ? text.replace(',', '.') : text;
  const form = decimals === 0 ? /^\d+$/ : new RegExp(`^\\d+(\\.\\d{1,${decimals}})?$`);
  if (!form.test(dotted)) return undefined;
  const value = Number(dotted);
  return value >= least && value <= most ? value : undefined;
}

/**
 * Reads a CSV file of units, with its head in English or Spanish and columns in any order. Whether the properties exist
 * and the units are new is for the database to say. Never throws.
 */
export function readUnitImport(text: string, usual: CurrencyCode): UnitImportFile {
  const [head, ...body] = readCsv(text);
  if (!head || body.length === 0) return { ok: false, problem: 'empty' };
  if (body.length > MOST_IMPORT_ROWS) return { ok: false, problem: 'too_many' };
  const positions = positionsOf(head.values);
  if (positions.property === undefined || positions.label === undefined)
    return { ok: false, problem: 'columns_missing' };

  const rows: UnitImportRow[] = [];
  const refused: RefusedRow[] = [];
  const lines = new Map<number, ReadLine>();
  for (const { line, values } of body) {
    const cell = (column: UnitImportColumn) => bare(values[positions[column] ?? -1] ?? '');
    lines.set(line, { property: cell('property'), label: cell('label') });
    const row = readRow(line, cell, usual);
    if (typeof row === 'string') refused.push({ row: line, reason: row });
    else rows.push(row);
  }
  return { ok: true, rows, refused, lines };
}

function readRow(
  row: number,
  cell: (column: UnitImportColumn) => string,
  usual: CurrencyCode,
): UnitImportRow | UnitImportReason {
  const unitUse = USES[plain(cell('use'))];
  if (!unitUse) return 'use_unknown';
  const bedrooms = numberIn(cell('bedrooms'), 0, 0, 50);
  if (bedrooms === undefined) return 'bedrooms_invalid';
  const bathrooms = numberIn(cell('bathrooms'), 1, 0, 50);
  if (bathrooms === undefined) return 'bathrooms_invalid';
  const areaM2 = numberIn(cell('area'), 2, 0.01, 9_999_999);
  if (areaM2 === undefined) return 'area_invalid';
  const currencyText = plain(cell('currency'));
  const rentCurrency = currencyText === '' ? usual : CURRENCIES[currencyText];
  if (!rentCurrency) return 'currency_unknown';
  const rent = cell('rent') === '' ? null : parseMoneyText(cell('rent'), rentCurrency);
  if (rent && !rent.ok) return 'rent_invalid';
  return {
    row,
    property: cell('property'),
    label: cell('label'),
    unitUse,
    bedrooms,
    bathrooms,
    areaM2,
    rentMinor: rent ? rent.amountMinor : null,
    rentCurrency,
  };
}
