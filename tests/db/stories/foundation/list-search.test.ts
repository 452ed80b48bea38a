import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { act, type Caller, createUser } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { accountOf, addVendor } from '#tests/support/expenses.ts';
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
  | 'documents'
  | 'vendors'
  | 'bills'
  | 'owner_distributions'
  | 'charges_to_invoice'
  | 'fiscal_invoices';
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
  vendors: 'name',
  bills: 'note',
  owner_distributions: 'owner_name',
  charges_to_invoice: 'description',
  fiscal_invoices: 'ncf',
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
      (${organizationId}, null, ${place.propertyId}, 'Título de propiedad.pdf', 'pdf', 1),
      (${organizationId}, null, ${place.propertyId}, ${'Póliza.pdf'.normalize('NFD')}, 'pdf', 1)`;
  const oleo = await addPerson(sql, place.landlord, "Altagracia D'Óleo Pérez-Gómez");
  const second = await addUnit(sql, place.landlord, place.propertyId, 'Local 9');
  await verbs.createLease(sql, place.owner, {
    unitId: second,
    personIds: [oleo],
    startsOn: today,
    endsOn: '2040-12-31',
    depositMinor: 0,
  });
  const vendorId = await addVendor(sql, place.landlord, 'Plomería Compañía', { phone: '+18095550199' });
  await verbs.saveBill(sql, place.owner, {
    organizationId,
    bill: {
      vendor_id: vendorId,
      property_id: place.propertyId,
      expense_kind: '02',
      billed_on: today,
      due_on: today,
      currency: 'DOP',
      note: 'Cambio de tubería',
    },
    lines: [
      {
        account_id: await accountOf(sql, organizationId, 'repairs'),
        description: 'Tubería',
        amount_minor: 100_000,
      },
    ],
  });
  const payment = { leaseId, amountMinor: 500, paidOn: today, reference: 'TRX-Ñ778' };
  await verbs.recordPayment(sql, place.owner, payment);
  await createApplication(sql, place.owner, { propertyId: place.propertyId });
  await act(sql, place.owner, async (mine) => {
    for (const title of ['Fuga en la cocina', 'Fuga vieja'])
      await mine`select public.open_maintenance(${randomUUID()}, ${place.propertyId}, ${place.unitId}, 'plumbing', 'low', ${title})`;
  });
  await sql`update public.maintenance_requests set status = 'completed', completed_at = now(), created_at = now() + interval '1 hour'
    where organization_id = ${organizationId} and title = 'Fuga vieja'`;
  await sql`insert into public.notices (organization_id, title_es, body_es, audience, publish_at)
    values (${organizationId}, 'Corte de agua', 'El martes se limpia la cisterna.', 'organization', now())`;
  const id = await createUser(sql, `conserje-${randomUUID()}@example.test`, 'manager');
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
    ['units', 'its property', 'almendros', ['1-A', 'Ático 100%', 'Local 9']],
    ['units', 'its tenant', 'angel nun', ['1-A']],
    ['tenants', 'a name without its accents', 'nunez', ['José Ángel Núñez']],
    ['tenants', 'a telephone, however written', '(809) 555-0147', ['José Ángel Núñez']],
    ['tenants', 'the last name first', 'nunez jose', ['José Ángel Núñez']],
    ['tenants', 'words with more than a blank between them', '  jose   nunez ', ['José Ángel Núñez']],
    ['tenants', 'a word and a telephone', 'nunez 0147', ['José Ángel Núñez']],
    ['tenants', 'every word, not one of them', 'nunez ramirez', []],
    ['tenants', 'the beginnings of two short words', 'ju jo', []],
    ['tenants', 'two short words, each where a word begins', 'jo nu', ['José Ángel Núñez']],
    ['tenants', 'an apostrophe that a telephone made another', 'd’oleo', ["Altagracia D'Óleo Pérez-Gómez"]],
    ['tenants', 'no apostrophe', 'doleo', ["Altagracia D'Óleo Pérez-Gómez"]],
    ['tenants', 'a hyphen of another kind', 'pérez\u2011gómez', ["Altagracia D'Óleo Pérez-Gómez"]],
    ['tenants', 'a blank for a hyphen', 'gomez perez', ["Altagracia D'Óleo Pérez-Gómez"]],
    ['tenants', 'accents sent apart', 'pérez'.normalize('NFD'), ["Altagracia D'Óleo Pérez-Gómez"]],
    ['tenants', 'nobody of that name', 'ramirez', []],
    ['applications', 'the main applicant', 'ana nunez', ['Ana Núñez']],
    ['applications', 'not by the others', 'luis mota', []],
    ['payments', 'a reference', 'trx-n', ['TRX-Ñ778']],
    ['payments', 'the tenant', 'núñez', ['TRX-Ñ778']],
    ['charges', 'the tenant', 'josé á', ['deposit José Ángel Núñez']],
    ['people', 'a name', 'ana pérez', ['Ana Pérez']],
    ['documents', 'its name without accents', 'titulo', ['Título de propiedad.pdf']],
    ['documents', 'a name that a Mac sent apart', 'póliza', ['Póliza.pdf']],
    ['vendors', 'a name without accents, the last first', 'compania plomeria', ['Plomería Compañía']],
    ['vendors', 'digits of the telephone', '555-0199', ['Plomería Compañía']],
    ['bills', 'the vendor and not another', 'plomeria', ['Cambio de tubería']],
    ['bills', 'its note', 'tuberia cambio', ['Cambio de tubería']],
    ['owner_distributions', 'nobody', 'nadie', []],
    ['charges_to_invoice', 'nobody', 'nadie', []],
    ['fiscal_invoices', 'nobody', 'nadie', []],
    ['documents', 'its property', 'almendros', ['Inventario.pdf', 'Póliza.pdf', 'Título de propiedad.pdf']],
    ['documents', 'the tenant of its lease', 'angel nun', ['Inventario.pdf']],
  ])('of %s finds by %s', async (list, _, text, found) => {
    expect((await find(list, text)).filter((mark) => !String(mark).startsWith('rent '))).toEqual(found);
  });

  it.each<List>(['units', 'tenants', 'applications', 'payments', 'charges', 'people', 'documents', 'bills'])(
    'of %s tells nothing of people to who may not see them',
    async (list) => {
      expect(await find(list, 'nunez', caretaker)).toEqual([]);
    },
  );

  it('shows the caretaker the portfolio', async () => {
    expect(await find('properties', 'almen', caretaker)).toEqual(['Torre Almendros']);
    expect(await find('units', 'ático', caretaker)).toEqual(['Ático 100%']);
    expect(await find('documents', 'almendros', caretaker)).toEqual([
      'Póliza.pdf',
      'Título de propiedad.pdf',
    ]);
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

const ALL =
  '{property,unit,person,lease,payment,bill,vendor,maintenance_request,document,notice,application}';
const records = (text: string, caller: Caller = place.owner, kinds = ALL) =>
  act(database.sql, caller, async (sql) => {
    const rows = await sql.unsafe('select kind, title from public.search_records($1, $2, 5, $3)', [
      place.landlord.organizationId,
      text,
      kinds,
    ]);
    return rows.map(({ kind, title }) => `${kind}: ${title}`);
  });

describe('the search of records', () => {
  const nunez = 'José Ángel Núñez';
  it.each([
    ['nunez jose', [`person: ${nunez}`, `lease: ${nunez}`, `payment: ${nunez}`]],
    ['ñ778', [`payment: ${nunez}`]],
    ['5', [`payment: ${nunez}`]],
    ['RD$ 5.00', [`payment: ${nunez}`]],
    ['1,000', ['bill: Plomería Compañía']],
    ['tuberia', ['bill: Plomería Compañía']],
    ['plomeria', ['bill: Plomería Compañía', 'vendor: Plomería Compañía']],
    ['cocina', ['maintenance_request: Fuga en la cocina']],
    ['fuga', ['maintenance_request: Fuga en la cocina', 'maintenance_request: Fuga vieja']],
    ['poliza', ['document: Póliza.pdf']],
    ['cisterna', ['notice: Corte de agua']],
    ['#1', [`payment: ${nunez}`, 'maintenance_request: Fuga en la cocina']],
    ['9', []],
    ['ang', [`person: ${nunez}`, `lease: ${nunez}`, `payment: ${nunez}`]],
    ['local 9', ['unit: Local 9', "lease: Altagracia D'Óleo Pérez-Gómez"]],
    ['zz', []],
    ['%', []],
    [' ', []],
  ])('finds "%s": %j', async (text, found) => {
    expect(await records(text)).toEqual(found);
  });

  it('shows each role what it may read, whatever kinds it asks for', async () => {
    expect(await records('nunez', caretaker)).toEqual([]);
    expect(await records('plomeria', caretaker)).toEqual([]);
    expect(await records('cisterna', caretaker)).toEqual([]);
    expect(await records('inventario', caretaker)).toEqual([]);
    expect(await records('poliza', caretaker)).toEqual(['document: Póliza.pdf']);
    expect(await records('fuga', caretaker)).toHaveLength(2);
    await expect(records('nunez', stranger.owner)).rejects.toThrow('not_allowed');
  });

  it('takes only what is asked for, and finds nothing in another organization', async () => {
    expect(await records('nunez', place.owner, '{lease}')).toEqual([`lease: ${nunez}`]);
    const ofStranger = await act(database.sql, stranger.owner, (sql) =>
      sql.unsafe('select title from public.search_records($1, $2, 5, $3)', [
        stranger.landlord.organizationId,
        'nunez',
        ALL,
      ]),
    );
    expect([...ofStranger]).toEqual([]);
  });

  it('leads to the lease and the unit that something can be done with', async () => {
    const [found] = await act(database.sql, place.owner, (sql) =>
      sql.unsafe(`select lease_id, unit_id from public.search_records($1, '1-a', 5, '{unit}')`, [
        place.landlord.organizationId,
      ]),
    );
    expect(found).toMatchObject({ unit_id: place.unitId, lease_id: expect.any(String) });
  });
});
