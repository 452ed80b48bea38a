// What screens read of repairs, in one file: all of it goes stale together, under the keys that begin with `maintenance`.

import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#src/data/call.ts';
import type { ListCursor } from '#src/domain/foundation/list-cursor.ts';
import type { ListQuery, ListSpec } from '#src/domain/foundation/list-query.ts';
import {
  maintenanceCategories,
  maintenancePriorities,
  maintenanceStatuses,
} from '#src/domain/maintenance/maintenance-enums.ts';
import { getClient, storageClient } from '../client.ts';
import { AppError, toAppError, unwrap } from '../errors.ts';
import { inOrder, PAGE_SIZE, type Page, toPage } from '../keyset.ts';
import type { Row } from '../rows.ts';
import { patternsOf } from '../text-filter.ts';

export type MaintenanceRequest = Omit<Row<'maintenance_list'>, 'searchText'>;
/** `facts`: what changed, by the event's kind (`from`, `to`, `stage`, `on`, `rating`, `photo`). */
export type MaintenanceEvent = Omit<
  Row<'maintenance_events_list'>,
  'organizationId' | 'maintenanceId' | 'leaseId' | 'facts'
> & { readonly facts: Readonly<Record<string, string | number | null>> };
export interface MaintenancePhoto {
  readonly id: string;
  readonly path: string;
}

/** What the list of requests can be asked for. */
export const maintenanceListSpec = {
  filters: {
    status: maintenanceStatuses,
    priority: maintenancePriorities,
    category: maintenanceCategories,
    property: 'any',
    unit: 'any',
  },
  sortColumns: ['created_at', 'priority', 'resolve_by', 'property_name'],
  defaultSort: { column: 'created_at', direction: 'desc' },
} as const satisfies ListSpec;

const COLUMNS =
  'id, organizationId, number, propertyId, unitId, leaseId, status, stage, priority, category, title, description, mayEnter, accessNote, assignedTo, scheduledOn, createdAt, respondBy, resolveBy, respondedAt, completedAt, reopenedCount, rating, ratingComment, propertyName, unitLabel, assigneeName, reporterName';
const EVENT_COLUMNS = 'id, kind, body, facts, isInternal, actorId, isFromTenant, createdAt, actorName';
const BUCKET = 'maintenance-photos';
const LINK_SECONDS = 60 * 60;
const FRESH_MS = (LINK_SECONDS / 2) * 1000;
const MOST_OF_A_TENANT = 200;
const MOST_CHOICES = 1000;

async function fetchList(
  organizationId: string,
  query: ListQuery,
  cursor: ListCursor | null,
): Promise<Page<MaintenanceRequest>> {
  let rows = getClient().from('maintenance_list').select(COLUMNS).eq('organizationId', organizationId);
  for (const pattern of await patternsOf(query.search)) rows = rows.like('searchText', pattern);
  const { status, priority, category, property, unit } = query.filters;
  if (status) rows = rows.in('status', status as MaintenanceRequest['status'][]);
  if (priority) rows = rows.in('priority', priority as MaintenanceRequest['priority'][]);
  if (category) rows = rows.in('category', category as MaintenanceRequest['category'][]);
  if (property) rows = rows.in('propertyId', [...property]);
  if (unit) rows = rows.in('unitId', [...unit]);
  const answer = await inOrder(rows, query.sort, cursor).limit(PAGE_SIZE + 1);
  return toPage(unwrap(answer) as MaintenanceRequest[], query.sort);
}

async function fetchPhotos(maintenanceId: string): Promise<(MaintenancePhoto & { url: string })[]> {
  const answer = await getClient()
    .from('maintenance_photos')
    .select('id, path')
    .eq('maintenanceId', maintenanceId)
    .order('createdAt');
  const photos = unwrap(answer);
  if (photos.length === 0) return [];
  const links = await (await storageClient()).from(BUCKET).createSignedUrls(
    photos.map(({ path }) => path),
    LINK_SECONDS,
  );
  if (links.error) throw toAppError(links.error);
  const urls = new Map(links.data.map((link) => [link.path, link.signedUrl]));
  // A photo whose file has not arrived yet has no link.
  return photos.flatMap((photo) => {
    const url = urls.get(photo.path);
    return url ? [{ ...photo, url }] : [];
  });
}

/** Maintenance requests, with what happened to them. Tenants read those of their leases. */
export const maintenanceQueries = {
  all: ['maintenance'] as const,
  list: (organizationId: string, query: ListQuery) =>
    infiniteQueryOptions({
      queryKey: ['maintenance', organizationId, 'list', { ...query, cursor: null }],
      queryFn: ({ pageParam }) => fetchList(organizationId, query, pageParam),
      initialPageParam: query.cursor,
      getNextPageParam: (page) => page.next,
    }),
  /** The requests of one lease, the newest first; 200 at most. */
  ofLease: (leaseId: string) =>
    queryOptions({
      queryKey: ['maintenance', 'lease', leaseId],
      queryFn: async () => {
        const answer = await getClient()
          .from('maintenance_list')
          .select(COLUMNS)
          .eq('leaseId', leaseId)
          .order('createdAt', { ascending: false })
          .limit(MOST_OF_A_TENANT);
        return unwrap(answer) as MaintenanceRequest[];
      },
    }),
  /** The requests of some leases of an organization, the newest first; 200 at most. */
  ofLeases: (organizationId: string, leaseIds: readonly string[]) =>
    queryOptions({
      queryKey: ['maintenance', organizationId, 'leases', leaseIds],
      queryFn: async () => {
        const answer = await getClient()
          .from('maintenance_list')
          .select(COLUMNS)
          .eq('organizationId', organizationId)
          .in('leaseId', [...leaseIds])
          .order('createdAt', { ascending: false })
          .limit(MOST_OF_A_TENANT);
        return unwrap(answer) as MaintenanceRequest[];
      },
    }),
  byId: (maintenanceId: string) =>
    queryOptions({
      queryKey: ['maintenance', 'request', maintenanceId],
      queryFn: async () => {
        const answer = await getClient()
          .from('maintenance_list')
          .select(COLUMNS)
          .eq('id', maintenanceId)
          .maybeSingle();
        const request = unwrap(answer);
        if (!request) throw new AppError('not_found', 'not_found');
        return request as MaintenanceRequest;
      },
    }),
  /** What happened, the oldest first. */
  events: (maintenanceId: string) =>
    queryOptions({
      queryKey: ['maintenance', 'request', maintenanceId, 'events'],
      queryFn: async () => {
        const answer = await getClient()
          .from('maintenance_events_list')
          .select(EVENT_COLUMNS)
          .eq('maintenanceId', maintenanceId)
          .order('id');
        return unwrap(answer) as MaintenanceEvent[];
      },
    }),
  /** Photos with links that work for an hour. */
  photos: (maintenanceId: string) =>
    queryOptions({
      queryKey: ['maintenance', 'request', maintenanceId, 'photos'],
      queryFn: () => fetchPhotos(maintenanceId),
      staleTime: FRESH_MS,
      refetchInterval: FRESH_MS,
      placeholderData: keepPreviousData,
    }),
  /** Units of a property to choose from, in their order. */
  units: (organizationId: string, propertyId: string) =>
    queryOptions({
      queryKey: ['maintenance', organizationId, 'units', propertyId],
      queryFn: async () => {
        const answer = await getClient()
          .from('units')
          .select('id, label')
          .eq('organizationId', organizationId)
          .eq('propertyId', propertyId)
          .is('archivedAt', null)
          .order('labelOrder')
          .limit(MOST_CHOICES);
        return unwrap(answer);
      },
    }),
  /** Members who may see to a request. */
  workers: (organizationId: string) =>
    queryOptions({
      queryKey: ['maintenance', organizationId, 'workers'],
      queryFn: async () => await call('maintenance_workers', { organizationId }),
    }),
};
