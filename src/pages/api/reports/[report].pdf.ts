import { reportSlug } from '#src/domain/books/report-request.ts';
import { reportKinds } from '#src/domain/foundation/enums.ts';
import { readReport } from '#src/edge/books/report.ts';
import { renderReport } from '#src/edge/books/report-pdf.ts';
import { callerRead } from '#src/edge/caller-endpoint.ts';
import { askedLanguage, checked, onlyMethods, RecordId } from '#src/edge/endpoint.ts';
import { pdfAnswer } from '#src/edge/pdf-answer.ts';
import { Problem } from '#src/edge/problem.ts';
import { withLogNote } from '#src/edge/trust/log-note.ts';

export const prerender = false;

/**
 * The PDF of a report, `?organization=…&lang=es|en` and what the report's screen has in its address, for members who read
 * money. 404 `not_found` for a report that does not exist or an organisation that is not the caller's.
 */
export const GET = callerRead(async ({ caller, params, url }) => {
  const kind = reportKinds.find((one) => reportSlug(one) === params.report);
  if (!kind) throw new Problem(404, 'not_found', 'There is no such report.');
  const organizationId = checked(RecordId, url.searchParams.get('organization') ?? undefined);
  const language = askedLanguage(url);
  const asked = { kind, organizationId, language, search: url.search };
  const read = await readReport(caller, asked);
  const report = kind === 'owner_statement' ? await withLogNote(read, caller, asked) : read;
  return pdfAnswer(await renderReport(report, language), `${reportSlug(kind)}-${report.to}.pdf`);
});

export const ALL = onlyMethods('GET', 'HEAD');
