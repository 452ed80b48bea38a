import { integer, maxValue, minValue, pipe, string, transform } from 'valibot';
import type { TenantStatement } from '#src/domain/money/tenant-statement.ts';
import { renderReport } from '#src/edge/books/report-pdf.ts';
import { call } from '#src/edge/call.ts';
import { callerRead, rowsOf } from '#src/edge/caller-endpoint.ts';
import { askedLanguage, checked, onlyMethods, RecordId } from '#src/edge/endpoint.ts';
import { pdfAnswer } from '#src/edge/pdf-answer.ts';
import { withLogNote } from '#src/edge/trust/log-note.ts';
import { composeTenantStatement } from '#src/i18n/reports/tenant-statement.ts';
import { tenantStatementWords } from '#src/i18n/reports/tenant-statement-words.ts';

export const prerender = false;

const Year = pipe(string(), transform(Number), integer(), minValue(1990), maxValue(2200));

/** The PDF of a lease's year, `?year=2026&lang=es|en`, for its tenants and those who read its money. 404 `not_found` for anybody else. */
export const GET = callerRead(async ({ caller, params, url }) => {
  const leaseId = checked(RecordId, params.lease);
  const year = checked(Year, url.searchParams.get('year') ?? '');
  const language = askedLanguage(url);
  const data = await call(caller, 'tenant_statement', { leaseId, year });
  const statement = data as TenantStatement;
  // Who left reads the year of their lease, and perhaps no longer the lease: then it goes without the line.
  const found = await caller.from('leases').select('organizationId').eq('id', leaseId).maybeSingle();
  const { organizationId } = rowsOf(found) ?? {};
  const composed = composeTenantStatement(statement, language);
  const report = organizationId
    ? await withLogNote(composed, caller, { organizationId, language })
    : composed;
  const bytes = await renderReport(report, language);
  const name = `${tenantStatementWords[language].fileName}-${year}.pdf`;
  return pdfAnswer(bytes, name);
});

export const ALL = onlyMethods('GET', 'HEAD');
