import { getClient } from '#src/data/client.ts';
import { AppError, unwrap } from '#src/data/errors.ts';
import { read } from '#src/data/functions.ts';
import { PAGE_SIZE, type Page, startAfter, toPage } from '#src/data/keyset.ts';
import { pagesQuery, query, recordQuery, rowsQuery } from '#src/data/query.ts';
import { type Selected, select } from '#src/data/rows.ts';
import { patternsOf } from '#src/data/text-filter.ts';
import type { ListCursor } from '#src/domain/foundation/list-cursor.ts';
import type { ListQuery, ListSpec } from '#src/domain/foundation/list-query.ts';
import { countNoticePeople, type NoticeContent } from './mutations.ts';

export const noticeStates = ['current', 'scheduled', 'past', 'withdrawn'] as const;
export type NoticeState = (typeof noticeStates)[number];

/** A notice as the office sees it. */
export type OfficeNotice = Selected<'notices_list', typeof COLUMNS, { readonly state: NoticeState }>;

export type NoticeRecipient = Selected<'notice_recipients_list', typeof RECIPIENT_COLUMNS>;

/** A notice as one of its readers sees it. */
export interface MyNotice {
  readonly id: string;
  readonly leaseId: string;
  readonly titleEs: string;
  readonly bodyEs: string;
  readonly titleEn: string;
  readonly bodyEn: string;
  readonly publishAt: string;
  readonly expiresAt: string | null;
  readonly needsAcknowledgement: boolean;
  readonly readAt: string | null;
  readonly acknowledgedAt: string | null;
  readonly organizationName: string;
  readonly timeZone: string;
}

/** What the office's list of notices can be asked for. */
export const noticeListSpec = {
  filters: { state: noticeStates, property: 'any' },
  sortColumns: ['publish_at'],
  defaultSort: { column: 'publish_at', direction: 'desc' },
} as const satisfies ListSpec;

const COLUMNS =
  'id, organizationId, titleEs, bodyEs, titleEn, bodyEn, audience, propertyId, unitIds, leaseIds, publishAt, expiresAt, needsAcknowledgement, withdrawnAt, createdAt, recipientCount, readCount, acknowledgedCount, propertyName, state';
const RECIPIENT_COLUMNS =
  'personId, leaseId, readAt, acknowledgedAt, fullName, hasAccount, propertyName, unitLabel';
const MY_COLUMNS =
  'id, leaseId, titleEs, bodyEs, titleEn, bodyEn, publishAt, expiresAt, needsAcknowledgement, readAt, acknowledgedAt, organizationName, timeZone';
const MOST_OF_A_TENANT = 200;
const MOST_RECIPIENTS = 1000;

async function fetchList(
  organizationId: string,
  query: ListQuery,
  cursor: ListCursor | null,
): Promise<Page<OfficeNotice>> {
  let rows = select('notices_list', COLUMNS, { organizationId });
  for (const pattern of await patternsOf(query.search)) rows = rows.like('searchText', pattern);
  if (query.filters.state) rows = rows.in('state', [...query.filters.state]);
  if (query.filters.property) rows = rows.in('propertyId', [...query.filters.property]);
  const answer = await startAfter(rows, query.sort, cursor)
    .order('publishAt', { ascending: false })
    .order('id', { ascending: false })
    .limit(PAGE_SIZE + 1);
  return toPage(unwrap(answer) as OfficeNotice[], query.sort);
}

const mine = () => read(getClient(), 'my_notices', {}).select(MY_COLUMNS);

/** Notices, as the office writes them and as tenants read them. */
export const noticeQueries = {
  all: ['notices'] as const,
  list: (organizationId: string, query: ListQuery) =>
    pagesQuery(
      ['notices', organizationId, 'list', { ...query, cursor: null }],
      (cursor) => fetchList(organizationId, query, cursor),
      query.cursor,
    ),
  byId: (noticeId: string) =>
    recordQuery<OfficeNotice>(['notices', 'notice', noticeId], () =>
      select('notices_list', COLUMNS, { id: noticeId }).maybeSingle(),
    ),
  /** Whom a notice is for, who has not read it first; the first 1,000. */
  recipients: (noticeId: string) =>
    rowsQuery(['notices', 'notice', noticeId, 'recipients'], () =>
      select('notice_recipients_list', RECIPIENT_COLUMNS, { noticeId })
        .order('readAt', { ascending: false, nullsFirst: true })
        .order('fullNameOrder')
        .limit(MOST_RECIPIENTS),
    ),
  /** How many a notice would reach. */
  reach: (organizationId: string, notice: NoticeContent) =>
    query(
      [
        'notices',
        organizationId,
        'reach',
        notice.audience,
        notice.propertyId,
        notice.unitIds,
        notice.leaseIds,
      ],
      () => countNoticePeople(organizationId, notice),
    ),
  /** The reader's own, the newest first; 200 at most. */
  mine: (userId: string) =>
    rowsQuery<MyNotice[]>(['notices', 'mine', userId], () =>
      mine().order('publishAt', { ascending: false }).limit(MOST_OF_A_TENANT),
    ),
  mineById: (userId: string, noticeId: string) =>
    query(['notices', 'mine', userId, noticeId], async () => {
      const [notice] = unwrap(await mine().eq('id', noticeId).limit(1)) as MyNotice[];
      if (!notice) throw new AppError('not_found', 'not_found');
      return notice;
    }),
};
