import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import { PAGE_SIZE, type Page } from '#src/data/keyset.ts';

async function fetchOverview() {
  const [row] = unwrap(await getClient().rpc('admin_overview'));
  return {
    userCount: row?.user_count ?? 0,
    organizationCount: row?.organization_count ?? 0,
    propertyCount: row?.property_count ?? 0,
    unitCount: row?.unit_count ?? 0,
    occupiedUnitCount: row?.occupied_unit_count ?? 0,
  };
}

interface LastSeen {
  readonly createdAt: string;
  readonly id: string;
}

/** Users, newest first, after the last one of the page before. */
async function fetchUsers(search: string, before: LastSeen | null) {
  const rows = unwrap(
    await getClient().rpc('admin_list_users', {
      p_search: search,
      p_limit: PAGE_SIZE + 1,
      ...(before !== null && { p_before: before.createdAt, p_before_id: before.id }),
    }),
  );
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    fullName: row.full_name,
    userType: row.user_type,
    createdAt: row.created_at,
    // The generated type does not know that somebody may never have signed in.
    lastSignInAt: row.last_sign_in_at as string | null,
  }));
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
  overview: () => queryOptions({ queryKey: ['admin', 'overview'], queryFn: fetchOverview }),
  users: (search: string) =>
    infiniteQueryOptions({
      queryKey: ['admin', 'users', search],
      queryFn: async ({ pageParam }) => toUserPage(await fetchUsers(search, pageParam)),
      initialPageParam: null as LastSeen | null,
      getNextPageParam: ({ next }) => (next ? { createdAt: String(next.key[0]), id: next.id } : undefined),
    }),
};
