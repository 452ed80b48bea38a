import { queryOptions } from '@tanstack/react-query';
import { getClient } from '../client.ts';
import { unwrap } from '../errors.ts';
import type { ViewRow } from '../rows.ts';

/** A paper that tenants were asked for; what is about its file is null where there is none, or not for the reader. */
export type DocumentRequest = ViewRow<
  'document_requests_list',
  | 'document_id'
  | 'decided_at'
  | 'file_id'
  | 'file_name'
  | 'file_type'
  | 'size_bytes'
  | 'path'
  | 'handed_in_at'
  | 'handed_in_by'
>;

const COLUMNS =
  'id, organization_id, lease_id, name, reason, due_on, status, refusal, document_id, created_at, decided_at, file_id, file_name, file_type, size_bytes, path, handed_in_at, handed_in_by, organization_name, time_zone, property_name, unit_label, lease_status';
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
          .in('lease_id', leaseIds)
          .order('created_at', { ascending: false })
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
          .eq('organization_id', organizationId)
          .eq('status', 'handed_in')
          .order('created_at')
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
        const answer = await getClient()
          .rpc('my_document_requests', {}, { get: true })
          .select(COLUMNS)
          .order('created_at', { ascending: false })
          .limit(MOST);
        return unwrap(answer) as DocumentRequest[];
      },
    }),
};
