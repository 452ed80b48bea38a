import { unwrap } from '#src/data/errors.ts';
import { PAGE_SIZE, type Page, startAfter, toPage } from '#src/data/keyset.ts';
import { pagesQuery, rowsQuery } from '#src/data/query.ts';
import { type Selected, select } from '#src/data/rows.ts';
import type { ListCursor } from '#src/domain/foundation/list-cursor.ts';
import type { ListSort } from '#src/domain/foundation/list-query.ts';
import type { NotificationEvent } from '#src/domain/notifications/events.ts';
import { NOTIFICATIONS } from '../unread.ts';

const COLUMNS =
  'id, organizationId, event, template, recordKind, recordId, groupKey, leaseId, parameters, createdAt, snoozedUntil, notificationCount, unreadCount, isUnread, isMuted';
/** The notifications of a record, said by the last of them. */
export type NotificationGroup = Selected<
  'my_notifications',
  typeof COLUMNS,
  { parameters: Readonly<Record<string, unknown>> }
>;

const MUTE_COLUMNS = 'recordKind, recordId, template, parameters, createdAt';
export type Mute = Selected<
  'notification_mutes',
  typeof MUTE_COLUMNS,
  { parameters: Readonly<Record<string, unknown>> }
>;

export const notificationStates = ['all', 'unread', 'snoozed'] as const;

export interface NotificationFilter {
  readonly state: (typeof notificationStates)[number];
  readonly event: NotificationEvent | null;
  readonly organizationId: string | null;
}

const NEWEST: ListSort = { column: 'createdAt', direction: 'desc' };
/** In a cursor: the page is among those that were read. */
const READ = 'read';

const sorted = (filter: NotificationFilter, cursor: ListCursor | null) => {
  const { event, organizationId } = filter;
  const rows = startAfter(
    select('my_notifications', COLUMNS, {
      ...(event && { event }),
      ...(organizationId && { organizationId }),
    }),
    NEWEST,
    cursor,
  );
  return rows.order('createdAt', { ascending: false }).order('id', { ascending: false });
};

const awake = (now: string) => `snoozedUntil.is.null,snoozedUntil.lte."${now}"`;

const ask = async (rows: PromiseLike<Parameters<typeof unwrap>[0]>) =>
  unwrap(await rows) as NotificationGroup[];

/** Unread first, each part newest first. What was put away is left out until its time has come. */
async function fetchPage(
  filter: NotificationFilter,
  cursor: ListCursor | null,
): Promise<Page<NotificationGroup>> {
  const now = new Date().toISOString();
  const limit = PAGE_SIZE + 1;
  if (filter.state === 'snoozed')
    return toPage(await ask(sorted(filter, cursor).gt('snoozedUntil', now).limit(limit)), NEWEST);
  const isAmongRead = cursor?.key[1] === READ;
  const unread = isAmongRead
    ? []
    : await ask(sorted(filter, cursor).eq('isUnread', true).or(awake(now)).limit(limit));
  if (filter.state === 'unread' || unread.length === limit) return toPage(unread, NEWEST);
  const from = isAmongRead ? cursor : null;
  const read = await ask(
    sorted(filter, from)
      .eq('isUnread', false)
      .limit(limit - unread.length),
  );
  const { rows, next } = toPage([...unread, ...read], NEWEST);
  const isInRead = rows.at(-1)?.isUnread === false;
  return { rows, next: next && isInRead ? { ...next, key: [...next.key, READ] } : next };
}

export const notificationQueries = {
  all: NOTIFICATIONS,
  list: (userId: string, filter: NotificationFilter) =>
    pagesQuery([...NOTIFICATIONS, userId, 'list', filter], (cursor) => fetchPage(filter, cursor)),
  mutes: (userId: string) =>
    rowsQuery<readonly Mute[]>([...NOTIFICATIONS, userId, 'mutes'], () =>
      select('notification_mutes', MUTE_COLUMNS, { userId }).order('createdAt', { ascending: false }),
    ),
};
