import { env } from 'cloudflare:workers';
import { optional, picklist, pipe, string, uuid } from 'valibot';
import { reportKinds } from '#src/domain/enums.ts';
import { reportSlug } from '#src/domain/report-request.ts';
import { answering, checked, onlyMethods } from '#src/edge/endpoint.ts';
import { Problem } from '#src/edge/problem.ts';
import { readReport } from '#src/edge/report.ts';
import { renderReport } from '#src/edge/report-pdf.ts';
import { readSettings } from '#src/edge/settings.ts';
import { callerClient } from '#src/edge/supabase.ts';
import { fallbackLanguage, languages } from '#src/i18n/language.ts';

export const prerender = false;

const Id = pipe(string(), uuid());
const ReaderLanguage = optional(picklist(languages), fallbackLanguage);

/**
 * The PDF of a report, `?organization=…&lang=es|en` and what the report's screen has in its address, for members who read
 * money. 404 `not_found` for a report that does not exist or an organisation that is not the caller's.
 */
export const GET = answering(async ({ params, request, url }) => {
  const caller = callerClient(readSettings(env), request);
  const kind = reportKinds.find((one) => reportSlug(one) === params.report);
  if (!kind) throw new Problem(404, 'not_found', 'There is no such report.');
  const organizationId = checked(Id, url.searchParams.get('organization') ?? undefined);
  const language = checked(ReaderLanguage, url.searchParams.get('lang') ?? undefined);
  const report = await readReport(caller, { kind, organizationId, language, search: url.search });
  return new Response((await renderReport(report, language)) as Uint8Array<ArrayBuffer>, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${reportSlug(kind)}-${report.to}.pdf"`,
      'cache-control': 'private, no-store',
    },
  });
});

export const ALL = onlyMethods('GET', 'HEAD');
