// What screens read of conversations and messages, in one place: they share columns and pages.

import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { call } from '#src/data/call.ts';
import { listed } from '#src/data/foundation/search/searched.ts';
import { pagesQuery, query, rowsQuery } from '#src/data/query.ts';
import { type Row, type Selected, select } from '#src/data/rows.ts';
import type { ListCursor } from '#src/domain/foundation/list-cursor.ts';
import type { ListQuery, ListSpec } from '#src/domain/foundation/list-query.ts';
import { storageClient } from '../client.ts';
import { AppError, toAppError, unwrap } from '../errors.ts';
import { PAGE_SIZE, type Page, startAfter, toPage } from '../keyset.ts';
import { lookAgainMs } from './awaited-files.ts';

/** A conversation with its newest message, and how much of it the reader has not read. */
export type Conversation = Row<'conversations_list'>;
/** `author_name`: null for the office as tenants see it, and for who has left. */
export type Message = Selected<'messages_list', typeof MESSAGE_COLUMNS>;
export interface MessageFile {
  readonly id: string;
  readonly messageId: number;
  readonly name: string;
  readonly fileType: string;
  /** Works for an hour; null until the file has arrived. */
  readonly url: string | null;
}

/** What the office's list of conversations can be asked for. */
export const conversationListSpec = {
  filters: { state: ['unread', 'archived'], property: 'any', lease: 'any' },
  sortColumns: ['last_message_at'],
  defaultSort: { column: 'last_message_at', direction: 'desc' },
} as const satisfies ListSpec;

const COLUMNS =
  'id, organizationId, leaseId, propertyId, unitId, subject, createdAt, lastMessageId, lastMessageAt, lastText, lastIsFromTenant, officeReadId, tenantReadId, archivedAt, propertyName, unitLabel, leaseStatus, organizationName, timeZone, tenantNames, unreadCount, isUnread';
const MESSAGE_COLUMNS = 'id, clientId, authorId, isFromTenant, body, attachmentCount, createdAt, authorName';
const BUCKET = 'message-attachments';
const LINK_SECONDS = 60 * 60;
const FRESH_MS = (LINK_SECONDS / 2) * 1000;
const MOST_OF_A_LEASE = 200;
const MOST_MESSAGES = 1000;

async function fetchList(
  organizationId: string,
  query: ListQuery,
  cursor: ListCursor | null,
): Promise<Page<Conversation>> {
  let rows = listed('conversations_list', 'search_conversations', COLUMNS, organizationId, query.search);
  const { state = [], property, lease } = query.filters;
  rows = state.includes('archived') ? rows.not('archivedAt', 'is', null) : rows.is('archivedAt', null);
  if (state.includes('unread')) rows = rows.eq('isUnread', true);
  if (property) rows = rows.in('propertyId', [...property]);
  if (lease) rows = rows.in('leaseId', [...lease]);
  const answer = await startAfter(rows, query.sort, cursor)
    .order(query.sort.column, { ascending: false })
    .order('id', { ascending: false })
    .limit(PAGE_SIZE + 1);
  return toPage(unwrap(answer) as Conversation[], query.sort);
}

/** A page of messages, the newest of them last, and the id before which the next older page begins. */
export interface MessagePage {
  readonly rows: readonly Message[];
  readonly olderThan: number | null;
}

async function fetchMessages(conversationId: string, olderThan: number | null): Promise<MessagePage> {
  let rows = select('messages_list', MESSAGE_COLUMNS, { conversationId });
  if (olderThan !== null) rows = rows.lt('id', olderThan);
  const found = unwrap(await rows.order('id', { ascending: false }).limit(PAGE_SIZE + 1)) as Message[];
  return toMessagePage(found);
}

/** @param found the newest first, and one more than a page when there are older ones */
function toMessagePage(found: readonly Message[]): MessagePage {
  const shown = found.slice(0, PAGE_SIZE);
  return {
    rows: shown.toReversed(),
    olderThan: found.length > PAGE_SIZE ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** A conversation with the newest page of what was written in it. */
export interface LatestConversation {
  readonly conversation: Conversation;
  readonly page: MessagePage;
}

/** The newest conversations of the caller's leases, 20 at most, in one read. */
export async function fetchLatestConversations(count: number): Promise<LatestConversation[]> {
  const answer = await call('my_latest_conversations', {
    count,
    messageCount: PAGE_SIZE + 1,
  });
  const rows = answer as unknown as (Conversation & { readonly messages: readonly Message[] })[];
  return rows.map(({ messages, ...conversation }) => ({
    conversation,
    page: toMessagePage(messages.toReversed()),
  }));
}

/** Everything that was written in a conversation, the oldest first, for a file or for paper. */
export async function fetchAllMessages(conversationId: string): Promise<Message[]> {
  const all: Message[] = [];
  for (;;) {
    const after = all.at(-1)?.id ?? 0;
    const page = unwrap(
      await select('messages_list', MESSAGE_COLUMNS, { conversationId })
        .gt('id', after)
        .order('id')
        .limit(MOST_MESSAGES),
    ) as Message[];
    all.push(...page);
    if (page.length < MOST_MESSAGES) return all;
  }
}

async function fetchFiles(conversationId: string): Promise<MessageFile[]> {
  const files = unwrap(
    await select('message_attachments', 'id, messageId, name, fileType, path', { conversationId })
      .order('createdAt', { ascending: false })
      .limit(MOST_MESSAGES),
  );
  if (files.length === 0) return [];
  const links = await (await storageClient()).from(BUCKET).createSignedUrls(
    files.map(({ path }) => path),
    LINK_SECONDS,
  );
  if (links.error) throw toAppError(links.error);
  const urls = new Map(links.data.map((link) => [link.path, link.signedUrl]));
  return files.map(({ path, ...file }) => ({ ...file, url: urls.get(path) || null }));
}

/** Conversations and what was written in them. Tenants read those of their leases. */
export const messageQueries = {
  all: ['messages'] as const,
  list: (organizationId: string, query: ListQuery) =>
    pagesQuery(
      ['messages', organizationId, 'list', { ...query, cursor: null }],
      (cursor) => fetchList(organizationId, query, cursor),
      query.cursor,
    ),
  /** The conversations of one lease, the newest first; 200 at most. */
  ofLease: (leaseId: string) =>
    rowsQuery<Conversation[]>(['messages', 'lease', leaseId], () =>
      select('conversations_list', COLUMNS, { leaseId })
        .order('lastMessageAt', { ascending: false })
        .limit(MOST_OF_A_LEASE),
    ),
  byId: (conversationId: string) =>
    query(['messages', 'conversation', conversationId], async () => {
      const answer = await select('conversations_list', COLUMNS, { id: conversationId }).maybeSingle();
      // Of a lease that the reader left, as it was on their last day: it is among what the function finds.
      const conversation =
        unwrap(answer) ??
        (await fetchLatestConversations(20)).find((one) => one.conversation.id === conversationId)
          ?.conversation;
      if (!conversation) throw new AppError('not_found', 'not_found');
      return conversation as Conversation;
    }),
  /** What was written, page by page from the newest back; each page has its oldest message first. */
  messages: (conversationId: string) =>
    infiniteQueryOptions({
      queryKey: ['messages', 'conversation', conversationId, 'messages'],
      queryFn: ({ pageParam }) => fetchMessages(conversationId, pageParam),
      initialPageParam: null as number | null,
      getNextPageParam: (page) => page.olderThan,
    }),
  /** Files with links that work for an hour. */
  files: (conversationId: string) =>
    query(['messages', 'conversation', conversationId, 'files'], () => fetchFiles(conversationId), {
      staleTime: FRESH_MS,
      refetchInterval: ({ state }) => lookAgainMs(state.data ?? [], Date.now(), FRESH_MS),
      placeholderData: keepPreviousData,
    }),
};
