import { encodeToBase64 } from '@cantoo/pdf-lib';
import { fetchFullReport } from '#src/data/books/reports/full-report.ts';
import { callWith } from '#src/data/functions.ts';
import type { ReportDocument } from '#src/domain/books/report-document.ts';
import { encodeReportRequest, type ReportRequest } from '#src/domain/books/report-request.ts';
import type { AccountingBasis, CurrencyCode, ReportKind } from '#src/domain/foundation/enums.ts';
import type { Client } from '#src/edge/supabase.ts';
import { withLogNote } from '#src/edge/trust/log-note.ts';
import type { Language } from '#src/i18n/language.ts';
import { composeReport } from '#src/i18n/reports/compose.ts';
import { reportFileName } from '#src/i18n/reports/file-name.ts';
import { type KeyFigure, keyFigures } from '#src/i18n/reports/key-figures.ts';
import { Problem } from '../problem.ts';
import { readParts } from './report.ts';
import { renderReport } from './report-pdf.ts';

/** What was scheduled, for one of its readers: the parameters of its message, as the database keeps them. */
export interface ScheduledReport {
  readonly organization_id: string;
  readonly user_id: string;
  readonly report: ReportKind;
  readonly property_id?: string | null | undefined;
  readonly owner?: string | null | undefined;
  readonly from: string;
  readonly to: string;
  readonly basis: AccountingBasis;
  readonly currency: CurrencyCode;
}

/** What the message says of it. */
export interface ScheduledContent {
  readonly figures: readonly KeyFigure[];
  /** Of the report's screen, after its "?". */
  readonly address: string;
  readonly fileName: string;
  readonly report: ReportDocument;
}

/**
 * Reads and composes a scheduled report as its reader may see it.
 * @throws Problem 403 `not_allowed` when the reader may not, 404 `not_found` when what it is about is gone
 */
export async function composeScheduled(
  service: Client,
  scheduled: ScheduledReport,
  language: Language,
): Promise<ScheduledContent> {
  const reader = asMember(service, scheduled.user_id);
  const { organization_id: organizationId } = scheduled;
  const { material, request, words, usualCurrency } = await readParts(reader, {
    kind: scheduled.report,
    organizationId,
    language,
    // The currency is said whatever is usual, so that it is read as it was scheduled.
    search: encodeReportRequest(requestOf(scheduled), otherThan(scheduled.currency)),
  });
  if (request.propertyId && words.property === null)
    throw new Problem(404, 'not_found', 'There is no such property.');
  if (request.owner && words.shares.length === 0)
    throw new Problem(404, 'not_found', 'There is no such owner.');
  // Totals of the others are of all that there is, however many rows are shown.
  const whole =
    material.kind === 'rent_roll'
      ? await fetchFullReport(reader, organizationId, request, material)
      : material;
  const report = composeReport(material, request, words);
  return {
    figures: keyFigures(
      whole === material ? report : composeReport(whole, request, words),
      words.text,
      language,
    ),
    address: encodeReportRequest(request, usualCurrency),
    fileName: `${reportFileName(request, words)}.pdf`,
    report:
      scheduled.report === 'owner_statement'
        ? await withLogNote(report, service, { organizationId, language })
        : report,
  };
}

const otherThan = (currency: CurrencyCode): CurrencyCode => (currency === 'DOP' ? 'USD' : 'DOP');

const requestOf = (scheduled: ScheduledReport): ReportRequest => ({
  kind: scheduled.report,
  period: { from: scheduled.from, to: scheduled.to },
  comparison: 'none',
  currency: scheduled.currency,
  basis: scheduled.basis,
  propertyId: scheduled.property_id ?? null,
  owner: scheduled.owner ?? null,
});

/** Whatever decides who may read a report decides as for that member; tables are read by the organisation's id. */
function asMember(service: Client, userId: string): Client {
  const client: Pick<Client, 'from' | 'rpc'> = {
    from: service.from.bind(service),
    rpc: ((report: string, values: object) =>
      callWith(service, 'read_report_as', { userId, report, arguments: values })) as unknown as Client['rpc'],
  };
  return client as Client;
}

/** The report as a PDF in base 64. */
export const pdfOf = async (report: ReportDocument, language: Language): Promise<string> =>
  encodeToBase64(await renderReport(report, language));
