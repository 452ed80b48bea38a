import type { Sql } from 'postgres';
import { act, type Caller } from '#tests/support/actors.ts';

/** An entry as the database answers it. */
export interface CalendarEntry {
  key: string;
  kind: string;
  rule: string;
  law: string | null;
  article: string | null;
  starts_on: string | null;
  ends_on: string | null;
  starts_at: string | null;
  ends_at: string | null;
  time_zone: string;
  facts: Record<string, unknown>;
  record_kind: string;
  record_id: string | null;
  property_id: string | null;
  unit_id: string | null;
  lease_id: string | null;
  assignee: string | null;
  can_move: boolean;
  fixed_because: string | null;
  done_at: string | null;
}

interface Asked {
  organizationId: string;
  from: string;
  to: string;
  kinds?: readonly string[];
  propertyId?: string;
  assignee?: string;
}

/** What the calendar of an organization says between two days. */
export function entriesOf(sql: Sql, caller: Caller, asked: Asked): Promise<CalendarEntry[]> {
  const { organizationId, from, to, kinds = [], propertyId = null, assignee = null } = asked;
  return act(sql, caller, async (transaction) => {
    const [row] = await transaction<{ answer: { entries: CalendarEntry[] } }[]>`
      select public.calendar_entries(${organizationId}, ${from}, ${to}, ${[...kinds]}::public.calendar_kind[],
        ${propertyId}, ${assignee}) as answer`;
    return row?.answer.entries ?? [];
  });
}

/** What the calendar of a lease says to its tenants. */
export function myEntries(
  sql: Sql,
  caller: Caller,
  leaseId: string,
  [from, to]: readonly [string, string],
): Promise<CalendarEntry[]> {
  return act(sql, caller, async (transaction) => {
    const [row] = await transaction<{ answer: { entries: CalendarEntry[] } }[]>`
      select public.my_calendar(${leaseId}, ${from}, ${to}) as answer`;
    return row?.answer.entries ?? [];
  });
}

/** An entry as a feed answers it. */
export interface FeedEntry extends CalendarEntry {
  sequence: number;
  changed_at: string;
  is_cancelled: boolean;
}

export interface FeedAnswer {
  etag: string;
  is_tenant: boolean;
  entries: FeedEntry[] | null;
}

/** What the edge is answered at the address of a feed. */
export function readFeed(sql: Sql, tokenHash: string, etag: string | null = null): Promise<FeedAnswer> {
  return act(sql, 'service', async (transaction) => {
    const [row] = await transaction<{ answer: FeedAnswer }[]>`
      select public.read_calendar_feed(${tokenHash}, ${etag}, 'Google-Calendar-Importer') as answer`;
    if (!row) throw new Error('no answer');
    return row.answer;
  });
}
