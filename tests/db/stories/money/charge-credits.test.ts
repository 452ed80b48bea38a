import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, addMonths, endOfMonth, startOfMonth } from '#src/domain/foundation/dates.ts';
import { act, outcomeOf } from '#tests/support/actors.ts';
import { booksOf } from '#tests/support/books.ts';
import { useDatabase } from '#tests/support/database.ts';
import { findDiscrepancies } from '#tests/support/ledger.ts';
import { addUnit, createRentable, todayOf } from '#tests/support/portfolio.ts';
import { runJobs, verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;
let books: ReturnType<typeof booksOf>;
let today: string;

beforeAll(async () => {
  place = await createRentable(database.sql, 'Rebajas');
  books = booksOf(database.sql, place.landlord);
  today = await todayOf(database.sql, place.landlord);
});

/** A lease that charges nothing by itself, in a unit of its own. */
async function lease(more: object = {}): Promise<{ leaseId: string; unitId: string }> {
  const unitId = await addUnit(database.sql, place.landlord, place.propertyId, randomUUID().slice(0, 8));
  const leaseId = await verbs.createLease(database.sql, place.owner, {
    unitId,
    personIds: [place.personId],
    startsOn: '2026-01-01',
    endsOn: '2040-12-31',
    billFrom: '2040-01-01',
    ...more,
  });
  return { leaseId, unitId };
}
const charge = (leaseId: string, amountMinor: number) =>
  verbs.addCharge(database.sql, place.owner, { leaseId, amountMinor, dueOn: today });
const pay = (leaseId: string, amountMinor: number) =>
  verbs.recordPayment(database.sql, place.owner, { leaseId, amountMinor, paidOn: today });
const credit = (chargeId: string, kind: string, amount: number, reason = 'Acordado') =>
  books.verb('credit_charge', {
    p_charge_id: chargeId,
    p_kind: kind,
    p_amount_minor: amount,
    p_reason: reason,
  });
async function figures(leaseId: string) {
  const [row] = await database.sql`
    select billed_minor::int as billed, paid_minor::int as paid, receivable_minor::int as open, credit_minor::int as credit
    from public.lease_balances where lease_id = ${leaseId}`;
  return row;
}

describe('what is taken off a charge', () => {
  it('1. leaves the rest open; taken back, it is as if it had not been', async () => {
    const { leaseId } = await lease();
    const id = await charge(leaseId, 10_000);
    const before = await books.balances();
    const creditId = await credit(id, 'discount', 4_000);
    expect(await figures(leaseId)).toEqual({ billed: 6_000, paid: 0, open: 6_000, credit: 0 });
    expect((await books.balances())['discounts DOP']).toBe(4_000);
    await books.verb('reverse_charge_credit', { p_credit_id: creditId, p_reason: 'Error' });
    expect(await books.balances()).toEqual(before);
    const again = books.verb('reverse_charge_credit', { p_credit_id: creditId, p_reason: 'Error' });
    expect(await outcomeOf(again)).toBe('entry_already_reversed');
  });

  it('2. of what is paid becomes credit, and pays what comes next', async () => {
    const { leaseId } = await lease();
    const id = await charge(leaseId, 10_000);
    await pay(leaseId, 10_000);
    await credit(id, 'correction', 3_000);
    expect(await figures(leaseId)).toEqual({ billed: 7_000, paid: 10_000, open: 0, credit: 3_000 });
    await charge(leaseId, 5_000);
    expect(await figures(leaseId)).toEqual({ billed: 12_000, paid: 10_000, open: 2_000, credit: 0 });
  });

  it('3. as bad debt closes the charge against an expense', async () => {
    const { leaseId } = await lease();
    const id = await charge(leaseId, 8_000);
    await pay(leaseId, 1_000);
    expect(await outcomeOf(credit(id, 'write_off', 7_001))).toBe('credit_exceeds_charge');
    await credit(id, 'write_off', 7_000);
    expect((await books.balances())['bad_debts DOP']).toBe(7_000);
    expect(await figures(leaseId)).toMatchObject({ open: 0 });
  });

  it('4. has a reason, is no more than the charge, and never of a deposit or a charge taken back', async () => {
    const { leaseId } = await lease({ depositMinor: 9_000 });
    const id = await charge(leaseId, 500);
    expect(await outcomeOf(credit(id, 'discount', 500, ' '))).toBe('reason_missing');
    expect(await outcomeOf(credit(id, 'discount', 501))).toBe('credit_exceeds_charge');
    expect(await outcomeOf(credit(id, 'discount', 0))).toBe('amount_not_positive');
    const [deposit] =
      await database.sql`select id from public.charges where lease_id = ${leaseId} and kind = 'deposit'`;
    expect(await outcomeOf(credit(deposit?.id, 'discount', 1))).toBe('credit_not_for_deposit');
    await credit(id, 'discount', 200);
    await verbs.reverseCharge(database.sql, place.owner, { chargeId: id, reason: 'Error' });
    expect(await figures(leaseId)).toMatchObject({ billed: 9_000, open: 9_000 });
    expect(await outcomeOf(credit(id, 'discount', 1))).toBe('charge_already_reversed');
  });
});

describe('a charge of every month', () => {
  it('5. is posted once a month while it lasts, beside the rent', async () => {
    const { leaseId } = await lease({ billFrom: startOfMonth(addMonths(today, -2)) });
    const from = addDays(startOfMonth(addMonths(today, -2)), 4);
    const recurring = {
      p_request_id: randomUUID(),
      p_lease_id: leaseId,
      p_kind: 'condominium_fee',
      p_amount_minor: 350_000,
      p_starts_on: from,
    };
    const id = await books.verb('add_recurring_charge', recurring);
    expect(await books.verb('add_recurring_charge', recurring)).toBe(id);
    const months = async () => {
      const rows = await database.sql`
        select period_start::text as from, period_end::text as to, amount_minor::int as amount from public.charges
        where lease_id = ${leaseId} and kind = 'condominium_fee' order by period_start`;
      return rows.map((row) => `${row.from} ${row.to} ${row.amount}`);
    };
    const expected = [-2, -1, 0].map((step) => {
      const month = startOfMonth(addMonths(today, step));
      return `${step === -2 ? from : month} ${endOfMonth(month)} 350000`;
    });
    expect(await months()).toEqual(expected);
    await runJobs(database.sql, new Date().toISOString());
    expect(await months()).toEqual(expected);
    await act(
      database.sql,
      place.owner,
      (sql) => sql`select public.end_recurring_charge(${id}, ${endOfMonth(today)})`,
    );
    await runJobs(database.sql, `${addMonths(today, 2)}T12:00:00Z`);
    expect(await months()).toEqual(expected);
  });

  it('6. says what it is, and begins inside the lease', async () => {
    const { leaseId } = await lease();
    const add = (more: object) =>
      outcomeOf(
        books.verb('add_recurring_charge', {
          p_lease_id: leaseId,
          p_kind: 'other',
          p_amount_minor: 100,
          p_starts_on: today,
          ...more,
        }),
      );
    expect(await add({})).toBe('description_missing');
    expect(await add({ p_kind: 'utility', p_starts_on: '2020-01-01' })).toBe('date_outside_lease');
    expect(await add({ p_kind: 'utility', p_amount_minor: 0 })).toBe('amount_not_positive');
    expect(await add({ p_kind: 'rent' })).toBe('value_out_of_range');
  });
});

describe('a meter', () => {
  it('7. charges what was used since the reading before, to the lease in force', async () => {
    const { leaseId, unitId } = await lease();
    const meterId = randomUUID();
    await act(
      database.sql,
      place.owner,
      (sql) => sql`insert into public.unit_meters (id, organization_id, unit_id, kind, number)
        values (${meterId}, ${place.landlord.organizationId}, ${unitId}, 'water', '00417')`,
    );
    const read = (readOn: string, value: number, more: object = {}) =>
      books.verb('record_meter_reading', {
        p_meter_id: meterId,
        p_read_on: readOn,
        p_value: value,
        p_price_minor: 4_550,
        ...more,
      });
    await read(addDays(today, -30), 120.5);
    const id = await read(today, 133.25, { p_description: 'Agua, 12.75 m³' });
    const [row] = await database.sql`
      select c.amount_minor::int as amount, c.kind, c.description, c.period_start::text as from, c.period_end::text as to
      from public.meter_readings r join public.charges c on c.id = r.charge_id where r.id = ${id}`;
    // 12.75 × 45.50 = 580.125, rounded half up.
    expect(row).toEqual({
      amount: 58_013,
      kind: 'utility',
      description: 'Agua, 12.75 m³',
      from: addDays(today, -29),
      to: today,
    });
    expect(await outcomeOf(read(today, 140))).toBe('reading_below_last');
    expect(await outcomeOf(read(addDays(today, 1), 140))).toBe('date_in_future');
    const remove = (readingId: string) =>
      outcomeOf(
        act(database.sql, place.owner, (sql) => sql`select public.remove_meter_reading(${readingId})`),
      );
    expect(await remove(id)).toBe('reading_charged');
    const [charged] = await database.sql`select charge_id from public.meter_readings where id = ${id}`;
    await verbs.reverseCharge(database.sql, place.owner, { chargeId: charged?.charge_id, reason: 'Error' });
    expect(await remove(id)).toBe('done');
    expect(await figures(leaseId)).toMatchObject({ billed: 0 });
  });
});

describe('money in two currencies', () => {
  const convert = async (more: object) =>
    books.inBooks('convert_currency', {
      p_occurred_on: today,
      p_from_account_id: await books.account('operating_cash'),
      p_to_account_id: await books.account('operating_cash'),
      p_rate: 60,
      p_rate_source: 'Banco Central',
      p_rated_on: today,
      ...more,
    });

  it('8. is changed at a rate with its source, and the difference to it is posted', async () => {
    const before = await books.balances();
    const id = await convert({ p_from_currency: 'USD', p_from_minor: 100_000, p_to_minor: 5_900_000 });
    const moved = Object.fromEntries(
      Object.entries(await books.balances()).map(([key, amount]) => [key, amount - (before[key] ?? 0)]),
    );
    expect(moved).toMatchObject({
      'operating_cash USD': -100_000,
      'operating_cash DOP': 5_900_000,
      'currency_exchange USD': 100_000,
      'currency_exchange DOP': -6_000_000,
      'exchange_difference DOP': 100_000,
    });
    const [row] = await database.sql`
      select entry_id, difference_minor::int as difference from public.currency_conversions where id = ${id}`;
    expect(row?.difference).toBe(100_000);
    await books.verb('reverse_journal_entry', { p_entry_id: row?.entry_id, p_reason: 'Error' });
    const after = await books.balances();
    expect({ ...before, ...after }).toEqual({ ...after, ...before });
  });

  it('9. bought dearer than the rate is a loss too, sold dearer a gain', async () => {
    await convert({ p_from_currency: 'DOP', p_from_minor: 6_050_000, p_to_minor: 100_000 });
    await convert({ p_from_currency: 'USD', p_from_minor: 100_000, p_to_minor: 6_020_000 });
    const balances = await books.balances();
    expect(balances['exchange_difference DOP']).toBe(30_000);
    expect(balances['currency_exchange USD']).toBeUndefined();
    expect(balances['currency_exchange DOP']).toBeUndefined();
  });

  it.each([
    ['no rate', { p_rate: 0 }, 'rate_missing'],
    ['a rate of tomorrow', { p_rated_on: '2100-01-01' }, 'rate_missing'],
    ['nothing', { p_from_minor: 0 }, 'amount_not_positive'],
    [
      'an account that is no cash',
      { p_to_account_id: '00000000-0000-0000-0000-000000000001' },
      'account_missing',
    ],
  ])('10. refuses %s', async (_name, more, code) => {
    const outcome = outcomeOf(convert({ p_from_currency: 'USD', p_from_minor: 1, p_to_minor: 60, ...more }));
    expect(await outcome).toBe(code);
  });
});

it('11. the cash basis has the income that was paid, and all kept figures equal a recount', async () => {
  const rows = await act(
    database.sql,
    place.owner,
    (sql) => sql<{ key: string; amount: number }[]>`
      select a.system_key as key, sum(t.amount_minor)::float8 as amount
      from public.account_months t join public.accounts a on a.id = t.account_id
      where t.organization_id = ${place.landlord.organizationId} and t.basis = 'cash' and t.currency = 'DOP' group by 1`,
  );
  const totals = Object.fromEntries(rows.map((row) => [row.key, row.amount]));
  // 7,000 and 3,000 of the second story, 1,000 of the third: what tenants paid, of all that was charged.
  expect(totals.other_income).toBe(-11_000);
  expect(totals.discounts).toBeUndefined();
  expect(totals.bad_debts).toBeUndefined();
  expect(await findDiscrepancies(database.sql)).toEqual([]);
});
