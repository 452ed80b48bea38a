import { queryOptions } from '@tanstack/react-query';
import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import type { Row } from '#src/data/rows.ts';

export type ReportFile = Pick<
  Row<'report_files'>,
  | 'id'
  | 'startsOn'
  | 'endsOn'
  | 'propertyId'
  | 'requestedBy'
  | 'status'
  | 'entryCount'
  | 'doneCount'
  | 'byteCount'
  | 'error'
  | 'createdAt'
  | 'finishedAt'
>;

/** Files of the journal, the newest first; they go a week after their end. */
export const reportFileQueries = {
  all: ['report-files'] as const,
  list: (organizationId: string) =>
    queryOptions({
      queryKey: ['report-files', organizationId],
      queryFn: async (): Promise<ReportFile[]> =>
        unwrap(
          await getClient()
            .from('report_files')
            .select(
              'id, startsOn, endsOn, propertyId, requestedBy, status, entryCount, doneCount, byteCount, error, createdAt, finishedAt',
            )
            .eq('organizationId', organizationId)
            .order('createdAt', { ascending: false })
            .limit(50),
        ),
    }),
};
