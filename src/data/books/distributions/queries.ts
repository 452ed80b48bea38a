import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import { searched } from '#src/data/foundation/search/searched.ts';
import { inOrder, PAGE_SIZE, type Page, toPage } from '#src/data/keyset.ts';
import type { TableRow } from '#src/data/rows.ts';
import type { OwnerBalance } from '#src/domain/books/distribution.ts';
import type { ListCursor } from '#src/domain/foundation/list-cursor.ts';
import type { ListQuery, ListSpec } from '#src/domain/foundation/list-query.ts';

export type Distribution = Pick<
  TableRow<'owner_distributions'>,
  | 'id'
  | 'property_id'
  | 'owner_name'
  | 'identity_number'
  | 'currency'
  | 'amount_minor'
  | 'is_beyond_due'
  | 'paid_on'
  | 'method'
  | 'reference'
  | 'reversed_at'
  | 'reversal_reason'
  | 'cash_currency'
  | 'cash_minor'
  | 'rate'
> & { readonly properties: { readonly name: string } };

/** What the list can be asked for; `from` and `to` are days, both included. */
export const distributionListSpec = {
  filters: { property: 'any', state: ['posted', 'reversed'], from: 'any', to: 'any' },
  sortColumns: ['paid_on', 'owner_name', 'amount_minor'],
  defaultSort: { column: 'paid_on', direction: 'desc' },
} as const satisfies ListSpec;

const COLUMNS =
  'id, property_id, owner_name, identity_number, currency, amount_minor, is_beyond_due, paid_on, method, reference, reversed_at, reversal_reason, cash_currency, cash_minor, rate, properties(name)';

function asked(organizationId: string, { filters, search }: ListQuery) {
  let rows = searched(
    getClient().from('owner_distributions').select(COLUMNS).eq('organization_id', organizationId),
    'search_owner_distributions',
    organizationId,
    search,
    COLUMNS,
  );
  const { property, state = [], from, to } = filters;
  if (property) rows = rows.in('property_id', [...property]);
  if (state.length === 1)
    rows = state[0] === 'posted' ? rows.is('reversed_at', null) : rows.not('reversed_at', 'is', null);
  if (from?.[0]) rows = rows.gte('paid_on', from[0]);
  if (to?.[0]) rows = rows.lte('paid_on', to[0]);
  return rows;
}

async function fetchPage(
  organizationId: string,
  query: ListQuery,
  cursor: ListCursor | null,
  size: number,
): Promise<Page<Distribution>> {
  const answer = await inOrder(asked(organizationId, query), query.sort, cursor).limit(size + 1);
  return toPage(unwrap(answer) as Distribution[], query.sort, 'id', size);
}

const EXPORT_PAGE = 500;

/** Every distribution that a query asks for, page by page. */
export async function fetchAllDistributions(
  organizationId: string,
  query: ListQuery,
): Promise<Distribution[]> {
  const rows: Distribution[] = [];
  let cursor: ListCursor | null = null;
  do {
    const page: Page<Distribution> = await fetchPage(organizationId, query, cursor, EXPORT_PAGE);
    rows.push(...page.rows);
    cursor = page.next;
  } while (cursor);
  return rows;
}

/** Money that went to the owners of properties, and what is due to them. */
export const distributionQueries = {
  all: ['distributions'] as const,
  list: (organizationId: string, query: ListQuery) =>
    infiniteQueryOptions({
      queryKey: ['distributions', organizationId, 'list', { ...query, cursor: null }],
      queryFn: ({ pageParam }) => fetchPage(organizationId, query, pageParam, PAGE_SIZE),
      initialPageParam: query.cursor,
      getNextPageParam: (page) => page.next,
    }),
  balances: (propertyId: string, asOf: string) =>
    queryOptions({
      queryKey: ['distributions', 'balances', propertyId, asOf],
      staleTime: 0,
      queryFn: async (): Promise<OwnerBalance[]> => {
        const rows = unwrap(
          await getClient().rpc('owner_balances', { p_property_id: propertyId, p_as_of: asOf }),
        );
        return rows.map((row) => ({
          key: row.owner_key,
          name: row.owner_name,
          shareBasisPoints: row.share_basis_points,
          currency: row.currency,
          earnedMinor: row.earned_minor,
          withheldMinor: row.withheld_minor,
          drawnMinor: row.drawn_minor,
          dueMinor: row.due_minor,
        }));
      },
    }),
};
