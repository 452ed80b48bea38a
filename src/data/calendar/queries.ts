// What screens read of the calendar, in one file: all of it goes stale together, under the keys that begin with `calendar`.
import { keepPreviousData } from '@tanstack/react-query';
import { call } from '#src/data/call.ts';
import { query, recordQuery, rowsQuery } from '#src/data/query.ts';
import { type Selected, select } from '#src/data/rows.ts';
import type { CalendarEntry } from '#src/domain/calendar/calendar-entry.ts';
import type { IsoDate } from '#src/domain/foundation/dates.ts';

export interface CalendarAnswer {
  readonly entries: readonly CalendarEntry[];
  readonly count: number;
  /** Whether these are all; else the first five thousand by day. */
  readonly isComplete: boolean;
  readonly timeZone: string;
}

/** What stands against a time. */
export interface CalendarClash {
  readonly clash: 'assignee_busy' | 'area_reserved' | 'holiday';
  readonly entry: CalendarEntry;
}

const ITEM_COLUMNS =
  'id, kind, title, note, place, propertyId, unitId, leaseId, maintenanceId, assignee, startsOn, endsOn, startsAt, endsAt, timeZone, isShownToTenants, repeatFreq, repeatEvery, repeatByDay, repeatByMonthDay, repeatTimes, repeatUntil, doneAt';

const FEED_COLUMNS =
  'id, name, leaseId, kinds, propertyId, isOwnOnly, withNames, createdAt, lastReadAt, lastReader';
export type CalendarFeed = Selected<'calendar_feeds', typeof FEED_COLUMNS>;

/** What the calendar of an organization is asked for. */
export interface CalendarRange {
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly propertyId: string | null;
  readonly assignee: string | null;
}

/** A time that something is to take, and who and where. */
export interface ClashTimes {
  readonly startsOn: IsoDate | null;
  readonly endsOn: IsoDate | null;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly assignee: string | null;
  readonly propertyId: string | null;
  readonly exceptItemId: string | null;
}

export const calendarQueries = {
  all: ['calendar'] as const,
  /** What stands between two days. Called a list because the last ones are kept for a time without a connection. */
  entries: (organizationId: string, range: CalendarRange) =>
    query(
      ['calendar', organizationId, 'list', range],
      async () => (await call('calendar_entries', { organizationId, ...range })) as unknown as CalendarAnswer,
      { placeholderData: keepPreviousData },
    ),
  /** What is coming for the tenants of a lease. */
  mine: (leaseId: string, from: IsoDate, to: IsoDate) =>
    query(
      ['calendar', 'mine', leaseId, from, to],
      async () => (await call('my_calendar', { leaseId, from, to })) as unknown as CalendarAnswer,
    ),
  item: (organizationId: string, itemId: string) =>
    recordQuery(
      ['calendar', organizationId, 'item', itemId],
      () => select('calendar_items', ITEM_COLUMNS, { organizationId, id: itemId }).maybeSingle(),
      { staleTime: 0 },
    ),
  clashes: (organizationId: string, times: ClashTimes) =>
    query(
      ['calendar', organizationId, 'clashes', times],
      async () =>
        (await call('calendar_clashes', { organizationId, ...times })) as unknown as readonly CalendarClash[],
      { placeholderData: keepPreviousData },
    ),
  /** The reader's own feeds that are read, the newest first: those of a lease of theirs, or of the organization. */
  feeds: (organizationId: string, leaseId: string | null) =>
    rowsQuery(
      ['calendar', organizationId, 'feeds', leaseId],
      () => {
        const own = select('calendar_feeds', FEED_COLUMNS, { organizationId })
          .is('revokedAt', null)
          .order('createdAt', { ascending: false });
        return leaseId === null ? own.is('leaseId', null) : own.eq('leaseId', leaseId);
      },
      { staleTime: 0 },
    ),
};
