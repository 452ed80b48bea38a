import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { act, type Caller, createUser, DENIED, outcomeOf } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { addPerson, createRentable } from '#tests/support/portfolio.ts';
import { inviteTenant, verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;
let personId: string;
let tenant: Caller;

beforeAll(async () => {
  place = await createRentable(database.sql, 'Gente');
  const email = `peña-${randomUUID()}@example.test`.replace('ñ', 'n');
  personId = await addPerson(database.sql, place.landlord, 'Ángela Peña', email);
  const leaseId = await verbs.createLease(database.sql, place.owner, {
    unitId: place.unitId,
    personIds: [personId],
    startsOn: '2031-01-01',
    endsOn: '2031-12-31',
  });
  const [seat] = await database.sql`select id from public.lease_tenants where lease_id = ${leaseId}`;
  const { token } = await inviteTenant(database.sql, place.owner, seat?.id);
  tenant = { userId: await createUser(database.sql, email, 'tenant') };
  await verbs.acceptInvitation(database.sql, tenant, { token });
});

const write = (who: Caller, table: 'person_notes' | 'person_tags', value: string, person = personId) =>
  act(database.sql, who, (sql) =>
    sql.unsafe(
      `insert into public.${table} (organization_id, person_id, ${table === 'person_notes' ? 'body' : 'tag'}) values ($1, $2, $3)`,
      [place.landlord.organizationId, person, value],
    ),
  );

describe('what the team writes down about a person', () => {
  it('1. is read by the team with who wrote it, and never by the person', async () => {
    await write(place.owner, 'person_notes', 'Paga siempre el día 3');
    await write(place.owner, 'person_tags', 'puntual');
    const seen = (who: Caller) =>
      act(database.sql, who, async (sql) => ({
        notes: (await sql`select body, author_name from public.person_notes_list`).map((row) => ({ ...row })),
        tags: (await sql`select tag from public.person_tags`).map((row) => row.tag),
        people: (await sql`select full_name from public.people`).map((row) => row.full_name),
        listed: (await sql`select tags from public.tenants_list`).map((row) => row.tags),
      }));
    const team = await seen(place.owner);
    expect(team.notes).toEqual([
      { body: 'Paga siempre el día 3', author_name: expect.stringContaining('gente') },
    ]);
    expect(team.tags).toEqual(['puntual']);
    expect(team.listed).toEqual([['puntual']]);
    expect(await seen(tenant)).toEqual({ notes: [], tags: [], people: ['Ángela Peña'], listed: [[]] });
  });

  it('2. is not written by the person, nor about somebody of another organisation', async () => {
    expect(await outcomeOf(write(tenant, 'person_notes', 'Soy yo'))).toBe(DENIED);
    const other = await createRentable(database.sql, 'Otra');
    expect(await outcomeOf(write(place.owner, 'person_notes', 'x', other.personId))).toBe('23503');
    expect(await outcomeOf(write(other.owner, 'person_notes', 'x'))).toBe(DENIED);
  });

  it('3. is neither empty nor too long, and a tag is there once', async () => {
    expect(await outcomeOf(write(place.owner, 'person_notes', '  '))).toBe('23514');
    expect(await outcomeOf(write(place.owner, 'person_notes', 'x'.repeat(2001)))).toBe('23514');
    expect(await outcomeOf(write(place.owner, 'person_tags', 'x'.repeat(31)))).toBe('23514');
    expect(await outcomeOf(write(place.owner, 'person_tags', 'puntual'))).toBe('23505');
  });

  it('4. is no more than twelve tags', async () => {
    const person = await addPerson(database.sql, place.landlord, 'Con etiquetas');
    for (let n = 0; n < 12; n += 1) await write(place.owner, 'person_tags', `e${n}`, person);
    expect(await outcomeOf(write(place.owner, 'person_tags', 'una más', person))).toBe('too_many_of_person');
  });

  it('5. is not changed, and goes with the person', async () => {
    const person = await addPerson(database.sql, place.landlord, 'De paso');
    await write(place.owner, 'person_notes', 'Visita', person);
    const change = act(
      database.sql,
      place.owner,
      (sql) => sql`update public.person_notes set body = 'x' where person_id = ${person}`,
    );
    expect(await outcomeOf(change)).toBe(DENIED);
    await act(database.sql, place.owner, (sql) => sql`delete from public.people where id = ${person}`);
    const rows = await database.sql`select id from public.person_notes where person_id = ${person}`;
    expect(rows).toHaveLength(0);
  });
});

it('6. a tenant is found by name without accents, by telephone and by document', async () => {
  await act(
    database.sql,
    place.owner,
    (sql) => sql`update public.people set phone = '+18095551234', identity_type = 'cedula',
      identity_number = '00112345678' where id = ${personId}`,
  );
  const found = async (text: string) => {
    const rows = await act(
      database.sql,
      place.owner,
      (sql) => sql`select person_id from public.tenants_list where search_text like ${`%${text}%`}`,
    );
    return rows.map((row) => row.person_id);
  };
  expect(await found('angela pena')).toEqual([personId]);
  expect(await found('8095551234')).toEqual([personId]);
  expect(await found('00112345678')).toEqual([personId]);
  expect(await found('8295551234')).toEqual([]);
});

it('7. the organisation of a person is found for whoever works in it', async () => {
  const find = async (who: Caller) => {
    const [row] = await act(
      database.sql,
      who,
      (sql) => sql`select public.find_organization_of(${personId}) as id`,
    );
    return row?.id;
  };
  expect(await find(place.owner)).toBe(place.landlord.organizationId);
  expect(await find(tenant)).toBeNull();
});
