import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import { searched } from '#src/data/foundation/search/searched.ts';
import { inOrder, PAGE_SIZE, type Page, toPage } from '#src/data/keyset.ts';
import type { Row } from '#src/data/rows.ts';
import type { IdentityType } from '#src/domain/foundation/enums.ts';
import type { ListCursor } from '#src/domain/foundation/list-cursor.ts';
import type { ListQuery, ListSpec } from '#src/domain/foundation/list-query.ts';
import { fetchOverview } from './overview.ts';

export type Tenant = Omit<
  Row<'tenants_list'>,
  'organizationId' | 'searchName' | 'searchText' | 'fullNameOrder' | 'propertyNameOrder'
>;
export type Person = Pick<Row<'people'>, 'id' | 'fullName' | 'email' | 'phone' | 'userId'>;

/** What tells that two are the same person. */
export interface KnownFacts {
  readonly email: string;
  readonly identityType: IdentityType | null;
  /** As stored: without separators. */
  readonly identityNumber: string;
}

/** Somebody who is registered, and by what they were found. */
export interface RegisteredPerson {
  readonly person: Person;
  readonly by: 'email' | 'identity';
}

/** What the tenants list can be asked for. */
export const tenantListSpec = {
  filters: { term: ['current', 'upcoming', 'past'], balance: ['owing'], property: 'any', tag: 'any' },
  sortColumns: ['full_name', 'property_name', 'rent_minor', 'starts_on', 'ends_on', 'receivable_minor'],
  defaultSort: { column: 'full_name', direction: 'asc' },
} as const satisfies ListSpec;

export const TENANT_COLUMNS =
  'id, personId, leaseId, userId, isPrimary, fullName, email, phone, propertyId, unitId, propertyName, unitLabel, rentMinor, currency, startsOn, endsOn, status, receivableMinor, creditMinor, leftOn, hasLeft, tags';

const STATUSES_OF_TERM = {
  current: ['active', 'notice_given', 'month_to_month'],
  upcoming: ['signed', 'sent', 'partially_signed', 'draft'],
  past: ['ended', 'terminated', 'renewed'],
} as const;

const PERSON_COLUMNS = 'id, fullName, email, phone, userId';
const SUGGESTIONS = 8;

/** A lease that was never charged has no row of balances. */
export function withBalance(row: Tenant): Tenant {
  return { ...row, receivableMinor: row.receivableMinor ?? 0, creditMinor: row.creditMinor ?? 0 };
}

async function fetchTenants(
  organizationId: string,
  query: ListQuery,
  cursor: ListCursor | null,
  size = PAGE_SIZE,
): Promise<Page<Tenant>> {
  let rows = searched(
    getClient().from('tenants_list').select(TENANT_COLUMNS).eq('organizationId', organizationId),
    'search_tenants',
    organizationId,
    query.search,
    TENANT_COLUMNS,
  );
  const terms = (query.filters.term ?? []) as (keyof typeof STATUSES_OF_TERM)[];
  if (terms.length > 0)
    rows = rows.in(
      'status',
      terms.flatMap((term) => STATUSES_OF_TERM[term]),
    );
  if (query.filters.balance) rows = rows.gt('receivableMinor', 0);
  if (query.filters.tag) rows = rows.overlaps('tags', [...query.filters.tag]);
  if (query.filters.property) rows = rows.in('propertyId', [...query.filters.property]);
  const answer = await inOrder(rows, query.sort, cursor).limit(size + 1);
  const page = toPage(unwrap(answer) as Tenant[], query.sort, 'id', size);
  return { ...page, rows: page.rows.map(withBalance) };
}

/** Tenants: one row for each tenant of each lease. */
export const tenantQueries = {
  all: ['tenants'] as const,
  list: (organizationId: string, query: ListQuery) =>
    infiniteQueryOptions({
      queryKey: ['tenants', organizationId, 'list', { ...query, cursor: null }],
      queryFn: ({ pageParam }) => fetchTenants(organizationId, query, pageParam),
      initialPageParam: query.cursor,
      getNextPageParam: (page) => page.next,
    }),
  overview: (organizationId: string) =>
    queryOptions({
      queryKey: ['tenants', organizationId, 'overview'],
      queryFn: () => fetchOverview(organizationId),
    }),
  /** Those who are on the lease today, the main one first. */
  ofLease: (organizationId: string, leaseId: string) =>
    queryOptions({
      queryKey: ['tenants', organizationId, 'lease', leaseId],
      queryFn: async () => {
        const answer = await getClient()
          .from('tenants_list')
          .select(TENANT_COLUMNS)
          .eq('organizationId', organizationId)
          .eq('leaseId', leaseId)
          .eq('hasLeft', false)
          .order('isPrimary', { ascending: false })
          .order('fullNameOrder');
        return (unwrap(answer) as Tenant[]).map(withBalance);
      },
    }),
  /** The few tenants that a search box suggests; with no text, those with a lease in force by name. */
  suggestions: (organizationId: string, search: string) =>
    queryOptions({
      queryKey: ['tenants', organizationId, 'suggestions', search],
      queryFn: async () => {
        const filters = { term: ['current', 'upcoming', 'past'] };
        const query = { search, filters, sort: tenantListSpec.defaultSort, cursor: null };
        return (await fetchTenants(organizationId, query, null, SUGGESTIONS)).rows;
      },
    }),
};

/** People an organisation deals with, tenants or not yet. */
export const peopleQueries = {
  all: ['people'] as const,
  suggestions: (organizationId: string, search: string) =>
    queryOptions({
      queryKey: ['people', organizationId, 'suggestions', search],
      queryFn: async () => {
        const people = searched(
          getClient().from('people').select(PERSON_COLUMNS).eq('organizationId', organizationId),
          'search_people',
          organizationId,
          search,
          PERSON_COLUMNS,
        );
        return unwrap(await people.order('fullNameOrder').order('id').limit(SUGGESTIONS)) as Person[];
      },
    }),
  /** Who is registered already under an address or a document; each of the two may be empty. */
  registered: (organizationId: string, known: KnownFacts) =>
    queryOptions({
      queryKey: ['people', organizationId, 'registered', known],
      queryFn: async () => {
        const { email, identityType, identityNumber } = known;
        const people = () =>
          getClient()
            .from('people')
            .select(PERSON_COLUMNS)
            .eq('organizationId', organizationId)
            .order('createdAt')
            .limit(SUGGESTIONS);
        const [byEmail, byIdentity] = await Promise.all([
          email ? people().ilike('email', email.replaceAll(/[\\%_]/g, String.raw`\$&`)) : null,
          identityType && identityNumber
            ? people().eq('identityType', identityType).eq('identityNumber', identityNumber)
            : null,
        ]);
        const rows = (answer: typeof byEmail) => (answer ? (unwrap(answer) as Person[]) : []);
        return [
          ...rows(byEmail).map((person): RegisteredPerson => ({ person, by: 'email' })),
          ...rows(byIdentity).map((person): RegisteredPerson => ({ person, by: 'identity' })),
        ];
      },
    }),
  byId: (organizationId: string, personId: string) =>
    queryOptions({
      queryKey: ['people', organizationId, personId],
      queryFn: async () => {
        const answer = await getClient()
          .from('people')
          .select(PERSON_COLUMNS)
          .eq('organizationId', organizationId)
          .eq('id', personId)
          .single();
        return unwrap(answer) as Person;
      },
    }),
};

/** Every tenant that the query finds, page by page, for a file. */
export async function fetchAllTenants(organizationId: string, query: ListQuery): Promise<Tenant[]> {
  const rows: Tenant[] = [];
  let cursor: ListCursor | null = null;
  do {
    const page: Page<Tenant> = await fetchTenants(organizationId, query, cursor, 1000);
    rows.push(...page.rows);
    cursor = page.next;
  } while (cursor);
  return rows;
}
