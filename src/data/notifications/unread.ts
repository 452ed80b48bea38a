import { unwrap } from '#src/data/errors.ts';
import { fromFirstCall } from '#src/data/people/session/first-answer.ts';
import { query } from '#src/data/query.ts';
import { select } from '#src/data/rows.ts';

/** How the keys of what the notification centre reads begin. */
export const NOTIFICATIONS = ['notifications'] as const;

/** More than that are not counted one by one: the bell shows "99+". */
const MOST_COUNTED = 100;

async function countUnread(userId: string): Promise<{ unreadNotifications: number }> {
  const first = await fromFirstCall<number>('unreadNotifications');
  if (first !== undefined) return { unreadNotifications: first };
  const rows = await select('notifications', 'id', { userId })
    .is('readAt', null)
    .or(`snoozedUntil.is.null,snoozedUntil.lte."${new Date().toISOString()}"`)
    .limit(MOST_COUNTED);
  return { unreadNotifications: unwrap(rows).length };
}

/** For who has no other number at the navigation, with which it would come. */
export const unreadQuery = (userId: string) =>
  query([...NOTIFICATIONS, userId, 'unread'], () => countUnread(userId));
