import { verb } from '#src/data/call.ts';
import { unwrap } from '#src/data/errors.ts';
import { inOrder, PAGE_SIZE, type Page, toPage } from '#src/data/keyset.ts';
import { pagesQuery, recordQuery, rowsQuery } from '#src/data/query.ts';
import { type Selected, select } from '#src/data/rows.ts';
import { addRow, changeRow } from '#src/data/table-rows.ts';
import { patternsOf } from '#src/data/text-filter.ts';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import type { ListCursor } from '#src/domain/foundation/list-cursor.ts';
import type { ListQuery, ListSpec } from '#src/domain/foundation/list-query.ts';
import { type AssetKind, assetKinds } from '#src/domain/maintenance/maintenance-enums.ts';

/** Equipment of a property or a unit, with how many requests it had and how many of them are open. */
export type Asset = Selected<'assets_list', typeof COLUMNS>;

const COLUMNS =
  'id, propertyId, unitId, name, kind, maker, model, serialNumber, installedOn, warrantyUntil, expectedLifeYears, lifeEndsOn, costMinor, costCurrency, note, retiredOn, createdAt, propertyName, unitLabel, requestCount, openCount';
const MOST_CHOICES = 500;

/** What the list of equipment can be asked for; what is retired is left out unless it is asked for. */
export const assetListSpec = {
  filters: { kind: assetKinds, property: 'any', unit: 'any', state: ['retired'] },
  sortColumns: ['name', 'property_name', 'created_at'],
  defaultSort: { column: 'name', direction: 'asc' },
} as const satisfies ListSpec;

async function fetchAssets(
  organizationId: string,
  query: ListQuery,
  cursor: ListCursor | null,
): Promise<Page<Asset>> {
  const { kind, property, unit, state } = query.filters;
  let rows = select('assets_list', COLUMNS, { organizationId });
  rows = state ? rows.not('retiredOn', 'is', null) : rows.is('retiredOn', null);
  for (const pattern of await patternsOf(query.search)) rows = rows.like('searchText', pattern);
  if (kind) rows = rows.in('kind', kind as AssetKind[]);
  if (property) rows = rows.in('propertyId', [...property]);
  if (unit) rows = rows.in('unitId', [...unit]);
  const answer = await inOrder(rows, query.sort, cursor).limit(PAGE_SIZE + 1);
  return toPage(unwrap(answer) as Asset[], query.sort);
}

export const assetQueries = {
  all: ['assets'] as const,
  list: (organizationId: string, query: ListQuery) =>
    pagesQuery(
      ['assets', organizationId, 'list', { ...query, cursor: null }],
      (cursor) => fetchAssets(organizationId, query, cursor),
      query.cursor,
    ),
  byId: (assetId: string) =>
    recordQuery(['assets', 'asset', assetId], () =>
      select('assets_list', COLUMNS, { id: assetId }).maybeSingle(),
    ),
  /** Equipment of a property and of its units that is in use, by name. */
  choices: (organizationId: string, propertyId: string) =>
    rowsQuery(['assets', organizationId, 'choices', propertyId], () =>
      select('assets_list', 'id, name, unitId, unitLabel', { organizationId, propertyId })
        .is('retiredOn', null)
        .order('nameOrder')
        .limit(MOST_CHOICES),
    ),
};

/** Equipment as its form gives it; texts that are unknown are empty, days 'YYYY-MM-DD', the cost in minor units. */
export interface AssetFields {
  readonly propertyId: string;
  readonly unitId: string | null;
  readonly name: string;
  readonly kind: AssetKind;
  readonly maker: string;
  readonly model: string;
  readonly serialNumber: string;
  readonly installedOn: string | null;
  readonly warrantyUntil: string | null;
  readonly expectedLifeYears: number | null;
  readonly costMinor: number | null;
  readonly costCurrency: CurrencyCode | null;
  readonly note: string;
}

/** Adds equipment under an id that the client made: a repeat adds nothing. */
export async function addAsset(
  { organizationId, fields }: { readonly organizationId: string; readonly fields: AssetFields },
  assetId: string,
): Promise<string> {
  await addRow('assets', { id: assetId, organizationId, ...fields });
  return assetId;
}

/** Changes equipment. Error: `not_found` when the caller may not. */
export async function changeAsset(assetId: string, fields: AssetFields): Promise<string> {
  await changeRow('assets', { id: assetId }, { ...fields });
  return assetId;
}

/** Takes equipment out of use on a day, or back into use (null). */
export async function retireAsset(input: {
  readonly assetId: string;
  readonly retiredOn: string | null;
}): Promise<void> {
  await changeRow('assets', { id: input.assetId }, { retiredOn: input.retiredOn });
}

/** Says which equipment a request is about; null for none. Errors: `not_found`, `asset_elsewhere`. */
export const setMaintenanceAsset = verb('set_maintenance_asset');
