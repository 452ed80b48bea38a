import { call } from '#src/data/call.ts';
import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import { searched } from '#src/data/foundation/search/searched.ts';
import { fetchEveryPage, inOrder, PAGE_SIZE, type Page, toPage } from '#src/data/keyset.ts';
import { pagesQuery, query } from '#src/data/query.ts';
import type { Selected } from '#src/data/rows.ts';
import type { OwnerBalance } from '#src/domain/books/distribution.ts';
import type { ListCursor } from '#src/domain/foundation/list-cursor.ts';
import type { ListQuery, ListSpec } from '#src/domain/foundation/list-query.ts';

export type Distribution = Selected<'owner_distributions', typeof OWN_COLUMNS> & {
  readonly properties: { readonly name: string };
};

/** What the list can be asked for; `from` and `to` are days, both included. */
export const distributionListSpec = {
  filters: { property: 'any', state: ['posted', 'reversed'], from: 'any', to: 'any' },
  sortColumns: ['paid_on', 'owner_name', 'amount_minor'],
  defaultSort: { column: 'paid_on', direction: 'desc' },
} as const satisfies ListSpec;

const OWN_COLUMNS =
  'id, propertyId, ownerName, identityNumber, currency, amountMinor, isBeyondDue, paidOn, method, reference, reversedAt, reversalReason, cashCurrency, cashMinor, rate';
const COLUMNS = `${OWN_COLUMNS}, properties(name)` as const;

function asked(organizationId: string, { filters, search }: ListQuery) {
  let rows = searched(
    getClient().from('owner_distributions').select(COLUMNS).eq('organizationId', organizationId),
    'search_owner_distributions',
    organizationId,
    search,
    COLUMNS,
  );
  const { property, state = [], from, to } = filters;
  if (property) rows = rows.in('propertyId', [...property]);
  if (state.length === 1)
    rows = state[0] === 'posted' ? rows.is('reversedAt', null) : rows.not('reversedAt', 'is', null);
  if (from?.[0]) rows = rows.gte('paidOn', from[0]);
  if (to?.[0]) rows = rows.lte('paidOn', to[0]);
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
export const fetchAllDistributions = (organizationId: string, query: ListQuery): Promise<Distribution[]> =>
  fetchEveryPage((cursor) => fetchPage(organizationId, query, cursor, EXPORT_PAGE));

/** Money that went to the owners of properties, and what is due to them. */
export const distributionQueries = {
  all: ['distributions'] as const,
  list: (organizationId: string, query: ListQuery) =>
    pagesQuery(
      ['distributions', organizationId, 'list', { ...query, cursor: null }],
      (cursor) => fetchPage(organizationId, query, cursor, PAGE_SIZE),
      query.cursor,
    ),
  balances: (propertyId: string, asOf: string) =>
    query(
      ['distributions', 'balances', propertyId, asOf],
      async (): Promise<OwnerBalance[]> => {
        const rows = await call('owner_balances', { propertyId, asOf });
        return rows.map(({ ownerKey: key, ownerName: name, ...balance }) => ({ key, name, ...balance }));
      },
      { staleTime: 0 },
    ),
};
