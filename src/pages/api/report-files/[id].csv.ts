import { env } from 'cloudflare:workers';
import { reportFileText } from '#src/edge/books/report-files.ts';
import { answering, checked, onlyMethods, RecordId } from '#src/edge/endpoint.ts';
import { fromDatabase, Problem } from '#src/edge/problem.ts';
import { readSettings } from '#src/edge/settings.ts';
import { callerClient } from '#src/edge/supabase.ts';

export const prerender = false;

/**
 * The text of a finished file, sent as it is read. For members who read money; 404 `not_found` for nobody's file and for one
 * that is not finished.
 */
export const GET = answering(async ({ params, request }) => {
  const caller = callerClient(readSettings(env), request);
  const { data, error } = await caller
    .from('report_files')
    .select('id, startsOn, endsOn, partCount')
    .eq('id', checked(RecordId, params.id))
    .eq('status', 'done')
    .maybeSingle();
  if (error) throw fromDatabase(error);
  if (!data) throw new Problem(404, 'not_found', 'There is no such file.');
  return new Response(reportFileText(caller, data.id, data.partCount), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="journal-${data.startsOn}-${data.endsOn}.csv"`,
      'cache-control': 'private, no-store',
    },
  });
});

export const ALL = onlyMethods('GET', 'HEAD');
