import { queryOptions } from '@tanstack/react-query';
import { read } from '#src/data/functions.ts';
import { getClient } from '../client.ts';
import { unwrap } from '../errors.ts';
import type { Row } from '../rows.ts';

/** A paper that tenants were asked for; what is about its file is null where there is none, or not for the reader. */
export type DocumentRequest = Row<'document_requests_list'>;

const COLUMNS =
  'id, organizationId, leaseId, name, reason, dueOn, status, refusal, documentId, createdAt, decidedAt, fileId, fileName, fileType, sizeBytes, path, handedInAt, handedInBy, organizationName, timeZone, propertyName, unitLabel, leaseStatus';
const MOST = 200;

export const documentRequestQueries = {
  all: ['document-requests'] as const,
  /** What the tenants of leases were asked for, the newest first; 200 at most. */
  ofLeases: (leaseIds: readonly string[]) =>
    queryOptions({
      queryKey: ['document-requests', 'leases', leaseIds],
      queryFn: async () => {
        const answer = await getClient()
          .from('document_requests_list')
          .select(COLUMNS)
          .in('leaseId', leaseIds)
          .order('createdAt', { ascending: false })
          .limit(MOST);
        return unwrap(answer) as DocumentRequest[];
      },
    }),
  /** What tenants of an organization handed in and nobody has decided on, the oldest first; 200 at most. */
  handedIn: (organizationId: string) =>
    queryOptions({
      queryKey: ['document-requests', 'handed-in', organizationId],
      queryFn: async () => {
        const answer = await getClient()
          .from('document_requests_list')
          .select(COLUMNS)
          .eq('organizationId', organizationId)
          .eq('status', 'handed_in')
          .order('createdAt')
          .order('id')
          .limit(MOST);
        return unwrap(answer) as DocumentRequest[];
      },
    }),
  /** What the reader was asked for as a tenant, the newest first; 200 at most. */
  mine: (userId: string) =>
    queryOptions({
      queryKey: ['document-requests', 'mine', userId],
      queryFn: async () => {
        const answer = await read(getClient(), 'my_document_requests', {})
          .select(COLUMNS)
          .order('createdAt', { ascending: false })
          .limit(MOST);
        return unwrap(answer) as DocumentRequest[];
      },
    }),
};
