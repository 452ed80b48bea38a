import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import type { LateFeeKind } from '#src/domain/foundation/enums.ts';
import { type LateFeeRule, lateFeeToPost } from '#src/domain/money/late-fee.ts';
import { useDatabase } from '#tests/support/database.ts';
import { findDiscrepancies } from '#tests/support/ledger.ts';
import { addUnit, createRentable, todayOf } from '#tests/support/portfolio.ts';
import { type LeaseInput, runJobs, verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;

beforeAll(async () => {
  place = await createRentable(database.sql, 'Mora');
});

interface Fee {
  kind: LateFeeKind;
  minor?: number;
  basisPoints?: number;
  capMinor?: number;
  graceDays?: number;
}

async function lease(fee: Fee, more: Partial<LeaseInput> = {}): Promise<string> {
  const unitId = await addUnit(database.sql, place.landlord, place.propertyId, randomUUID().slice(0, 8));
  return verbs.createLease(database.sql, place.owner, {
    unitId,
    personIds: [place.personId],
    startsOn: '2031-01-01',
    endsOn: '2031-12-31',
    lateFeeKind: fee.kind,
    lateFeeMinor: fee.minor,
    lateFeeBasisPoints: fee.basisPoints,
    lateFeeCapMinor: fee.capMinor,
    lateFeeGraceDays: fee.graceDays,
    ...more,
  });
}

async function feesOf(leaseId: string): Promise<number[]> {
  const rows = await database.sql`
    select amount_minor::int as amount from public.charges where lease_id = ${leaseId} and kind = 'late_fee' order by due_on`;
  return rows.map((row) => row.amount);
}

it('1. the due day and the grace days are free, the day after is not', async () => {
  const id = await lease({ kind: 'fixed', minor: 50_000, graceDays: 3 });
  for (const day of ['2031-01-01', '2031-01-02', '2031-01-04'])
    await runJobs(database.sql, `${day}T20:00:00Z`);
  expect(await feesOf(id)).toEqual([]);
  await runJobs(database.sql, '2031-01-05T20:00:00Z');
  await runJobs(database.sql, '2031-01-20T20:00:00Z');
  expect(await feesOf(id)).toEqual([50_000]);
});

it('2. without grace the fee comes the day after the due day', async () => {
  const id = await lease(
    { kind: 'fixed', minor: 50_000 },
    { startsOn: '2032-01-01', endsOn: '2032-12-31', dueDay: 10 },
  );
  await runJobs(database.sql, '2032-01-10T20:00:00Z');
  expect(await feesOf(id)).toEqual([]);
  await runJobs(database.sql, '2032-01-11T20:00:00Z');
  expect(await feesOf(id)).toEqual([50_000]);
});

it('3. rent that is paid has no fee; a part that is open has a fee on that part', async () => {
  const paid = await lease(
    { kind: 'percent_of_outstanding', basisPoints: 500 },
    { startsOn: '2033-01-01', endsOn: '2033-12-31' },
  );
  const half = await lease(
    { kind: 'percent_of_outstanding', basisPoints: 500 },
    { startsOn: '2033-01-01', endsOn: '2033-12-31' },
  );
  const paidOn = await todayOf(database.sql, place.landlord);
  await runJobs(database.sql, '2033-01-01T12:00:00Z');
  await verbs.recordPayment(database.sql, place.owner, { leaseId: paid, amountMinor: 1_000_000, paidOn });
  await verbs.recordPayment(database.sql, place.owner, { leaseId: half, amountMinor: 600_010, paidOn });
  await runJobs(database.sql, '2033-01-09T12:00:00Z');
  expect(await feesOf(paid)).toEqual([]);
  // 5 % of 399,990 is 19,999.5, rounded half up.
  expect(await feesOf(half)).toEqual([20_000]);
});

it.each([
  ['fixed', { kind: 'fixed', minor: 70_001 }],
  ['percent_of_outstanding', { kind: 'percent_of_outstanding', basisPoints: 333 }],
  ['percent_of_rent', { kind: 'percent_of_rent', basisPoints: 1_250 }],
  ['capped', { kind: 'percent_of_rent', basisPoints: 10_000, capMinor: 99_999 }],
] as const)('4. is what the domain says: %s', async (_name, fee) => {
  const terms = { startsOn: '2034-01-01', endsOn: '2034-12-31', rentMinor: 777_777 };
  const id = await lease({ ...fee, graceDays: 5 }, terms);
  await runJobs(database.sql, '2034-01-07T12:00:00Z');
  const rule: LateFeeRule = {
    kind: fee.kind,
    amountMinor: 'minor' in fee ? fee.minor : 0,
    basisPoints: 'basisPoints' in fee ? fee.basisPoints : 0,
    frequency: 'one_time',
    graceDays: 5,
    minimumBalanceMinor: 0,
    monthlyMaximumMinor: null,
    maximumMinor: 'capMinor' in fee ? fee.capMinor : null,
  };
  const charge = {
    dueOn: '2034-01-01',
    amountMinor: 777_777,
    outstandingMinor: 777_777,
    reportedMinor: 0,
    feesPostedMinor: 0,
    feesPostedInMonthMinor: 0,
    lastFeeOn: null,
  };
  expect(await feesOf(id)).toEqual([lateFeeToPost(rule, charge, '2034-01-07')]);
});

it('5. a fee that was reversed does not come back', async () => {
  const id = await lease({ kind: 'fixed', minor: 50_000 }, { startsOn: '2035-01-01', endsOn: '2035-12-31' });
  await runJobs(database.sql, '2035-01-03T12:00:00Z');
  const [fee] =
    await database.sql`select id from public.charges where lease_id = ${id} and kind = 'late_fee'`;
  await verbs.reverseCharge(database.sql, place.owner, { chargeId: fee?.id, reason: 'Perdonada' });
  await runJobs(database.sql, '2035-01-09T12:00:00Z');
  expect(await feesOf(id)).toHaveLength(1);
});

it('6. months before the lease was entered bring no fees, the next month does', async () => {
  const [day] = await database.sql<{ from: string; next: string }[]>`
    select (date_trunc('month', current_date) - interval '3 months')::date::text as from,
      ((date_trunc('month', current_date) + interval '1 month')::date + 10)::text as next`;
  const id = await lease(
    { kind: 'fixed', minor: 50_000, graceDays: 2 },
    { startsOn: day?.from ?? '', endsOn: '2040-01-01', dueDay: 1 },
  );
  // The rent of the month in course is due before today unless today is the first.
  const [before] =
    await database.sql`select count(*)::int as n from generate_series(${day?.from ?? ''}::date, current_date, '1 month') d
    where d::date >= current_date`;
  await runJobs(database.sql, new Date().toISOString());
  expect(await feesOf(id)).toEqual([]);
  await runJobs(database.sql, `${day?.next}T12:00:00Z`);
  expect(await feesOf(id)).toHaveLength(1 + (before?.n ?? 0));
});

it('7. all kept figures equal a recount', async () => {
  expect(await findDiscrepancies(database.sql)).toEqual([]);
});
