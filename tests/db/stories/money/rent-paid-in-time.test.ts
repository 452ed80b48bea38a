import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { act, type Caller } from '#tests/support/actors.ts';
import { booksOf } from '#tests/support/books.ts';
import { addTenantToLease } from '#tests/support/card-rows.ts';
import { useDatabase } from '#tests/support/database.ts';
import { findDiscrepancies } from '#tests/support/ledger.ts';
import { addUnit, createRentable } from '#tests/support/portfolio.ts';
import { runJobs, verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
const RENT = 1_000_000;
let place: Awaited<ReturnType<typeof createRentable>>;
let books: ReturnType<typeof booksOf>;

beforeAll(async () => {
  place = await createRentable(database.sql, 'A tiempo');
  books = booksOf(database.sql, place.landlord);
});

/** A lease of March 2026, entered before it: rent is due on the 1st, and late from the 5th on. */
async function lease(rule: object = {}): Promise<{ id: string; tenant: Caller }> {
  const id = await verbs.createLease(database.sql, place.owner, {
    unitId: await addUnit(database.sql, place.landlord, place.propertyId, randomUUID().slice(0, 8)),
    personIds: [place.personId],
    startsOn: '2026-03-01',
    endsOn: '2026-03-31',
    rentMinor: RENT,
  });
  await database.sql`update public.leases set created_at = '2026-02-01' where id = ${id}`;
  await books.inBooks('save_late_fee_rule', {
    p_currency: 'DOP',
    p_rule: { kind: 'fixed', amount_minor: 50_000, grace_days: 3, ...rule },
    p_lease_id: id,
  });
  const tenant = await addTenantToLease(database.sql, place.owner, id);
  await run('01');
  return { id, tenant };
}
const daily = { amount_minor: 1_000, frequency: 'daily' };
const run = (...days: string[]) =>
  days.reduce(
    (before, day) => before.then(() => runJobs(database.sql, `2026-03-${day}T20:00:00Z`)),
    Promise.resolve<unknown>(null),
  );
/** Late fees that stand, by the day on which they fell due. */
async function feesOf(id: string): Promise<string[]> {
  const rows = await database.sql`
    select right(due_on::text, 2) || ' ' || amount_minor as fee from public.charges
    where lease_id = ${id} and kind = 'late_fee' and reversed_at is null order by due_on`;
  return rows.map((row) => row.fee);
}
async function standing(id: string) {
  const [row] = await database.sql`
    select receivable_minor::int as owed, credit_minor::int as credit from public.lease_balances where lease_id = ${id}`;
  return { ...row };
}
const report = (one: { id: string; tenant: Caller }, day: string, amountMinor = RENT) =>
  verbs.reportPayment(database.sql, one.tenant, { leaseId: one.id, amountMinor, paidOn: `2026-03-${day}` });
const record = (id: string, day: string, amountMinor = RENT) =>
  verbs.recordPayment(database.sql, place.owner, { leaseId: id, amountMinor, paidOn: `2026-03-${day}` });
const confirm = (paymentId: string) => verbs.confirmPayment(database.sql, place.owner, { paymentId });
const reject = (paymentId: string) =>
  act(
    database.sql,
    place.owner,
    (sql) => sql`select public.reject_payment(gen_random_uuid(), ${paymentId}, 'No llegó')`,
  );
const reverse = (paymentId: string) =>
  act(
    database.sql,
    place.owner,
    (sql) => sql`select public.reverse_payment(gen_random_uuid(), ${paymentId}, 'Devuelto')`,
  );

describe('a payment that was reported and waits for the office', () => {
  it('1. earns no late fee, and none when it is confirmed', async () => {
    const one = await lease();
    const payment = await report(one, '03');
    await run('05', '09');
    expect(await feesOf(one.id)).toEqual([]);
    await confirm(payment);
    await run('10');
    expect(await feesOf(one.id)).toEqual([]);
    expect(await standing(one.id)).toEqual({ owed: 0, credit: 0 });
  });

  it.each([
    ['once', {}, ['10 50000']],
    ['for each day that has passed', daily, ['10 6000']],
    [
      'of what is owed',
      { kind: 'percent_of_outstanding', amount_minor: null, basis_points: 500 },
      ['10 50000'],
    ],
  ])('2. is late after all when it is rejected: %s', async (_name, rule, fees) => {
    const one = await lease(rule);
    const payment = await report(one, '03');
    await run('05', '07');
    await reject(payment);
    await run('10');
    expect(await feesOf(one.id)).toEqual(fees);
  });

  it('3. covers what it would pay, and no more', async () => {
    const [part, almost] = [await lease(), await lease({ minimum_balance_minor: 20_000 })];
    await report(part, '03', RENT - 1);
    await report(almost, '03', RENT - 19_999);
    await run('05');
    expect(await feesOf(part.id)).toEqual(['05 50000']);
    expect(await feesOf(almost.id)).toEqual([]);
  });

  it('4. does not cover days before it', async () => {
    const one = await lease(daily);
    await run('05', '06');
    await report(one, '07');
    await run('07', '09');
    expect(await feesOf(one.id)).toEqual(['05 1000', '06 1000']);
  });
});

describe('a payment that the office gets to see later', () => {
  it('5. takes the late fee back, and says by which payment', async () => {
    const { id } = await lease();
    await run('05', '06');
    expect(await feesOf(id)).toEqual(['05 50000']);
    const payment = await record(id, '04');
    expect(await feesOf(id)).toEqual([]);
    expect(await standing(id)).toEqual({ owed: 0, credit: 0 });
    const [fee] = await database.sql`
      select paid_in_time_by, reversal_reason from public.charges where lease_id = ${id} and kind = 'late_fee'`;
    expect({ ...fee }).toEqual({ paid_in_time_by: payment, reversal_reason: '2026-03-04' });
  });

  it('6. leaves it when the grace was over, when a part came late, and when it was not enough', async () => {
    const [late, parts, part] = [await lease(), await lease(), await lease()];
    await run('05');
    await record(late.id, '05');
    await record(parts.id, '06', 400_000);
    await record(parts.id, '02', 600_000);
    await record(part.id, '02', RENT - 1);
    for (const { id } of [late, parts, part]) expect(await feesOf(id)).toEqual(['05 50000']);
  });

  it('7. takes daily fees back from the day after it on', async () => {
    const { id } = await lease(daily);
    await run('05', '06', '07', '08');
    await record(id, '06');
    expect(await feesOf(id)).toEqual(['05 1000', '06 1000']);
    expect(await standing(id)).toEqual({ owed: 2_000, credit: 0 });
  });

  it('8. gives back what was paid on the fee, as credit', async () => {
    const { id } = await lease({ grace_days: 5 });
    await run('07');
    const [rent] = await database.sql`select id from public.charges where lease_id = ${id} and kind = 'rent'`;
    await books.verb('credit_charge', {
      p_charge_id: rent?.id,
      p_kind: 'correction',
      p_amount_minor: RENT,
      p_reason: 'Por error',
    });
    await record(id, '20', 50_000);
    const [credit] = await database.sql`select id from public.charge_credits where charge_id = ${rent?.id}`;
    await books.verb('reverse_charge_credit', { p_credit_id: credit?.id, p_reason: 'Por error' });
    expect(await standing(id)).toEqual({ owed: RENT, credit: 0 });
    await record(id, '06');
    expect(await feesOf(id)).toEqual([]);
    expect(await standing(id)).toEqual({ owed: 0, credit: 50_000 });
  });

  it('9. brings the fee again when it is taken back itself, on the same day too', async () => {
    const [once, each] = [await lease(), await lease(daily)];
    await run('05');
    const payments = [await record(once.id, '02'), await record(each.id, '02')];
    await run('05');
    for (const payment of payments) await reverse(payment);
    await run('05', '07');
    expect(await feesOf(once.id)).toEqual(['05 50000']);
    expect(await feesOf(each.id)).toEqual(['05 1000', '07 2000']);
  });

  it('10. leaves a fee that was taken back by hand as it is', async () => {
    const { id } = await lease();
    await run('05');
    const [fee] =
      await database.sql`select id from public.charges where lease_id = ${id} and kind = 'late_fee'`;
    await verbs.reverseCharge(database.sql, place.owner, { chargeId: fee?.id, reason: 'Perdonada' });
    await reverse(await record(id, '02'));
    await run('09');
    expect(await feesOf(id)).toEqual([]);
  });
});

it('11. all kept figures equal a recount', async () => {
  expect(await findDiscrepancies(database.sql)).toEqual([]);
});
