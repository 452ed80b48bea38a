import { createHash, randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import { act, type Caller } from '#tests/support/actors.ts';
import type { Landlord } from '#tests/support/portfolio.ts';
import { verbs } from '#tests/support/verbs.ts';

export interface CalendarRows {
  /** A task for the whole day. */
  calendarItemId: string;
  /** Comes every day, but not on its second. */
  calendarSeriesId: string;
  /** Of the owner. */
  calendarFeed: { id: string; tokenHash: string };
}

/** The day on which the cast's items begin. */
export const ITEM_DAY = '2031-03-03';

/** Makes a feed; returns its id and what the edge asks with. */
export function createFeed(
  sql: Sql,
  caller: Caller,
  organizationId: string,
  more: { leaseId?: string; withNames?: boolean; kinds?: readonly string[] } = {},
): Promise<{ id: string; tokenHash: string; token: string }> {
  const { leaseId = null, withNames = false, kinds = [] } = more;
  return act(sql, caller, async (transaction) => {
    const [made] = await transaction<{ id: string; token: string }[]>`
      select feed_id as id, token from public.create_calendar_feed(${randomUUID()}, ${organizationId}, 'Mi teléfono',
        ${[...kinds]}::public.calendar_kind[], p_with_names => ${withNames}, p_lease_id => ${leaseId})`;
    const { id = '', token = '' } = made ?? {};
    return { id, token, tokenHash: createHash('sha256').update(token).digest('hex') };
  });
}

/** One of each, as an owner writes them. */
export async function addCalendarRows(
  sql: Sql,
  { owner, organizationId }: Landlord,
  propertyId: string,
): Promise<CalendarRows> {
  const save = (item: object) => verbs.saveCalendarItem(sql, owner, { organizationId, item });
  const calendarItemId = await save({
    kind: 'task',
    title: 'Revisar el techo',
    starts_on: ITEM_DAY,
    property_id: propertyId,
    assignee: owner.userId,
  });
  const calendarSeriesId = await save({
    kind: 'reminder',
    title: 'Regar',
    starts_on: ITEM_DAY,
    repeat: { freq: 'daily', times: 9 },
  });
  await verbs.deleteCalendarItem(sql, owner, { itemId: calendarSeriesId, occursOn: '2031-03-04' });
  const { id, tokenHash } = await createFeed(sql, owner, organizationId);
  return { calendarItemId, calendarSeriesId, calendarFeed: { id, tokenHash } };
}
