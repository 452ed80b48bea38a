import { beforeAll, describe, expect, it } from 'vitest';
import { act, type Caller, createUser } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { addPerson, addUnit, createRentable, todayOf } from '#tests/support/portfolio.ts';
import { createApplication } from '#tests/support/screening.ts';
import { verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;
let stranger: Awaited<ReturnType<typeof createRentable>>;
let caretaker: Caller;

type List =
  | 'properties'
  | 'units'
  | 'tenants'
  | 'applications'
  | 'payments'
  | 'charges'
  | 'people'
  | 'documents';
/** What tells a row of each list apart. */
const MARKS: Record<List, string> = {
  properties: 'name',
  units: 'label',
  tenants: 'full_name',
  applications: 'full_name',
  payments: 'reference',
  charges: "kind || ' ' || tenant_name",
  people: 'full_name',
  documents: 'name',
};

beforeAll(async () => {
  const { sql } = database;
  place = await createRentable(sql, 'Almendros');
  stranger = await createRentable(sql, 'Almendros');
  const today = await todayOf(sql, place.landlord);
  await sql`update public.properties set street = 'Calle Las Mercedes', street_number = '12', sector = 'Zona Colonial'
    where id = ${place.propertyId}`;
  const nunez = await addPerson(sql, place.landlord, 'José Ángel Núñez');
  await sql`update public.people set phone = '+1 809-555-0147' where id = ${nunez}`;
  await addUnit(sql, place.landlord, place.propertyId, 'Ático 100%');
  const leaseId = await verbs.createLease(sql, place.owner, {
    unitId: place.unitId,
    personIds: [nunez],
    startsOn: today,
    endsOn: '2040-12-31',
    depositMinor: 1_000_000,
  });
  const { organizationId } = place.landlord;
  await sql`insert into public.documents (organization_id, lease_id, property_id, name, file_type, size_bytes)
    values (${organizationId}, ${leaseId}, null, 'Inventario.pdf', 'pdf', 1),
      (${organizationId}, null, ${place.propertyId}, 'Título de propiedad.pdf', 'pdf', 1)`;
  const payment = { leaseId, amountMinor: 500, paidOn: today, reference: 'TRX-Ñ778' };
  await verbs.recordPayment(sql, place.owner, payment);
  await createApplication(sql, place.owner, { propertyId: place.propertyId });
  const id = await createUser(sql, `conserje-${Math.random()}@example.test`, 'manager');
  await sql`insert into public.memberships (organization_id, user_id, role)
    values (${place.landlord.organizationId}, ${id}, 'maintenance')`;
  caretaker = { userId: id };
});

const find = (list: List, text: string, caller: Caller = place.owner) =>
  act(database.sql, caller, async (sql) => {
    const rows = await sql.unsafe(
      `select ${MARKS[list]} as mark from public.search_${list}($1, $2) order by 1`,
      [place.landlord.organizationId, text],
    );
    return rows.map((row) => row.mark);
  });

describe('a searched list', () => {
  it.each<[List, string, string, string[]]>([
    ['properties', 'its name without accents and capitals', 'ALMEN', ['Torre Almendros']],
    ['properties', 'its street with the number', 'mercedes 12', ['Torre Almendros']],
    ['properties', 'its sector', 'colonial', ['Torre Almendros']],
    ['properties', 'signs, which mean nothing', '%%%', []],
    ['units', 'its label, signs taken as they are', '100%', ['Ático 100%']],
    ['units', 'its property', 'almendros', ['1-A', 'Ático 100%']],
    ['units', 'its tenant', 'angel nun', ['1-A']],
    ['tenants', 'a name without its accents', 'nunez', ['José Ángel Núñez']],
    ['tenants', 'a telephone, however written', '(809) 555-0147', ['José Ángel Núñez']],
    ['tenants', 'nobody of that name', 'ramirez', []],
    ['applications', 'the main applicant', 'ana nunez', ['Ana Núñez']],
    ['applications', 'not by the others', 'luis mota', []],
    ['payments', 'a reference', 'trx-n', ['TRX-Ñ778']],
    ['payments', 'the tenant', 'núñez', ['TRX-Ñ778']],
    ['charges', 'the tenant', 'josé á', ['deposit José Ángel Núñez']],
    ['people', 'a name', 'pérez', ['Ana Pérez']],
    ['documents', 'its name without accents', 'titulo', ['Título de propiedad.pdf']],
    ['documents', 'its property', 'almendros', ['Inventario.pdf', 'Título de propiedad.pdf']],
    ['documents', 'the tenant of its lease', 'angel nun', ['Inventario.pdf']],
  ])('of %s finds by %s', async (list, _, text, found) => {
    expect((await find(list, text)).filter((mark) => !String(mark).startsWith('rent '))).toEqual(found);
  });

  it.each<List>(['units', 'tenants', 'applications', 'payments', 'charges', 'people', 'documents'])(
    'of %s tells nothing of people to who may not see them',
    async (list) => {
      expect(await find(list, 'nunez', caretaker)).toEqual([]);
    },
  );

  it('shows the caretaker the portfolio', async () => {
    expect(await find('properties', 'almen', caretaker)).toEqual(['Torre Almendros']);
    expect(await find('units', 'ático', caretaker)).toEqual(['Ático 100%']);
    expect(await find('documents', 'almendros', caretaker)).toEqual(['Título de propiedad.pdf']);
  });

  it.each(Object.keys(MARKS) as List[])('of %s is empty for strangers and their own', async (list) => {
    expect(await find(list, 'almendros', stranger.owner)).toEqual([]);
    expect(await find(list, 'nunez', stranger.owner)).toEqual([]);
  });
});

describe('very many hits', () => {
  it('are the first in the order of the list', async () => {
    await database.sql`insert into public.units (organization_id, property_id, label)
      select ${stranger.landlord.organizationId}, ${stranger.propertyId}, 'Local ' || n from generate_series(1, 400) n`;
    const found = await act(database.sql, stranger.owner, async (sql) => [
      ...(await sql`select label from public.search_units(${stranger.landlord.organizationId}, 'local')
        order by label_order`),
    ]);
    expect(found.map(({ label }) => label)).toEqual(
      Array.from({ length: 300 }, (_, index) => `Local ${index + 1}`),
    );
  });
});

describe('the map', () => {
  const places = (caller: Caller, text = '') =>
    act(database.sql, caller, async (sql) => [
      ...(await sql`select * from public.property_places(${place.landlord.organizationId}, ${text})`),
    ]);

  it('counts properties by municipality, as far as they are found', async () => {
    const here = [{ province: 'Distrito Nacional', municipality: 'Distrito Nacional', property_count: 1 }];
    expect(await places(place.owner)).toEqual(here);
    expect(await places(caretaker, 'almen')).toEqual(here);
    expect(await places(place.owner, 'nogal')).toEqual([]);
    expect(await places(stranger.owner)).toEqual([]);
  });
});
