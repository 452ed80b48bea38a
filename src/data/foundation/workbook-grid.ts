import { unzipSync } from 'fflate';
import readWorkbook from 'read-excel-file/universal';
import { fromEpochDay } from '#src/domain/foundation/dates.ts';
import type { Grid } from '#src/domain/foundation/grid.ts';

const MILLISECONDS_OF_A_DAY = 86_400_000;
/** What a workbook may unpack to: more than any statement has, less than what stops a browser. */
const MOST_UNPACKED = 80 * 1024 * 1024;

/** A number as the file keeps it; texts that look like numbers stay texts. */
interface Kept {
  readonly kept: string;
}
const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'kept' in value;

/** Whether the texts of a sheet write decimals with a comma: then its numbers are written so as well. */
const hasComma = (rows: readonly (readonly unknown[])[]) =>
  rows.some((row) => row.some((value) => typeof value === 'string' && /\d,\d{2}$/.test(value.trim())));

/** A number of a workbook as text: 25000.499999999996 is 25000.50, and what has real thousandths keeps them. */
function numberText(kept: string, isComma: boolean): string {
  const value = Number(kept);
  if (!Number.isFinite(value)) return kept;
  const cents = Math.round(value * 100) / 100;
  const isClose = Math.abs(value - cents) < 1e-6;
  const text = Number.isInteger(value) ? String(value) : isClose ? cents.toFixed(2) : String(value);
  return isComma ? text.replace('.', ',') : text;
}

const textOf = (value: unknown, isComma: boolean): string => {
  if (value === null || value === undefined) return '';
  // A day of a workbook has no zone: the reader gives its midnight in UTC.
  if (value instanceof Date) return fromEpochDay(Math.floor(value.getTime() / MILLISECONDS_OF_A_DAY));
  if (isKept(value)) return numberText(value.kept, isComma);
  return String(value).normalize('NFC').trim();
};

/** Whether what is packed is small enough to be looked at; its size is read without unpacking it. */
function isSmall(bytes: Uint8Array): boolean {
  let size = 0;
  unzipSync(bytes, {
    filter: ({ originalSize }) => {
      size += originalSize;
      return false;
    },
  });
  return size <= MOST_UNPACKED;
}

/** The rows of each sheet of an XLSX workbook; null for what is none, or unpacks to too much. */
export async function workbookGrids(
  bytes: Uint8Array<ArrayBuffer>,
): Promise<readonly { readonly sheet: string; readonly grid: Grid }[] | null> {
  try {
    if (!isSmall(bytes)) return null;
    const sheets = await readWorkbook<Kept>(bytes.buffer, { parseNumber: (kept) => ({ kept }) });
    return sheets.map(({ sheet, data }) => {
      const rows = data as readonly (readonly unknown[])[];
      const isComma = hasComma(rows);
      const width = Math.max(...rows.map((row) => row.length), 0);
      const grid = rows.map((row, index) => ({
        line: index + 1,
        cells: Array.from({ length: width }, (_, place) => textOf(row[place], isComma)),
      }));
      return { sheet, grid };
    });
  } catch {
    return null;
  }
}
