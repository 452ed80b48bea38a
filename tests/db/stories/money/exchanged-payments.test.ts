import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#src/domain/foundation/dates.ts';
import { act, type Caller, outcomeOf } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { type ExchangedPlace, exchangedPlace } from '#tests/support/exchanged-place.ts';
import { findDiscrepancies } from '#tests/support/ledger.ts';
import { createRentable } from '#tests/support/portfolio.ts';
import { verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let house: ExchangedPlace;

beforeAll(async () => {
  house = await exchangedPlace(database.sql, 'Dólares');
});

const at = (received: number, rate = 60, more: object = {}) => house.at(received, rate, more);
const owing = (amountMinor: number, currency?: 'DOP' | 'USD') => house.owing(amountMinor, currency);
const record = (leaseId: string, amount: number, more: object) => house.record(leaseId, amount, more);
const report = (leaseId: string, amount: number, more: object) => house.report(leaseId, amount, more);
const confirm = (paymentId: string, more: object = {}) => house.confirm(paymentId, more);
const balanceOf = (leaseId: string) => house.balanceOf(leaseId);

/** What moved on the accounts of the organization while something was done. */
async function moved(action: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await house.books.balances();
  await action();
  const after = await house.books.balances();
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changes = keys.map((key) => [key, (after[key] ?? 0) - (before[key] ?? 0)] as const);
  return Object.fromEntries(changes.filter(([, change]) => change !== 0));
}

describe('rent in dollars that is paid in pesos', () => {
  it('1. settles the dollars that are owed, and pesos are in the cash', async () => {
    const leaseId = await owing(100_000);
    expect(await moved(() => record(leaseId, 100_000, at(6_012_340, 60.1234)))).toEqual({
      'operating_cash DOP': 6_012_340,
      'currency_exchange DOP': -6_012_340,
      'currency_exchange USD': 100_000,
      'receivables USD': -100_000,
    });
    expect(await balanceOf(leaseId)).toEqual({ currency: 'USD', paid: 100_000, owed: 0, credit: 0 });
  });

  it('2. posts what it differs from the rate, as a loss or as a gain', async () => {
    const lost = await moved(async () => record(await owing(100_000), 100_000, at(5_990_000)));
    expect(lost).toMatchObject({ 'exchange_difference DOP': 10_000, 'currency_exchange DOP': -6_000_000 });
    const gained = await moved(async () => record(await owing(100_000), 100_000, at(6_010_000)));
    expect(gained).toMatchObject({ 'exchange_difference DOP': -10_000, 'currency_exchange DOP': -6_000_000 });
  });

  it('3. is kept with its rate, and its receipt says it', async () => {
    const id = await record(await owing(100_000), 100_000, at(6_000_000));
    const [row] = await database.sql`
      select received_currency, received_minor::int, rate::float8, rate_source, rated_on::text, difference_minor::int
      from public.payments_list where id = ${id}`;
    expect(row).toEqual({
      received_currency: 'DOP',
      received_minor: 6_000_000,
      rate: 60,
      rate_source: 'Banco Central',
      rated_on: house.today,
      difference_minor: 0,
    });
    const [receipt] = await database.sql`
      select currency, amount_minor::int as amount, details -> 'received' as received from public.receipts where payment_id = ${id}`;
    expect(receipt).toEqual({
      currency: 'USD',
      amount: 100_000,
      received: {
        currency: 'DOP',
        amount_minor: 6_000_000,
        rate: 60,
        rate_source: 'Banco Central',
        rated_on: house.today,
      },
    });
  });

  it('4. leaves credit in dollars, which pays the next charge', async () => {
    const leaseId = await owing(50_000);
    await record(leaseId, 80_000, at(4_800_000));
    expect(await balanceOf(leaseId)).toMatchObject({ owed: 0, credit: 30_000 });
    await verbs.addCharge(database.sql, house.place.owner, {
      leaseId,
      amountMinor: 20_000,
      dueOn: house.today,
    });
    expect(await balanceOf(leaseId)).toMatchObject({ owed: 0, credit: 10_000 });
  });

  it('5. reversed, leaves the books as if it had not been', async () => {
    const leaseId = await owing(100_000);
    const changes = await moved(async () => {
      const paymentId = await record(leaseId, 100_000, at(5_987_654, 60.2));
      await verbs.reversePayment(database.sql, house.place.owner, { paymentId, reason: 'Error' });
    });
    expect(changes).toEqual({});
    expect(await balanceOf(leaseId)).toMatchObject({ owed: 100_000, credit: 0 });
  });

  it('6. given back in parts, gives back just the pesos that came', async () => {
    const leaseId = await owing(0);
    let paymentId = '';
    const changes = await moved(async () => {
      paymentId = await record(leaseId, 99_999, at(5_987_651, 60));
      for (const amount of [33_333, 33_333, 33_333])
        await house.books.verb('refund_payment', {
          p_payment_id: paymentId,
          p_amount_minor: amount,
          p_method: 'transfer',
          p_reason: 'De más',
        });
    });
    // Rounding of three parts against the rate may leave a centavo each on the difference; nothing else moved.
    expect(Object.keys(changes).filter((key) => !key.endsWith('DOP'))).toEqual([]);
    expect(changes['operating_cash DOP']).toBeUndefined();
    expect(Math.abs(changes['exchange_difference DOP'] ?? 0)).toBeLessThanOrEqual(3);
    expect((changes['exchange_difference DOP'] ?? 0) + (changes['currency_exchange DOP'] ?? 0)).toBe(0);
  });

  it('7. works the other way around: pesos that are owed, paid in dollars', async () => {
    const leaseId = await owing(3_000_000, 'DOP');
    expect(await moved(() => record(leaseId, 3_000_000, at(50_000)))).toEqual({
      'operating_cash USD': 50_000,
      'currency_exchange USD': -50_000,
      'currency_exchange DOP': 3_000_000,
      'receivables DOP': -3_000_000,
    });
  });

  it.each<[string, number, object, string]>([
    ['8. of nothing', 100, { p_received_minor: 0 }, 'amount_not_positive'],
    ['9. without a rate', 100, { p_rate: null }, 'rate_missing'],
    ['10. at no rate', 100, { p_rate: 0 }, 'rate_missing'],
    ['11. without a source', 100, { p_rate_source: ' ' }, 'rate_missing'],
    ['12. at a rate of a day after it', 100, { p_rated_on: '2099-01-01' }, 'rate_missing'],
    ['13. that counts as ten times as much', 1_000, {}, 'exchange_far_from_rate'],
    ['14. that counts as a tenth', 10, {}, 'exchange_far_from_rate'],
  ])('%s is refused', async (_name, amount, more, code) => {
    const leaseId = await owing(100);
    expect(await outcomeOf(record(leaseId, amount, at(6_000, 60, more)))).toBe(code);
    expect(await outcomeOf(report(leaseId, amount, at(6_000, 60, more)))).toBe(code);
  });

  it('15. is one payment, however often it is sent; another rate is another request', async () => {
    const leaseId = await owing(100_000);
    const request = { p_request_id: randomUUID() };
    const first = await record(leaseId, 100_000, { ...request, ...at(6_000_000) });
    expect(await record(leaseId, 100_000, { ...request, ...at(6_000_000) })).toBe(first);
    const other = record(leaseId, 100_000, { ...request, ...at(6_000_000, 61) });
    expect(await outcomeOf(other)).toBe('request_id_reused');
  });
});

describe('a tenant who reports pesos for dollars', () => {
  it('16. is confirmed as reported', async () => {
    const leaseId = await owing(100_000);
    const id = await report(leaseId, 100_000, at(6_000_000));
    expect(await balanceOf(leaseId)).toMatchObject({ owed: 100_000 });
    await confirm(id);
    expect(await balanceOf(leaseId)).toMatchObject({ owed: 0, paid: 100_000 });
  });

  it('17. is confirmed at the rate of the office, and counts by it', async () => {
    const leaseId = await owing(100_000);
    const id = await report(leaseId, 100_000, at(6_000_000));
    await confirm(id, { p_amount_minor: 98_361, ...at(6_000_000, 61, { p_rate_source: 'Banco Popular' }) });
    expect(await balanceOf(leaseId)).toMatchObject({ owed: 1_639, paid: 98_361 });
    const [row] = await database.sql`
      select amount_minor::int as amount, rate::float8, rate_source from public.payments_list where id = ${id}`;
    expect(row).toEqual({ amount: 98_361, rate: 61, rate_source: 'Banco Popular' });
  });

  it('18. may have said dollars: the office says that pesos came', async () => {
    const leaseId = await owing(100_000);
    const id = await report(leaseId, 100_000, {});
    const changes = await moved(() => confirm(id, { p_amount_minor: 100_000, ...at(6_000_000) }));
    expect(changes).toMatchObject({ 'operating_cash DOP': 6_000_000, 'receivables USD': -100_000 });
  });

  it('19. is not confirmed as another amount of the same money', async () => {
    const id = await report(await owing(100_000), 100_000, {});
    expect(await outcomeOf(confirm(id, { p_amount_minor: 50_000 }))).toBe('value_malformed');
    expect(await outcomeOf(confirm(id, { p_amount_minor: 0, ...at(6_000) }))).toBe('amount_not_positive');
  });

  it('20. what is posted stays: neither amount nor rate can be changed by anybody', async () => {
    const id = await record(await owing(100_000), 100_000, at(6_000_000));
    const change = (set: string) =>
      outcomeOf(database.sql.unsafe(`update public.payment_exchanges set ${set} where payment_id = '${id}'`));
    expect(await change('rate = 61')).toBe('append_only');
    expect(await change('received_minor = 1')).toBe('append_only');
    const amount = outcomeOf(database.sql`update public.payments set amount_minor = 1 where id = ${id}`);
    expect(await amount).toBe('posted_fields_change');
  });

  it('21. is offered the rate that the landlord wrote down last, which strangers are not', async () => {
    const leaseId = await owing(100);
    const [before] = await rateFor(house.tenant, leaseId);
    expect(before).toBeUndefined();
    await addRate(addDays(house.today, -3), 59.5, 'Hace tres días');
    await addRate(addDays(house.today, -1), 60.25, 'Banco Central');
    expect(await rateFor(house.tenant, leaseId)).toEqual([
      { rate: 60.25, source: 'Banco Central', on: addDays(house.today, -1) },
    ]);
    expect(await rateFor(house.place.owner, leaseId)).toHaveLength(1);
    const stranger = await createRentable(database.sql, 'Otra');
    expect(await rateFor(stranger.owner, leaseId)).toEqual([]);
  });
});

const rateFor = (caller: Caller, leaseId: string) =>
  act(database.sql, caller, async (sql) => [
    ...(await sql`select rate::float8, source, rated_on::text as on from public.lease_exchange_rate(${leaseId})`),
  ]);
const addRate = (day: string, rate: number, source: string) =>
  act(
    database.sql,
    house.place.owner,
    (sql) => sql`insert into public.exchange_rates (organization_id, rated_on, rate, source)
      values (${house.place.landlord.organizationId}, ${day}, ${rate}, ${source})`,
  );

it('22. reports on the cash basis have the rent in dollars; every kept figure equals a recount', async () => {
  const rows = await database.sql<{ key: string; amount: number }[]>`
    select a.system_key || ' ' || t.currency as key, sum(t.amount_minor)::float8 as amount
    from public.account_months t join public.accounts a on a.id = t.account_id
    where t.organization_id = ${house.place.landlord.organizationId} and t.basis = 'cash' group by 1`;
  const sumOf = (currency: string) =>
    rows.filter(({ key }) => key.endsWith(currency)).reduce((sum, { amount }) => sum + amount, 0);
  expect([sumOf('DOP'), sumOf('USD')]).toEqual([0, 0]);
  expect(await findDiscrepancies(database.sql)).toEqual([]);
});
