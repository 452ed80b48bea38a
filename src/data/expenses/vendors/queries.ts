import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getClient } from '#src/data/client.ts';
import { AppError, unwrap } from '#src/data/errors.ts';
import { searched } from '#src/data/foundation/search/searched.ts';
import { inOrder, PAGE_SIZE, type Page, toPage } from '#src/data/keyset.ts';
import type { Row } from '#src/data/rows.ts';
import type { ListCursor } from '#src/domain/foundation/list-cursor.ts';
import type { ListQuery, ListSpec } from '#src/domain/foundation/list-query.ts';

export type Vendor = Omit<Row<'vendors_list'>, 'organizationId'>;
/** What was billed in a year in one currency, minor units. */
export type VendorYear = Omit<Row<'vendor_years'>, 'organizationId' | 'vendorId'>;

export const vendorListSpec = {
  filters: { state: ['archived'], kind: 'any' },
  sortColumns: ['name', 'bill_count', 'created_at'],
  defaultSort: { column: 'name', direction: 'asc' },
} as const satisfies ListSpec;

const COLUMNS =
  'id, name, identityType, identityNumber, phone, email, address, bankName, bankAccount, accountId, expenseKind, itbisWithheldBasisPoints, isrKind, isrBasisPoints, archivedAt, createdAt, billCount, lastBilledOn';
const MOST = 1_000;

function asked(organizationId: string, query: ListQuery) {
  let rows = searched(
    getClient().from('vendors_list').select(COLUMNS).eq('organizationId', organizationId),
    'search_vendors',
    organizationId,
    query.search,
    COLUMNS,
  );
  rows = query.filters.state ? rows.not('archivedAt', 'is', null) : rows.is('archivedAt', null);
  if (query.filters.kind) rows = rows.in('expenseKind', [...query.filters.kind]);
  return rows;
}

async function fetchVendors(
  organizationId: string,
  query: ListQuery,
  cursor: ListCursor | null,
): Promise<Page<Vendor>> {
  const answer = await inOrder(asked(organizationId, query), query.sort, cursor).limit(PAGE_SIZE + 1);
  return toPage(unwrap(answer) as Vendor[], query.sort);
}

export const vendorQueries = {
  all: ['vendors'] as const,
  list: (organizationId: string, query: ListQuery) =>
    infiniteQueryOptions({
      queryKey: ['vendors', organizationId, 'list', { ...query, cursor: null }],
      queryFn: ({ pageParam }) => fetchVendors(organizationId, query, pageParam),
      initialPageParam: query.cursor,
      getNextPageParam: (page) => page.next,
    }),
  /** Those that a bill may come from, by name. */
  choices: (organizationId: string) =>
    queryOptions({
      queryKey: ['vendors', organizationId, 'choices'],
      queryFn: async () => {
        const answer = await getClient()
          .from('vendors_list')
          .select(COLUMNS)
          .eq('organizationId', organizationId)
          .is('archivedAt', null)
          .order('nameOrder')
          .limit(MOST);
        return unwrap(answer) as Vendor[];
      },
    }),
  byId: (organizationId: string, vendorId: string) =>
    queryOptions({
      queryKey: ['vendors', organizationId, vendorId],
      queryFn: async () => {
        const answer = await getClient()
          .from('vendors_list')
          .select(COLUMNS)
          .eq('organizationId', organizationId)
          .eq('id', vendorId)
          .maybeSingle();
        const vendor = unwrap(answer);
        if (!vendor) throw new AppError('not_found', 'not_found');
        return vendor as Vendor;
      },
    }),
  years: (organizationId: string, vendorId: string) =>
    queryOptions({
      queryKey: ['vendors', organizationId, vendorId, 'years'],
      queryFn: async () => {
        const answer = await getClient()
          .from('vendor_years')
          .select(
            'year, currency, billCount, baseMinor, itbisMinor, withheldMinor, totalMinor, outstandingMinor',
          )
          .eq('organizationId', organizationId)
          .eq('vendorId', vendorId)
          .order('year', { ascending: false })
          .order('currency');
        return unwrap(answer) as VendorYear[];
      },
    }),
};
