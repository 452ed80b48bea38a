import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { addDays } from '#src/domain/foundation/dates.ts';
import { act } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { addBankAccount } from '#tests/support/expenses.ts';
import { createRentable, todayOf } from '#tests/support/portfolio.ts';
import { verbs } from '#tests/support/verbs.ts';

/** More than count as hits. */
const MANY = 310;
const MOST_HITS = 300;

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;
let today: string;
let bankAccountId: string;

beforeAll(async () => {
  place = await createRentable(database.sql, 'Extracto');
  today = await todayOf(database.sql, place.landlord);
  bankAccountId = await addBankAccount(database.sql, place.landlord);
  const line = (days: number, amount: number, description: string, reference = '') => ({
    bank_key: randomUUID(),
    occurred_on: addDays(today, -days),
    amount_minor: amount,
    description,
    reference,
  });
  await verbs.importBankLines(database.sql, place.owner, {
    bankAccountId,
    lines: [
      line(40, 1, 'COMISIÓN 100%'),
      line(30, 2, 'Comision mensual', 'REF-4711'),
      line(20, 3, 'Depósito', 'X_9'),
      ...Array.from({ length: MANY }, (_, n) => line(10, 10 + n, 'TRANSFERENCIA')),
      line(39, 4, 'Transferencia de antes'),
    ],
  });
  const [old] = await found('de antes');
  await act(
    database.sql,
    place.owner,
    (sql) => sql`select public.ignore_bank_line(${old?.id ?? ''}, 'Era de otro')`,
  );
});

const found = (
  text: string,
  more: { statuses?: string[]; from?: string; to?: string } = {},
  who = place.owner,
) =>
  act(
    database.sql,
    who,
    (sql) => sql<
      { id: string; amount: number }[]
    >`select id, amount_minor::int as amount from public.search_bank_lines(
      ${bankAccountId}, ${text}, ${more.statuses ?? null}, ${more.from ?? null}, ${more.to ?? null}) order by occurred_on desc, id desc`,
  );
const amounts = async (...given: Parameters<typeof found>) =>
  (await found(...given)).map(({ amount }) => amount);

it('1. lines are found by words or reference, whatever the accents, and literally', async () => {
  expect(await amounts('comisión')).toEqual([2, 1]);
  expect(await amounts('COMISION MENS')).toEqual([2]);
  expect(await amounts('4711')).toEqual([2]);
  expect(await amounts('100%')).toEqual([1]);
  expect(await amounts('x_9')).toEqual([3]);
  expect(await amounts('o_i')).toEqual([]);
  // One letter or two are how the line begins.
  expect(await amounts('de')).toEqual([3]);
});

it('2. of more than count the newest, of the states and days that are asked for', async () => {
  const newest = await amounts('transferencia');
  expect(newest).toHaveLength(MOST_HITS);
  expect(newest).not.toContain(4);
  expect(await amounts('transferencia', { statuses: ['ignored'] })).toEqual([4]);
  expect(await amounts('transferencia', { statuses: ['matched'] })).toEqual([]);
  expect(await amounts('transferencia', { to: addDays(today, -11) })).toEqual([4]);
  expect(await amounts('comision', { from: addDays(today, -35) })).toEqual([2]);
});

it('3. of no other account, and by nobody else', async () => {
  const other = await createRentable(database.sql, 'Otro banco');
  expect(await found('comision', {}, other.owner)).toHaveLength(0);
  const empty = await addBankAccount(database.sql, place.landlord);
  const rows = await act(
    database.sql,
    place.owner,
    (sql) => sql`select id from public.search_bank_lines(${empty}, 'comision')`,
  );
  expect(rows).toHaveLength(0);
});
