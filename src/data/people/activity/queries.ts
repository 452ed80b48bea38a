import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#src/data/call.ts';
import { PAGE_SIZE, type Page } from '#src/data/keyset.ts';
import type { IsoDate } from '#src/domain/foundation/dates.ts';
import type { ListSpec } from '#src/domain/foundation/list-query.ts';
import { todayIn } from '#src/domain/foundation/time-zone.ts';

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

/** What was changed since a day, the latest first. */
export interface RecentActivity {
  readonly entries: readonly ActivityEntry[];
  /** Whether these are all of them. */
  readonly isAll: boolean;
}

const MOST_PAGES = 8;

/** The latest changes back to a day, page by page; at most eight pages. */
async function fetchSince(organizationId: string, from: IsoDate, timeZone: string): Promise<RecentActivity> {
  const entries: ActivityEntry[] = [];
  const isSince = ({ at }: ActivityEntry) => todayIn(timeZone, Date.parse(at)) >= from;
  let before: number | null = null;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { rows, next }: Page<ActivityEntry> = await fetchActivity(organizationId, [], before);
    entries.push(...rows.filter(isSince));
    if (!next || !rows.every(isSince)) return { entries, isAll: true };
    before = Number(next.id);
  }
  return { entries, isAll: false };
}

/** How many entries there are of each matter, without those of which there are none. */
export function countByGroup(
  entries: readonly ActivityEntry[],
): readonly { readonly group: ActivityGroup; readonly count: number }[] {
  return activityGroups
    .map((group) => {
      const tables: readonly string[] = tablesByGroup[group];
      return { group, count: entries.filter(({ table }) => tables.includes(table)).length };
    })
    .filter(({ count }) => count > 0);
}

export const activityQueries = {
  all: ['activity'] as const,
  since: (organizationId: string, from: IsoDate, timeZone: string) =>
    queryOptions({
      queryKey: ['activity', organizationId, 'since', from, timeZone],
      queryFn: () => fetchSince(organizationId, from, timeZone),
    }),
  list: (organizationId: string, groups: readonly ActivityGroup[]) =>
    infiniteQueryOptions({
      queryKey: ['activity', organizationId, groups],
      queryFn: ({ pageParam }) => fetchActivity(organizationId, groups, pageParam),
      initialPageParam: null as number | null,
      getNextPageParam: ({ next }) => (next ? Number(next.id) : null),
    }),
};
