import { keepPreviousData } from '@tanstack/react-query';
import { AppError, unwrap } from '#src/data/errors.ts';
import { listed } from '#src/data/foundation/search/searched.ts';
import { fetchEveryPage, inOrder, PAGE_SIZE, type Page, toPage } from '#src/data/keyset.ts';
import { pagesQuery, query } from '#src/data/query.ts';
import { type Row, type Selected, select } from '#src/data/rows.ts';
import { type PropertyType, propertyTypes } from '#src/domain/foundation/enums.ts';
import type { ListCursor } from '#src/domain/foundation/list-cursor.ts';
import type { ListQuery, ListSpec } from '#src/domain/foundation/list-query.ts';

/** A property with how many units it has and how many of them are let. */
export type Property = Selected<'properties_list', typeof PROPERTY_COLUMNS>;
/** A property with everything its form edits. */
export type PropertyDetail = Property &
  Pick<
    Row<'properties'>,
    | 'reference'
    | 'inCondominium'
    | 'condominiumName'
    | 'condominiumContact'
    | 'condominiumPhone'
    | 'condominiumEmail'
  >;

/** What the properties list can be asked for. */
export const propertyListSpec = {
  filters: { type: propertyTypes, state: ['archived'], province: 'any' },
  sortColumns: ['name', 'municipality', 'unit_count', 'created_at'],
  defaultSort: { column: 'name', direction: 'asc' },
} as const satisfies ListSpec;

export const PROPERTY_COLUMNS =
  'id, name, propertyType, street, streetNumber, sector, municipality, province, archivedAt, createdAt, unitCount, occupiedUnitCount, coverPath';
const DETAIL_COLUMNS =
  'reference, inCondominium, condominiumName, condominiumContact, condominiumPhone, condominiumEmail';
/** Rows of one request for a file; the server gives no more at once. */
const EXPORT_SIZE = 999;

async function fetchProperties(
  organizationId: string,
  query: ListQuery,
  cursor: ListCursor | null,
  size = PAGE_SIZE,
): Promise<Page<Property>> {
  const { type, state, province } = query.filters;
  let rows = listed('properties_list', 'search_properties', PROPERTY_COLUMNS, organizationId, query.search);
  if (type) rows = rows.in('propertyType', type as PropertyType[]);
  if (province) rows = rows.in('province', [...province]);
  rows = state?.includes('archived') ? rows.not('archivedAt', 'is', null) : rows.is('archivedAt', null);
  const answer = await inOrder(rows, query.sort, cursor).limit(size + 1);
  return toPage(unwrap(answer) as Property[], query.sort, 'id', size);
}

async function fetchProperty(organizationId: string, propertyId: string): Promise<PropertyDetail> {
  const [listed, written] = await Promise.all([
    select('properties_list', PROPERTY_COLUMNS, { organizationId, id: propertyId }).maybeSingle(),
    select('properties', DETAIL_COLUMNS, { organizationId, id: propertyId }).maybeSingle(),
  ]);
  const [property, rest] = [unwrap(listed), unwrap(written)];
  if (!property || !rest) throw new AppError('not_found', 'not_found');
  return { ...(property as Property), ...rest };
}

/** Buildings, houses and complexes. */
export const propertyQueries = {
  all: ['properties'] as const,
  list: (organizationId: string, query: ListQuery) =>
    pagesQuery(
      ['properties', organizationId, 'list', { ...query, cursor: null }],
      (cursor) => fetchProperties(organizationId, query, cursor),
      query.cursor,
      {
        // While a search is answered, the list before it stays.
        placeholderData: keepPreviousData,
      },
    ),
  byId: (organizationId: string, propertyId: string) =>
    query(['properties', organizationId, propertyId], () => fetchProperty(organizationId, propertyId)),
};

/** Every property that the query finds, page by page, for a file. */
export const fetchAllProperties = (organizationId: string, query: ListQuery): Promise<Property[]> =>
  fetchEveryPage((cursor) => fetchProperties(organizationId, query, cursor, EXPORT_SIZE));
