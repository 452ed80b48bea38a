import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, addMonths, endOfMonth, startOfMonth } from '#src/domain/foundation/dates.ts';
import { act, createUser, outcomeOf } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { findDiscrepancies } from '#tests/support/ledger.ts';
import { addPerson, addUnit, createRentable, todayOf } from '#tests/support/portfolio.ts';
import { inviteTenant, runJobs, verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;
let today: string;

beforeAll(async () => {
  place = await createRentable(database.sql, 'Cambios');
  today = await todayOf(database.sql, place.landlord);
});

const newUnit = () => addUnit(database.sql, place.landlord, place.propertyId, randomUUID().slice(0, 8));
const noon = (day: string) => `${day}T16:00:00Z`;

/** A lease in force whose rent is not charged yet. */
async function leaseNow(more: object = {}): Promise<string> {
  return verbs.createLease(database.sql, place.owner, {
    unitId: await newUnit(),
    personIds: [place.personId],
    startsOn: '2026-01-01',
    endsOn: '2040-12-31',
    billFrom: '2040-01-01',
    ...more,
  });
}

async function leaseRow(id: string) {
  const [row] = await database.sql`
    select status, starts_on::text, ends_on::text, ended_on::text, charged_through::text, renews_lease_id, deposit_minor
    from public.leases where id = ${id}`;
  return row;
}

async function kindsOf(leaseId: string): Promise<string[]> {
  const rows =
    await database.sql`select kind from public.lease_events where lease_id = ${leaseId} order by id`;
  return rows.map((row) => row.kind);
}

const give = (leaseId: string, more: object = {}) =>
  verbs.giveNotice(database.sql, place.owner, {
    leaseId,
    givenBy: 'tenant',
    givenOn: today,
    leavesOn: addDays(today, 90),
    ...more,
  });

describe('notice', () => {
  it('1. ends the lease by itself after its last day, and the days up to it are charged', async () => {
    const leaseId = await leaseNow({ startsOn: '2026-01-01', billFrom: startOfMonth(today) });
    const leavesOn = addDays(addMonths(startOfMonth(today), 2), 9);
    await give(leaseId, { leavesOn, reason: ' Se muda a Santiago ' });
    expect(await leaseRow(leaseId)).toMatchObject({ status: 'notice_given', ended_on: leavesOn });
    await runJobs(database.sql, noon(leavesOn));
    expect(await leaseRow(leaseId)).toMatchObject({ status: 'notice_given', charged_through: leavesOn });
    await runJobs(database.sql, noon(addDays(leavesOn, 1)));
    expect(await leaseRow(leaseId)).toMatchObject({ status: 'ended', ended_on: leavesOn });
    expect(await kindsOf(leaseId)).toEqual(['created', 'started', 'notice_given', 'ended']);
    const [event] = await database.sql`
      select facts, actor_id from public.lease_events where lease_id = ${leaseId} and kind = 'notice_given'`;
    expect(event).toEqual({
      facts: { given_by: 'tenant', given_on: today, leaves_on: leavesOn, reason: 'Se muda a Santiago' },
      actor_id: place.owner.userId,
    });
  });

  it('2. frees the unit after the last day, and not before', async () => {
    const unitId = await newUnit();
    const leaseId = await leaseNow({ unitId });
    const leavesOn = addDays(today, 90);
    await give(leaseId, { leavesOn });
    const next = (startsOn: string) => outcomeOf(leaseNow({ unitId, startsOn, endsOn: '2045-12-31' }));
    expect(await next(leavesOn)).toBe('lease_overlaps');
    expect(await next(addDays(leavesOn, 1))).toBe('done');
    const withdrawal = verbs.withdrawNotice(database.sql, place.owner, { leaseId });
    expect(await outcomeOf(withdrawal)).toBe('lease_overlaps');
    expect(await leaseRow(leaseId)).toMatchObject({ status: 'notice_given', ended_on: leavesOn });
  });

  it('3. withdrawn, the lease goes on as it was: to its term, or from month to month', async () => {
    const term = await leaseNow();
    await give(term, { givenBy: 'landlord' });
    await verbs.withdrawNotice(database.sql, place.owner, { leaseId: term, reason: 'Se queda' });
    expect(await leaseRow(term)).toMatchObject({ status: 'active', ended_on: null });
    expect((await kindsOf(term)).slice(-2)).toEqual(['notice_given', 'notice_withdrawn']);
    const monthly = await leaseNow({ endsOn: addDays(today, -1) });
    await runJobs(database.sql, noon(today));
    expect(await leaseRow(monthly)).toMatchObject({ status: 'month_to_month' });
    await give(monthly);
    await verbs.withdrawNotice(database.sql, place.owner, { leaseId: monthly });
    expect(await leaseRow(monthly)).toMatchObject({ status: 'month_to_month', ended_on: null });
  });

  it.each<[string, string, () => object]>([
    ['4. from nobody', 'notice_party_missing', () => ({ givenBy: null })],
    ['5. given tomorrow', 'date_in_future', () => ({ givenOn: addDays(today, 1) })],
    ['6. without a day', 'date_in_future', () => ({ givenOn: null })],
    ['7. given before the lease began', 'date_outside_lease', () => ({ givenOn: '2025-12-31' })],
    ['8. to leave before it was given', 'leaves_before_notice', () => ({ leavesOn: addDays(today, -1) })],
    ['9. without a last day', 'leaves_before_notice', () => ({ leavesOn: null })],
  ])('%s is refused', async (_name, code, more) => {
    expect(await outcomeOf(give(await leaseNow(), more()))).toBe(code);
  });

  it('10. to leave today is given, and a past last day ends the lease at once', async () => {
    const leaseId = await leaseNow();
    await give(leaseId, { leavesOn: today });
    expect(await leaseRow(leaseId)).toMatchObject({ status: 'notice_given' });
    const past = await leaseNow();
    await give(past, { givenOn: addDays(today, -10), leavesOn: addDays(today, -1) });
    expect(await leaseRow(past)).toMatchObject({ status: 'ended', ended_on: addDays(today, -1) });
  });
});

describe('a change of rent', () => {
  const step = (leaseId: string, startsOn: string, rentMinor = 1_500_000) =>
    verbs.addRentStep(database.sql, place.owner, { leaseId, startsOn, rentMinor });

  it('25. counts from its day on, and the later word replaces the earlier', async () => {
    const leaseId = await leaseNow({ billFrom: startOfMonth(today) });
    await runJobs(database.sql, noon(today));
    const from = addMonths(startOfMonth(today), 1);
    await step(leaseId, from, 1_300_000);
    await step(leaseId, from, 1_400_000);
    await runJobs(database.sql, noon(from));
    const rents = await database.sql`
      select amount_minor from public.charges where lease_id = ${leaseId} order by period_start`;
    expect(rents.map((row) => row.amount_minor)).toEqual(['1000000', '1400000']);
    const [event] = await database.sql`
      select facts from public.lease_events where lease_id = ${leaseId} and kind = 'rent_changed' order by id limit 1`;
    expect(event?.facts).toEqual({
      starts_on: from,
      rent_minor: 1_300_000,
      before_minor: 1_000_000,
      currency: 'DOP',
    });
  });

  it('26. is refused on days that are charged, and names the last of them', async () => {
    const leaseId = await leaseNow({ billFrom: startOfMonth(today) });
    await runJobs(database.sql, noon(today));
    await expect(step(leaseId, today)).rejects.toMatchObject({
      message: 'days_already_charged',
      detail: expect.stringContaining(endOfMonth(today)),
    });
    expect(await outcomeOf(step(leaseId, addDays(endOfMonth(today), 1)))).toBe('done');
  });

  it('27. is refused outside the lease and below zero', async () => {
    const leaseId = await leaseNow();
    expect(await outcomeOf(step(leaseId, '2041-01-01'))).toBe('date_outside_lease');
    expect(await outcomeOf(step(leaseId, '2025-12-31'))).toBe('date_outside_lease');
    expect(await outcomeOf(step(leaseId, '2040-06-01', -1))).toBe('rent_not_positive');
    expect(await outcomeOf(step(leaseId, '2040-06-01', 0))).toBe('done');
  });
});

describe('tenants and guarantors', () => {
  const tenants = (leaseId: string, personIds: string[]) =>
    verbs.changeLeaseTenants(database.sql, place.owner, { leaseId, personIds });
  const guarantors = (leaseId: string, personIds: string[]) =>
    verbs.setLeaseGuarantors(database.sql, place.owner, { leaseId, personIds });

  it('28. a tenant who is taken off the lease leaves today, and who comes is a party at once', async () => {
    const email = `sale-${randomUUID()}@example.test`;
    const leaving = await addPerson(database.sql, place.landlord, 'Quien sale', email);
    const leaseId = await leaseNow({ personIds: [place.personId, leaving] });
    const [seat] = await database.sql`
      select id from public.lease_tenants where lease_id = ${leaseId} and person_id = ${leaving}`;
    const { token } = await inviteTenant(database.sql, place.owner, seat?.id);
    const user = { userId: await createUser(database.sql, email, 'tenant') };
    await verbs.acceptInvitation(database.sql, user, { token });
    const seen = () =>
      act(database.sql, user, (sql) => sql`select id from public.leases where id = ${leaseId}`);
    expect(await seen()).toHaveLength(1);
    const coming = await addPerson(database.sql, place.landlord, 'Quien llega');
    await tenants(leaseId, [place.personId, coming]);
    expect(await seen()).toHaveLength(1);
    const [row] = await database.sql`select left_on::text from public.lease_tenants where id = ${seat?.id}`;
    expect(row?.left_on).toBe(today);
    const [event] = await database.sql`
      select facts from public.lease_events where lease_id = ${leaseId} and kind = 'tenants_changed'`;
    expect(event?.facts).toEqual({ added: ['Quien llega'], removed: ['Quien sale'] });
  });

  it('29. the main tenant stays', async () => {
    const other = await addPerson(database.sql, place.landlord, 'Otro');
    const leaseId = await leaseNow({ personIds: [place.personId, other] });
    expect(await outcomeOf(tenants(leaseId, [other]))).toBe('primary_tenant_stays');
    expect(await outcomeOf(tenants(leaseId, []))).toBe('primary_tenant_stays');
    expect(await outcomeOf(tenants(leaseId, [place.personId, randomUUID()]))).toBe('not_found');
  });

  it('30. nobody is both tenant and guarantor, and a guarantor may be taken off again', async () => {
    const person = await addPerson(database.sql, place.landlord, 'Fiadora');
    const leaseId = await leaseNow();
    expect(await outcomeOf(guarantors(leaseId, [place.personId]))).toBe('guarantor_is_tenant');
    expect(await outcomeOf(guarantors(leaseId, [person]))).toBe('done');
    expect(await outcomeOf(tenants(leaseId, [place.personId, person]))).toBe('guarantor_is_tenant');
    await guarantors(leaseId, []);
    expect(await outcomeOf(tenants(leaseId, [place.personId, person]))).toBe('done');
    expect(await kindsOf(leaseId)).toEqual([
      'created',
      'started',
      'guarantors_changed',
      'guarantors_changed',
      'tenants_changed',
    ]);
  });
});

it('31. the history cannot be rewritten', async () => {
  const change = (query: string) => outcomeOf(database.sql.unsafe(query));
  expect(await change("update public.lease_events set facts = '{}'")).toBe('append_only');
  expect(await change('truncate public.lease_events')).toBe('append_only');
});

it('32. all kept figures equal a recount', async () => {
  expect(await findDiscrepancies(database.sql)).toEqual([]);
});
