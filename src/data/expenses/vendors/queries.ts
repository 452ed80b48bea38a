import { unwrap } from '#src/data/errors.ts';
import { listed } from '#src/data/foundation/search/searched.ts';
import { inOrder, PAGE_SIZE, type Page, toPage } from '#src/data/keyset.ts';
import { pagesQuery, recordQuery, rowsQuery } from '#src/data/query.ts';
import { type Selected, select } from '#src/data/rows.ts';
import type { ListCursor } from '#src/domain/foundation/list-cursor.ts';
import type { ListQuery, ListSpec } from '#src/domain/foundation/list-query.ts';

export type Vendor = Selected<'vendors_list', typeof COLUMNS>;
/** A vendor with the required papers that are missing or not valid today. */
export type VendorDetail = Selected<'vendors_list', typeof DETAIL_COLUMNS>;
const VENDOR_YEAR_COLUMNS =
  'year, currency, billCount, baseMinor, itbisMinor, withheldMinor, totalMinor, outstandingMinor';
/** What was billed in a year in one currency, minor units. */
export type VendorYear = Selected<'vendor_years', typeof VENDOR_YEAR_COLUMNS>;

export const vendorListSpec = {
  filters: { state: ['archived'], kind: 'any' },
  sortColumns: ['name', 'bill_count', 'created_at'],
  defaultSort: { column: 'name', direction: 'asc' },
} as const satisfies ListSpec;

const COLUMNS =
  'id, name, identityType, identityNumber, phone, email, address, bankName, bankAccount, accountId, expenseKind, itbisWithheldBasisPoints, isrKind, isrBasisPoints, archivedAt, createdAt, billCount, lastBilledOn';
const DETAIL_COLUMNS = `${COLUMNS}, missingDocuments` as const;
const MOST = 1_000;

function asked(organizationId: string, query: ListQuery) {
  let rows = listed('vendors_list', 'search_vendors', COLUMNS, organizationId, query.search);
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
    pagesQuery(
      ['vendors', organizationId, 'list', { ...query, cursor: null }],
      (cursor) => fetchVendors(organizationId, query, cursor),
      query.cursor,
    ),
  /** Those that a bill may come from, by name. */
  choices: (organizationId: string) =>
    rowsQuery(['vendors', organizationId, 'choices'], () =>
      select('vendors_list', COLUMNS, { organizationId })
        .is('archivedAt', null)
        .order('nameOrder')
        .limit(MOST),
    ),
  byId: (organizationId: string, vendorId: string) =>
    recordQuery(['vendors', organizationId, vendorId], () =>
      select('vendors_list', DETAIL_COLUMNS, { organizationId, id: vendorId }).maybeSingle(),
    ),
  years: (organizationId: string, vendorId: string) =>
    rowsQuery(['vendors', organizationId, vendorId, 'years'], () =>
      select('vendor_years', VENDOR_YEAR_COLUMNS, { organizationId, vendorId })
        .order('year', { ascending: false })
        .order('currency'),
    ),
};
