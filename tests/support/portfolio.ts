import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import { act, type Caller, createUser } from '#tests/support/actors.ts';
import { verbs } from '#tests/support/verbs.ts';

/** An organisation with its owner, made through the API. */
export interface Landlord {
  owner: Caller & { userId: string };
  organizationId: string;
}

export async function createLandlord(sql: Sql, name: string): Promise<Landlord> {
  const owner = {
    userId: await createUser(sql, `${name.toLowerCase()}-${randomUUID()}@example.test`, 'owner'),
  };
  return { owner, organizationId: await verbs.createOrganization(sql, owner, { name }) };
}

export async function addProperty(
  sql: Sql,
  { owner, organizationId }: Landlord,
  name: string,
): Promise<string> {
  const id = randomUUID();
  await act(
    sql,
    owner,
    (transaction) => transaction`
    insert into public.properties (id, organization_id, name, property_type, municipality, province)
    values (${id}, ${organizationId}, ${name}, 'apartment_complex', 'Distrito Nacional', 'Distrito Nacional')`,
  );
  return id;
}

export async function addUnit(
  sql: Sql,
  landlord: Landlord,
  propertyId: string,
  label: string,
): Promise<string> {
  const id = randomUUID();
  await act(
    sql,
    landlord.owner,
    (transaction) => transaction`
    insert into public.units (id, organization_id, property_id, label)
    values (${id}, ${landlord.organizationId}, ${propertyId}, ${label})`,
  );
  return id;
}

export async function addPerson(sql: Sql, landlord: Landlord, fullName: string, email = ''): Promise<string> {
  const id = randomUUID();
  await act(
    sql,
    landlord.owner,
    (transaction) => transaction`
    insert into public.people (id, organization_id, full_name, email)
    values (${id}, ${landlord.organizationId}, ${fullName}, ${email})`,
  );
  return id;
}

/** Today in the default time zone of organisations. */
export async function todayOf(sql: Sql, { organizationId }: Landlord): Promise<string> {
  const [row] = await sql<
    { today: string }[]
  >`select private.organization_today(${organizationId})::text as today`;
  return row?.today ?? '';
}

/** A landlord with one unit and one person, for stories that need a lease. */
export async function createRentable(sql: Sql, name: string) {
  const landlord = await createLandlord(sql, name);
  const propertyId = await addProperty(sql, landlord, `Torre ${name}`);
  const unitId = await addUnit(sql, landlord, propertyId, '1-A');
  const personId = await addPerson(sql, landlord, 'Ana Pérez', `ana-${randomUUID()}@example.test`);
  return { landlord, owner: landlord.owner, propertyId, unitId, personId };
}
