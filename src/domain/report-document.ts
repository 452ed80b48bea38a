import { toCsv } from './csv.ts';
import type { IsoDate } from './dates.ts';
import type { CurrencyCode, ReportKind } from './enums.ts';

/** Money in minor units, shares as fractions of one, dates as IsoDate; null is unknown or does not apply. */
export type CellKind = 'text' | 'money' | 'number' | 'percent' | 'date';
export type CellValue = string | number | null;

export interface ReportColumn {
  readonly id: string;
  readonly label: string;
  readonly kind: CellKind;
}

/** What stands behind a row, for whoever wants to look. */
export type ReportTarget =
  | { readonly kind: 'entries'; readonly accountId: string }
  | { readonly kind: 'lease' | 'unit' | 'property'; readonly id: string };

/** A line, or the sum of those before it: `subtotal` under one rule, `total` under two; `section` is a heading. */
export type RowLevel = 'section' | 'line' | 'subtotal' | 'total';

export interface ReportRow {
  readonly key: string;
  readonly level: RowLevel;
  /** In the order of the columns. */
  readonly cells: readonly CellValue[];
  /** Of the row's amounts, where it is not the report's. */
  readonly currency?: CurrencyCode | undefined;
  readonly target?: ReportTarget | undefined;
}

export interface ReportChart {
  readonly title: string;
  readonly categories: readonly string[];
  readonly series: readonly {
    readonly id: string;
    readonly label: string;
    readonly values: readonly number[];
  }[];
}

/** A report as it is read: on the screen, on paper, in a spreadsheet. All words are in the reader's language. */
export interface ReportDocument {
  readonly kind: ReportKind;
  readonly title: string;
  readonly organization: string;
  readonly currency: CurrencyCode;
  /** The last day that the report is about. */
  readonly to: IsoDate;
  /** What it is about: period, property, basis. */
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly columns: readonly ReportColumn[];
  readonly rows: readonly ReportRow[];
  readonly notes: readonly string[];
  /** What the figures could be taken for and are not; stands above them, and in each row of a file. */
  readonly caution?: readonly [name: string, value: string] | undefined;
  readonly chart?: ReportChart | undefined;
}

/** Whether there is anything in it besides headings and sums. */
export function hasLines({ rows }: ReportDocument): boolean {
  return rows.some((row) => row.level === 'line');
}

/** Minor units as a spreadsheet reads them: "1234.50", "-0.05". */
export function plainAmount(amountMinor: number): string {
  const digits = String(Math.abs(amountMinor)).padStart(3, '0');
  return `${amountMinor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The report as CSV: its table alone, amounts with a point and two decimals, each row with its currency and any caution. */
export function reportCsv(document: Omit<ReportDocument, 'kind'>, currencyLabel: string): string {
  const { columns, rows, caution } = document;
  const more = caution ? [caution] : [];
  return toCsv(
    [...columns.map((column) => column.label), currencyLabel, ...more.map(([name]) => name)],
    rows.map((row) => {
      const cells = columns.map((column, index) => csvCell(column.kind, row.cells[index] ?? null));
      if (row.level === 'section') return [...cells, null, ...more.map(() => null)];
      return [...cells, row.currency ?? document.currency, ...more.map(([, value]) => value)];
    }),
  );
}

function csvCell(kind: CellKind, value: CellValue): CellValue {
  return kind === 'money' && typeof value === 'number' ? plainAmount(value) : value;
}
