import { CHART_OF_ACCOUNTS } from '#src/domain/books/chart-of-accounts.ts';
import type { AccountTotals, ReportAccount, ReportData } from '#src/domain/books/report-data.ts';
import type { ReportChart, ReportDocument } from '#src/domain/books/report-document.ts';
import { decodeReportRequest } from '#src/domain/books/report-request.ts';
import { ownerReports as en } from '#src/i18n/dictionaries/books/owner-reports.en.ts';
import { ownerReports as es } from '#src/i18n/dictionaries/books/owner-reports.es.ts';
import type { Language } from '../../language.ts';
import { composeReport } from '../compose.ts';

export const accounts: readonly ReportAccount[] = CHART_OF_ACCOUNTS.map((account) => ({
  ...account,
  id: account.systemKey,
  name: account.systemKey,
}));

/** What an account moved by in a month, debits positive. */
export const moved = (
  month: string,
  accountId: string,
  amountMinor: number,
  currency: 'DOP' | 'USD' = 'DOP',
) => ({
  month,
  accountId,
  amountMinor,
  currency,
});

export const totals = (...months: ReturnType<typeof moved>[]): AccountTotals => ({ opening: [], months });

export function composed(data: ReportData, search: string, language: Language = 'en'): ReportDocument {
  const request = decodeReportRequest(data.kind, search, { today: '2026-11-21', currency: 'DOP' });
  return composeReport(data, request, {
    language,
    text: language === 'es' ? es : en,
    accountNames: {},
    organization: 'Casa',
    property: null,
    owner: null,
    shares: [],
  });
}

/** A chart as lines to read: name and figures, a heading before, sums marked by "=", rests by "…", steps by "↦". */
export const drawnOf = ({ bars }: ReportChart): string[] =>
  bars.flatMap(({ heading, level, label, values, starts }) => [
    ...(heading === undefined ? [] : [`# ${heading}`]),
    `${level === 'sum' ? '= ' : level === 'rest' ? '… ' : starts ? '↦ ' : ''}${label} ${values.map((value) => value ?? '—').join(' ')}`,
  ]);

export function chartsOf(
  data: ReportData,
  search: string,
  language: Language = 'en',
): readonly ReportChart[] {
  return composed(data, search, language).charts ?? [];
}
