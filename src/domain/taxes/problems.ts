import type { IsoDate } from '../foundation/dates.ts';
import type { CurrencyCode } from '../foundation/enums.ts';
import type { TextForm } from './codes.ts';

/** What is wrong with a row of a form. */
export const problemReasons = [
  'missing',
  'malformed',
  'checksum',
  'outside_month',
  'after_month',
  'not_positive',
  'sum_differs',
  'needs_withholding_date',
  'withholding_differs',
  'itbis_expected',
  'itbis_unexpected',
  'itbis_parts',
  'duplicated',
  'modified_missing',
  'modified_unexpected',
  'too_many_rows',
  'rate_missing',
  'receipts_missing',
  'receipt_missing',
  'withheld_when_paid',
  'note_too_late',
] as const;
export type ProblemReason = (typeof problemReasons)[number];

/** Where the cause is mended. */
export type ProblemPlace = 'profile' | 'invoice' | 'charges' | 'bill' | 'vendor';

/** What a bill is known by where it has no receipt. */
export interface BillName {
  readonly id: string;
  readonly vendorName: string;
  readonly billedOn: IsoDate;
  /** With all taxes, in its own currency. */
  readonly totalMinor: number;
  readonly currency: CurrencyCode;
}

/** An `error` keeps the month from being checked and filed; a `warning` is for the reader to judge. */
export interface Problem {
  readonly severity: 'error' | 'warning';
  readonly reason: ProblemReason;
  /** Column of the file, counted from 1; null for the file as a whole. */
  readonly column: number | null;
  /** Number of the receipt that the row is about; null for the file as a whole. */
  readonly ncf: string | null;
  readonly place: ProblemPlace;
  /** Id of the invoice, the bill or the vendor; null for the profile. */
  readonly recordId: string | null;
  /** The bill that the row is of. */
  readonly bill?: BillName;
}

/** A file with what was found wrong in it. */
export interface TaxFile {
  /** Of 607 and 608: electronic receipts and numbers of the month, which are no rows of it. */
  readonly electronicCount?: number;
  readonly form: TextForm;
  readonly name: string;
  readonly text: string;
  readonly rowCount: number;
  readonly problems: readonly Problem[];
}

/** Whether a file may be filed: nothing in it is an error. */
export function isFileable(file: Pick<TaxFile, 'problems'>): boolean {
  return file.problems.every((problem) => problem.severity === 'warning');
}
