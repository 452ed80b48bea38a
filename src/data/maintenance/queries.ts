// What screens read of repairs, in one file: all of it goes stale together, under the keys that begin with `maintenance`.

import { keepPreviousData } from '@tanstack/react-query';
import { call } from '#src/data/call.ts';
import { pagesQuery, query, recordQuery, rowsQuery } from '#src/data/query.ts';
import { type Selected, select } from '#src/data/rows.ts';
import { addDays } from '#src/domain/foundation/dates.ts';
import type { ListCursor } from '#src/domain/foundation/list-cursor.ts';
import type { ListQuery, ListSpec } from '#src/domain/foundation/list-query.ts';
import { DEFAULT_TIME_ZONE, instantAt } from '#src/domain/foundation/time-zone.ts';
import {
  maintenanceCategories,
  maintenancePriorities,
  maintenanceStatuses,
} from '#src/domain/maintenance/maintenance-enums.ts';
import { storageClient } from '../client.ts';
import { toAppError, unwrap } from '../errors.ts';
import { inOrder, PAGE_SIZE, type Page, toPage } from '../keyset.ts';
import { patternsOf } from '../text-filter.ts';

export type MaintenanceRequest = Selected<'maintenance_list', typeof COLUMNS>;
/** A request with its equipment and its checklist, which tenants do not get. */
export type MaintenanceDetail = Selected<
  'maintenance_list',
  typeof DETAIL_COLUMNS,
  { readonly checklist: readonly ChecklistItem[] }
>;
export interface ChecklistItem {
  readonly id: string;
  readonly body: string;
  readonly doneAt: string | null;
  readonly doneByName: string | null;
}
/** `facts`: what changed, by the event's kind (`from`, `to`, `stage`, `on`, `rating`, `photo`). */
export type MaintenanceEvent = Selected<
  'maintenance_events_list',
  typeof EVENT_COLUMNS,
  { readonly facts: Readonly<Record<string, string | number | null>> }
>;
export interface MaintenancePhoto {
  readonly id: string;
  readonly path: string;
}

/** What the list of requests can be asked for; `from` and `to` are days of the report, both included. */
export const maintenanceListSpec = {
  filters: {
    status: maintenanceStatuses,
    priority: maintenancePriorities,
    category: maintenanceCategories,
    property: 'any',
    unit: 'any',
    asset: 'any',
    from: 'any',
    to: 'any',
  },
  sortColumns: ['created_at', 'priority', 'resolve_by', 'property_name'],
  defaultSort: { column: 'created_at', direction: 'desc' },
} as const satisfies ListSpec;

const COLUMNS =
  'id, organizationId, number, propertyId, unitId, leaseId, status, stage, priority, category, title, description, mayEnter, accessNote, assignedTo, scheduledOn, createdAt, respondBy, resolveBy, respondedAt, completedAt, reopenedCount, rating, ratingComment, propertyName, unitLabel, assigneeName, reporterName';
const DETAIL_COLUMNS = `${COLUMNS}, assetId, assetName, checklist` as const;
const EVENT_COLUMNS = 'id, kind, body, facts, isInternal, actorId, isFromTenant, createdAt, actorName';
const BUCKET = 'maintenance-photos';
const LINK_SECONDS = 60 * 60;
const FRESH_MS = (LINK_SECONDS / 2) * 1000;
const MOST_OF_A_TENANT = 200;
const MOST_CHOICES = 1000;
const MOST_CONTACTS = 6;

async function fetchList(
  organizationId: string,
  query: ListQuery,
  cursor: ListCursor | null,
  timeZone: string,
): Promise<Page<MaintenanceRequest>> {
  let rows = select('maintenance_list', COLUMNS, { organizationId });
  for (const pattern of await patternsOf(query.search)) rows = rows.like('searchText', pattern);
  const { status, priority, category, property, unit, asset } = query.filters;
  if (status) rows = rows.in('status', status as MaintenanceRequest['status'][]);
  if (priority) rows = rows.in('priority', priority as MaintenanceRequest['priority'][]);
  if (category) rows = rows.in('category', category as MaintenanceRequest['category'][]);
  if (property) rows = rows.in('propertyId', [...property]);
  if (unit) rows = rows.in('unitId', [...unit]);
  if (asset) rows = rows.in('assetId', [...asset]);
  const { from: [from] = [], to: [to] = [] } = query.filters;
  if (from) rows = rows.gte('createdAt', instantAt(timeZone, from, '00:00'));
  if (to) rows = rows.lt('createdAt', instantAt(timeZone, addDays(to, 1), '00:00'));
  const answer = await inOrder(rows, query.sort, cursor).limit(PAGE_SIZE + 1);
  return toPage(unwrap(answer) as MaintenanceRequest[], query.sort);
}

async function fetchPhotos(maintenanceId: string): Promise<(MaintenancePhoto & { url: string })[]> {
  const answer = await select('maintenance_photos', 'id, path', { maintenanceId }).order('createdAt');
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
  list: (organizationId: string, query: ListQuery, timeZone: string = DEFAULT_TIME_ZONE) =>
    pagesQuery(
      ['maintenance', organizationId, 'list', { ...query, cursor: null }],
      (cursor) => fetchList(organizationId, query, cursor, timeZone),
      query.cursor,
    ),
  /** The requests of one lease, the newest first; 200 at most. */
  ofLease: (leaseId: string) =>
    rowsQuery(['maintenance', 'lease', leaseId], () =>
      select('maintenance_list', COLUMNS, { leaseId })
        .order('createdAt', { ascending: false })
        .limit(MOST_OF_A_TENANT),
    ),
  /** The requests of some leases of an organization, the newest first; 200 at most. */
  ofLeases: (organizationId: string, leaseIds: readonly string[]) =>
    rowsQuery(['maintenance', organizationId, 'leases', leaseIds], () =>
      select('maintenance_list', COLUMNS, { organizationId })
        .in('leaseId', [...leaseIds])
        .order('createdAt', { ascending: false })
        .limit(MOST_OF_A_TENANT),
    ),
  byId: (maintenanceId: string) =>
    recordQuery<MaintenanceDetail>(['maintenance', 'request', maintenanceId], () =>
      select('maintenance_list', DETAIL_COLUMNS, { id: maintenanceId }).maybeSingle(),
    ),
  /** What happened, the oldest first. */
  events: (maintenanceId: string) =>
    rowsQuery<MaintenanceEvent[]>(['maintenance', 'request', maintenanceId, 'events'], () =>
      select('maintenance_events_list', EVENT_COLUMNS, { maintenanceId }).order('id'),
    ),
  /** Photos with links that work for an hour. */
  photos: (maintenanceId: string) =>
    query(['maintenance', 'request', maintenanceId, 'photos'], () => fetchPhotos(maintenanceId), {
      staleTime: FRESH_MS,
      refetchInterval: FRESH_MS,
      placeholderData: keepPreviousData,
    }),
  /** Who lives in a unit today, with their telephones: for readers of people. */
  contacts: (organizationId: string, unitId: string) =>
    rowsQuery(['maintenance', organizationId, 'contacts', unitId], () =>
      select('tenants_list', 'personId, fullName, phone', { organizationId, unitId })
        .in('status', ['active', 'notice_given', 'month_to_month'])
        .is('leftOn', null)
        .limit(MOST_CONTACTS),
    ),
  /** Units of a property to choose from, in their order. */
  units: (organizationId: string, propertyId: string) =>
    rowsQuery(['maintenance', organizationId, 'units', propertyId], () =>
      select('units', 'id, label', { organizationId, propertyId })
        .is('archivedAt', null)
        .order('labelOrder')
        .limit(MOST_CHOICES),
    ),
  /** Members who may see to a request. */
  workers: (organizationId: string) =>
    query(['maintenance', organizationId, 'workers'], () => call('maintenance_workers', { organizationId })),
};
