import type { ReportAccount } from '#src/domain/books/report-data.ts';
import type { ReportColumn, ReportRow, RowLevel } from '#src/domain/books/report-document.ts';
import type { ReportRequest } from '#src/domain/books/report-request.ts';
import { RETAINED_EARNINGS } from '#src/domain/books/trial-balance.ts';
import { kindOfPeriod, type Period } from '#src/domain/foundation/period.ts';
import type { OwnerReportsText } from '#src/i18n/dictionaries/books/owner-reports.en.ts';
import { formatDate } from '../format.ts';
import type { Language } from '../language.ts';

/** What somebody owns of a property. */
export interface OwnedShare {
  readonly property: string;
  readonly shareBasisPoints: number;
}

/** What a report says beside its figures. */
export interface ReportWords {
  readonly language: Language;
  readonly text: OwnerReportsText;
  /** Names of the accounts that verbs post to, by system key. */
  readonly accountNames: Readonly<Record<string, string>>;
  readonly organization: string;
  /** Of the one property or owner that the report is about. */
  readonly property: string | null;
  readonly owner: string | null;
  /** What that owner has of each of their properties. */
  readonly shares: readonly OwnedShare[];
}

export type Composed = {
  readonly columns: readonly ReportColumn[];
  readonly rows: readonly ReportRow[];
  readonly notes: readonly string[];
};

/** An account as the reader names it: its own name where it is one of the organization's own. */
export function reportAccountName(account: ReportAccount, { accountNames, text }: ReportWords): string {
  if (account.id === RETAINED_EARNINGS.id) return text.rows.earlierProfit;
  return (account.systemKey && accountNames[account.systemKey]) || account.name;
}

/** "noviembre de 2026", "Trimestre 4 de 2026", "2026", "05/01/2026 – 01/02/2026". */
export function periodName(period: Period, { filters }: OwnerReportsText, language: Language): string {
  const year = period.from.slice(0, 4);
  switch (kindOfPeriod(period)) {
    case 'month':
      return formatDate(period.from, language, 'month');
    case 'quarter':
      return filters.quarter({ number: Math.ceil(Number(period.from.slice(5, 7)) / 3), year });
    case 'year':
      return year;
    case 'days':
      return filters.range({
        from: formatDate(period.from, language, 'short'),
        to: formatDate(period.to, language, 'short'),
      });
  }
}

export function row(
  key: string,
  level: RowLevel,
  cells: ReportRow['cells'],
  more: Pick<ReportRow, 'currency' | 'target' | 'targets'> = {},
): ReportRow {
  return { key, level, cells, ...more };
}

/** A heading over the lines that follow. */
export const section = (key: string, label: string, width: number): ReportRow =>
  row(key, 'section', [label, ...Array<null>(width - 1).fill(null)]);

export const column = (id: string, label: string, kind: ReportColumn['kind'] = 'money'): ReportColumn => ({
  id,
  label,
  kind,
});

/** A part of a whole; null where there is no whole. */
export const shareOf = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

export type Compose<Data> = (data: Data, request: ReportRequest, words: ReportWords) => Composed;
