import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getClient } from '#src/data/client.ts';
import { AppError, unwrap } from '#src/data/errors.ts';
import { searched } from '#src/data/foundation/search/searched.ts';
import { inOrder, PAGE_SIZE, type Page, toPage } from '#src/data/keyset.ts';
import type { ViewRow } from '#src/data/rows.ts';
import type { ListCursor } from '#src/domain/foundation/list-cursor.ts';
import type { ListQuery, ListSpec } from '#src/domain/foundation/list-query.ts';

export type Vendor = Omit<
  ViewRow<
    'vendors_list',
    'identity_type' | 'account_id' | 'expense_kind' | 'isr_kind' | 'archived_at' | 'last_billed_on'
  >,
  'organization_id'
>;
/** What was billed in a year in one currency, minor units. */
export type VendorYear = Omit<ViewRow<'vendor_years'>, 'organization_id' | 'vendor_id'>;

export const vendorListSpec = {
  filters: { state: ['archived'], kind: 'any' },
  sortColumns: ['name', 'bill_count', 'created_at'],
  defaultSort: { column: 'name', direction: 'asc' },
} as const satisfies ListSpec;

const COLUMNS =
  'id, name, identity_type, identity_number, phone, email, address, bank_name, bank_account, account_id, expense_kind, itbis_withheld_basis_points, isr_kind, isr_basis_points, archived_at, created_at, bill_count, last_billed_on';
const MOST = 1_000;

function asked(organizationId: string, query: ListQuery) {
  let rows = searched(
    getClient().from('vendors_list').select(COLUMNS).eq('organization_id', organizationId),
    'search_vendors',
    organizationId,
    query.search,
    COLUMNS,
  );
  rows = query.filters.state ? rows.not('archived_at', 'is', null) : rows.is('archived_at', null);
  if (query.filters.kind) rows = rows.in('expense_kind', [...query.filters.kind]);
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
          .eq('organization_id', organizationId)
          .is('archived_at', null)
          .order('name_order')
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
          .eq('organization_id', organizationId)
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
            'year, currency, bill_count, base_minor, itbis_minor, withheld_minor, total_minor, outstanding_minor',
          )
          .eq('organization_id', organizationId)
          .eq('vendor_id', vendorId)
          .order('year', { ascending: false })
          .order('currency');
        return unwrap(answer) as VendorYear[];
      },
    }),
};
