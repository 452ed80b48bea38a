import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { act, type Caller, createUser, outcomeOf } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { addPerson, addUnit, createRentable, todayOf } from '#tests/support/portfolio.ts';
import { inviteTenant, runJobs, verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;
let stranger: Awaited<ReturnType<typeof createRentable>>;
let caretaker: Caller;
let today: string;

beforeAll(async () => {
  const { sql } = database;
  place = await createRentable(sql, 'Almendros');
  stranger = await createRentable(sql, 'Almendros');
  today = await todayOf(sql, place.landlord);
  const nunez = await addPerson(sql, place.landlord, 'José Ángel Núñez');
  await sql`update public.people set phone = '+1 809-555-0147', identity_type = 'cedula', identity_number = '402-1234567-8'
    where id = ${nunez}`;
  await addUnit(sql, place.landlord, place.propertyId, 'Ático 100%');
  await verbs.createLease(sql, place.owner, {
    unitId: place.unitId,
    personIds: [nunez],
    startsOn: '2026-01-01',
    endsOn: '2040-12-31',
    depositMinor: 1_000_000,
  });
  const id = await createUser(sql, `conserje-${randomUUID()}@example.test`, 'manager');
  await sql`insert into public.memberships (organization_id, user_id, role)
    values (${place.landlord.organizationId}, ${id}, 'maintenance')`;
  caretaker = { userId: id };
});

const find = (text: string, caller: Caller = place.owner) =>
  act(database.sql, caller, async (sql) => {
    const rows =
      await sql`select kind, title from public.search_records(${place.landlord.organizationId}, ${text})`;
    return rows.map((row) => `${row.kind}: ${row.title}`);
  });

describe('searching', () => {
  it.each([
    ['a part of a name, without its accents', 'angel nun', ['person: José Ángel Núñez']],
    ['digits of a telephone, however written', '(809) 555', ['person: José Ángel Núñez']],
    ['digits of a cédula, however written', '4021234567', ['person: José Ángel Núñez']],
    ['a property', 'almen', ['property: Torre Almendros']],
    ['a place', 'distrito', ['property: Torre Almendros']],
    ['the first letter of a unit', 'á', ['unit: Ático 100%', 'person: Ana Pérez']],
    ['signs, taken as they are', '100%', ['unit: Ático 100%']],
    ['nothing that is there', '%', []],
    ['two letters in the middle', 'ng', []],
    ['no text', '  ', []],
  ])('finds by %s', async (_, text, found) => {
    expect(await find(text)).toEqual(found);
  });

  it('shows people only to who may see them', async () => {
    expect(await find('á', caretaker)).toEqual(['unit: Ático 100%']);
  });

  it('is refused to strangers, and shows nothing of theirs', async () => {
    expect(await outcomeOf(find('almen', stranger.owner))).toBe('not_allowed');
  });
});

describe('the home', () => {
  const home = (caller: Caller) =>
    act(database.sql, caller, async (sql) => {
      const [row] = await sql`
        select public.home_overview(${place.landlord.organizationId}, ${today}::date + 40, '2026-01-01', '2041-01-01', 4) as home`;
      return row?.home;
    });

  it('has the figures and the first of each list', async () => {
    const seen = await home(place.owner);
    expect(seen.totals).toMatchObject({ property_count: 1, unit_count: 2, occupied_unit_count: 1 });
    expect(seen.late).toMatchObject([
      { tenant_name: 'José Ángel Núñez', unit_label: '1-A', outstanding_minor: expect.any(Number) },
    ]);
    expect(seen.ending).toMatchObject([{ unit_label: '1-A', status: 'active' }]);
    expect(seen.vacant).toMatchObject([{ label: 'Ático 100%' }]);
    expect(seen.reported).toEqual([]);
    expect(seen.plan_requests).toEqual([]);
  });

  it('is without money for who may not see it', async () => {
    expect(await home(caretaker)).toMatchObject({
      late: [],
      arrears: [],
      monthly: [],
      reported: [],
      plan_requests: [],
      ending: [],
    });
  });

  it('is not there for strangers', async () => {
    expect(await outcomeOf(home(stranger.owner))).toBe('not_found');
  });
});

describe('the first steps', () => {
  const steps = (caller: Caller) =>
    act(database.sql, caller, async (sql) => {
      const [row] = await sql`select * from public.first_steps(${place.landlord.organizationId})`;
      return row;
    });
  const nothing = {
    has_unit: false,
    says_how_to_pay: false,
    has_tax_profile: false,
    lease_id: null,
    uninvited_lease_id: null,
    has_invited: false,
    has_team: false,
    payment_id: null,
    receipt_id: null,
    receipt_number: null,
    paid_on: null,
  };

  it('are read of what there is: the lease, its tenant to invite, the team, then the first payment', async () => {
    const { sql } = database;
    const before = await steps(place.owner);
    expect(before).toMatchObject({
      has_unit: true,
      has_team: true,
      has_tax_profile: false,
      has_invited: false,
    });
    expect(before).toMatchObject({ says_how_to_pay: false, payment_id: null });
    expect(before?.uninvited_lease_id).toBe(before?.lease_id);
    const leaseId = before?.lease_id ?? '';
    const [party] = await sql`select id from public.lease_parties where lease_id = ${leaseId}`;
    await sql`update public.people set email = ${`${randomUUID()}@example.test`}
      where id = (select person_id from public.lease_parties where id = ${party?.id})`;
    await inviteTenant(sql, place.owner, party?.id);
    await verbs.recordPayment(sql, place.owner, { leaseId, amountMinor: 100_000, paidOn: today });
    const after = await steps(place.owner);
    expect(after).toMatchObject({ has_invited: true, uninvited_lease_id: null, receipt_number: '1' });
    expect(after?.payment_id).not.toBeNull();
  });

  it('say nothing of money to who may not see it, and nothing at all to strangers', async () => {
    expect(await steps(caretaker)).toMatchObject({
      has_unit: true,
      payment_id: null,
      has_tax_profile: false,
    });
    expect(await steps(stranger.owner)).toEqual(nothing);
  });
});

describe('the months that are over', () => {
  const monthEnds = (caller: Caller) =>
    act(database.sql, caller, async (sql) => [
      ...(await sql`
        select to_char(month, 'YYYY-MM') as month, property_count as properties, unit_count as units, leased_unit_count as let
        from public.month_ends where organization_id = ${place.landlord.organizationId} order by month`),
    ]);

  it('are written once by the scheduled job, from the first lease on', async () => {
    const { sql } = database;
    await runJobs(sql, '2026-04-02T12:00:00Z');
    await runJobs(sql, '2026-04-03T12:00:00Z');
    expect(await monthEnds(caretaker)).toEqual(
      ['2026-01', '2026-02', '2026-03'].map((month) => ({ month, properties: 1, units: 2, let: 1 })),
    );
  });

  it('stay as they were known, whatever is dated back later', async () => {
    const { sql } = database;
    const personId = await addPerson(sql, place.landlord, 'Inquilina tardía');
    const unitId = await addUnit(sql, place.landlord, place.propertyId, 'Sótano');
    await verbs.createLease(sql, place.owner, {
      unitId,
      personIds: [personId],
      startsOn: '2026-02-01',
      endsOn: '2030-12-31',
    });
    await runJobs(sql, '2026-05-02T12:00:00Z');
    expect((await monthEnds(place.owner)).slice(-2)).toEqual([
      { month: '2026-03', properties: 1, units: 2, let: 1 },
      { month: '2026-04', properties: 1, units: 3, let: 2 },
    ]);
  });

  it('are not shown to strangers', async () => {
    expect(await monthEnds(stranger.owner)).toEqual([]);
  });
});
