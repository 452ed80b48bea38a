import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, addMonths, endOfMonth, startOfMonth } from '#src/domain/foundation/dates.ts';
import type { ProrationMethod } from '#src/domain/foundation/enums.ts';
import { act, type Caller, createUser, outcomeOf } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { findDiscrepancies } from '#tests/support/ledger.ts';
import { addUnit, createRentable, todayOf } from '#tests/support/portfolio.ts';
import { runJobs, verbs } from '#tests/support/verbs.ts';

const RENT = 3_000_000;

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;
let today: string;
/** The first day of the month before this one: its rent and this month's are charged. */
let before: string;

beforeAll(async () => {
  place = await createRentable(database.sql, 'Recorte');
  today = await todayOf(database.sql, place.landlord);
  before = addMonths(startOfMonth(today), -1);
});

async function chargedLease(proration: ProrationMethod = 'thirty_days'): Promise<string> {
  const leaseId = await verbs.createLease(database.sql, place.owner, {
    unitId: await addUnit(database.sql, place.landlord, place.propertyId, randomUUID().slice(0, 8)),
    personIds: [place.personId],
    startsOn: '2024-01-01',
    endsOn: '2040-12-31',
    billFrom: before,
    rentMinor: RENT,
    prorationMethod: proration,
  });
  await runJobs(database.sql, `${today}T16:00:00Z`);
  return leaseId;
}

const end = (leaseId: string, endedOn: string) =>
  verbs.terminateLease(database.sql, place.owner, { leaseId, endedOn });

const preview = (leaseId: string, lastDay: string, caller: Caller = place.owner) =>
  act(database.sql, caller, async (sql) => {
    const [row] = await sql`select public.preview_rent_after(${leaseId}, ${lastDay}) as answer`;
    return row?.answer as { month: string; amount_minor: number }[];
  });

const takeOff = (
  leaseId: string,
  note = 'Salió antes',
  requestId = randomUUID(),
  caller: Caller = place.owner,
) =>
  act(database.sql, caller, async (sql) => {
    const [row] = await sql`select public.credit_rent_after_end(${requestId}, ${leaseId}, ${note}) as answer`;
    return row?.answer as { month: string; amount_minor: number }[];
  });

async function balanceOf(leaseId: string) {
  const [row] = await database.sql`
    select receivable_minor::int as owed, credit_minor::int as credit from public.lease_balances where lease_id = ${leaseId}`;
  return row;
}

describe('rent after the last day', () => {
  it("1. is taken off by the lease's own way to prorate, and whole months after it whole", async () => {
    const leaseId = await chargedLease();
    const lastDay = addDays(before, 11);
    const expected = [
      { month: before, amount_minor: RENT - (RENT / 30) * 12 },
      { month: startOfMonth(today), amount_minor: RENT },
    ];
    expect(await preview(leaseId, lastDay)).toEqual(expected);
    expect(await balanceOf(leaseId)).toEqual({ owed: 2 * RENT, credit: 0 });
    await end(leaseId, lastDay);
    expect(await takeOff(leaseId)).toEqual(expected);
    expect(await balanceOf(leaseId)).toEqual({ owed: (RENT / 30) * 12, credit: 0 });
    const credits = await database.sql`
      select kind, reason from public.charge_credits where lease_id = ${leaseId}`;
    expect([...credits]).toEqual(Array(2).fill({ kind: 'correction', reason: 'Salió antes' }));
  });

  it('2. leaves the days that were lived in, as if the month had been charged to its last day', async () => {
    const leaseId = await chargedLease('calendar_month');
    const lastDay = addDays(before, 11);
    const days = Number(endOfMonth(before).slice(-2));
    const [first] = await preview(leaseId, lastDay);
    expect(first?.amount_minor).toBe(RENT - Math.round((RENT * 12) / days));
  });

  it("3. that was paid becomes the tenant's credit", async () => {
    const leaseId = await chargedLease();
    await verbs.recordPayment(database.sql, place.owner, { leaseId, amountMinor: 2 * RENT, paidOn: today });
    await end(leaseId, addDays(before, 11));
    await takeOff(leaseId);
    expect(await balanceOf(leaseId)).toEqual({ owed: 0, credit: 2 * RENT - (RENT / 30) * 12 });
  });

  it('4. is nothing where months are not prorated, but for those that begin after it', async () => {
    const leaseId = await chargedLease('none');
    expect(await preview(leaseId, addDays(before, 11))).toEqual([
      { month: startOfMonth(today), amount_minor: RENT },
    ]);
    expect(await preview(leaseId, endOfMonth(today))).toEqual([]);
  });

  it('5. is not taken off twice, and what was discounted stays discounted', async () => {
    const leaseId = await chargedLease();
    const [charge] = await database.sql<{ id: string }[]>`
      select id from public.charges where lease_id = ${leaseId} and period_start = ${before}`;
    await act(
      database.sql,
      place.owner,
      (sql) =>
        sql`select public.credit_charge(${randomUUID()}, ${charge?.id ?? ''}, 'discount', 100000, 'Cortesía')`,
    );
    await end(leaseId, addDays(before, 11));
    await takeOff(leaseId);
    const owed = (RENT / 30) * 12 - 100_000;
    expect(await balanceOf(leaseId)).toEqual({ owed, credit: 0 });
    expect(await takeOff(leaseId)).toEqual([]);
    expect(await balanceOf(leaseId)).toEqual({ owed, credit: 0 });
  });

  it('6. of a notice too, whose last day is still to come', async () => {
    const leaseId = await chargedLease();
    await verbs.giveNotice(database.sql, place.owner, {
      leaseId,
      givenBy: 'tenant',
      givenOn: today,
      leavesOn: today,
    });
    const used = Number(today.slice(-2));
    await takeOff(leaseId);
    const { owed } = (await balanceOf(leaseId)) as { owed: number };
    expect(owed).toBe(today === endOfMonth(today) ? 2 * RENT : RENT + (RENT / 30) * used);
  });
});

describe('it is refused', () => {
  it('7. while the lease has no last day, without a reason and before its first day', async () => {
    const leaseId = await chargedLease();
    expect(await outcomeOf(takeOff(leaseId))).toBe('lease_end_open');
    expect(await outcomeOf(takeOff(leaseId, ' '))).toBe('reason_missing');
    expect(await outcomeOf(preview(leaseId, '2023-12-31'))).toBe('date_outside_lease');
  });

  it('8. to strangers', async () => {
    const leaseId = await chargedLease();
    const stranger = { userId: await createUser(database.sql, 'extrano-1i@example.test', 'owner') };
    expect(await outcomeOf(preview(leaseId, today, stranger))).toBe('not_found');
    expect(await outcomeOf(takeOff(leaseId, 'No', randomUUID(), stranger))).toBe('not_found');
  });

  it('9. a request that comes twice answers as the first time', async () => {
    const leaseId = await chargedLease();
    await end(leaseId, addDays(before, 11));
    const requestId = randomUUID();
    const first = await takeOff(leaseId, 'Salió antes', requestId);
    expect(await takeOff(leaseId, 'Salió antes', requestId)).toEqual(first);
    expect(await outcomeOf(takeOff(leaseId, 'Otra cosa', requestId))).toBe('request_id_reused');
  });
});

it('every recount is right after all this', async () => {
  expect(await findDiscrepancies(database.sql)).toEqual([]);
});
