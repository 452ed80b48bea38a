import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '#src/data/call.ts';
import type { Answer } from '#src/data/functions.ts';
import { query } from '#src/data/query.ts';
import type { ContactReader } from '#src/domain/public-forms/contact.ts';
import { PAGE_SIZE, type Page } from '../keyset.ts';

interface LastSeen {
  readonly createdAt: string;
  readonly id: string;
}

/** What a list of visitors is asked for; a state of null is any. */
export interface VisitorQuery<State extends string> {
  readonly search: string;
  readonly state: State | null;
}
export type WaitlistState = 'confirmed' | 'unconfirmed';
export type MessageState = 'open' | 'answered';

const EXPORT_PAGE_SIZE = 1000;

function parametersOf({ search, state }: VisitorQuery<string>, before: LastSeen | null) {
  return {
    search,
    ...(state !== null && { state }),
    ...(before !== null && { before: before.createdAt, beforeId: before.id }),
  };
}

function toPage<Row extends LastSeen>(rows: readonly Row[]): Page<Row> {
  const shown = rows.slice(0, PAGE_SIZE);
  const last = shown.at(-1);
  return {
    rows: shown,
    next: rows.length > PAGE_SIZE && last ? { key: [last.createdAt], id: last.id } : null,
  };
}

const nextOf = ({ next }: Page<unknown>): LastSeen | undefined =>
  next ? { createdAt: String(next.key[0]), id: next.id } : undefined;

const toEntry = (row: Answer<'admin_list_waitlist'>[number]) => ({
  ...row,
  language: row.language === 'en' ? ('en' as const) : ('es' as const),
});
export type WaitlistEntry = ReturnType<typeof toEntry>;

async function fetchWaitlist(query: VisitorQuery<WaitlistState>, before: LastSeen | null) {
  const parameters = { ...parametersOf(query, before), limit: PAGE_SIZE + 1 };
  return (await call('admin_list_waitlist', parameters)).map(toEntry);
}

/** Every entry that the search and the state find, for a file. */
export async function fetchWholeWaitlist(query: VisitorQuery<WaitlistState>): Promise<WaitlistEntry[]> {
  const all: WaitlistEntry[] = [];
  let before: LastSeen | null = null;
  for (;;) {
    const rows: WaitlistEntry[] = (await call('admin_export_waitlist', parametersOf(query, before))).map(
      toEntry,
    );
    all.push(...rows);
    before = rows.at(-1) ?? null;
    if (rows.length < EXPORT_PAGE_SIZE) return all;
  }
}

async function fetchWaitlistCounts() {
  const [row] = await call('admin_waitlist_counts');
  return { confirmed: row?.confirmedCount ?? 0, unconfirmed: row?.unconfirmedCount ?? 0 };
}

async function fetchMessages(query: VisitorQuery<MessageState>, before: LastSeen | null) {
  const parameters = { ...parametersOf(query, before), limit: PAGE_SIZE + 1 };
  const rows = await call('admin_list_contact_messages', parameters);
  return rows.map((row) => ({ ...row, reader: row.reader as ContactReader }));
}
export type VisitorMessage = Awaited<ReturnType<typeof fetchMessages>>[number];

export const visitorQueries = {
  waitlistKey: ['admin', 'waitlist'] as const,
  messagesKey: ['admin', 'messages'] as const,
  counts: () => query([...visitorQueries.waitlistKey, 'counts'], fetchWaitlistCounts),
  waitlist: (query: VisitorQuery<WaitlistState>) =>
    infiniteQueryOptions({
      queryKey: [...visitorQueries.waitlistKey, query],
      queryFn: async ({ pageParam }) => toPage(await fetchWaitlist(query, pageParam)),
      initialPageParam: null as LastSeen | null,
      getNextPageParam: nextOf,
    }),
  messages: (query: VisitorQuery<MessageState>) =>
    infiniteQueryOptions({
      queryKey: [...visitorQueries.messagesKey, query],
      queryFn: async ({ pageParam }) => toPage(await fetchMessages(query, pageParam)),
      initialPageParam: null as LastSeen | null,
      getNextPageParam: nextOf,
    }),
};
