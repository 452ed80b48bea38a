// What the lists ask, all of it side by side: a table that reads best whole.

import { TENANT_COLUMNS } from '#src/data/leasing/people/queries.ts';
import { CHARGE_COLUMNS } from '#src/data/money/charges/queries.ts';
import { PAYMENT_COLUMNS } from '#src/data/money/payments/reported-queries.ts';
import { toDatabase } from '#src/data/names.ts';
import { PROPERTY_COLUMNS } from '#src/data/portfolio/properties/queries.ts';
import { UNIT_COLUMNS } from '#src/data/portfolio/units/queries.ts';
import { APPLICATION_COLUMNS } from '#src/data/screening/applications/queries.ts';
import type { BenchDatabase } from './databases.ts';
import { behind, PAGE, type Read } from './reads.ts';

// The filters and order of src/data, as the API writes them.
const PLACES = 10;
/** As many as the small portfolio has, so that pages of the same length are compared. */
const VACANT = 40;
const OWING = 16;
/** A search reads its hits by index, so it pays for the depth of more indexes than a page does. */
const SEARCH_GROWTH = 2;

interface List {
  name: string;
  view: string;
  columns: string;
  order: string;
  /** What every reading of the list filters by, after "and". */
  always?: string;
}

const lists = {
  properties: {
    name: 'properties',
    view: 'properties_list',
    columns: toDatabase(PROPERTY_COLUMNS),
    order: 'name_order, id',
    always: 'and archived_at is null',
  },
  units: {
    name: 'units',
    view: 'units_list',
    columns: toDatabase(UNIT_COLUMNS),
    order: 'listed_property_order, listed_label, id',
    always: 'and archived_at is null',
  },
  tenants: {
    name: 'tenants',
    view: 'tenants_list',
    columns: toDatabase(TENANT_COLUMNS),
    order: 'full_name_order, id',
  },
  applications: {
    name: 'applications',
    view: 'applications_list',
    columns: toDatabase(APPLICATION_COLUMNS),
    order: 'created_at desc, id desc',
  },
  payments: {
    name: 'payments',
    view: 'payments_list',
    columns: toDatabase(PAYMENT_COLUMNS),
    order: 'paid_on desc, id desc',
  },
  charges: {
    name: 'charges',
    view: 'charges_list',
    columns: toDatabase(CHARGE_COLUMNS),
    order: 'due_on desc, id desc',
  },
} satisfies Record<string, List>;

/** How reads of a list are written, in an organisation and at places of its lists. */
function writer(organizationId: string, places: readonly Place[]) {
  const mine = `organization_id = '${organizationId}'`;
  const page = (list: List, more = '', order = list.order, limit = PAGE) => [
    `select ${list.columns} from public.${list.view} where ${mine} ${list.always ?? ''} ${more} order by ${order} limit ${limit}`,
  ];
  const found = ({ name, columns, order, always = '' }: List, text: string) => [
    `select ${columns} from public.search_${name}('${organizationId}', '${text}') where true ${always}
      order by ${order} limit ${PAGE}`,
  ];
  const first = (list: List): Read => ({ name: `${list.name}, first page`, variants: [page(list)] });
  const filter = (list: List, name: string, more: string, limit = PAGE): Read => ({
    name: `${list.name}, ${name}`,
    variants: [page(list, more, list.order, limit)],
  });
  /** The first page in the order of a column; where it may be empty, as the list asks for the rows that have a value. */
  const sorted = (list: List, column: string, sign: 'asc' | 'desc', isNullable = false): Read => ({
    name: `${list.name}, by ${column.replaceAll('_', ' ')} ${sign}`,
    variants: [page(list, isNullable ? `and ${column} is not null` : '', `${column} ${sign}, id ${sign}`)],
  });
  /** What it finds grows with the portfolio: it is shown and not limited. */
  const shown = (read: Read): Read => ({ ...read, allowedGrowth: Number.POSITIVE_INFINITY });
  const deep = (list: List, more: (place: Place) => string): Read => ({
    name: `${list.name}, deep page`,
    variants: places.map((place) => page(list, more(place))),
  });
  /** Where many rows share a day, the rest of the day is asked for first, and what follows only when that is no page. */
  const deepByDay = (list: List, column: 'due_on' | 'paid_on'): Read => ({
    name: `${list.name}, deep page`,
    variants: places.map((place) => {
      const day = column === 'due_on' ? place.dueOn : place.day;
      const same = page(list, `and ${column} = '${day}' and id < '${place.paymentId}'`);
      const isFull = (column === 'due_on' ? place.dueThen : place.paidThen) >= PAGE;
      return [
        ...same.map((query) => query.replace(list.order, 'id desc')),
        ...(isFull ? [] : page(list, `and ${column} < '${day}'`)),
      ];
    }),
  });
  const search = (list: List, by: string, text: (place: Place) => string): Read => ({
    name: `${list.name}, search by ${by}`,
    variants: places.map((place) => found(list, text(place))),
    allowedGrowth: SEARCH_GROWTH,
  });
  return { first, filter, sorted, shown, deep, deepByDay, search };
}

/** Half of the number in a property's name, so that behind it there is a page full in a small portfolio too. */
const halfWayTo = (name: string) =>
  name.replace(/\d+$/, (digits) => String(Math.trunc(Number(digits) / 2)).padStart(digits.length, '0'));

/** A first page, a deep one, a filter and a search of each list. */
export async function listReadsOf(database: BenchDatabase): Promise<Read[]> {
  const places = await placesIn(database);
  const { first, filter, sorted, shown, deep, deepByDay, search } = writer(database.organizationId, places);
  return [
    first(lists.properties),
    deep(lists.properties, (at) => behind('name_order', halfWayTo(at.property), at.propertyId, '>')),
    filter(lists.properties, 'by type', `and property_type in ('apartment_complex')`),
    search(lists.properties, 'name', (at) => at.property),
    filter(lists.units, 'first page', 'and listed_property_order is not null'),
    deep(
      lists.units,
      (at) => `and listed_property_order >= '${at.property}' and not (listed_property_order = '${at.property}'
        and (listed_label < '${at.label}' or (listed_label = '${at.label}' and id <= '${at.unitId}')))`,
    ),
    filter(lists.units, 'vacant', 'and is_leased = false', VACANT),
    sorted(lists.units, 'rent_minor', 'desc', true),
    sorted(lists.units, 'market_rent_minor', 'asc', true),
    sorted(lists.units, 'lease_ends_on', 'asc', true),
    sorted(lists.units, 'label_order', 'asc'),
    filter(lists.units, 'of a property', `and property_id in ('${places[0]?.propertyId}')`),
    search(lists.units, 'label', (at) => at.label),
    search(lists.units, 'tenant', (at) => at.passport),
    first(lists.tenants),
    deep(lists.tenants, (at) => behind('full_name_order', at.tenant, at.tenantId, '>')),
    filter(lists.tenants, 'with a balance', 'and receivable_minor > 0', OWING),
    sorted(lists.tenants, 'receivable_minor', 'desc'),
    sorted(lists.tenants, 'rent_minor', 'asc'),
    sorted(lists.tenants, 'property_name_order', 'asc'),
    sorted(lists.tenants, 'starts_on', 'desc'),
    sorted(lists.tenants, 'ends_on', 'asc'),
    filter(lists.tenants, 'current', `and status in ('active', 'notice_given', 'month_to_month')`),
    search(lists.tenants, 'passport', (at) => at.passport),
    shown(search(lists.tenants, 'a name that many have', (at) => at.tenant)),
    first(lists.applications),
    deep(lists.applications, (at) => behind('created_at', at.appliedAt, at.applicationId, '<')),
    filter(lists.applications, 'in review', `and status in ('in_review')`),
    shown(search(lists.applications, 'a name that many have', (at) => at.applicant)),
    search(lists.applications, 'name', () => 'zulueta'),
    first(lists.payments),
    deepByDay(lists.payments, 'paid_on'),
    filter(lists.payments, 'of a property', `and property_id in ('${places[0]?.propertyId}')`),
    search(lists.payments, 'tenant', (at) => at.passport),
    search(lists.payments, 'reference', (at) => at.reference),
    first(lists.charges),
    deepByDay(lists.charges, 'due_on'),
    filter(lists.charges, 'of rent', `and kind in ('rent')`),
    shown(filter(lists.charges, 'open', 'and outstanding_minor > 0')),
    search(lists.charges, 'tenant', (at) => at.passport),
  ];
}

interface Place {
  property: string;
  propertyId: string;
  label: string;
  unitId: string;
  tenant: string;
  passport: string;
  tenantId: string;
  day: string;
  dueOn: string;
  /** How many more rows the day has, up to a page. */
  paidThen: number;
  dueThen: number;
  paymentId: string;
  reference: string;
  appliedAt: string;
  applicationId: string;
  applicant: string;
}

/** Tenants whose names are evenly spread over the middle of the list, with their places, payments and an application. */
async function placesIn({ admin, organizationId }: BenchDatabase): Promise<Place[]> {
  return admin<Place[]>`
    select *,
      (select count(*)::int from (select from public.payments x where x.organization_id = ${organizationId}
        and x.paid_on = place.day::date and x.id < place."paymentId" limit ${PAGE}) r) as "paidThen",
      (select count(*)::int from (select from public.charges x where x.organization_id = ${organizationId}
        and x.due_on = place."dueOn"::date and x.id < place."paymentId" limit ${PAGE}) r) as "dueThen"
    from (select p.name as property, p.id as "propertyId", u.label, u.id as "unitId", pe.full_name as tenant, pe.identity_number as passport, t.id as "tenantId",
      y.paid_on::text as day,
      (select c.due_on::text from public.charges c where c.lease_id = l.id limit 1) as "dueOn", y.id as "paymentId", y.reference, a.created_at::text as "appliedAt", a.id as "applicationId",
      a.full_name as applicant
    from (
      select *, row_number() over (order by full_name_order, id) as rank, count(*) over () as total
      from public.people where organization_id = ${organizationId}
    ) pe
    join public.lease_tenants t on t.person_id = pe.id
    join public.leases l on l.id = t.lease_id
    join public.units u on u.id = l.unit_id
    join public.properties p on p.id = u.property_id
    join lateral (select * from public.payments where lease_id = l.id and reference <> '' limit 1) y on true
    join lateral (
      select a.id, a.created_at, m.full_name from public.applications a
      join public.application_applicants m on m.application_id = a.id
      where a.organization_id = ${organizationId}
        -- So that a page full follows in a small portfolio too.
        and a.created_at > (select percentile_disc(0.55) within group (order by x.created_at) from public.applications x
          where x.organization_id = ${organizationId})
      order by md5(a.id::text || pe.id::text) limit 1
    ) a on true
    where pe.rank > pe.total / 4 and pe.rank % greatest(pe.total / 30, 1) = 0 order by pe.rank limit ${PLACES}) place`;
}
