import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '#src/data/call.ts';
import { PAGE_SIZE, type Page } from '#src/data/keyset.ts';
import { query } from '#src/data/query.ts';

async function fetchOverview() {
  const [row] = await call('admin_overview');
  return {
    userCount: row?.userCount ?? 0,
    organizationCount: row?.organizationCount ?? 0,
    propertyCount: row?.propertyCount ?? 0,
    unitCount: row?.unitCount ?? 0,
    occupiedUnitCount: row?.occupiedUnitCount ?? 0,
  };
}

interface LastSeen {
  readonly createdAt: string;
  readonly id: string;
}

/** Users, newest first, after the last one of the page before. */
async function fetchUsers(search: string, before: LastSeen | null) {
  return call('admin_list_users', {
    search,
    limit: PAGE_SIZE + 1,
    ...(before !== null && { before: before.createdAt, beforeId: before.id }),
  });
}

export type AdminUser = Awaited<ReturnType<typeof fetchUsers>>[number];

function toUserPage(users: AdminUser[]): Page<AdminUser> {
  const shown = users.slice(0, PAGE_SIZE);
  const last = shown.at(-1);
  return {
    rows: shown,
    next: users.length > PAGE_SIZE && last ? { key: [last.createdAt], id: last.id } : null,
  };
}

export const adminQueries = {
  overview: () => query(['admin', 'overview'], fetchOverview),
  users: (search: string) =>
    infiniteQueryOptions({
      queryKey: ['admin', 'users', search],
      queryFn: async ({ pageParam }) => toUserPage(await fetchUsers(search, pageParam)),
      initialPageParam: null as LastSeen | null,
      getNextPageParam: ({ next }) => (next ? { createdAt: String(next.key[0]), id: next.id } : undefined),
    }),
};
