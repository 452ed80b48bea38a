import { call } from '#src/data/call.ts';
import { authClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import { toPage } from '#src/data/keyset.ts';
import { pagesQuery, query } from '#src/data/query.ts';
import type { ListCursor } from '#src/domain/foundation/list-cursor.ts';
import type { ListSort } from '#src/domain/foundation/list-query.ts';

async function fetchSessions() {
  return await call('list_sessions');
}

export type SessionRow = Awaited<ReturnType<typeof fetchSessions>>[number];

const PAGE_ROWS = 10;
const NEWEST_FIRST: ListSort = { column: 'id', direction: 'desc' };

async function fetchEvents(cursor: ListCursor | null) {
  const rows = await call('list_security_events', {
    limit: PAGE_ROWS + 1,
    ...(cursor && { beforeId: Number(cursor.id) }),
  });
  return toPage(rows, NEWEST_FIRST, 'id', PAGE_ROWS);
}

export type SecurityEventRow = Awaited<ReturnType<typeof fetchEvents>>['rows'][number];

async function fetchFactors() {
  const { all } = unwrap(await (await authClient()).mfa.listFactors());
  return all
    .filter(({ status }) => status === 'verified')
    .map(({ id, created_at }) => ({ id, createdAt: created_at }));
}

async function countRecoveryCodes(): Promise<number> {
  return await call('count_recovery_codes');
}

export const securityQueries = {
  all: (userId: string) => ['security', userId] as const,
  sessions: (userId: string) => query(['security', userId, 'sessions'], fetchSessions),
  events: (userId: string) => pagesQuery(['security', userId, 'events'], (cursor) => fetchEvents(cursor)),
  factors: (userId: string) => query(['security', userId, 'factors'], fetchFactors),
  codesLeft: (userId: string) => query(['security', userId, 'recovery-codes'], countRecoveryCodes),
};
