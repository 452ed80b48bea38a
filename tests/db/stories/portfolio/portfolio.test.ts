import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { act, type Caller, createUser, DENIED, outcomeOf } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { addPerson, addUnit, createRentable } from '#tests/support/portfolio.ts';
import { verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;
let tenant: Caller;
let caretaker: Caller;

beforeAll(async () => {
  const { sql } = database;
  place = await createRentable(sql, 'Torre');
  const { organizationId } = place.landlord;
  const unitId = await addUnit(sql, place.landlord, place.propertyId, 'Apto 10');
  for (const label of ['Apto 2', 'Apto 1', 'Apto 10-A'])
    await addUnit(sql, place.landlord, place.propertyId, label);
  const personId = await addPerson(sql, place.landlord, 'José Ángel Núñez');
  await verbs.createLease(sql, place.owner, {
    unitId,
    personIds: [personId],
    startsOn: '2026-01-01',
    endsOn: '2040-12-31',
  });
  const tenantId = await createUser(sql, `${randomUUID()}@example.test`, 'tenant');
  await sql`update public.people set user_id = ${tenantId} where id = ${personId}`;
  await sql`update public.lease_tenants set user_id = ${tenantId} where person_id = ${personId}`;
  const caretakerId = await createUser(sql, `${randomUUID()}@example.test`, 'manager');
  await sql`insert into public.memberships (organization_id, user_id, role)
    values (${organizationId}, ${caretakerId}, 'maintenance')`;
  await sql`update public.units set market_rent_minor = 2500000, market_rent_currency = 'DOP' where id = ${unitId}`;
  tenant = { userId: tenantId };
  caretaker = { userId: caretakerId };
});

const rentsSeenBy = (caller: Caller) =>
  act(
    database.sql,
    caller,
    (sql) => sql`select label, market_rent_minor, market_rent_currency from public.units_list
      where property_id = ${place.propertyId} and label = 'Apto 10'`,
  );

describe('the rent that a landlord thinks a unit is worth', () => {
  it('is read by who works for the landlord', async () => {
    for (const reader of [place.owner, caretaker])
      expect([...(await rentsSeenBy(reader))]).toEqual([
        { label: 'Apto 10', market_rent_minor: '2500000', market_rent_currency: 'DOP' },
      ]);
  });

  it('is hidden from the tenant, who sees the unit', async () => {
    expect([...(await rentsSeenBy(tenant))]).toEqual([
      { label: 'Apto 10', market_rent_minor: null, market_rent_currency: null },
    ]);
  });

  it.each(['owner', 'tenant'])('cannot be read from the table, not even by the %s', async (who) => {
    const caller = who === 'owner' ? place.owner : tenant;
    const reading = act(database.sql, caller, (sql) => sql`select market_rent_minor from public.units`);
    expect(await outcomeOf(reading)).toBe(DENIED);
  });
});

describe('units', () => {
  it('stand in the order in which people count, and a page begins behind one', async () => {
    const labels = (after: string) =>
      act(
        database.sql,
        place.owner,
        (sql) => sql`select label from public.units_list where property_id = ${place.propertyId}
          and label like 'Apto%' and label_order > ${after} order by label_order, id`,
      );
    expect((await labels('')).map((row) => row.label)).toEqual(['Apto 1', 'Apto 2', 'Apto 10', 'Apto 10-A']);
    expect((await labels('Apto 2')).map((row) => row.label)).toEqual(['Apto 10', 'Apto 10-A']);
  });

  it('are counted as let for maintenance too, which does not see the lease', async () => {
    const seen = (caller: Caller) =>
      act(
        database.sql,
        caller,
        (sql) => sql`select unit_count, occupied_unit_count,
            (select count(*)::int from public.leases where property_id = l.id) as leases
          from public.properties_list l where id = ${place.propertyId}`,
      );
    const [asOwner, asCaretaker, asTenant] = [
      await seen(place.owner),
      await seen(caretaker),
      await seen(tenant),
    ];
    expect(asOwner[0]).toMatchObject({ occupied_unit_count: 1, leases: 1 });
    expect(asCaretaker[0]).toMatchObject({ occupied_unit_count: 1, leases: 0 });
    expect(asTenant[0]).toMatchObject({ occupied_unit_count: 0 });
  });
});

it('places count the properties in use by province and municipality, of the kinds that are asked for', async () => {
  const { organizationId } = place.landlord;
  const { sql } = database;
  await sql`insert into public.properties (organization_id, name, property_type, municipality, province, archived_at)
    select ${organizationId}::uuid, n, 'single_family', 'Higüey', 'La Altagracia', case when n = 'Vieja' then now() end
    from unnest(array['Brisas', 'Caracol', 'Vieja']) n`;
  const counts = async (types: string[] | null) =>
    (
      await act(
        sql,
        place.owner,
        (as) => as`select province, municipality, property_count::int as count
          from public.property_places(${organizationId}, '', ${types}::public.property_type[])
          where province = 'La Altagracia'`,
      )
    ).map((row) => ({ ...row }));
  const found = [{ province: 'La Altagracia', municipality: 'Higüey', count: 2 }];
  expect(await counts(null)).toEqual(found);
  expect(await counts(['single_family'])).toEqual(found);
  expect(await counts(['condominium'])).toEqual([]);
});

it('a person is found without accents and whatever the letters', async () => {
  const found = await act(
    database.sql,
    place.owner,
    (sql) => sql`select full_name from public.tenants_list
      where organization_id = ${place.landlord.organizationId} and search_name like '%angel nunez%'`,
  );
  expect(found.map((row) => row.full_name)).toEqual(['José Ángel Núñez']);
});
