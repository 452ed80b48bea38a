import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, addMonths, endOfMonth, startOfMonth } from '#src/domain/foundation/dates.ts';
import { outcomeOf } from '#tests/support/actors.ts';
import { booksOf } from '#tests/support/books.ts';
import { call } from '#tests/support/call.ts';
import { useDatabase } from '#tests/support/database.ts';
import { findDiscrepancies } from '#tests/support/ledger.ts';
import { addUnit, createRentable, todayOf } from '#tests/support/portfolio.ts';
import { runJobs, verbs } from '#tests/support/verbs.ts';

const RENT = 1_000_000;

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;
let today: string;
/** The month before this one: its first and last day. */
let first: string;
let last: string;

beforeAll(async () => {
  place = await createRentable(database.sql, 'Fechas');
  today = await todayOf(database.sql, place.landlord);
  first = addMonths(startOfMonth(today), -1);
  last = endOfMonth(first);
});

/** A lease that was charged the rent of the last month and of this one, and paid what is given on a day of the last. */
async function chargedLease(paid?: { amountMinor: number; paidOn: string }) {
  const { sql } = database;
  const leaseId = await verbs.createLease(sql, place.owner, {
    unitId: await addUnit(sql, place.landlord, place.propertyId, randomUUID().slice(0, 8)),
    personIds: [place.personId],
    startsOn: first,
    endsOn: '2040-12-31',
    billFrom: first,
    rentMinor: RENT,
  });
  await runJobs(sql, `${today}T16:00:00Z`);
  const paymentId = paid ? await verbs.recordPayment(sql, place.owner, { leaseId, ...paid }) : '';
  const [charge] = await sql<{ id: string }[]>`
    select id from public.charges where lease_id = ${leaseId} order by period_start limit 1`;
  return { leaseId, paymentId, chargeId: charge?.id ?? '' };
}

const verb = (name: string, values: Record<string, unknown>) =>
  call(database.sql, place.owner, name, { p_request_id: randomUUID(), p_reason: 'Corrección', ...values });
const credit = (chargeId: string, on: string | null, more: Record<string, unknown> = {}) =>
  verb('credit_charge', {
    p_charge_id: chargeId,
    p_kind: 'write_off',
    p_amount_minor: 400_000,
    p_on: on,
    ...more,
  });
/** By how much accounts of the lease moved up to a day. */
const upTo = async (leaseId: string, day: string) => {
  const rows = await database.sql<{ key: string; amount: number }[]>`
    select a.system_key as key, sum(l.amount_minor)::int as amount from public.journal_lines l
    join public.accounts a on a.id = l.account_id where l.lease_id = ${leaseId} and l.occurred_on <= ${day} group by 1`;
  return Object.fromEntries(rows.filter((row) => row.amount !== 0).map((row) => [row.key, row.amount]));
};

describe('a correction', () => {
  it('stands in the month that it belongs to, once', async () => {
    const { leaseId, chargeId } = await chargedLease();
    const p_request_id = randomUUID();
    for (let time = 0; time < 2; time += 1) await credit(chargeId, last, { p_request_id });
    expect(await upTo(leaseId, last)).toEqual({
      receivables: RENT - 400_000,
      bad_debts: 400_000,
      rent_income: -RENT,
    });
    await verb('reverse_charge', { p_charge_id: chargeId, p_on: last });
    expect(await upTo(leaseId, last)).toEqual({});
  });

  it('is today’s where no day is given', async () => {
    const { leaseId, chargeId } = await chargedLease();
    await credit(chargeId, null);
    expect((await upTo(leaseId, addDays(today, -1))).bad_debts).toBeUndefined();
    expect((await upTo(leaseId, today)).bad_debts).toBe(400_000);
  });

  it('is not before what it corrects, nor in the future', async () => {
    const { chargeId } = await chargedLease();
    expect(await outcomeOf(credit(chargeId, addDays(first, -1)))).toBe('date_before_corrected');
    expect(await outcomeOf(credit(chargeId, addDays(today, 1)))).toBe('date_in_future');
    expect(await outcomeOf(verb('reverse_charge', { p_charge_id: chargeId, p_on: addDays(first, -1) }))).toBe(
      'date_before_corrected',
    );
  });

  it('that frees what was paid is not before it was paid', async () => {
    const paidOn = addDays(first, 9);
    const { leaseId, chargeId } = await chargedLease({ amountMinor: RENT, paidOn });
    const discount = (on: string) => credit(chargeId, on, { p_kind: 'discount' });
    expect(await outcomeOf(discount(addDays(paidOn, -1)))).toBe('date_before_corrected');
    await discount(paidOn);
    expect(await upTo(leaseId, last)).toMatchObject({ prepaid_rent: -400_000, discounts: 400_000 });
    // It pays what is due since: today, not on a day when that was not there.
    expect((await upTo(leaseId, today)).receivables).toBe(RENT - 400_000);
  });
});

describe('money that goes back', () => {
  it('stands on its day, and not before it came', async () => {
    const paidOn = addDays(first, 4);
    const { leaseId, paymentId } = await chargedLease({ amountMinor: RENT, paidOn });
    const refund = (on: string) =>
      verb('refund_payment', {
        p_payment_id: paymentId,
        p_amount_minor: 300_000,
        p_method: 'cash',
        p_on: on,
      });
    expect(await outcomeOf(refund(addDays(paidOn, -1)))).toBe('date_before_corrected');
    await refund(last);
    expect(await upTo(leaseId, last)).toMatchObject({ receivables: 300_000, operating_cash: RENT - 300_000 });
    // A second one is not before the first.
    expect(await outcomeOf(refund(addDays(last, -1)))).toBe('date_before_corrected');
    const [row] = await database.sql`
      select refunded_on::text as day from public.refunds where payment_id = ${paymentId}`;
    expect(row?.day).toBe(last);
  });

  it('or that never came is taken back on its day, with what its return costs', async () => {
    const { leaseId, paymentId } = await chargedLease({ amountMinor: RENT, paidOn: addDays(first, 4) });
    const bounce = (on: string) =>
      verb('bounce_payment', { p_payment_id: paymentId, p_fee_minor: 50_000, p_on: on });
    expect(await outcomeOf(bounce(addDays(first, 3)))).toBe('date_before_corrected');
    await bounce(last);
    expect(await upTo(leaseId, last)).toMatchObject({ receivables: RENT + 50_000 });
    const whole = await chargedLease({ amountMinor: RENT, paidOn: addDays(first, 4) });
    await verb('reverse_payment', { p_payment_id: whole.paymentId, p_on: addDays(first, 6) });
    expect(await upTo(whole.leaseId, last)).toEqual({ receivables: RENT, rent_income: -RENT });
  });

  it('of a deposit is not before the last movement of its lease', async () => {
    const { leaseId } = await chargedLease();
    await call(database.sql, place.owner, 'record_held_deposit', {
      p_request_id: randomUUID(),
      p_lease_id: leaseId,
      p_amount_minor: 250_000,
      p_on: first,
    });
    await verbs.terminateLease(database.sql, place.owner, { leaseId, endedOn: today });
    const settle = (on: string) =>
      call(database.sql, place.owner, 'settle_deposit', {
        p_request_id: randomUUID(),
        p_lease_id: leaseId,
        p_returned_on: today,
        p_method: 'transfer',
        p_settled_on: on,
      });
    expect(await outcomeOf(settle(first))).toBe('date_before_corrected');
    expect(await outcomeOf(settle(addDays(today, 1)))).toBe('date_in_future');
    const since = startOfMonth(today);
    await settle(since);
    const [row] = await database.sql`
      select settled_on::text as day from public.deposit_settlements where lease_id = ${leaseId}`;
    expect(row?.day).toBe(since);
    expect((await upTo(leaseId, since)).deposits_held).toBeUndefined();
  });
});

it('nothing is dated into a closed period, and every recount is right', async () => {
  const { chargeId } = await chargedLease();
  await booksOf(database.sql, place.landlord).inBooks('close_period', { p_closed_through: last });
  expect(await outcomeOf(credit(chargeId, last))).toBe('period_closed');
  expect(await findDiscrepancies(database.sql)).toEqual([]);
});
