import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { act, outcomeOf } from '#tests/support/actors.ts';
import { createBillPlace } from '#tests/support/bill-place.ts';
import { booksOf } from '#tests/support/books.ts';
import { useDatabase } from '#tests/support/database.ts';
import { addBankAccount } from '#tests/support/expenses.ts';
import { findDiscrepancies } from '#tests/support/ledger.ts';
import { verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createBillPlace>>;
let books: ReturnType<typeof booksOf>;
let bankAccountId: string;

beforeAll(async () => {
  place = await createBillPlace(database.sql, 'Cuentas del banco');
  books = booksOf(database.sql, place.landlord);
  bankAccountId = await addBankAccount(database.sql, place.landlord);
});

/** Says of a new line of the bank that it is one of the account. */
async function book(accountId: string) {
  const { sql } = database;
  const bank_key = randomUUID();
  const line = {
    occurred_on: place.today,
    amount_minor: -900,
    description: 'Movimiento',
    reference: '',
    bank_key,
  };
  await verbs.importBankLines(sql, place.owner, { bankAccountId, lines: [line] });
  const [row] = await sql<
    { id: string }[]
  >`select id from public.bank_lines where line_key like ${`id:${bank_key}|%`}`;
  const parts = [{ kind: 'account', id: accountId, amount_minor: -900 }];
  return outcomeOf(verbs.matchBankLine(sql, place.owner, { bankLineId: row?.id ?? '', parts }));
}

async function newAccount(code: string, subtype: string) {
  const id = String(
    await books.inBooks('create_account', { p_code: code, p_name: `Cuenta ${code}`, p_subtype: subtype }),
  );
  const setActive = (isActive: boolean) =>
    act(
      database.sql,
      place.owner,
      (sql) =>
        sql`select public.change_account(${id}, ${code}, ${`Cuenta ${code}`}, ${subtype}, p_is_active => ${isActive})`,
    );
  return { id, setActive };
}

it.each(['receivables', 'prepaid_rent', 'deposits_held', 'currency_exchange', 'payables'])(
  'a line of the bank is not booked on an account that verbs alone write to: %s',
  async (key) => {
    expect(await book(await books.account(key))).toBe('account_not_allowed');
  },
);

it('nor on one that is not used any more, until it is again', async () => {
  const { id, setActive } = await newAccount('5830', 'operating_expense');
  await setActive(false);
  expect(await book(id)).toBe('account_not_allowed');
  await setActive(true);
  expect(await book(id)).toBe('done');
});

it('a bill is not paid from cash that is not used any more', async () => {
  const { id, setActive } = await newAccount('1130', 'cash');
  const billId = await place.save();
  await place.submit(billId);
  await setActive(false);
  expect(await outcomeOf(place.pay(billId, 100, { accountId: id }))).toBe('account_not_allowed');
  await setActive(true);
  expect(await outcomeOf(place.pay(billId, 100, { accountId: id }))).toBe('done');
});

it('leaves every figure equal to its recount', async () => {
  expect(await findDiscrepancies(database.sql)).toEqual([]);
});
