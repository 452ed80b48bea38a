import { call } from '#src/data/call.ts';
import { authClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import { fromFirstCall } from '#src/data/people/session/first-answer.ts';
import { query } from '#src/data/query.ts';
import { type Selected, select } from '#src/data/rows.ts';
import {
  defaultCadence,
  type NotificationCadence,
  type NotificationChannel,
  type NotificationEvent,
} from '#src/domain/notifications/events.ts';

const NOTIFICATION_COLUMNS = 'event, channel, cadence';
export type NotificationRow = Selected<'notification_settings', typeof NOTIFICATION_COLUMNS>;

async function fetchNotifications(userId: string): Promise<NotificationRow[]> {
  const first = await fromFirstCall<NotificationRow[]>('notifications');
  return first ?? unwrap(await select('notification_settings', NOTIFICATION_COLUMNS, { userId }));
}

/** How soon a person hears of an event on a channel: as they chose, else as it is without a choice. */
export function cadenceIn(
  rows: readonly NotificationRow[],
  event: NotificationEvent,
  channel: NotificationChannel,
): NotificationCadence {
  const row = rows.find((one) => one.event === event && one.channel === channel);
  return row?.cadence ?? defaultCadence(event, channel);
}

/** Whether they hear of it there at all. */
export const wants = (...asked: Parameters<typeof cadenceIn>): boolean => cadenceIn(...asked) !== 'off';

/** The rows as they will be once the choice is saved. */
export function withChoice(
  rows: readonly NotificationRow[],
  { event, channel, cadence }: NotificationRow,
): NotificationRow[] {
  const others = rows.filter((row) => row.event !== event || row.channel !== channel);
  return [...others, { event, channel, cadence }];
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
