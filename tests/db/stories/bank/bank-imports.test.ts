import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#src/domain/foundation/dates.ts';
import { act, createUser, outcomeOf } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { accountOf, addBankAccount } from '#tests/support/expenses.ts';
import { createRentable, todayOf } from '#tests/support/portfolio.ts';
import { verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;
let today: string;
let own: string;

beforeAll(async () => {
  place = await createRentable(database.sql, 'Importaciones');
  today = await todayOf(database.sql, place.landlord);
  own = await addBankAccount(database.sql, place.landlord);
});

type Line = Record<string, unknown>;
const line = (bank_key: string, occurred_on: string, amount_minor: number, description = ''): Line => ({
  ...{ bank_key, occurred_on, amount_minor, description, reference: '' },
});
const read = (lines: Line[], bankAccountId = own) =>
  verbs.importBankLines(database.sql, place.owner, { bankAccountId, lines });
const preview = async (lines: Line[], bankAccountId = own) => {
  const [row] = await act(
    database.sql,
    place.owner,
    (sql) =>
      sql<{ answer: Record<string, unknown> }[]>`
        select public.preview_bank_import(${bankAccountId}, ${sql.json(lines as never)}) as answer`,
  );
  return row?.answer;
};
const sumOf = async (bankAccountId: string) => {
  const [row] = await database.sql`
    select count(*)::int as count, coalesce(sum(amount_minor), 0)::bigint as sum from public.bank_lines
    where bank_account_id = ${bankAccountId}`;
  return { count: row?.count, sum: Number(row?.sum) };
};
const newAccount = () => addBankAccount(database.sql, place.landlord, { name: randomUUID().slice(0, 20) });

describe('movements are told apart', () => {
  it('1. though the bank gives one number to several of them', async () => {
    const account = await newAccount();
    const file = [
      line('0', '2026-11-03', 2_500_000, 'TRANSF'),
      line('0', '2026-11-04', 1_800_000, 'TRANSF'),
      line('0', '2026-11-04', -17_500, 'COMISION'),
      line('0', '2026-11-04', -17_500, 'COMISION'),
    ];
    expect(await preview(file, account)).toMatchObject({
      new_count: 4,
      known_count: 0,
      likely: [],
      repeated: [4],
    });
    expect(await read(file, account)).toMatchObject({ new_count: 4, known_count: 0, before_count: 0 });
    expect(await sumOf(account)).toEqual({ count: 4, sum: 2_500_000 + 1_800_000 - 35_000 });
    expect(await read(file, account)).toMatchObject({ new_count: 0, known_count: 4 });
    // The counter begins again next month: the same number, another day.
    expect(await read([line('0', '2026-12-03', 2_500_000)], account)).toMatchObject({ new_count: 1 });
  });

  it('2. though their numbers differ only beyond what is kept of them', async () => {
    const account = await newAccount();
    const long = 'x'.repeat(400);
    expect(await read([line(`${long}1`, today, 5), line(`${long}2`, today, 5)], account)).toMatchObject({
      new_count: 2,
    });
  });
});

describe('what is probably there', () => {
  it('4. under another key is shown, one for each that stands there, and left out when so said', async () => {
    const account = await newAccount();
    const ofx = [
      line('A1', '2026-11-03', 2_500_000, 'TRANSF 4471'),
      line('A2', '2026-11-04', -17_500, 'COM'),
    ];
    await read(ofx, account);
    const csv = [
      line('', '2026-11-03', 2_500_000, 'Transferencia recibida'),
      line('', '2026-11-03', 2_500_000, 'Otra transferencia'),
      line('', '2026-11-04', -17_500, 'Comisión'),
      line('', '2026-11-05', 900, 'Nueva'),
    ];
    expect(await preview(csv, account)).toEqual({
      ...{ line_count: 4, new_count: 2, known_count: 0, before_count: 0, repeated: [] },
      likely: [
        { place: 1, description: 'TRANSF 4471', reference: '' },
        { place: 3, description: 'COM', reference: '' },
      ],
    });
    const chosen = csv.map((one, index) => ({ ...one, leave_out: [0, 2].includes(index) }));
    expect(await read(chosen, account)).toMatchObject({ new_count: 2, left_out_count: 2, known_count: 0 });
    expect(await sumOf(account)).toEqual({ count: 4, sum: 5_000_000 - 17_500 + 900 });
    // What the file names itself by its key is nobody's twin.
    expect(await preview([...ofx, line('A3', '2026-11-04', -17_500, 'COM')], account)).toMatchObject({
      new_count: 1,
      known_count: 2,
      likely: [],
    });
  });

  it('5. or before the opening is counted apart; more lines than a file may have are refused, none is cut', async () => {
    const account = await newAccount();
    const file = [line('1', '2001-01-31', 5), line('2', today, 6), line('2', today, 6)];
    expect(await read(file, account)).toMatchObject({
      ...{ line_count: 3, new_count: 2, known_count: 0, before_count: 1, left_out_count: 0 },
    });
    const many = Array.from({ length: 5_001 }, (_, index) => line(String(index), today, 5));
    expect(await outcomeOf(read(many, account))).toBe('too_many_lines');
    expect(await outcomeOf(preview(many, account))).toBe('too_many_lines');
    expect(await sumOf(account)).toEqual({ count: 2, sum: 12 });
  });
});

describe('an import is undone', () => {
  it('6. whole, once, and its file can come in again', async () => {
    const account = await newAccount();
    const file = [line('1', today, 5_000), line('2', addDays(today, -1), -300)];
    const { id: importId } = await read(file, account);
    const requestId = randomUUID();
    const undo = () => verbs.undoBankImport(database.sql, place.owner, { importId, requestId });
    expect(await undo()).toEqual({ removed_count: 2 });
    expect(await undo()).toEqual({ removed_count: 2 });
    expect(await outcomeOf(verbs.undoBankImport(database.sql, place.owner, { importId }))).toBe(
      'import_undone',
    );
    expect(await sumOf(account)).toEqual({ count: 0, sum: 0 });
    const [row] =
      await database.sql`select undone_by, first_on::text, last_on::text, new_count from public.bank_imports
      where id = ${importId}`;
    expect(row).toEqual({
      ...{ undone_by: place.owner.userId, first_on: addDays(today, -1), last_on: today, new_count: 2 },
    });
    const logged = await database.sql`select action from public.audit_log
      where table_name = 'bank_imports' and row_id = ${importId} order by id`;
    expect(logged.map(({ action }) => action)).toEqual(['insert', 'update']);
    expect(await read(file, account)).toMatchObject({ new_count: 2, known_count: 0 });
  });

  it('7. not while one of its lines is matched or reconciled, nor by somebody else', async () => {
    const account = await newAccount();
    const { id: importId } = await read([line('1', today, -300), line('2', today, 900)], account);
    const [row] =
      await database.sql`select id from public.bank_lines where bank_account_id = ${account} and amount_minor < 0`;
    const id = await accountOf(database.sql, place.landlord.organizationId, 'repairs');
    const undo = (caller: { userId: string } = place.owner) =>
      outcomeOf(verbs.undoBankImport(database.sql, caller, { importId }));
    const stranger = { userId: await createUser(database.sql, `${randomUUID()}@example.test`, 'owner') };
    expect(await undo(stranger)).toBe('not_found');
    await verbs.matchBankLine(database.sql, place.owner, {
      bankLineId: row?.id,
      parts: [{ kind: 'account', id, amount_minor: -300 }],
    });
    expect(await undo()).toBe('import_matched');
    expect(await sumOf(account)).toEqual({ count: 2, sum: 600 });
    await verbs.undoBankLine(database.sql, place.owner, { bankLineId: row?.id, reason: 'Error' });
    expect(await undo()).toBe('done');
    expect(await sumOf(account)).toEqual({ count: 0, sum: 0 });
  });
});
