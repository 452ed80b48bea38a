import { call } from '#src/data/call.ts';
import { authClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import { fromFirstCall } from '#src/data/people/session/first-answer.ts';
import { query } from '#src/data/query.ts';
import { type Selected, select } from '#src/data/rows.ts';
import type { NotificationChannel, NotificationEvent } from '#src/domain/people/notifications.ts';

const NOTIFICATION_COLUMNS = 'event, channel, isEnabled';
export type NotificationRow = Selected<'notification_settings', typeof NOTIFICATION_COLUMNS>;

async function fetchNotifications(userId: string): Promise<NotificationRow[]> {
  const first = await fromFirstCall<NotificationRow[]>('notifications');
  return first ?? unwrap(await select('notification_settings', NOTIFICATION_COLUMNS, { userId }));
}

/** Whether a message is sent: it is until somebody switches it off. */
export function wants(
  rows: readonly NotificationRow[],
  event: NotificationEvent,
  channel: NotificationChannel,
): boolean {
  return rows.find((row) => row.event === event && row.channel === channel)?.isEnabled ?? true;
}

/** The rows as they will be once the choice is saved. */
export function withChoice(
  rows: readonly NotificationRow[],
  {
    event,
    channel,
    isEnabled,
  }: { event: NotificationEvent; channel: NotificationChannel; isEnabled: boolean },
): NotificationRow[] {
  const others = rows.filter((row) => row.event !== event || row.channel !== channel);
  return [...others, { event, channel, isEnabled }];
}

/** The address that waits to be confirmed, or null. */
async function fetchPendingEmail(): Promise<string | null> {
  const { user } = unwrap(await (await authClient()).getUser());
  return user.new_email ?? null;
}

async function fetchObstacles() {
  return await call('list_account_obstacles');
}

export const accountQueries = {
  notifications: (userId: string) =>
    query(['account', userId, 'notifications'], () => fetchNotifications(userId)),
  pendingEmail: (userId: string) => query(['account', userId, 'pending-email'], fetchPendingEmail),
  obstacles: (userId: string) => query(['account', userId, 'obstacles'], fetchObstacles),
};
