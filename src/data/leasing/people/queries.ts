import { unwrap } from '#src/data/errors.ts';
import { listed } from '#src/data/foundation/search/searched.ts';
import { fetchEveryPage, inOrder, PAGE_SIZE, type Page, toPage } from '#src/data/keyset.ts';
import { pagesQuery, query, rowsQuery } from '#src/data/query.ts';
import { type Selected, select } from '#src/data/rows.ts';
import type { IdentityType } from '#src/domain/foundation/enums.ts';
import type { ListCursor } from '#src/domain/foundation/list-cursor.ts';
import type { ListQuery, ListSpec } from '#src/domain/foundation/list-query.ts';
import { fetchOverview } from './overview.ts';

export type Tenant = Selected<'tenants_list', typeof TENANT_COLUMNS>;
export type Person = Selected<'people', typeof PERSON_COLUMNS>;

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
  let rows = listed('tenants_list', 'search_tenants', TENANT_COLUMNS, organizationId, query.search);
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
    pagesQuery(
      ['tenants', organizationId, 'list', { ...query, cursor: null }],
      (cursor) => fetchTenants(organizationId, query, cursor),
      query.cursor,
    ),
  overview: (organizationId: string) =>
    query(['tenants', organizationId, 'overview'], () => fetchOverview(organizationId)),
  /** Those who are on the lease today, the main one first. */
  ofLease: (organizationId: string, leaseId: string) =>
    query(['tenants', organizationId, 'lease', leaseId], async () => {
      const answer = await select('tenants_list', TENANT_COLUMNS, { organizationId, leaseId, hasLeft: false })
        .order('isPrimary', { ascending: false })
        .order('fullNameOrder');
      return (unwrap(answer) as Tenant[]).map(withBalance);
    }),
  /** The few tenants that a search box suggests; with no text, those with a lease in force by name. */
  suggestions: (organizationId: string, search: string) =>
    query(['tenants', organizationId, 'suggestions', search], async () => {
      const filters = { term: ['current', 'upcoming', 'past'] };
      const query = { search, filters, sort: tenantListSpec.defaultSort, cursor: null };
      return (await fetchTenants(organizationId, query, null, SUGGESTIONS)).rows;
    }),
};

/** People an organisation deals with, tenants or not yet. */
export const peopleQueries = {
  all: ['people'] as const,
  suggestions: (organizationId: string, search: string) =>
    query(['people', organizationId, 'suggestions', search], async () => {
      const people = listed('people', 'search_people', PERSON_COLUMNS, organizationId, search);
      return unwrap(await people.order('fullNameOrder').order('id').limit(SUGGESTIONS)) as Person[];
    }),
  /** Who is registered already under an address or a document; each of the two may be empty. */
  registered: (organizationId: string, known: KnownFacts) =>
    query(['people', organizationId, 'registered', known], async () => {
      const { email, identityType, identityNumber } = known;
      const people = () =>
        select('people', PERSON_COLUMNS, { organizationId }).order('createdAt').limit(SUGGESTIONS);
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
    }),
  byId: (organizationId: string, personId: string) =>
    rowsQuery(['people', organizationId, personId], () =>
      select('people', PERSON_COLUMNS, { organizationId, id: personId }).single(),
    ),
};

/** Every tenant that the query finds, page by page, for a file. */
export const fetchAllTenants = (organizationId: string, query: ListQuery): Promise<Tenant[]> =>
  fetchEveryPage((cursor) => fetchTenants(organizationId, query, cursor, 1000));
