import { beforeAll, expect, it } from 'vitest';
import { addMonths, startOfMonth } from '#src/domain/foundation/dates.ts';
import { act, outcomeOf } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { accountOf, addVendor } from '#tests/support/expenses.ts';
import { createRentable, todayOf } from '#tests/support/portfolio.ts';
import { runJobs, verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;
let vendorId: string;
let today: string;
let next: string;

beforeAll(async () => {
  place = await createRentable(database.sql, 'Repetidas');
  today = await todayOf(database.sql, place.landlord);
  next = addMonths(startOfMonth(today), 1);
  vendorId = await addVendor(database.sql, place.landlord, 'Seguros del Este');
});

async function template(more: Record<string, unknown> = {}) {
  const { organizationId } = place.landlord;
  return verbs.saveBill(database.sql, place.owner, {
    organizationId,
    bill: {
      vendor_id: vendorId,
      property_id: place.propertyId,
      expense_kind: '11',
      billed_on: today,
      due_on: today,
      currency: 'DOP',
      itbis_minor: 18_000,
      ...more,
    },
    lines: [
      {
        account_id: await accountOf(database.sql, organizationId, 'insurance'),
        description: 'Póliza',
        amount_minor: 100_000,
      },
    ],
  });
}

/** A bill that has no receipt, so that nobody has to type its number each time. */
const WITHOUT_RECEIPT = { no_receipt_reason: 'bank_fee', itbis_to_cost_minor: 18_000 };

const at = (day: string) => runJobs(database.sql, `${day}T16:00:00Z`);
const written = (id: string) => database.sql`
  select billed_on::text as day, due_on::text as due, status, total_minor::int as total from public.bills
  where recurring_bill_id = ${id} order by billed_on`;

it('1. writes each bill on its day, once however often the job runs, until its last day', async () => {
  const billId = await template(WITHOUT_RECEIPT);
  const id = await verbs.repeatBill(database.sql, place.owner, {
    billId,
    startsOn: next,
    endsOn: addMonths(next, 2),
    dueDays: 10,
    isApproved: true,
  });
  await at(addMonths(next, -1));
  expect(await written(id)).toHaveLength(0);
  await Promise.all([at(next), at(next)]);
  await at(next);
  expect(await written(id)).toHaveLength(1);
  // The job slept for months: it catches up, a bill a month, and stops at the end.
  await at(addMonths(next, 7));
  const rows = await written(id);
  expect(rows.map((row) => [row.day, row.status, row.total])).toEqual([
    [next, 'approved', 118_000],
    [addMonths(next, 1), 'approved', 118_000],
    [addMonths(next, 2), 'approved', 118_000],
  ]);
});

it('2. writes drafts where that was asked for, and nothing while it is paused', async () => {
  const id = await verbs.repeatBill(database.sql, place.owner, {
    billId: await template(),
    startsOn: next,
    everyMonths: 3,
  });
  const pause = (isPaused: boolean) =>
    act(database.sql, place.owner, (sql) => sql`select public.change_recurring_bill(${id}, ${isPaused})`);
  await pause(true);
  await at(next);
  expect(await written(id)).toHaveLength(0);
  await pause(false);
  await at(addMonths(next, 3));
  expect((await written(id)).map((row) => [row.day, row.status])).toEqual([
    [next, 'draft'],
    [addMonths(next, 3), 'draft'],
  ]);
});

it('3. that cannot be written says why, and keeps no rent from its day', async () => {
  const id = await verbs.repeatBill(database.sql, place.owner, {
    billId: await template(),
    startsOn: next,
  });
  await act(
    database.sql,
    place.owner,
    (sql) => sql`update public.vendors set archived_at = now() where id = ${vendorId}`,
  );
  expect(await at(next)).toMatchObject({ failed: 0 });
  const [row] = await database.sql`
    select last_error, next_on::text as next_on from public.recurring_bills where id = ${id}`;
  expect(row).toEqual({ last_error: 'vendor_missing', next_on: next });
  await act(
    database.sql,
    place.owner,
    (sql) => sql`update public.vendors set archived_at = null where id = ${vendorId}`,
  );
  await at(next);
  expect(await written(id)).toHaveLength(1);
});

it('4. that waits for approval above the limit is not posted by the job', async () => {
  const { organizationId } = place.landlord;
  await act(
    database.sql,
    place.owner,
    (sql) => sql`select public.set_approval_limit(${organizationId}, 'DOP', 1000)`,
  );
  const id = await verbs.repeatBill(database.sql, place.owner, {
    billId: await template(WITHOUT_RECEIPT),
    startsOn: next,
    isApproved: true,
  });
  await at(next);
  expect((await written(id)).map((row) => row.status)).toEqual(['awaiting_approval']);
});

it('5. refuses days that cannot be', async () => {
  const billId = await template();
  const repeat = (startsOn: string, more: object = {}) =>
    outcomeOf(verbs.repeatBill(database.sql, place.owner, { billId, startsOn, ...more }));
  expect(await repeat(today)).toBe('starts_before_bill');
  expect(await repeat('2035-01-29')).toBe('day_too_late');
  expect(await repeat('2035-01-05', { endsOn: '2035-01-04' })).toBe('ends_before_start');
  expect(await repeat('2035-01-05', { everyMonths: 5 })).toBe('value_out_of_range');
});

it('6. whose receipt has a number waits for it as a draft, however it is to be written', async () => {
  const id = await verbs.repeatBill(database.sql, place.owner, {
    billId: await template({ ncf: 'B0100000777' }),
    startsOn: next,
    isApproved: true,
  });
  await at(next);
  const [row] = await database.sql`
    select b.status, b.ncf, b.no_receipt_reason, r.last_error
    from public.bills b join public.recurring_bills r on r.id = b.recurring_bill_id where r.id = ${id}`;
  expect(row).toEqual({ status: 'draft', ncf: '', no_receipt_reason: null, last_error: null });
});
