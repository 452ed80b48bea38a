import { unwrap } from '#src/data/errors.ts';
import { read } from '#src/data/functions.ts';
import { type Selected, selectWith } from '#src/data/rows.ts';
import type { Cell } from '#src/domain/insight/assistant/tools.ts';
import { amount, answerOf, counted, MOST_ROWS, textArgument, withSearch } from './answer.ts';
import type { MemberRun, MemberRunner } from './reader.ts';
import { namedRecords } from './records.ts';

const VACANT_COLUMNS = 'id, label, propertyId, propertyName, marketRentMinor, marketRentCurrency';
const PROPERTY_COLUMNS =
  'id, name, propertyType, street, streetNumber, sector, municipality, province, unitCount, occupiedUnitCount';
const UNIT_COLUMNS = 'id, label, isLeased, tenantName, rentMinor, rentCurrency, leaseEndsOn';
const OF_EACH_KIND = 8;
type VacantUnit = Selected<'units_list', typeof VACANT_COLUMNS>;
type PropertyRow = Selected<'properties_list', typeof PROPERTY_COLUMNS>;
type UnitRow = Selected<'units_list', typeof UNIT_COLUMNS>;

/** Units without a lease today and since when, by property. */
export const vacantUnits: MemberRunner = async (run) => {
  const named = await namedRecords(run, ['property']);
  if ('answer' in named) return named.answer;
  const { client, organizationId } = run;
  const propertyId = named.records.property?.id;
  const found = await counted<VacantUnit>(
    selectWith(
      client,
      'units_list',
      VACANT_COLUMNS,
      { organizationId, isLeased: false, ...(propertyId && { propertyId }) },
      true,
    )
      .is('archivedAt', null)
      .order('propertyNameOrder')
      .order('labelOrder')
      .limit(MOST_ROWS),
  );
  const since = await vacantSince(run, [...new Set(found.rows.map((unit) => unit.propertyId))]);
  const rows = found.rows.map((unit) => ({
    property: unit.propertyName,
    unit: unit.label,
    vacantSince: since.get(unit.id) ?? null,
    marketRent: amount(unit.marketRentMinor, unit.marketRentCurrency),
    path: `/units/${unit.id}`,
  }));
  return answerOf(
    rows,
    [withSearch('/units', { 'f.state': 'vacant', 'f.property': propertyId })],
    found.count,
  );
};

/** Since when each vacant unit of these properties is vacant, by its id. */
async function vacantSince({ client }: MemberRun, propertyIds: readonly string[]) {
  const all = await Promise.all(
    propertyIds.map(async (propertyId) => unwrap(await read(client, 'property_vacancies', { propertyId }))),
  );
  return new Map(all.flat().map(({ unitId, vacantSince: day }) => [unitId, day]));
}

/** A property and who owns it, in the first row, then its units. */
export const property: MemberRunner = async (run) => {
  const named = await namedRecords(run, ['property']);
  if ('answer' in named) return named.answer;
  const { client, organizationId } = run;
  const id = named.records.property?.id ?? '';
  const [found, units, owners] = await Promise.all([
    counted<PropertyRow>(selectWith(client, 'properties_list', PROPERTY_COLUMNS, { organizationId, id })),
    counted<UnitRow>(
      selectWith(client, 'units_list', UNIT_COLUMNS, { organizationId, propertyId: id }, true)
        .is('archivedAt', null)
        .order('labelOrder')
        .limit(MOST_ROWS - 1),
    ),
    counted<{ fullName: string }>(
      selectWith(client, 'property_owners', 'fullName', { propertyId: id }).order('position'),
    ),
  ]);
  const owner = owners.rows.map(({ fullName }) => fullName).join(', ');
  const rows = [
    ...found.rows.map((row) => propertyLine(row, owner)),
    ...units.rows.map((unit) => unitLine(unit)),
  ];
  return answerOf(rows, [`/properties/${id}`], found.rows.length + units.count);
};

const propertyLine = (row: PropertyRow, owner: string): Readonly<Record<string, Cell>> => ({
  property: row.name,
  type: row.propertyType,
  address: [
    [row.street, row.streetNumber].filter(Boolean).join(' '),
    row.sector,
    row.municipality,
    row.province,
  ]
    .filter(Boolean)
    .join(', '),
  units: row.unitCount,
  occupied: row.occupiedUnitCount,
  owner: owner === '' ? null : owner,
  path: `/properties/${row.id}`,
});

const unitLine = (unit: UnitRow): Readonly<Record<string, Cell>> => ({
  unit: unit.label,
  isLeased: unit.isLeased,
  tenant: unit.tenantName,
  rent: amount(unit.rentMinor, unit.rentCurrency),
  endsOn: unit.leaseEndsOn,
  path: `/units/${unit.id}`,
});

/** Records that have the words, the number or the amount, a few of each kind. */
export const find: MemberRunner = async ({ client, organizationId, arguments: values }) => {
  const text = textArgument(values, 'text') ?? '';
  const found = unwrap(await read(client, 'search_records', { organizationId, text, limit: OF_EACH_KIND }));
  const rows = found.map((row) => ({
    kind: row.kind,
    name: row.title,
    detail: row.detail,
    number: row.number === '' ? null : row.number,
    amount: amount(row.amountMinor, row.currency),
    day: row.onDay,
    isOpen: row.isOpen,
    path: pathOf(row.kind, row.id),
  }));
  return answerOf(rows, [], rows.length);
};

const PATHS: Readonly<Record<string, string>> = {
  property: '/properties',
  unit: '/units',
  person: '/tenants',
  lease: '/leases',
  payment: '/finance/payments',
  bill: '/finance/expenses',
  vendor: '/finance/vendors',
  maintenance_request: '/maintenance',
  notice: '/notices',
  application: '/tenant-screening',
};

const pathOf = (kind: string, id: string): string | null => (PATHS[kind] ? `${PATHS[kind]}/${id}` : null);
