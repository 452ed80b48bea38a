import { read } from '#src/data/functions.ts';
import { rowsQuery } from '#src/data/query.ts';
import { type Row, select } from '#src/data/rows.ts';
import { getClient } from '../client.ts';

/** A paper that tenants were asked for; what is about its file is null where there is none, or not for the reader. */
export type DocumentRequest = Row<'document_requests_list'>;

const COLUMNS =
  'id, organizationId, leaseId, name, reason, dueOn, status, refusal, documentId, createdAt, decidedAt, fileId, fileName, fileType, sizeBytes, path, handedInAt, handedInBy, organizationName, timeZone, propertyName, unitLabel, leaseStatus';
const MOST = 200;

export const documentRequestQueries = {
  all: ['document-requests'] as const,
  /** What the tenants of leases were asked for, the newest first; 200 at most. */
  ofLeases: (leaseIds: readonly string[]) =>
    rowsQuery<DocumentRequest[]>(['document-requests', 'leases', leaseIds], () =>
      select('document_requests_list', COLUMNS)
        .in('leaseId', leaseIds)
        .order('createdAt', { ascending: false })
        .limit(MOST),
    ),
  /** What tenants of an organization handed in and nobody has decided on, the oldest first; 200 at most. */
  handedIn: (organizationId: string) =>
    rowsQuery<DocumentRequest[]>(['document-requests', 'handed-in', organizationId], () =>
      select('document_requests_list', COLUMNS, { organizationId, status: 'handed_in' })
        .order('createdAt')
        .order('id')
        .limit(MOST),
    ),
  /** What the reader was asked for as a tenant, the newest first; 200 at most. */
  mine: (userId: string) =>
    rowsQuery<DocumentRequest[]>(['document-requests', 'mine', userId], () =>
      read(getClient(), 'my_document_requests', {})
        .select(COLUMNS)
        .order('createdAt', { ascending: false })
        .limit(MOST),
    ),
};
