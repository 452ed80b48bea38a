import { keepPreviousData } from '@tanstack/react-query';
import { unwrap } from '#src/data/errors.ts';
import { listed } from '#src/data/foundation/search/searched.ts';
import {
  type Filterable,
  fetchEveryPage,
  inOrder,
  PAGE_SIZE,
  type Page,
  quoted,
  toPage,
  withNullsLast,
} from '#src/data/keyset.ts';
import { pagesQuery } from '#src/data/query.ts';
import type { Selected } from '#src/data/rows.ts';
import { type UnitUse, unitUses } from '#src/domain/foundation/enums.ts';
import type { ListCursor } from '#src/domain/foundation/list-cursor.ts';
import type { ListQuery, ListSpec } from '#src/domain/foundation/list-query.ts';

/** A unit with the lease in force; the lease's columns are null where it is vacant or not for the reader. */
export type Unit = Selected<'units_list', typeof UNIT_COLUMNS>;

/** What the units list can be asked for. */
export const unitListSpec = {
  filters: { state: ['vacant', 'let', 'archived'], use: unitUses, property: 'any' },
  sortColumns: ['property_name', 'label', 'rent_minor', 'market_rent_minor', 'lease_ends_on'],
  defaultSort: { column: 'property_name', direction: 'asc' },
} as const satisfies ListSpec;

export const UNIT_COLUMNS =
  'id, propertyId, label, unitUse, bedrooms, bathrooms, areaM2, marketRentMinor, marketRentCurrency, archivedAt, createdAt, propertyName, leaseId, leaseStatus, leaseEndsOn, rentCurrency, rentMinor, tenantName, isLeased';
/** Columns in which a row may have no value. */
const NULLABLE: ReadonlySet<string> = new Set(['rent_minor', 'market_rent_minor', 'lease_ends_on']);
const EXPORT_SIZE = 999;

/** What search and filters find, in no order. */
function unitsOf(organizationId: string, { search, filters }: ListQuery) {
  const { state = [], use, property } = filters;
  let rows = listed('units_list', 'search_units', UNIT_COLUMNS, organizationId, search);
  rows = state.includes('archived') ? rows.not('archivedAt', 'is', null) : rows.is('archivedAt', null);
  if (isVacant({ filters })) rows = rows.eq('isLeased', false);
  if (state.includes('let') && !state.includes('vacant')) rows = rows.eq('isLeased', true);
  if (use) rows = rows.in('unitUse', use as UnitUse[]);
  if (property) rows = rows.in('propertyId', [...property]);
  return rows;
}

async function fetchUnits(
  organizationId: string,
  query: ListQuery,
  cursor: ListCursor | null,
  size = PAGE_SIZE,
): Promise<Page<Unit>> {
  const { column, direction } = query.sort;
  if (NULLABLE.has(column)) {
    const ask = () => unitsOf(organizationId, query);
    const rows = await withNullsLast(ask, query.sort, cursor, size + 1);
    return toPage(rows as Unit[], query.sort, 'id', size);
  }
  let rows = unitsOf(organizationId, query);
  const order = { ascending: direction === 'asc' };
  if (column === 'property_name') {
    // In the order of the kept rows, of which there is an index; few units are sorted sooner than that index is searched for them.
    const isOfProperty = query.filters.property !== undefined && !isVacant(query);
    const [place, label] = isOfProperty
      ? (['property_name_order', 'label_order'] as const)
      : (['listed_property_order', 'listed_label'] as const);
    rows = cursor ? behindPlace(rows, cursor, direction, place, label) : rows.not(place, 'is', null);
    const answer = await rows
      .order(place, order)
      .order(label, order)
      .order('id', order)
      .limit(size + 1);
    return toPlacePage(unwrap(answer) as Unit[], size);
  }
  const answer = await inOrder(rows, query.sort, cursor).limit(size + 1);
  return toPage(unwrap(answer) as Unit[], query.sort, 'id', size);
}

/** Whether only vacant units are asked for. */
const isVacant = ({ filters: { state = [] } }: Pick<ListQuery, 'filters'>) =>
  state.includes('vacant') && !state.includes('let');

/**
 * The units behind one in the order property, label, id (labels as people count: 2 before 10): from its property on, without
 * what comes up to it there (see `startAfter`).
 */
function behindPlace<Query extends Filterable>(
  rows: Query,
  { key, id }: ListCursor,
  direction: 'asc' | 'desc',
  place: 'property_name_order' | 'listed_property_order',
  label: 'label_order' | 'listed_label',
): Query {
  const property = String(key[0] ?? '');
  const from = direction === 'asc' ? rows.gte(place, property) : rows.lte(place, property);
  const [before, upTo] = direction === 'asc' ? (['lt', 'lte'] as const) : (['gt', 'gte'] as const);
  const at = quoted(String(key[1] ?? ''));
  const passed = `or(${label}.${before}.${at},and(${label}.eq.${at},id.${upTo}.${quoted(id)}))`;
  return from.or(`not.and(${place}.eq.${quoted(property)},${passed})`);
}

function toPlacePage(rows: readonly Unit[], size: number): Page<Unit> {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  if (rows.length <= size || !last) return { rows: shown, next: null };
  return { rows: shown, next: { key: [last.propertyName, last.label], id: last.id } };
}

/** What is let: apartments, houses, shops, rooms. */
export const unitQueries = {
  all: ['units'] as const,
  list: (organizationId: string, query: ListQuery) =>
    pagesQuery(
      ['units', organizationId, 'list', { ...query, cursor: null }],
      (cursor) => fetchUnits(organizationId, query, cursor),
      query.cursor,
      {
        // While a search is answered, the list before it stays.
        placeholderData: keepPreviousData,
      },
    ),
};

/** Every unit that the query finds, page by page, for a file. */
export const fetchAllUnits = (organizationId: string, query: ListQuery): Promise<Unit[]> =>
  fetchEveryPage((cursor) => fetchUnits(organizationId, query, cursor, EXPORT_SIZE));
