import { reportFileText } from '#src/edge/books/report-files.ts';
import { callerRead, recordOf } from '#src/edge/caller-endpoint.ts';
import { checked, onlyMethods, RecordId } from '#src/edge/endpoint.ts';

export const prerender = false;

/**
 * The text of a finished file, sent as it is read. For members who read money; 404 `not_found` for nobody's file and for one
 * that is not finished.
 */
export const GET = callerRead(async ({ caller, params }) => {
  const found = await caller
    .from('report_files')
    .select('id, startsOn, endsOn, partCount')
    .eq('id', checked(RecordId, params.id))
    .eq('status', 'done')
    .maybeSingle();
  const { id, startsOn, endsOn, partCount } = recordOf(found, 'not_found');
  return new Response(reportFileText(caller, id, partCount), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="journal-${startsOn}-${endsOn}.csv"`,
      'cache-control': 'private, no-store',
    },
  });
});

export const ALL = onlyMethods('GET', 'HEAD');
