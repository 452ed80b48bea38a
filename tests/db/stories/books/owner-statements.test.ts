import { beforeAll, expect, it } from 'vitest';
import { ownerResults } from '#src/domain/books/owner-statement.ts';
import type { OwnerDrawing, PropertyResult } from '#src/domain/books/report-data.ts';
import { addDays, addMonths, endOfMonth, startOfMonth } from '#src/domain/foundation/dates.ts';
import { act } from '#tests/support/actors.ts';
import { createBillPlace } from '#tests/support/bill-place.ts';
import { booksOf } from '#tests/support/books.ts';
import { call } from '#tests/support/call.ts';
import { useDatabase } from '#tests/support/database.ts';
import { runJobs, verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createBillPlace>>;
let today: string;
/** The first day of the month before this one. */
let last: string;

const distribute = (owner: string, amount_minor: number, paidOn: string, currency: 'DOP' | 'USD' = 'DOP') =>
  verbs.distributeToOwners(database.sql, place.owner, {
    propertyId: place.propertyId,
    paidOn,
    currency,
    parts: [{ owner, amount_minor }],
    isBeyondDue: true,
  });

beforeAll(async () => {
  const { sql } = database;
  place = await createBillPlace(sql, 'Estados');
  today = place.today;
  last = addMonths(startOfMonth(today), -1);
  const books = booksOf(sql, place.landlord);
  await call(sql, place.owner, 'set_property_owners', {
    p_property_id: place.propertyId,
    p_owners: [
      { full_name: 'Rosa', share_basis_points: 3333 },
      {
        full_name: 'Juan',
        identity_number: '00100000001',
        identity_type: 'cedula',
        share_basis_points: 3334,
      },
      { full_name: 'Eva', share_basis_points: 3333 },
    ],
  });
  const leaseId = await verbs.createLease(sql, place.owner, {
    unitId: place.unitId,
    personIds: [place.personId],
    startsOn: last,
    endsOn: '2040-12-31',
    rentMinor: 1_200_001,
    depositMinor: 500_000,
  });
  await runJobs(sql, `${today}T16:00:00Z`);
  // Years before, in both currencies; costs that nobody has paid; draws that say whose they are, and one that does not.
  for (const [day, currency, amount] of [
    ['2024-05-31', 'DOP', 777_777],
    ['2025-01-01', 'DOP', -55_555],
    ['2025-12-31', 'USD', 10_001],
  ] as const)
    await books.enter(day, [
      { account: 'operating_cash', amount, currency, propertyId: place.propertyId },
      { account: 'other_income', amount: -amount, currency, propertyId: place.propertyId },
    ]);
  await verbs.recordPayment(sql, place.owner, { leaseId, amountMinor: 1_900_000, paidOn: addDays(last, 4) });
  const billId = await place.save({
    billed_on: addDays(last, 2),
    itbis_minor: 180_000,
    itbis_to_cost_minor: 180_000,
  });
  await place.submit(billId);
  await place.pay(billId, 333_333, { paidOn: addDays(last, 9) });
  await distribute('rosa', 100_000, addDays(last, 6));
  const [takenBack = ''] = await distribute('eva', 4_321, addDays(last, 7));
  await verbs.reverseDistribution(sql, place.owner, { distributionId: takenBack });
  await distribute('00100000001', 33, today);
  await distribute('rosa', 1_000, addDays(last, 7), 'USD');
  await books.enter(addDays(last, 8), [
    { account: 'owner_draw', amount: 10_000, propertyId: place.propertyId },
    { account: 'operating_cash', amount: -10_000, propertyId: place.propertyId },
  ]);
});

type Rows = Record<string, unknown>[];
const drawings = (rows: unknown): OwnerDrawing[] =>
  (rows as Rows).map((row) => ({
    name: String(row.name),
    identityNumber: String(row.identity_number),
    amountMinor: Number(row.amount_minor),
  }));

async function statement(from: string, to: string, currency: string) {
  const [row] = await act(
    database.sql,
    place.owner,
    (sql) =>
      sql`select public.report_owner_shares(${place.landlord.organizationId}, ${from}, ${to}, 'cash') as answer`,
  );
  const results = ((row?.answer ?? []) as Rows)
    .filter((one) => one.currency === currency)
    .map(
      (one): PropertyResult => ({
        propertyId: String(one.property_id),
        propertyName: String(one.property_name),
        currency: 'DOP',
        incomeMinor: Number(one.income_minor),
        expenseMinor: Number(one.expense_minor),
        drawnMinor: Number(one.drawn_minor),
        earnedBeforeMinor: Number(one.earned_before_minor),
        drawnBeforeMinor: Number(one.drawn_before_minor),
        drawnAfterMinor: Number(one.drawn_after_minor),
        owners: (one.owners as Rows).map((owner) => ({
          name: String(owner.name),
          identityNumber: String(owner.identity_number),
          shareBasisPoints: Number(owner.share_basis_points),
        })),
        accounts: (one.accounts as Rows).map((account) => ({
          accountId: String(account.account_id),
          kind: account.kind as 'income' | 'expense',
          earnedMinor: Number(account.earned_minor),
        })),
        distributions: drawings(one.distributions),
        distributionsBefore: drawings(one.distributions_before),
        distributionsAfter: drawings(one.distributions_after),
      }),
    );
  return ownerResults(results);
}

it('ends with what can be distributed that day, and begins with what the period before left, for every owner', async () => {
  const days = [addDays(last, -1), addDays(last, 5), addDays(last, 7), endOfMonth(last), today];
  for (const currency of ['DOP', 'USD']) {
    for (const [index, to] of days.entries()) {
      const from = index === 0 ? '2024-01-01' : addDays(days[index - 1] ?? to, 1);
      const due = await act(
        database.sql,
        place.owner,
        (sql) => sql<{ key: string; due: number }[]>`
          select owner_key as key, due_minor::float8 as due from public.owner_balances(${place.propertyId}, ${to})
          where currency = ${currency} order by 1`,
      );
      const owners = await statement(from, to, currency);
      const told = owners.map(({ key, parts }) => {
        const part = parts[0];
        return { key, due: Number(part?.dueMinor) - Number(part?.drawnAfterMinor) };
      });
      expect(
        told.sort((a, b) => (a.key < b.key ? -1 : 1)),
        `${to} ${currency}`,
      ).toEqual(due.map((row) => ({ ...row })));
      const next = await statement(addDays(to, 1), addDays(to, 40), currency);
      for (const { key, parts } of owners)
        expect(next.find((one) => one.key === key)?.parts[0]?.openingMinor).toBe(parts[0]?.dueMinor);
    }
  }
});

it('today has nothing that was drawn since, and is what is kept as due to the owners of the property', async () => {
  const owners = await statement(startOfMonth(today), today, 'DOP');
  expect(owners.map(({ parts }) => parts[0]?.drawnAfterMinor)).toEqual([0, 0, 0]);
  const [kept] = await database.sql`
    select amount_minor::float8 as due from private.property_dues where property_id = ${place.propertyId} and currency = 'DOP'`;
  expect(owners.reduce((sum, { parts }) => sum + Number(parts[0]?.dueMinor), 0)).toBe(kept?.due);
});
