import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { act, outcomeOf } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { type ExchangedPlace, exchangedPlace } from '#tests/support/exchanged-place.ts';
import { addBankAccount } from '#tests/support/expenses.ts';
import { findDiscrepancies } from '#tests/support/ledger.ts';
import { verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let house: ExchangedPlace;

beforeAll(async () => {
  house = await exchangedPlace(database.sql, 'Dólares en el banco');
});

const line = async (amount: number): Promise<string> => {
  const bankAccountId = await bank();
  const key = randomUUID();
  await verbs.importBankLines(database.sql, house.place.owner, {
    bankAccountId,
    lines: [
      {
        bank_key: key,
        occurred_on: house.today,
        amount_minor: amount,
        description: 'Depósito',
        reference: '',
      },
    ],
  });
  const [row] = await database.sql`select id from public.bank_lines where line_key like ${`id:${key}|%`}`;
  return row?.id;
};
let known = '';
const bank = async () => {
  known ||= await addBankAccount(database.sql, house.place.landlord, { opening_minor: 0 });
  return known;
};
const match = (lineId: string, ...parts: Record<string, unknown>[]) =>
  verbs.matchBankLine(database.sql, house.place.owner, { bankLineId: lineId, parts });

it('1. finds a reported payment by the pesos, and confirms it', async () => {
  const leaseId = await house.owing(100_000);
  const id = await house.report(leaseId, 100_000, house.at(6_000_700, 60.007));
  const lineId = await line(6_000_700);
  const found = await act(
    database.sql,
    house.place.owner,
    (sql) => sql`select kind, id from public.bank_candidates(${known}, ${[lineId]}) where kind = 'reported'`,
  );
  expect([...found]).toEqual([{ kind: 'reported', id }]);
  await match(lineId, { kind: 'reported', id });
  expect(await house.balanceOf(leaseId)).toMatchObject({ owed: 0 });
});

it('2. pays a lease in dollars from a line in pesos, at the rate that is said', async () => {
  const leaseId = await house.owing(100_000);
  const lineId = await line(6_000_000);
  const lease = { kind: 'lease', id: leaseId, amount_minor: 6_000_000 };
  expect(await outcomeOf(match(lineId, lease))).toBe('currency_mismatch');
  const rate = { counts_minor: 100_000, rate: 60, rate_source: 'Banco Central', rated_on: house.today };
  await match(lineId, { ...lease, ...rate });
  expect(await house.balanceOf(leaseId)).toMatchObject({ owed: 0, paid: 100_000 });
});

it('3. every kept figure equals a recount', async () => {
  expect(await findDiscrepancies(database.sql)).toEqual([]);
});
