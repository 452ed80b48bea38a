import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, daysBetween, endOfMonth, startOfMonth } from '#src/domain/foundation/dates.ts';
import { act, type Caller, createUser } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { addUnit, createLandlord, createRentable, todayOf } from '#tests/support/portfolio.ts';
import { createApplication, moveApplication } from '#tests/support/screening.ts';
import { verbs } from '#tests/support/verbs.ts';

const RENT = 3_000_000;
const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;
let today: string;

beforeAll(async () => {
  place = await createRentable(database.sql, 'Vacía');
  today = await todayOf(database.sql, place.landlord);
});

async function newUnit(createdOn: string, rentMinor: number | null = RENT): Promise<string> {
  const id = await addUnit(database.sql, place.landlord, place.propertyId, randomUUID().slice(0, 8));
  await database.sql`
    update public.units set created_at = ${`${createdOn}T16:00:00Z`}, market_rent_minor = ${rentMinor},
      market_rent_currency = ${rentMinor === null ? null : 'DOP'} where id = ${id}`;
  return id;
}

const vacanciesSeenBy = (caller: Caller) =>
  act(
    database.sql,
    caller,
    (sql) => sql`select *, vacant_since::text as since from public.property_vacancies(${place.propertyId})`,
  );
const vacancyOf = async (unitId: string, caller: Caller = place.owner) =>
  (await vacanciesSeenBy(caller)).find((row) => row.unit_id === unitId);

/** Market rent of the days from one through another, month by month. */
function lostFrom(from: string, to: string): number {
  let sum = 0;
  for (let day = from; day <= to; day = addDays(endOfMonth(day), 1)) {
    const last = endOfMonth(day) < to ? endOfMonth(day) : to;
    const length = daysBetween(startOfMonth(day), endOfMonth(day)) + 1;
    sum += Math.round((RENT * (daysBetween(day, last) + 1)) / length);
  }
  return sum;
}

describe('a vacant unit', () => {
  it('stands empty since it was written down, and costs its market rent of every day', async () => {
    const since = addDays(today, -70);
    const row = await vacancyOf(await newUnit(since));
    expect(row).toMatchObject({ since, lost_minor: String(lostFrom(since, today)), is_listed: null });
  });

  it('stands empty since the day after its last lease, whatever it was before', async () => {
    const unitId = await newUnit(addDays(today, -400));
    const leaseId = await verbs.createLease(database.sql, place.owner, {
      unitId,
      personIds: [place.personId],
      startsOn: addDays(today, -300),
      endsOn: addDays(today, 100),
      billFrom: addDays(today, 90),
    });
    expect(await vacancyOf(unitId)).toBeUndefined();
    const endedOn = addDays(today, -40);
    await verbs.terminateLease(database.sql, place.owner, { leaseId, endedOn });
    const since = addDays(endedOn, 1);
    expect(await vacancyOf(unitId)).toMatchObject({ since, lost_minor: String(lostFrom(since, today)) });
  });

  it('loses an unknown sum without a market rent', async () => {
    expect(await vacancyOf(await newUnit(today, null))).toMatchObject({ since: today, lost_minor: null });
  });

  it('tells how far its next lease has come', async () => {
    const unitId = await newUnit(today);
    const ask = () => createApplication(database.sql, place.owner, { propertyId: place.propertyId, unitId });
    const [first, second] = [await ask(), await ask()];
    expect(await vacancyOf(unitId)).toMatchObject({ submitted_count: 0, in_review_count: 0 });
    for (const id of [first, second])
      await moveApplication(database.sql, place.owner, 'submit_application', id);
    await moveApplication(database.sql, place.owner, 'start_application_review', second);
    expect(await vacancyOf(unitId)).toMatchObject({
      submitted_count: 1,
      in_review_count: 1,
      approved_count: 0,
      next_lease_id: null,
    });
    const startsOn = addDays(today, 20);
    const draft = await verbs.saveLeaseDraft(database.sql, place.owner, {
      unitId,
      personIds: [place.personId],
      startsOn,
      endsOn: addDays(today, 400),
    });
    expect(await vacancyOf(unitId)).toMatchObject({ next_lease_id: draft, next_lease_status: 'draft' });
    await verbs.recordPaperSignature(database.sql, place.owner, { leaseId: draft });
    expect(await vacancyOf(unitId)).toMatchObject({ next_lease_status: 'signed' });
  });
});

describe('vacancies', () => {
  it('hide people and leases from who looks after the building, not since when it is empty', async () => {
    const userId = await createUser(database.sql, `${randomUUID()}@example.test`, 'manager');
    await database.sql`insert into public.memberships (organization_id, user_id, role)
      values (${place.landlord.organizationId}, ${userId}, 'maintenance')`;
    const seen = await vacanciesSeenBy({ userId });
    const all = await vacanciesSeenBy(place.owner);
    expect(seen.map((row) => row.since)).toEqual(all.map((row) => row.since));
    for (const row of seen) expect(row).toMatchObject({ submitted_count: null, next_lease_id: null });
  });

  it('are nothing to strangers', async () => {
    const { owner } = await createLandlord(database.sql, 'Lejos');
    expect(await vacanciesSeenBy(owner)).toHaveLength(0);
  });
});
