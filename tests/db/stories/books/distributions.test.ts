import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#src/domain/foundation/dates.ts';
import { act, outcomeOf } from '#tests/support/actors.ts';
import { booksOf } from '#tests/support/books.ts';
import { call } from '#tests/support/call.ts';
import { useDatabase } from '#tests/support/database.ts';
import { findDiscrepancies } from '#tests/support/ledger.ts';
import { createLandlord, createRentable, todayOf } from '#tests/support/portfolio.ts';
import { type Input, recordExchanged, verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;
let books: ReturnType<typeof booksOf>;
let today: string;

const distribute = (parts: Record<string, number>, more: Input<'distribute_to_owners'> = {}) =>
  verbs.distributeToOwners(database.sql, place.owner, {
    propertyId: place.propertyId,
    paidOn: today,
    parts: Object.entries(parts).map(([owner, amount_minor]) => ({ owner, amount_minor })),
    ...more,
  });

/** By owner: earned, drawn, due; in pesos. */
async function balances(asOf = today): Promise<Record<string, number[]>> {
  const rows = await act(
    database.sql,
    place.owner,
    (sql) => sql<{ key: string; figures: number[] }[]>`
      select owner_key as key, array[earned_minor, drawn_minor, due_minor]::float8[] as figures
      from public.owner_balances(${place.propertyId}, ${asOf}) where currency = 'DOP'`,
  );
  return Object.fromEntries(rows.map((row) => [row.key, row.figures]));
}

const shares = async () => {
  const [row] = await act(
    database.sql,
    place.owner,
    (sql) => sql`
      select public.report_owner_shares(${place.landlord.organizationId}, ${today}, ${today}) as answer`,
  );
  return row?.answer as { drawn_minor: number; distributions: object[] }[];
};

beforeAll(async () => {
  place = await createRentable(database.sql, 'Reparto');
  books = booksOf(database.sql, place.landlord);
  today = await todayOf(database.sql, place.landlord);
  // 1,000.01 earned by the property, in cash.
  await books.enter(today, [
    { account: 'operating_cash', amount: 100_001, propertyId: place.propertyId },
    { account: 'other_income', amount: -100_001, propertyId: place.propertyId },
  ]);
});

describe('what is theirs', () => {
  it('1. is all the organization’s where nobody shares', async () => {
    expect(await balances()).toEqual({ '': [100_001, 0, 100_001] });
    expect(await balances(addDays(today, -1))).toEqual({ '': [0, 0, 0] });
  });

  it('2. is split by the shares, to the cent', async () => {
    await call(database.sql, place.owner, 'set_property_owners', {
      p_property_id: place.propertyId,
      p_owners: [
        { full_name: 'Rosa', share_basis_points: 3333 },
        { full_name: 'Juan', share_basis_points: 6667 },
      ],
    });
    expect(await balances()).toEqual({ rosa: [33_330, 0, 33_330], juan: [66_671, 0, 66_671] });
  });
});

describe('a distribution', () => {
  it('3. is posted against what the owner drew, an entry for each owner', async () => {
    const requestId = randomUUID();
    const ids = await distribute({ rosa: 10_000, juan: 20_000 }, { requestId });
    expect(ids).toHaveLength(2);
    expect(await distribute({ rosa: 10_000, juan: 20_000 }, { requestId })).toEqual(ids);
    expect(await books.balances()).toMatchObject({ 'owner_draw DOP': 30_000, 'operating_cash DOP': 70_001 });
    expect(await balances()).toEqual({ rosa: [33_330, 10_000, 23_330], juan: [66_671, 20_000, 46_671] });
    expect(await shares()).toMatchObject([
      {
        drawn_minor: 30_000,
        distributions: [
          { name: 'Juan', amount_minor: 20_000 },
          { name: 'Rosa', amount_minor: 10_000 },
        ],
      },
    ]);
  });

  it('4. is never more than is due, unless it is said', async () => {
    expect(await outcomeOf(distribute({ rosa: 23_331 }))).toBe('distribution_exceeds_due');
    expect(await outcomeOf(distribute({ rosa: 1 }, { paidOn: addDays(today, -1) }))).toBe(
      'distribution_exceeds_due',
    );
    expect(await outcomeOf(distribute({ rosa: 1 }, { currency: 'USD' }))).toBe('distribution_exceeds_due');
    const [id] = await distribute({ rosa: 23_331 }, { isBeyondDue: true });
    const [row] =
      await database.sql`select is_beyond_due from public.owner_distributions where id = ${id ?? ''}`;
    expect(row?.is_beyond_due).toBe(true);
    expect((await balances()).rosa).toEqual([33_330, 33_331, -1]);
  });

  it('5. is taken back once, with a reason, and is then due again', async () => {
    const [row] = await database.sql`select id from public.owner_distributions where is_beyond_due`;
    const distributionId = String(row?.id);
    const back = (reason: string) =>
      verbs.reverseDistribution(database.sql, place.owner, { distributionId, reason });
    expect(await outcomeOf(back(' '))).toBe('reason_missing');
    await back('Cheque devuelto');
    expect(await outcomeOf(back('Otra vez'))).toBe('entry_already_reversed');
    expect((await balances()).rosa).toEqual([33_330, 10_000, 23_330]);
    expect(await shares()).toMatchObject([{ drawn_minor: 30_000 }]);
  });

  it('6. shares out what was drawn by hand, whose it was nobody said', async () => {
    const entry = await books.enter(today, [
      { account: 'owner_draw', amount: 10_000, propertyId: place.propertyId },
      { account: 'operating_cash', amount: -10_000, propertyId: place.propertyId },
    ]);
    expect(await balances()).toEqual({ rosa: [33_330, 13_333, 19_997], juan: [66_671, 26_667, 40_004] });
    await books.verb('reverse_journal_entry', { p_entry_id: entry, p_reason: 'Error' });
  });

  it.each([
    ['nobody', [], 'distribution_empty'],
    ['somebody who is no owner', [{ owner: 'pedro', amount_minor: 1 }], 'owner_missing'],
    ['nothing', [{ owner: 'rosa', amount_minor: 0 }], 'amount_not_positive'],
    [
      'the same owner twice',
      [
        { owner: 'rosa', amount_minor: 1 },
        { owner: 'rosa', amount_minor: 1 },
      ],
      'owner_twice',
    ],
  ])('7. is refused to %s', async (_, parts, code) => {
    expect(await outcomeOf(distribute({}, { parts }))).toBe(code);
  });

  it('8. has a day that was, a way that money goes and a cash account', async () => {
    expect(await outcomeOf(distribute({ rosa: 1 }, { paidOn: addDays(today, 1) }))).toBe('date_in_future');
    expect(await outcomeOf(distribute({ rosa: 1 }, { method: 'card' }))).toBe('method_not_allowed');
    const accountId = await books.account('rent_income');
    expect(await outcomeOf(distribute({ rosa: 1 }, { accountId }))).toBe('account_not_allowed');
  });

  it('9. is not of a closed time', async () => {
    await books.inBooks('close_period', { p_closed_through: addDays(today, -1) });
    const late = distribute({ rosa: 1 }, { paidOn: addDays(today, -1), isBeyondDue: true });
    expect(await outcomeOf(late)).toBe('period_closed');
  });

  it('10. stays with whoever was an owner, and is nobody else’s to make or undo', async () => {
    const { owner } = await createLandlord(database.sql, 'Ajena');
    const input = {
      propertyId: place.propertyId,
      paidOn: today,
      parts: [{ owner: 'rosa', amount_minor: 1 }],
    };
    expect(await outcomeOf(verbs.distributeToOwners(database.sql, owner, input))).toBe('not_found');
    const [row] = await database.sql`select id from public.owner_distributions limit 1`;
    const back = verbs.reverseDistribution(database.sql, owner, { distributionId: String(row?.id) });
    expect(await outcomeOf(back)).toBe('not_found');
    expect(await outcomeOf(database.sql`delete from public.owner_distributions`)).toBe('append_only');
  });
});

it('11. all of ten at once are paid from what there is, and no more', async () => {
  const [before] = [await balances()];
  const due = before.rosa?.[2] ?? 0;
  const tries = Array.from({ length: 10 }, () => outcomeOf(distribute({ rosa: Math.floor(due / 3) })));
  const outcomes = await Promise.all(tries);
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(3);
  expect(await findDiscrepancies(database.sql)).toEqual([]);
});

describe('dues in one currency, and money in the other', () => {
  it('10. dollars that are due are paid with the pesos that came for them, and nothing is left over', async () => {
    const { sql } = database;
    const other = await createRentable(sql, 'Dólares');
    const leaseId = await verbs.createLease(sql, other.owner, {
      unitId: other.unitId,
      personIds: [other.personId],
      startsOn: '2026-01-01',
      endsOn: '2040-12-31',
      billFrom: '2040-01-01',
      currency: 'USD',
    });
    await verbs.addCharge(sql, other.owner, { leaseId, amountMinor: 100_000, dueOn: today });
    // 1,000.00 dollars are paid with 60,083.33 pesos, 83.33 above the rate of 60.
    await recordExchanged(sql, other.owner, {
      leaseId,
      amountMinor: 100_000,
      receivedMinor: 6_008_333,
      paidOn: today,
    });
    const due = async () => {
      const rows = await act(
        sql,
        other.owner,
        (transaction) => transaction<{ currency: string; due: number }[]>`
          select currency, due_minor::float8 as due from public.owner_balances(${other.propertyId}, ${today})`,
      );
      return Object.fromEntries(rows.map((row) => [row.currency, row.due]));
    };
    expect(await due()).toEqual({ DOP: 8_333, USD: 100_000 });
    const pay = (more: object) =>
      call(sql, other.owner, 'distribute_to_owners', {
        p_request_id: randomUUID(),
        p_property_id: other.propertyId,
        p_paid_on: today,
        ...more,
      });
    const dollars = (amount_minor: number, rate: number | null, source: string | null = 'Banco Central') =>
      pay({
        ...{ p_currency: 'USD', p_parts: [{ owner: '', amount_minor }] },
        ...{ p_rate: rate, p_rate_source: source, p_rated_on: today },
      });
    expect(await outcomeOf(dollars(100_001, 60))).toBe('distribution_exceeds_due');
    expect(await outcomeOf(dollars(100_000, 60, ' '))).toBe('rate_missing');
    expect(await outcomeOf(dollars(100_000, -1))).toBe('rate_missing');
    await dollars(100_000, 60);
    await pay({ p_currency: 'DOP', p_parts: [{ owner: '', amount_minor: 8_333 }] });
    expect(await due()).toEqual({ DOP: 0, USD: 0 });
    const left = Object.entries(await booksOf(sql, other.landlord).balances());
    expect(left.filter(([key]) => /operating_cash|currency_exchange/.test(key))).toEqual([]);
    const [row] = await sql`
      select cash_currency as currency, cash_minor::int as cash, rate::float8 as rate from public.owner_distributions
      where property_id = ${other.propertyId} and rate is not null`;
    expect(row).toEqual({ currency: 'DOP', cash: 6_000_000, rate: 60 });
    expect(await findDiscrepancies(sql)).toEqual([]);
  });
});
