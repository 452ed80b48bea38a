import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '#src/data/call.ts';
import { PAGE_SIZE, type Page } from '#src/data/keyset.ts';
import type { ListSpec } from '#src/domain/foundation/list-query.ts';

/** Matters that the activity can be narrowed to, and the tables that belong to each. */
const tablesByGroup = {
  team: ['memberships', 'invitations'],
  organization: ['organizations'],
  portfolio: ['properties', 'property_finances', 'property_owners', 'units', 'unit_meters'],
  people: ['people'],
  leases: ['leases', 'lease_tenants', 'lease_rent_steps', 'document_requests'],
  payments: ['payments'],
} as const;
export type ActivityGroup = keyof typeof tablesByGroup;
export const activityGroups = Object.keys(tablesByGroup) as ActivityGroup[];

export const activityListSpec = {
  filters: { group: activityGroups },
  sortColumns: ['id'],
  defaultSort: { column: 'id', direction: 'desc' },
} as const satisfies ListSpec;

/** One changed row, as the audit log has it. */
export interface ActivityEntry {
  readonly id: number;
  readonly at: string;
  /** Null for the system. */
  readonly actorId: string | null;
  /** Empty for somebody whose account is gone. */
  readonly actorName: string;
  readonly action: 'insert' | 'update' | 'delete';
  readonly table: string;
  readonly rowId: string | null;
  /** Name of what was changed, or empty. */
  readonly subject: string;
  /** Some of the row's values: role, kind, status, currency, amount_minor, rent_minor. */
  readonly facts: Readonly<Record<string, unknown>>;
  /** Before and after by column, for an update. */
  readonly changes: Readonly<Record<string, readonly [before: unknown, after: unknown]>>;
}

async function fetchActivity(
  organizationId: string,
  groups: readonly ActivityGroup[],
  before: number | null,
): Promise<Page<ActivityEntry>> {
  const rows = await call('list_activity', {
    organizationId,
    limit: PAGE_SIZE + 1,
    ...(groups.length > 0 && { tables: groups.flatMap((group) => [...tablesByGroup[group]]) }),
    ...(before !== null && { before }),
  });
  const entries = rows
    .slice(0, PAGE_SIZE)
    .map(({ tableName: table, ...row }) => ({ table, ...row }) as ActivityEntry);
  const last = entries.at(-1);
  const next = last && rows.length > PAGE_SIZE ? { key: [last.id], id: String(last.id) } : null;
  return { rows: entries, next };
}

export const activityQueries = {
  all: ['activity'] as const,
  list: (organizationId: string, groups: readonly ActivityGroup[]) =>
    infiniteQueryOptions({
      queryKey: ['activity', organizationId, groups],
      queryFn: ({ pageParam }) => fetchActivity(organizationId, groups, pageParam),
      initialPageParam: null as number | null,
      getNextPageParam: ({ next }) => (next ? Number(next.id) : null),
    }),
};
