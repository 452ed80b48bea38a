import { toCsv } from '../foundation/csv.ts';
import type { IsoDate } from '../foundation/dates.ts';
import type { CurrencyCode, ReportKind } from '../foundation/enums.ts';
import type { IsoMonth } from '../foundation/months.ts';
import type { Period } from '../foundation/period.ts';
import type { TaxForm } from '../taxes/codes.ts';

/** Money in minor units, shares as fractions of one, dates as IsoDate; null is unknown or does not apply. */
export type CellKind = 'text' | 'money' | 'number' | 'percent' | 'date';
export type CellValue = string | number | null;

export interface ReportColumn {
  readonly id: string;
  readonly label: string;
  readonly kind: CellKind;
}

/** What stands behind a row or an amount, for whoever wants to look. */
export type ReportTarget =
  | {
      readonly kind: 'entries';
      readonly accountId: string;
      /** Of one property, where the report is of several and the row of one. */
      readonly propertyId?: string;
      /** Of the row, where it is not the report's. */
      readonly currency?: CurrencyCode;
      /** Of the period with which the report's is compared. */
      readonly isCompared?: true;
    }
  /** The income statement of a month, of the same properties and by the same basis. */
  | { readonly kind: 'income'; readonly month: IsoMonth; readonly currency: CurrencyCode }
  /** The receipts and bills behind a figure of a tax form. */
  | { readonly kind: 'tax'; readonly form: TaxForm; readonly figure: string; readonly month: IsoMonth }
  /** Rent that fell due in a span of days. */
  | {
      readonly kind: 'rent';
      readonly propertyId: string;
      readonly currency: CurrencyCode;
      readonly period: Period;
    }
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
  /** Of single amounts, in the order of the columns; null, or past the end, where one has none of its own. */
  readonly targets?: readonly (ReportTarget | null)[] | undefined;
}

/** What one name measures in each series: a month's bars along time, or an account's in a ranking. */
export interface ChartBar {
  readonly key: string;
  readonly label: string;
  /** `rest` is what a ranking does not name, `sum` adds up others. */
  readonly level: 'line' | 'rest' | 'sum';
  /** In minor units, one a series; null where nothing is known. */
  readonly values: readonly (number | null)[];
  /** Where steps begin that go on from the one before, one a series; without it bars begin at zero. */
  readonly starts?: readonly number[] | undefined;
  /** Stands over it and those that follow; an empty one sets them apart without a word. */
  readonly heading?: string | undefined;
  readonly target?: ReportTarget | undefined;
}

/** Answers at a glance what the report is opened for. What its lines add up to is what the report adds up to. */
export interface ReportChart {
  /** Upright bars along time, or lying ones with room for names. */
  readonly form: 'columns' | 'bars';
  readonly title: string;
  /** What tells it from the other charts of the report: a way to look at it, or a currency. */
  readonly name: string;
  readonly currency: CurrencyCode;
  /** What its bars are: months, accounts, properties. */
  readonly heading: string;
  /** Five at most; a line runs over the bars of the others. */
  readonly series: readonly { readonly id: string; readonly label: string; readonly isLine?: boolean }[];
  readonly bars: readonly ChartBar[];
  /** A bar belongs to one series or another: in the others nothing is missing. */
  readonly isEither?: boolean;
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
  /** The first one is shown, the others are there to be chosen. None where every figure is zero. */
  readonly charts?: readonly ReportChart[] | undefined;
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
