import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#src/domain/foundation/dates.ts';
import { outcomeOf } from '#tests/support/actors.ts';
import { call } from '#tests/support/call.ts';
import { cards } from '#tests/support/card-rows.ts';
import { useDatabase } from '#tests/support/database.ts';
import { findDiscrepancies } from '#tests/support/ledger.ts';
import { addUnit, createRentable, todayOf } from '#tests/support/portfolio.ts';
import { runJobs, verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;
let today: string;

beforeAll(async () => {
  place = await createRentable(database.sql, 'Plazos');
  today = await todayOf(database.sql, place.landlord);
});

/** A lease whose rent of a month fell due today, with a fee of 50.00 after one day of grace. */
async function leaseInArrears() {
  const { sql } = database;
  const leaseId = await verbs.createLease(sql, place.owner, {
    unitId: await addUnit(sql, place.landlord, place.propertyId, randomUUID().slice(0, 8)),
    personIds: [place.personId],
    startsOn: today,
    endsOn: '2040-12-31',
    billFrom: '2040-01-01',
    lateFeeKind: 'fixed',
    lateFeeMinor: 5_000,
    lateFeeGraceDays: 1,
  });
  await verbs.addCharge(sql, place.owner, {
    leaseId,
    kind: 'rent',
    amountMinor: 90_000,
    dueOn: today,
    periodStart: today,
    periodEnd: today,
  });
  return leaseId;
}

const inDays = (days: number) => addDays(today, days);
const thirds = () => [10, 20, 30].map((days) => ({ due_on: inDays(days), amount_minor: 30_000 }));
const agree = (leaseId: string, instalments: object[] = thirds()) =>
  cards.agreePlan(database.sql, place.owner, leaseId, instalments);
const pay = (leaseId: string, amountMinor: number) =>
  verbs.recordPayment(database.sql, place.owner, { leaseId, amountMinor, paidOn: today });
const feesOf = async (leaseId: string) => {
  const [row] = await database.sql`
    select count(*)::int as fees from public.charges where lease_id = ${leaseId} and kind = 'late_fee'`;
  return row?.fees;
};
const planOf = async (leaseId: string) => {
  const [row] = await database.sql`
    select state, paid_minor::int as paid, next_due_on::text as next from public.payment_plans_list where lease_id = ${leaseId}`;
  return row;
};
const jobsIn = (days: number) => runJobs(database.sql, `${inDays(days)}T16:00:00Z`);

describe('a plan', () => {
  it('that is kept pauses the late fee, and counts what comes', async () => {
    const leaseId = await leaseInArrears();
    await agree(leaseId);
    await jobsIn(9);
    expect(await feesOf(leaseId)).toBe(0);
    expect(await planOf(leaseId)).toEqual({ state: 'active', paid: 0, next: inDays(10) });
    await pay(leaseId, 40_000);
    expect(await planOf(leaseId)).toEqual({ state: 'active', paid: 40_000, next: inDays(20) });
    await jobsIn(19);
    expect(await feesOf(leaseId)).toBe(0);
    await pay(leaseId, 50_000);
    expect(await planOf(leaseId)).toEqual({ state: 'kept', paid: 90_000, next: null });
  });

  it('that is broken pauses nothing any more', async () => {
    const leaseId = await leaseInArrears();
    await agree(leaseId);
    await pay(leaseId, 29_999);
    await jobsIn(10);
    expect(await feesOf(leaseId)).toBe(0);
    await jobsIn(11);
    expect(await feesOf(leaseId)).toBe(1);
  });

  it('is told as broken from the day after an instalment was missed', async () => {
    const leaseId = await leaseInArrears();
    await agree(leaseId, [
      { due_on: today, amount_minor: 1 },
      { due_on: inDays(30), amount_minor: 89_999 },
    ]);
    expect((await planOf(leaseId))?.state).toBe('active');
    await database.sql`alter table public.payment_plan_instalments disable trigger refuse_change`;
    await database.sql`update public.payment_plan_instalments set due_on = ${inDays(-1)} where lease_id = ${leaseId} and position = 1`;
    await database.sql`alter table public.payment_plan_instalments enable trigger refuse_change`;
    expect((await planOf(leaseId))?.state).toBe('broken');
    await pay(leaseId, 1);
    expect((await planOf(leaseId))?.state).toBe('active');
  });

  it('that is cancelled pauses nothing any more', async () => {
    const leaseId = await leaseInArrears();
    const planId = await agree(leaseId);
    expect(await outcomeOf(agree(leaseId))).toBe('plan_exists');
    await call(database.sql, place.owner, 'cancel_payment_plan', {
      p_request_id: randomUUID(),
      p_plan_id: planId,
    });
    expect((await planOf(leaseId))?.state).toBe('cancelled');
    await jobsIn(2);
    expect(await feesOf(leaseId)).toBe(1);
  });

  it.each([
    ['instalments_missing', () => []],
    ['instalments_sum', () => thirds().slice(1)],
    ['instalment_invalid', () => [{ due_on: inDays(-1), amount_minor: 90_000 }]],
    ['instalment_invalid', () => [{ due_on: inDays(3), amount_minor: 0 }]],
    ['already_exists', () => [1, 2, 3].map(() => ({ due_on: inDays(3), amount_minor: 30_000 }))],
  ])('is refused: %s', async (code, instalments) => {
    const leaseId = await leaseInArrears();
    expect(await outcomeOf(agree(leaseId, instalments()))).toBe(code);
  });

  it('is of no use where nothing is owed', async () => {
    const leaseId = await leaseInArrears();
    await pay(leaseId, 90_000);
    expect(await outcomeOf(agree(leaseId))).toBe('nothing_owed');
  });
});

it('leaves every figure equal to its recount', async () => {
  expect(await findDiscrepancies(database.sql)).toEqual([]);
});
