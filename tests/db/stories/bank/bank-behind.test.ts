import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, startOfMonth } from '#src/domain/foundation/dates.ts';
import { act } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { expenseRecounts } from '#tests/support/expense-recounts.ts';
import { accountOf, addBankAccount } from '#tests/support/expenses.ts';
import { addPerson, addUnit, createRentable, todayOf } from '#tests/support/portfolio.ts';
import { runJobs, verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;
let today: string;
let bankAccountId: string;

beforeAll(async () => {
  place = await createRentable(database.sql, 'Banco');
  today = await todayOf(database.sql, place.landlord);
  bankAccountId = await addBankAccount(database.sql, place.landlord, { opening_minor: 10_000 });
});

const line = (amount: number, more: object = {}) => ({
  occurred_on: today,
  amount_minor: amount,
  description: 'Movimiento',
  reference: '',
  ...more,
});

/** Adds lines of their own bank number; @returns their ids in the order given. */
async function lines(...given: Record<string, unknown>[]): Promise<string[]> {
  const keyed = given.map((one) => ({ bank_key: randomUUID(), ...one }));
  await verbs.importBankLines(database.sql, place.owner, { bankAccountId, lines: keyed });
  const rows = await database.sql<{ id: string; line_key: string }[]>`
    select id, line_key from public.bank_lines where bank_account_id = ${bankAccountId}`;
  return keyed.map((one) => rows.find((row) => row.line_key.startsWith(`id:${one.bank_key}|`))?.id ?? '');
}
const oneLine = async (amount: number, more: object = {}) => (await lines(line(amount, more)))[0] ?? '';

const match = (lineId: string, ...parts: Record<string, unknown>[]) =>
  verbs.matchBankLine(database.sql, place.owner, { bankLineId: lineId, parts });
async function expectTrue() {
  for (const [figure, query] of Object.entries(expenseRecounts))
    expect([...(await database.sql.unsafe(query))], figure).toEqual([]);
}

describe('money of a tenant who is behind', () => {
  const found = async (lineId: string) => {
    const rows = await act(
      database.sql,
      place.owner,
      (
        sql,
      ) => sql`select kind, id, basis, similarity from public.bank_candidates(${bankAccountId}, ${[lineId]})
        where kind = 'lease' order by id`,
    );
    return rows.map(({ id, basis, similarity }) => ({ id, basis, isNamed: Number(similarity) > 0.8 }));
  };
  const line2 = (amount: number) => line(amount, { description: 'X' });
  const nameText = 'DEPOSITO ALTAGRACIA NUNEZ 5B';

  it('1. is found as all of it, its oldest charges, a rent, or by the name a part; else not at all', async () => {
    const unitId = await addUnit(database.sql, place.landlord, place.propertyId, '5-B');
    const email = `altagracia-${randomUUID()}@example.test`;
    const personId = await addPerson(database.sql, place.landlord, 'Altagracia Núñez', email);
    const behind = await verbs.createLease(database.sql, place.owner, {
      unitId,
      personIds: [personId],
      startsOn: startOfMonth(today),
      endsOn: '2040-12-31',
      rentMinor: 5_302_500,
    });
    await runJobs(database.sql, new Date().toISOString());
    await verbs.addCharge(database.sql, place.owner, {
      leaseId: behind,
      amountMinor: 80_000,
      dueOn: addDays(today, 20),
    });
    const [owed] = await database.sql<{ n: number; first: number }[]>`
      select sum(outstanding_minor)::int as n, (array_agg(outstanding_minor order by due_on, id))[1]::int as first
      from public.charges where lease_id = ${behind} and outstanding_minor > 0`;
    const is = (basis: string, isNamed: boolean) => [{ id: behind, basis, isNamed }];
    const of = (amount: number, description: string) => oneLine(amount, { description });
    expect(await found(await of(owed?.n ?? 0, 'X'))).toEqual(is('balance', false));
    expect(await found(await of(owed?.first ?? 0, nameText))).toEqual(is('charges', true));
    expect(await found(await of(700_100, 'DEPOSITO EN EFECTIVO'))).toEqual([]);
    expect(await found(await of(700_100, nameText))).toEqual(is('part', true));
    // More than is owed is nobody's, whatever the name.
    expect(await found(await of((owed?.n ?? 0) + 1, nameText))).toEqual([]);
    // Nothing is owed, and the rent comes all the same: ahead.
    await verbs.recordPayment(database.sql, place.owner, {
      leaseId: behind,
      amountMinor: owed?.n ?? 0,
      paidOn: today,
    });
    expect(await found(await of(5_302_500, 'X'))).toEqual(is('rent', false));
    const [lineId, entryLine] = await lines(line2(5_302_500), line2(-4_400));
    await match(lineId ?? '', { kind: 'lease', id: behind, amount_minor: 5_302_500 });
    const interest = await accountOf(database.sql, place.landlord.organizationId, 'interest');
    await match(entryLine ?? '', {
      kind: 'account',
      id: interest,
      amount_minor: -4_400,
      description: 'Comisión',
    });
    const matches = await act(
      database.sql,
      place.owner,
      (
        sql,
      ) => sql`select line_id, kind, name, payment_id is not null as is_payment from public.bank_line_matches(${bankAccountId},
        ${[lineId ?? '', entryLine ?? '']})`,
    );
    expect([...matches]).toEqual([
      { line_id: lineId, kind: 'payment', name: 'Altagracia Núñez', is_payment: true },
      { line_id: entryLine, kind: 'bank_transaction', name: 'Comisión', is_payment: false },
    ]);
    await expectTrue();
  });
});
