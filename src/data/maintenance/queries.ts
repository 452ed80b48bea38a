// What screens read of repairs, in one file: all of it goes stale together, under the keys that begin with `maintenance`.
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
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
import type { ViewRow } from '../rows.ts';
import { patternsOf } from '../text-filter.ts';

type NullableColumn =
  | 'unit_id'
  | 'lease_id'
  | 'stage'
  | 'assigned_to'
  | 'scheduled_on'
  | 'responded_at'
  | 'completed_at'
  | 'rating'
  | 'unit_label'
  | 'assignee_name'
  | 'reporter_name';
export type MaintenanceRequest = Omit<ViewRow<'maintenance_list', NullableColumn>, 'search_text'>;
/** `facts`: what changed, by the event's kind (`from`, `to`, `stage`, `on`, `rating`, `photo`). */
export type MaintenanceEvent = Omit<
  ViewRow<'maintenance_events_list', 'actor_name' | 'actor_id'>,
  'organization_id' | 'maintenance_id' | 'lease_id' | 'facts'
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
  'id, organization_id, number, property_id, unit_id, lease_id, status, stage, priority, category, title, description, may_enter, access_note, assigned_to, scheduled_on, created_at, respond_by, resolve_by, responded_at, completed_at, reopened_count, rating, rating_comment, property_name, unit_label, assignee_name, reporter_name';
const EVENT_COLUMNS = 'id, kind, body, facts, is_internal, actor_id, is_from_tenant, created_at, actor_name';
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
  let rows = getClient().from('maintenance_list').select(COLUMNS).eq('organization_id', organizationId);
  for (const pattern of await patternsOf(query.search)) rows = rows.like('search_text', pattern);
  const { status, priority, category, property, unit } = query.filters;
  if (status) rows = rows.in('status', status as MaintenanceRequest['status'][]);
  if (priority) rows = rows.in('priority', priority as MaintenanceRequest['priority'][]);
  if (category) rows = rows.in('category', category as MaintenanceRequest['category'][]);
  if (property) rows = rows.in('property_id', [...property]);
  if (unit) rows = rows.in('unit_id', [...unit]);
  const answer = await inOrder(rows, query.sort, cursor).limit(PAGE_SIZE + 1);
  return toPage(unwrap(answer) as MaintenanceRequest[], query.sort);
}

async function fetchPhotos(maintenanceId: string): Promise<(MaintenancePhoto & { url: string })[]> {
  const answer = await getClient()
    .from('maintenance_photos')
    .select('id, path')
    .eq('maintenance_id', maintenanceId)
    .order('created_at');
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
          .eq('lease_id', leaseId)
          .order('created_at', { ascending: false })
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
          .eq('organization_id', organizationId)
          .in('lease_id', [...leaseIds])
          .order('created_at', { ascending: false })
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
          .eq('maintenance_id', maintenanceId)
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
          .eq('organization_id', organizationId)
          .eq('property_id', propertyId)
          .is('archived_at', null)
          .order('label_order')
          .limit(MOST_CHOICES);
        return unwrap(answer);
      },
    }),
  /** Members who may see to a request. */
  workers: (organizationId: string) =>
    queryOptions({
      queryKey: ['maintenance', organizationId, 'workers'],
      queryFn: async () =>
        unwrap(await getClient().rpc('maintenance_workers', { p_organization_id: organizationId })),
    }),
};
