import type { AccountTotals, ReportData } from '#src/domain/books/report-data.ts';
import type { ReportChart } from '#src/domain/books/report-document.ts';
import { comparedPeriod, type ReportRequest } from '#src/domain/books/report-request.ts';
import { amountName } from '../statements.ts';
import type { ReportWords } from '../words.ts';

export type Statement = Extract<ReportData, { before: unknown }>;

/** The period and the one that it is compared with, if any: what happened in each, and a series for it. */
export function periodsOf(
  { totals, before }: Statement,
  request: ReportRequest,
  words: ReportWords,
): { totals: AccountTotals[]; series: ReportChart['series'] } {
  const compared = comparedPeriod(request);
  const periods = [
    { totals, period: request.period },
    ...(compared && before ? [{ totals: before, period: compared }] : []),
  ];
  return {
    totals: periods.map((one) => one.totals),
    series: periods.map(({ period }, index) => ({
      id: index === 0 ? 'now' : 'before',
      label: amountName(request, period, words),
    })),
  };
}
