import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getClient } from '#src/data/client.ts';
import { AppError, unwrap } from '#src/data/errors.ts';
import { PAGE_SIZE, type Page, startAfter, toPage } from '#src/data/keyset.ts';
import type { ViewRow } from '#src/data/rows.ts';
import { patternsOf } from '#src/data/text-filter.ts';
import type { ListCursor } from '#src/domain/foundation/list-cursor.ts';
import type { ListQuery, ListSpec } from '#src/domain/foundation/list-query.ts';
import { countNoticePeople, type NoticeContent } from './mutations.ts';

export const noticeStates = ['current', 'scheduled', 'past', 'withdrawn'] as const;
export type NoticeState = (typeof noticeStates)[number];

/** A notice as the office sees it. */
export type OfficeNotice = Omit<
  ViewRow<'notices_list', 'property_id' | 'expires_at' | 'withdrawn_at' | 'property_name'>,
  'search_text' | 'state'
> & { readonly state: NoticeState };

export type NoticeRecipient = Omit<
  ViewRow<'notice_recipients_list', 'read_at' | 'acknowledged_at'>,
  'organization_id' | 'notice_id'
>;

/** A notice as one of its readers sees it. */
export interface MyNotice {
  readonly id: string;
  readonly lease_id: string;
  readonly title_es: string;
  readonly body_es: string;
  readonly title_en: string;
  readonly body_en: string;
  readonly publish_at: string;
  readonly expires_at: string | null;
  readonly needs_acknowledgement: boolean;
  readonly read_at: string | null;
  readonly acknowledged_at: string | null;
  readonly organization_name: string;
  readonly time_zone: string;
}

/** What the office's list of notices can be asked for. */
export const noticeListSpec = {
  filters: { state: noticeStates, property: 'any' },
  sortColumns: ['publish_at'],
  defaultSort: { column: 'publish_at', direction: 'desc' },
} as const satisfies ListSpec;

const COLUMNS =
  'id, organization_id, title_es, body_es, title_en, body_en, audience, property_id, unit_ids, lease_ids, publish_at, expires_at, needs_acknowledgement, withdrawn_at, created_at, recipient_count, read_count, acknowledged_count, property_name, state';
const RECIPIENT_COLUMNS =
  'person_id, lease_id, read_at, acknowledged_at, full_name, has_account, property_name, unit_label';
const MY_COLUMNS =
  'id, lease_id, title_es, body_es, title_en, body_en, publish_at, expires_at, needs_acknowledgement, read_at, acknowledged_at, organization_name, time_zone';
const MOST_OF_A_TENANT = 200;
const MOST_RECIPIENTS = 1000;

async function fetchList(
  organizationId: string,
  query: ListQuery,
  cursor: ListCursor | null,
): Promise<Page<OfficeNotice>> {
  let rows = getClient().from('notices_list').select(COLUMNS).eq('organization_id', organizationId);
  for (const pattern of await patternsOf(query.search)) rows = rows.like('search_text', pattern);
  if (query.filters.state) rows = rows.in('state', [...query.filters.state]);
  if (query.filters.property) rows = rows.in('property_id', [...query.filters.property]);
  const answer = await startAfter(rows, query.sort, cursor)
    .order('publish_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(PAGE_SIZE + 1);
  return toPage(unwrap(answer) as OfficeNotice[], query.sort);
}

const mine = () => getClient().rpc('my_notices', {}, { get: true }).select(MY_COLUMNS);

/** Notices, as the office writes them and as tenants read them. */
export const noticeQueries = {
  all: ['notices'] as const,
  list: (organizationId: string, query: ListQuery) =>
    infiniteQueryOptions({
      queryKey: ['notices', organizationId, 'list', { ...query, cursor: null }],
      queryFn: ({ pageParam }) => fetchList(organizationId, query, pageParam),
      initialPageParam: query.cursor,
      getNextPageParam: (page) => page.next,
    }),
  byId: (noticeId: string) =>
    queryOptions({
      queryKey: ['notices', 'notice', noticeId],
      queryFn: async () => {
        const notice = unwrap(
          await getClient().from('notices_list').select(COLUMNS).eq('id', noticeId).maybeSingle(),
        );
        if (!notice) throw new AppError('not_found', 'not_found');
        return notice as OfficeNotice;
      },
    }),
  /** Whom a notice is for, who has not read it first; the first 1,000. */
  recipients: (noticeId: string) =>
    queryOptions({
      queryKey: ['notices', 'notice', noticeId, 'recipients'],
      queryFn: async () =>
        unwrap(
          await getClient()
            .from('notice_recipients_list')
            .select(RECIPIENT_COLUMNS)
            .eq('notice_id', noticeId)
            .order('read_at', { ascending: false, nullsFirst: true })
            .order('full_name_order')
            .limit(MOST_RECIPIENTS),
        ) as NoticeRecipient[],
    }),
  /** How many a notice would reach. */
  reach: (organizationId: string, notice: NoticeContent) =>
    queryOptions({
      queryKey: [
        'notices',
        organizationId,
        'reach',
        notice.audience,
        notice.property_id,
        notice.unit_ids,
        notice.lease_ids,
      ],
      queryFn: () => countNoticePeople(organizationId, notice),
    }),
  /** The reader's own, the newest first; 200 at most. */
  mine: (userId: string) =>
    queryOptions({
      queryKey: ['notices', 'mine', userId],
      queryFn: async () =>
        unwrap(await mine().order('publish_at', { ascending: false }).limit(MOST_OF_A_TENANT)) as MyNotice[],
    }),
  mineById: (userId: string, noticeId: string) =>
    queryOptions({
      queryKey: ['notices', 'mine', userId, noticeId],
      queryFn: async () => {
        const [notice] = unwrap(await mine().eq('id', noticeId).limit(1)) as MyNotice[];
        if (!notice) throw new AppError('not_found', 'not_found');
        return notice;
      },
    }),
};
