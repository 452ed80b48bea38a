import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { act } from '#tests/support/actors.ts';
import { booksOf } from '#tests/support/books.ts';
import { useDatabase } from '#tests/support/database.ts';
import { expenseRecounts } from '#tests/support/expense-recounts.ts';
import { accountOf, addBankAccount } from '#tests/support/expenses.ts';
import { createRentable, todayOf } from '#tests/support/portfolio.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;
let books: ReturnType<typeof booksOf>;
let today: string;

beforeAll(async () => {
  place = await createRentable(database.sql, 'Apertura');
  books = booksOf(database.sql, place.landlord);
  today = await todayOf(database.sql, place.landlord);
});

const pair = (amount: number) => [
  { account: 'operating_cash', amount },
  { account: 'rent_income', amount: -amount },
];

const standing = async (bankAccountId: string) => {
  const [row] = await act(
    database.sql,
    place.owner,
    (sql) => sql`select public.bank_standing(${bankAccountId}, ${today}) as of`,
  );
  return { count: row?.of.book_count, minor: row?.of.book_minor };
};

async function expectTrue() {
  const query = expenseRecounts['lines of the books that no bank line is'] ?? '';
  expect([...(await database.sql.unsafe(query))]).toEqual([]);
}

/** Waits until some session waits for what another one holds. */
async function someoneWaits(): Promise<void> {
  await expect
    .poll(
      async () => {
        const [row] = await database.sql`select count(*)::int as n from pg_locks where not granted`;
        return row?.n;
      },
      { timeout: 5_000 },
    )
    .toBeGreaterThan(0);
}

it('1. a new account has open what the books have had since its opening, of its currency', async () => {
  await books.enter('2026-01-10', pair(100));
  await books.enter('2026-02-10', pair(30));
  const bankAccountId = await addBankAccount(database.sql, place.landlord, { opening_on: '2026-02-01' });
  const dollars = await addBankAccount(database.sql, place.landlord, { currency: 'USD' });
  expect(await standing(bankAccountId)).toEqual({ count: 1, minor: 30 });
  expect(await standing(dollars)).toEqual({ count: 0, minor: 0 });
  await books.enter('2026-01-20', pair(7));
  await books.enter('2026-03-10', pair(5));
  expect(await standing(bankAccountId)).toEqual({ count: 2, minor: 35 });
  // A second one of the same account that began earlier sees more, and the first one sees what it saw.
  const earlier = await addBankAccount(database.sql, place.landlord);
  expect(await standing(earlier)).toEqual({ count: 4, minor: 142 });
  expect(await standing(bankAccountId)).toEqual({ count: 2, minor: 35 });
  await expectTrue();
});

it('2. and what is being posted in the moment that it is added', async () => {
  const own = await createRentable(database.sql, 'A la vez');
  const accounts = {
    cash: await accountOf(database.sql, own.landlord.organizationId, 'operating_cash'),
    income: await accountOf(database.sql, own.landlord.organizationId, 'rent_income'),
  };
  const lines = [
    { account_id: accounts.cash, currency: 'DOP', amount_minor: 900 },
    { account_id: accounts.income, currency: 'DOP', amount_minor: -900 },
  ];
  let added: Promise<string> | undefined;
  await act(database.sql, own.owner, async (sql) => {
    await sql`select public.post_journal_entry(p_request_id => ${randomUUID()}, p_organization_id => ${own.landlord.organizationId},
      p_occurred_on => ${today}, p_memo => 'A medias', p_lines => ${sql.json(lines)})`;
    added = addBankAccount(database.sql, own.landlord);
    await someoneWaits();
  });
  await added;
  const [open] = await database.sql`select amount_minor::int as minor from private.bank_open_lines
    where organization_id = ${own.landlord.organizationId}`;
  expect(open?.minor).toBe(900);
  await expectTrue();
});
