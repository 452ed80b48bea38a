import { env } from 'cloudflare:workers';
import { integer, maxValue, minValue, optional, picklist, pipe, string, transform, uuid } from 'valibot';
import type { TenantStatement } from '#src/domain/tenant-statement.ts';
import { answering, checked, onlyMethods } from '#src/edge/endpoint.ts';
import { fromDatabase } from '#src/edge/problem.ts';
import { renderReport } from '#src/edge/report-pdf.ts';
import { readSettings } from '#src/edge/settings.ts';
import { callerClient } from '#src/edge/supabase.ts';
import { fallbackLanguage, languages } from '#src/i18n/language.ts';
import { composeTenantStatement } from '#src/i18n/reports/tenant-statement.ts';
import { tenantStatementWords } from '#src/i18n/reports/tenant-statement-words.ts';

export const prerender = false;

const Id = pipe(string(), uuid());
const Year = pipe(string(), transform(Number), integer(), minValue(1990), maxValue(2200));
const ReaderLanguage = optional(picklist(languages), fallbackLanguage);

/** The PDF of a lease's year, `?year=2026&lang=es|en`, for its tenants and those who read its money. 404 `not_found` for anybody else. */
export const GET = answering(async ({ params, request, url }) => {
  const caller = callerClient(readSettings(env), request);
  const leaseId = checked(Id, params.lease);
  const year = checked(Year, url.searchParams.get('year') ?? '');
  const language = checked(ReaderLanguage, url.searchParams.get('lang') ?? undefined);
  const { data, error } = await caller.rpc('tenant_statement', { p_lease_id: leaseId, p_year: year });
  if (error) throw fromDatabase(error);
  const statement = data as TenantStatement;
  const bytes = await renderReport(composeTenantStatement(statement, language), language);
  const name = `${tenantStatementWords[language].fileName}-${year}.pdf`;
  return new Response(bytes as Uint8Array<ArrayBuffer>, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${name}"`,
      'cache-control': 'private, no-store',
    },
  });
});

export const ALL = onlyMethods('GET', 'HEAD');
