import { type ReportDocument, reportCsv } from '#src/domain/books/report-document.ts';
import { writeXlsx } from './report-xlsx.ts';

/** A report as a file to be made. */
export interface ReportOrder {
  readonly kind: 'csv' | 'xlsx';
  /** What a file has of a report: neither charts nor ways to what stands behind a figure. */
  readonly report: Omit<ReportDocument, 'charts' | 'kind'>;
  /** What the column of currencies is called. */
  readonly currencyLabel: string;
}

/** Makes the file; of ten thousand rows that takes a second, in which the page it runs in answers to nothing. */
export function reportBytes({ kind, report, currencyLabel }: ReportOrder): Promise<Blob> {
  if (kind === 'xlsx') return writeXlsx(report);
  return Promise.resolve(new Blob([reportCsv(report, currencyLabel)], { type: 'text/csv;charset=utf-8' }));
}
