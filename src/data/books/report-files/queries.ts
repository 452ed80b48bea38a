import { queryOptions } from '@tanstack/react-query';
import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import type { TableRow } from '#src/data/rows.ts';

export type ReportFile = Pick<
  TableRow<'report_files'>,
  | 'id'
  | 'starts_on'
  | 'ends_on'
  | 'property_id'
  | 'requested_by'
  | 'status'
  | 'entry_count'
  | 'done_count'
  | 'byte_count'
  | 'error'
  | 'created_at'
  | 'finished_at'
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
              'id, starts_on, ends_on, property_id, requested_by, status, entry_count, done_count, byte_count, error, created_at, finished_at',
            )
            .eq('organization_id', organizationId)
            .order('created_at', { ascending: false })
            .limit(50),
        ),
    }),
};
