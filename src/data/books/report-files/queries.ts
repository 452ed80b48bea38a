import { rowsQuery } from '#src/data/query.ts';
import { type Selected, select } from '#src/data/rows.ts';

const REPORT_FILE_COLUMNS =
  'id, startsOn, endsOn, propertyId, requestedBy, status, entryCount, doneCount, byteCount, error, createdAt, finishedAt';
export type ReportFile = Selected<'report_files', typeof REPORT_FILE_COLUMNS>;

/** Files of the journal, the newest first; they go a week after their end. */
export const reportFileQueries = {
  all: ['report-files'] as const,
  list: (organizationId: string) =>
    rowsQuery(['report-files', organizationId], () =>
      select('report_files', REPORT_FILE_COLUMNS, { organizationId })
        .order('createdAt', { ascending: false })
        .limit(50),
    ),
};
