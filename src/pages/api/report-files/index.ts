import { nullable, object, picklist } from 'valibot';
import { ANSWER_BUDGET_MS, writeReportFiles } from '#src/edge/books/report-files.ts';
import { call } from '#src/edge/call.ts';
import { callerPost } from '#src/edge/caller-endpoint.ts';
import { jsonAnswer, onlyMethods, RecordId } from '#src/edge/endpoint.ts';
import { readSettings } from '#src/edge/settings.ts';
import { Day } from '#src/edge/shapes.ts';
import { serviceClient } from '#src/edge/supabase.ts';
import { languages } from '#src/i18n/language.ts';

export const prerender = false;

const Body = object({
  organizationId: RecordId,
  requestId: RecordId,
  from: Day,
  to: Day,
  propertyId: nullable(RecordId),
  language: picklist(languages),
});

/**
 * Asks for the journal of a period as a file and begins to write it; the timer finishes what is long. 202 `{ id }`, the
 * same for a repeated `requestId`. 409 `report_files_busy` while three are being written.
 */
export const POST = callerPost(readSettings, Body, async ({ settings, caller, locals, body }) => {
  const data = await call(
    caller,
    'request_report_file',
    {
      organizationId: body.organizationId,
      from: body.from,
      to: body.to,
      language: body.language,
      ...(body.propertyId && { propertyId: body.propertyId }),
    },
    body.requestId,
  );
  const writing = writeReportFiles(serviceClient(settings), ANSWER_BUDGET_MS, data as string);
  locals.cfContext.waitUntil(writing.catch((failure: unknown) => console.error('Report file:', failure)));
  return jsonAnswer({ id: data }, 202);
});

export const ALL = onlyMethods('POST');
