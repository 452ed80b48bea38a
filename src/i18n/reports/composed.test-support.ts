import type { ReportData } from '#src/domain/books/report-data.ts';
import { decodeReportRequest } from '#src/domain/books/report-request.ts';
import { ownerReports as en } from '#src/i18n/dictionaries/books/owner-reports.en.ts';
import { ownerReports as es } from '#src/i18n/dictionaries/books/owner-reports.es.ts';
import { composeReport } from './compose.ts';
import type { ReportWords } from './words.ts';

export const wordsIn = (language: 'es' | 'en'): ReportWords => ({
  language,
  text: language === 'es' ? es : en,
  accountNames: { rent_income: 'Rent' },
  organization: 'Casa',
  property: null,
  owner: null,
  shares: [],
});

const usual = { today: '2026-11-21', currency: 'DOP' } as const;

/** A report in pesos, as somebody asks for it on 21 November 2026. */
export const compose = (data: ReportData, search: string, language: 'es' | 'en' = 'en') =>
  composeReport(data, decodeReportRequest(data.kind, search, usual), wordsIn(language));
