// What the calendar says will be due is what is posted when its day comes.
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, addMonths, startOfMonth } from '#src/domain/foundation/dates.ts';
import { prorationMethods } from '#src/domain/foundation/enums.ts';
import { type CalendarEntry, entriesOf } from '#tests/support/calendar.ts';
import { useDatabase } from '#tests/support/database.ts';
import { addUnit, createRentable, todayOf } from '#tests/support/portfolio.ts';
import { runJobs, verbs } from '#tests/support/verbs.ts';

const LEASES = 30;
const HORIZON_DAYS = 399;

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;
let today: string;

beforeAll(async () => {
  place = await createRentable(database.sql, 'Pronóstico');
  today = await todayOf(database.sql, place.landlord);
});

const terms = fc.record({
  startsIn: fc.integer({ min: -40, max: 90 }),
  lasts: fc.integer({ min: 30, max: 500 }),
  dueDay: fc.integer({ min: 1, max: 28 }),
  prorationMethod: fc.constantFrom(...prorationMethods),
  rentMinor: fc.integer({ min: 1_000, max: 3_000_000 }),
  stepIn: fc.option(fc.integer({ min: 1, max: 300 })),
  serviceMinor: fc.option(fc.integer({ min: 100, max: 200_000 })),
  hasNotice: fc.boolean(),
});

/** Leases of every kind; returns the days on which one of them ends. */
async function rentOut(): Promise<string[]> {
  const { sql } = database;
  const ends: string[] = [];
  for (const [index, own] of fc.sample(terms, LEASES).entries()) {
    const unitId = await addUnit(sql, place.landlord, place.propertyId, `P-${index}`);
    const startsOn = addDays(today, own.startsIn);
    const endsOn = addDays(startsOn, own.lasts);
    const { dueDay, prorationMethod, rentMinor } = own;
    const leaseId = await verbs.createLease(sql, place.owner, {
      ...{ unitId, personIds: [place.personId], startsOn, endsOn, dueDay, prorationMethod, rentMinor },
    });
    if (own.stepIn !== null && own.stepIn < own.lasts && own.stepIn + own.startsIn > 31)
      await verbs.addRentStep(sql, place.owner, {
        leaseId,
        startsOn: addDays(startsOn, own.stepIn),
        rentMinor: rentMinor + 777,
      });
    if (own.serviceMinor !== null)
      await verbs.addRecurringCharge(sql, place.owner, {
        ...{ leaseId, kind: 'utility', amountMinor: own.serviceMinor, startsOn },
      });
    ends.push(endsOn);
    if (!own.hasNotice || own.startsIn > 0) continue;
    const leavesOn = addDays(today, 45 + index);
    await verbs.giveNotice(sql, place.owner, { leaseId, givenBy: 'tenant', givenOn: today, leavesOn });
    ends.push(leavesOn);
  }
  return ends;
}

const charges = async (from: string, to: string) => {
  const { organizationId } = place.landlord;
  const entries = await entriesOf(database.sql, place.owner, { organizationId, from, to, kinds: ['rent'] });
  return entries.filter(({ rule }) => rule === 'rent_due' || rule === 'charge_due');
};
const line = ({ key, starts_on: day, facts }: CalendarEntry) =>
  `${key} ${day} ${facts.period_start} ${facts.period_end} ${facts.charge_kind} ${facts.amount_minor}`;
const lines = (entries: readonly CalendarEntry[]) => entries.map(line).sort();

describe('rent that is not posted yet', () => {
  it('is posted with the key, the day and the amount that the calendar said', async () => {
    const ends = await rentOut();
    const horizon = addDays(today, HORIZON_DAYS);
    const forecast = await charges(today, horizon);
    const coming = forecast.filter(({ facts }) => facts.is_posted === false);
    expect(coming.length).toBeGreaterThan(LEASES * 5);
    expect(new Set(forecast.map(({ key }) => key)).size).toBe(forecast.length);
    const firsts = Array.from({ length: 14 }, (_, months) => addMonths(startOfMonth(today), months));
    const runs = [
      today,
      ...firsts,
      ...ends.map((end) => addDays(end, 1)),
      ...forecast.map(({ facts }) => `${facts.period_start}`),
    ];
    for (const day of [...new Set(runs)].filter((one) => one >= today && one <= horizon).sort())
      await runJobs(database.sql, `${day}T16:00:00Z`);
    const posted = await charges(today, horizon);
    expect(posted.filter(({ facts }) => facts.is_posted === false)).toEqual([]);
    expect(lines(posted)).toEqual(lines(forecast));
  });
});

describe('a late fee', () => {
  it('comes on the day and with the amount that the calendar said, once rent is not paid', async () => {
    const { sql } = database;
    const unitId = await addUnit(sql, place.landlord, place.propertyId, 'Mora');
    const leaseId = await verbs.createLease(sql, place.owner, {
      ...{ unitId, personIds: [place.personId], startsOn: today, endsOn: addDays(today, 700) },
      ...{ lateFeeKind: 'percent_of_outstanding', lateFeeBasisPoints: 500, lateFeeGraceDays: 5 },
    });
    const from = addMonths(startOfMonth(today), 14);
    const { organizationId } = place.landlord;
    const days = async () => {
      const entries = await entriesOf(sql, place.owner, {
        organizationId,
        from: today,
        to: addDays(today, 399),
        kinds: ['rent'],
      });
      return entries.filter(({ rule, lease_id: id }) => rule === 'late_fee_day' && id === leaseId);
    };
    const [said, next] = await days();
    expect(next?.starts_on?.slice(8)).toBe('07');
    await runJobs(sql, `${addDays(said?.starts_on ?? from, -1)}T16:00:00Z`);
    const fees = () =>
      sql`select amount_minor::int as amount, due_on::text from public.charges where lease_id = ${leaseId} and kind = 'late_fee'`;
    expect([...(await fees())]).toEqual([]);
    await runJobs(sql, `${said?.starts_on}T16:00:00Z`);
    expect([...(await fees())]).toEqual([{ amount: said?.facts.amount_minor, due_on: said?.starts_on }]);
    expect((await days())[0]?.key).toBe(next?.key);
  });
});
