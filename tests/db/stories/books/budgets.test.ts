import { beforeAll, describe, expect, it } from 'vitest';
import { act, type Caller, outcomeOf } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { createLandlord, createRentable, todayOf } from '#tests/support/portfolio.ts';
import { runJobs, verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;
let organizationId: string;
let accounts: Record<string, string>;

interface Cell {
  account_id: string | undefined;
  month: number;
  amount_minor: number | null;
}

const set = (
  cells: Cell[],
  { year = 2026, propertyId = null as string | null, caller = place.owner as Caller } = {},
) =>
  act(
    database.sql,
    caller,
    (sql) =>
      sql`select public.set_budget_amounts(${organizationId}, ${year}, ${propertyId}, 'DOP', ${sql.json(cells as never)}) as count`,
  ).then(([row]) => row?.count as number);

const kept = async (year: number, propertyId: string | null = null) => {
  const rows = await database.sql`
    select a.system_key as account, b.month, b.amount_minor::int as amount from public.budget_amounts b
    join public.accounts a on a.id = b.account_id
    where b.organization_id = ${organizationId} and b.year = ${year} and b.property_id is not distinct from ${propertyId}
    order by a.code, b.month`;
  return rows.map((row) => [row.account, row.month, row.amount]);
};

const copy = (
  source: string,
  from: number,
  to: number,
  basisPoints: number,
  propertyId: string | null = null,
) =>
  act(
    database.sql,
    place.owner,
    (sql) =>
      sql`select public.copy_budget(${organizationId}, ${to}, ${propertyId}, 'DOP', ${source}, ${from}, ${basisPoints}) as count`,
  ).then(([row]) => row?.count as number);

beforeAll(async () => {
  const { sql } = database;
  place = await createRentable(sql, 'Plan');
  organizationId = place.landlord.organizationId;
  const rows =
    await sql`select system_key, id from public.accounts where organization_id = ${organizationId}`;
  accounts = Object.fromEntries(rows.map((row) => [row.system_key, row.id]));
});

describe('a budget', () => {
  it('keeps what is written, once however often it is sent', async () => {
    const cells = [
      { account_id: accounts.rent_income, month: 1, amount_minor: 100_000 },
      { account_id: accounts.repairs, month: 12, amount_minor: 33_333 },
    ];
    expect(await set(cells)).toBe(2);
    expect(await set(cells)).toBe(2);
    expect(await kept(2026)).toEqual([
      ['rent_income', 1, 100_000],
      ['repairs', 12, 33_333],
    ]);
  });

  it('is emptied cell by cell, and the last value of a cell given twice is the one', async () => {
    await set([
      { account_id: accounts.repairs, month: 12, amount_minor: null },
      { account_id: accounts.rent_income, month: 1, amount_minor: 1 },
      { account_id: accounts.rent_income, month: 1, amount_minor: 200_000 },
    ]);
    expect(await kept(2026)).toEqual([['rent_income', 1, 200_000]]);
  });

  it('is a property’s own beside that of the organisation', async () => {
    await set([{ account_id: accounts.rent_income, month: 1, amount_minor: 7 }], {
      propertyId: place.propertyId,
    });
    expect(await kept(2026)).toEqual([['rent_income', 1, 200_000]]);
    expect(await kept(2026, place.propertyId)).toEqual([['rent_income', 1, 7]]);
  });

  it('plans income and expenses of its own organisation, months that exist and amounts that fit', async () => {
    const other = await createLandlord(database.sql, 'Otro plan');
    const [foreign] = await database.sql`
      select id from public.accounts where organization_id = ${other.organizationId} and system_key = 'repairs'`;
    const cell = { account_id: accounts.repairs, month: 1, amount_minor: 1 };
    expect(await outcomeOf(set([{ ...cell, account_id: accounts.operating_cash }]))).toBe(
      'budget_cell_invalid',
    );
    expect(await outcomeOf(set([{ ...cell, account_id: foreign?.id }]))).toBe('budget_cell_invalid');
    expect(await outcomeOf(set([{ ...cell, month: 13 }]))).toBe('budget_cell_invalid');
    expect(await outcomeOf(set([{ ...cell, amount_minor: 1_000_000_000_001 }]))).toBe('amount_too_large');
    expect(await outcomeOf(set([cell], { year: 12 }))).toBe('period_invalid');
    expect(await outcomeOf(set([cell], { propertyId: accounts.repairs ?? '' }))).toBe('not_found');
    expect(await outcomeOf(set([cell], { caller: other.owner }))).toBe('not_allowed');
  });
});

describe('a copy', () => {
  it('of a budget takes a percentage and rounds to the cent', async () => {
    await set([{ account_id: accounts.repairs, month: 5, amount_minor: 33_333 }]);
    expect(await copy('budget', 2026, 2027, 250)).toBe(2);
    expect(await kept(2027)).toEqual([
      ['rent_income', 1, 205_000],
      ['repairs', 5, 34_166],
    ]);
  });

  it('of what happened takes the months as they were', async () => {
    const { sql } = database;
    const today = await todayOf(sql, place.landlord);
    await verbs.createLease(sql, place.owner, {
      unitId: place.unitId,
      personIds: [place.personId],
      startsOn: `${today.slice(0, 7)}-01`,
      endsOn: '2040-12-31',
      rentMinor: 1_000_001,
    });
    await runJobs(sql, `${today}T16:00:00Z`);
    const year = Number(today.slice(0, 4));
    expect(await copy('actuals', year, 2040, -1_000, place.propertyId)).toBe(1);
    expect(await kept(2040, place.propertyId)).toEqual([['rent_income', Number(today.slice(5, 7)), 900_001]]);
  });

  it('of what happened without a property leaves out what properties earned, as its actuals do', async () => {
    const { sql } = database;
    const today = await todayOf(sql, place.landlord);
    const year = Number(today.slice(0, 4));
    const unplaced = (caller: Caller = place.owner) =>
      act(
        sql,
        caller,
        (as) => as<{ account: string; month: string; amount: number }[]>`
          select a.system_key as account, m.month::text as month, m.amount_minor::int as amount
          from public.report_unplaced_months(${organizationId}, ${year}) m join public.accounts a on a.id = m.account_id`,
      );
    // The rent above is a property's.
    expect(await unplaced()).toEqual([]);
    expect(await outcomeOf(copy('actuals', year, 2041, 0))).toBe('budget_source_empty');
    await sql.begin(async (books) => {
      const [entry] = await books`
        insert into public.journal_entries (organization_id, entry_number, kind, occurred_on, memo)
        values (${organizationId}, 900001, 'adjustment', ${today}, 'Contable') returning id`;
      await books`
        insert into public.journal_lines (organization_id, entry_id, account_id, currency, amount_minor, property_id)
        values (${organizationId}, ${entry?.id}, ${accounts.repairs ?? ''}, 'DOP', 70000, null),
          (${organizationId}, ${entry?.id}, ${accounts.repairs ?? ''}, 'DOP', 5000, ${place.propertyId}),
          (${organizationId}, ${entry?.id}, ${accounts.operating_cash ?? ''}, 'DOP', -75000, null)`;
    });
    expect(await unplaced()).toEqual([
      { account: 'repairs', month: `${today.slice(0, 7)}-01`, amount: 70_000 },
    ]);
    expect(await copy('actuals', year, 2041, 0)).toBe(1);
    expect(await kept(2041)).toEqual([['repairs', Number(today.slice(5, 7)), 70_000]]);
    const stranger = (await createLandlord(sql, 'Curioso')).owner;
    expect(await outcomeOf(unplaced(stranger))).toBe('not_allowed');
  });

  it('says when there is nothing to copy, and refuses what makes no sense', async () => {
    expect(await outcomeOf(copy('budget', 1999, 2027, 0))).toBe('budget_source_empty');
    expect(await outcomeOf(copy('dreams', 2026, 2027, 0))).toBe('budget_source_unknown');
    expect(await outcomeOf(copy('budget', 2026, 2027, 100_001))).toBe('percent_out_of_range');
  });
});

it('an explanation is kept, changed and taken away', async () => {
  const note = (text: string) =>
    act(
      database.sql,
      place.owner,
      (sql) =>
        sql`select public.set_budget_note(${organizationId}, 2026, null, 'DOP', ${accounts.repairs ?? ''}, ${text})`,
    );
  const notes = async () => (await database.sql`select note from public.budget_notes`).map((row) => row.note);
  await note(' Se rompió la bomba ');
  expect(await notes()).toEqual(['Se rompió la bomba']);
  await note('Bomba nueva');
  expect(await notes()).toEqual(['Bomba nueva']);
  expect(await outcomeOf(note('x'.repeat(501)))).toBe('note_too_long');
  await note(' ');
  expect(await notes()).toEqual([]);
});
