import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, addMonths, endOfMonth, startOfMonth } from '#src/domain/foundation/dates.ts';
import { outcomeOf } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { findDiscrepancies } from '#tests/support/ledger.ts';
import { addPerson, addUnit, createRentable, todayOf } from '#tests/support/portfolio.ts';
import { runJobs, verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;
let today: string;

beforeAll(async () => {
  place = await createRentable(database.sql, 'Renueva');
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

describe('a renewal', () => {
  const renew = (leaseId: string, more: object = {}) =>
    verbs.renewLease(database.sql, place.owner, {
      leaseId,
      startsOn: '2041-01-01',
      endsOn: '2041-12-31',
      ...more,
    });

  it('11. follows day on day with the same tenants; the old lease is renewed after its last day', async () => {
    const other = await addPerson(database.sql, place.landlord, 'Coinquilina');
    const leaseId = await leaseNow({ personIds: [place.personId, other] });
    const id = await renew(leaseId, { dueDay: 7 });
    expect(await leaseRow(id)).toMatchObject({ status: 'signed', renews_lease_id: leaseId });
    const tenants = await database.sql`
      select person_id, is_primary from public.lease_tenants where lease_id = ${id} order by is_primary desc`;
    expect([...tenants]).toEqual([
      { person_id: place.personId, is_primary: true },
      { person_id: other, is_primary: false },
    ]);
    await runJobs(database.sql, noon('2040-12-31'));
    expect((await leaseRow(leaseId))?.status).toBe('active');
    await runJobs(database.sql, noon('2041-01-01'));
    expect(await leaseRow(leaseId)).toMatchObject({
      status: 'renewed',
      ended_on: '2040-12-31',
      charged_through: '2040-12-31',
    });
    expect(await leaseRow(id)).toMatchObject({ status: 'active', charged_through: '2041-01-31' });
    expect(await kindsOf(leaseId)).toEqual(['created', 'started', 'renewed', 'ended']);
    expect(await kindsOf(id)).toEqual(['created', 'started']);
  });

  it('12. carries the deposit over and charges only the difference', async () => {
    const leaseId = await leaseNow({ depositMinor: 500_000 });
    await verbs.recordPayment(database.sql, place.owner, { leaseId, amountMinor: 500_000, paidOn: today });
    const id = await renew(leaseId, { depositMinor: 700_000 });
    const charges = await database.sql`select kind, amount_minor from public.charges where lease_id = ${id}`;
    expect([...charges]).toEqual([{ kind: 'deposit', amount_minor: '200000' }]);
    const [held] = await database.sql`
      select private.deposit_liability(${leaseId}) as old, private.deposit_liability(${id}) as new`;
    expect(held).toEqual({ old: '0', new: '700000' });
    expect(await kindsOf(id)).toEqual(['created', 'deposit_carried']);
  });

  it('13. charges no part of a deposit twice when it had not come whole', async () => {
    const leaseId = await leaseNow({ depositMinor: 500_000 });
    await verbs.recordPayment(database.sql, place.owner, { leaseId, amountMinor: 300_000, paidOn: today });
    const id = await renew(leaseId);
    const [row] = await database.sql`
      select private.deposit_liability(${leaseId}) as old, private.unpaid_deposit(${leaseId}) as unpaid,
        private.deposit_liability(${id}) as new, (select count(*)::int from public.charges where lease_id = ${id}) as charges`;
    expect(row).toEqual({ old: '200000', unpaid: '200000', new: '300000', charges: 0 });
  });

  it('14. of a lease that runs on begins on a day that is not charged yet, and bounds it', async () => {
    const unitId = await newUnit();
    const leaseId = await leaseNow({
      unitId,
      startsOn: addMonths(startOfMonth(today), -2),
      endsOn: addDays(startOfMonth(today), -1),
      billFrom: startOfMonth(today),
    });
    await runJobs(database.sql, noon(today));
    const charged = endOfMonth(today);
    expect(await leaseRow(leaseId)).toMatchObject({ status: 'month_to_month', charged_through: charged });
    expect(await outcomeOf(renew(leaseId, { startsOn: charged }))).toBe('days_already_charged');
    const startsOn = addDays(charged, 20);
    const id = await renew(leaseId, { startsOn });
    expect(await leaseRow(leaseId)).toMatchObject({ ended_on: addDays(startsOn, -1) });
    await runJobs(database.sql, noon(addDays(startsOn, 40)));
    expect(await leaseRow(leaseId)).toMatchObject({
      status: 'renewed',
      charged_through: addDays(startsOn, -1),
    });
    expect((await leaseRow(id))?.status).toBe('active');
    const [twice] = await database.sql`
      select count(*)::int as n from public.charges a join public.charges b on a.id < b.id
      where a.lease_id in (${leaseId}, ${id}) and b.lease_id in (${leaseId}, ${id}) and a.kind = 'rent' and b.kind = 'rent'
        and daterange(a.period_start, a.period_end, '[]') && daterange(b.period_start, b.period_end, '[]')`;
    expect(twice?.n).toBe(0);
  });

  it.each<[string, string, object]>([
    ['15. that ends before it starts', 'term_ends_before_start', { endsOn: '2040-12-31' }],
    ['16. without rent', 'rent_not_positive', { rentMinor: 0 }],
    ['17. that leaves days without a lease', 'renewal_leaves_gap', { startsOn: '2041-01-02' }],
    ['18. that starts with the old one', 'date_outside_lease', { startsOn: '2026-01-01' }],
    ['19. on days that are charged', 'days_already_charged', { startsOn: '2030-01-01' }],
    ['20. with a due day that months lack', 'value_out_of_range', { dueDay: 31 }],
    ['21. with a person of somewhere else', 'not_found', { personIds: [randomUUID()] }],
    ['22. without tenants', 'no_tenants', { personIds: [] }],
  ])('%s is refused and changes nothing', async (_name, code, more) => {
    const leaseId = await leaseNow();
    expect(await outcomeOf(renew(leaseId, more))).toBe(code);
    expect(await leaseRow(leaseId)).toMatchObject({ status: 'active', ended_on: null });
  });

  it('23. is refused where somebody else has the unit, and twice', async () => {
    const unitId = await newUnit();
    const leaseId = await leaseNow({ unitId, endsOn: '2040-06-30' });
    await leaseNow({ unitId, startsOn: '2041-06-01', endsOn: '2041-12-31', billFrom: '2041-06-01' });
    const input = { startsOn: '2040-07-01', endsOn: '2041-06-30' };
    expect(await outcomeOf(renew(leaseId, input))).toBe('lease_overlaps');
    expect(await outcomeOf(renew(leaseId, { ...input, endsOn: '2041-05-31' }))).toBe('done');
    expect(await outcomeOf(renew(leaseId, input))).toBe('lease_already_renewed');
    expect(await outcomeOf(give(leaseId))).toBe('lease_already_renewed');
  });

  it('24. sent twice is one renewal', async () => {
    const leaseId = await leaseNow();
    const requestId = randomUUID();
    const first = await renew(leaseId, { requestId });
    expect(await renew(leaseId, { requestId })).toBe(first);
    expect(await outcomeOf(renew(leaseId, { requestId, rentMinor: 5 }))).toBe('request_id_reused');
  });
});

it('all kept figures equal a recount', async () => {
  expect(await findDiscrepancies(database.sql)).toEqual([]);
});
