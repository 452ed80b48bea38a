import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#src/domain/foundation/dates.ts';
import { act, outcomeOf } from '#tests/support/actors.ts';
import { booksOf } from '#tests/support/books.ts';
import { useDatabase } from '#tests/support/database.ts';
import { findDiscrepancies } from '#tests/support/ledger.ts';
import { createRentable, todayOf } from '#tests/support/portfolio.ts';
import { verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;
let books: ReturnType<typeof booksOf>;
let today: string;
let leaseId: string;

beforeAll(async () => {
  place = await createRentable(database.sql, 'Libros');
  books = booksOf(database.sql, place.landlord);
  today = await todayOf(database.sql, place.landlord);
  leaseId = await verbs.createLease(database.sql, place.owner, {
    unitId: place.unitId,
    personIds: [place.personId],
    startsOn: '2026-01-01',
    endsOn: '2040-12-31',
    billFrom: '2040-01-01',
  });
});

const account = (more: object = {}) => ({
  p_code: '5810',
  p_name: 'Jardinería',
  p_subtype: 'operating_expense',
  ...more,
});

describe('the chart of accounts', () => {
  it('1. takes accounts of the organisation, with the kind of their type', async () => {
    const id = await books.inBooks('create_account', account());
    const [row] =
      await database.sql`select kind, cash_flow_class, system_key from public.accounts where id = ${id}`;
    expect(row).toEqual({ kind: 'expense', cash_flow_class: 'operating', system_key: null });
  });

  it.each([
    ['a code that is taken', { p_code: '1010' }, 'account_code_taken'],
    ['a code of letters', { p_code: 'A1' }, 'account_code_malformed'],
    ['no name', { p_code: '5811', p_name: ' ' }, 'account_name_missing'],
    ['what tenants owe', { p_code: '5811', p_subtype: 'receivable' }, 'account_subtype_not_allowed'],
    ['no type', { p_code: '5811', p_subtype: 'x' }, 'account_subtype_not_allowed'],
  ])('2. refuses %s', async (_name, more, code) => {
    expect(await outcomeOf(books.inBooks('create_account', account(more)))).toBe(code);
  });

  it('3. protects the accounts that verbs post to', async () => {
    const change = { p_account_id: await books.account('repairs'), ...account({ p_code: '5819' }) };
    const outcome = outcomeOf(
      act(
        database.sql,
        place.owner,
        (sql) =>
          sql`select public.change_account(${change.p_account_id}, '5819', 'Otra', 'operating_expense')`,
      ),
    );
    expect(await outcome).toBe('account_protected');
  });

  it('4. keeps the type of an account with entries, and takes nothing new on an inactive one', async () => {
    const id = await books.inBooks('create_account', account({ p_code: '5820' }));
    await books.enter(today, [
      { account: id, amount: 5_000 },
      { account: 'operating_cash', amount: -5_000 },
    ]);
    const change = (subtype: string, isActive: boolean) =>
      outcomeOf(
        act(
          database.sql,
          place.owner,
          (sql) =>
            sql`select public.change_account(${id}, '5820', 'Jardín', ${subtype}, p_is_active => ${isActive})`,
        ),
      );
    expect(await change('financing_expense', true)).toBe('account_has_entries');
    expect(await change('operating_expense', false)).toBe('done');
    const again = books.enter(today, [
      { account: id, amount: 1 },
      { account: 'operating_cash', amount: -1 },
    ]);
    expect(await outcomeOf(again)).toBe('account_inactive');
  });
});

describe('an entry by hand', () => {
  const contribution = [
    { account: 'operating_cash', amount: 250_000 },
    { account: 'owner_contribution', amount: -250_000 },
  ];

  it('5. posts once however often it is sent, and can be taken back once', async () => {
    const before = await books.balances();
    const entry = {
      p_request_id: randomUUID(),
      p_occurred_on: addDays(today, -3),
      p_memo: 'Aporte',
      p_lines: await books.lines(contribution),
    };
    const id = await books.inBooks('post_journal_entry', entry);
    expect(await books.inBooks('post_journal_entry', entry)).toBe(id);
    expect(await books.balances()).toEqual({
      ...before,
      'operating_cash DOP': (before['operating_cash DOP'] ?? 0) + 250_000,
      'owner_contribution DOP': -250_000,
    });
    const reverse = (reason: string) =>
      outcomeOf(books.verb('reverse_journal_entry', { p_entry_id: id, p_reason: reason }));
    expect(await reverse(' ')).toBe('reason_missing');
    expect(await reverse('Duplicado')).toBe('done');
    expect(await reverse('Duplicado')).toBe('entry_already_reversed');
    expect(await books.balances()).toEqual(before);
  });

  it.each([
    ['one line', [{ account: 'operating_cash', amount: 1 }], 'entry_incomplete'],
    [
      'what does not sum to zero in each currency',
      [
        { account: 'operating_cash', amount: 100 },
        { account: 'owner_contribution', amount: -100, currency: 'USD' as const },
      ],
      'entry_unbalanced',
    ],
    [
      'what follows the tenants',
      [
        { account: 'receivables', amount: 100 },
        { account: 'rent_income', amount: -100 },
      ],
      'account_reserved',
    ],
    [
      'an account of nobody',
      [
        { account: '00000000-0000-0000-0000-000000000001', amount: 1 },
        { account: 'rent_income', amount: -1 },
      ],
      'account_missing',
    ],
    [
      'empty lines',
      [
        { account: 'operating_cash', amount: 0 },
        { account: 'rent_income', amount: 0 },
      ],
      'amount_not_positive',
    ],
  ])('6. refuses %s', async (_name, lines, code) => {
    expect(await outcomeOf(books.enter(today, lines))).toBe(code);
  });

  it('7. is not dated tomorrow, and says what it is', async () => {
    expect(await outcomeOf(books.enter(addDays(today, 1), contribution))).toBe('date_in_future');
    expect(await outcomeOf(books.enter(today, contribution, ' '))).toBe('description_missing');
  });

  it('8. of a charge is taken back with the charge, not alone', async () => {
    const chargeId = await verbs.addCharge(database.sql, place.owner, {
      leaseId,
      amountMinor: 900,
      dueOn: today,
    });
    const [row] = await database.sql`select entry_id from public.charges where id = ${chargeId}`;
    const outcome = outcomeOf(
      books.verb('reverse_journal_entry', { p_entry_id: row?.entry_id, p_reason: 'Error' }),
    );
    expect(await outcome).toBe('entry_has_source');
  });
});

describe('opening balances', () => {
  it('9. come from elsewhere against one account, and go back by reversal as if they had not been', async () => {
    const before = await books.balances();
    const opening = {
      p_request_id: randomUUID(),
      p_occurred_on: addDays(today, -40),
      p_accounts: await books.lines([
        { account: 'operating_cash', amount: 1_000_000 },
        { account: 'payables', amount: -300_000 },
        { account: 'operating_cash', amount: 20_000, currency: 'USD' },
      ]),
      p_tenants: [{ lease_id: leaseId, amount_minor: 45_000 }],
    };
    const id = await books.inBooks('post_opening_balances', opening);
    expect(await books.inBooks('post_opening_balances', opening)).toBe(id);
    const after = await books.balances();
    expect(after['opening_equity DOP']).toBe(-745_000);
    expect(after['opening_equity USD']).toBe(-20_000);
    expect(after['payables DOP']).toBe(-300_000);
    const [charge] = await database.sql`
      select id, outstanding_minor::int as open from public.charges where lease_id = ${leaseId} and kind = 'opening_balance'`;
    expect(charge?.open).toBe(45_000);
    await books.verb('reverse_journal_entry', { p_entry_id: id, p_reason: 'Mal copiado' });
    await verbs.reverseCharge(database.sql, place.owner, { chargeId: charge?.id, reason: 'Mal copiado' });
    expect(await books.balances()).toEqual(before);
  });

  it('10. are refused without anything in them, and for a lease of others', async () => {
    expect(await outcomeOf(books.inBooks('post_opening_balances', { p_occurred_on: today }))).toBe(
      'entry_incomplete',
    );
    const stranger = await createRentable(database.sql, 'Vecina');
    const foreign = booksOf(database.sql, stranger.landlord).inBooks('post_opening_balances', {
      p_occurred_on: today,
      p_tenants: [{ lease_id: leaseId, amount_minor: 1 }],
    });
    expect(await outcomeOf(foreign)).toBe('not_found');
  });
});

describe('the journal', () => {
  const list = (values: Record<string, unknown>) =>
    act(database.sql, place.owner, (sql) => {
      const given = Object.entries({ p_organization_id: place.landlord.organizationId, ...values });
      const names = given.map(([name], index) => `${name} => $${index + 1}`).join(', ');
      return sql.unsafe<{ entry_number: string; memo: string; lines: object[]; charge_id: string | null }[]>(
        `select * from public.list_journal(${names})`,
        given.map(([, value]) => value) as never[],
      );
    });

  it('11. is found by account, property, amount, kind, day and words, page by page', async () => {
    const { propertyId } = place;
    const on = addDays(today, -9);
    await books.enter(
      on,
      [
        { account: 'repairs', amount: 77_700, propertyId },
        { account: 'operating_cash', amount: -77_700, propertyId },
      ],
      'Bomba de agua',
    );
    const only = async (values: Record<string, unknown>) => (await list(values)).map((row) => row.memo);
    const repairs = await books.account('repairs');
    expect(await only({ p_account_id: repairs })).toEqual(['Bomba de agua']);
    expect(await only({ p_property_id: propertyId, p_account_id: repairs })).toEqual(['Bomba de agua']);
    expect(await only({ p_min_minor: 77_700, p_max_minor: 77_700 })).toEqual(['Bomba de agua']);
    expect(await only({ p_from: on, p_to: on })).toEqual(['Bomba de agua']);
    expect(await only({ p_text: 'bomba' })).toEqual(['Bomba de agua']);
    const reversals = await list({ p_kinds: ['reversal'] });
    expect(reversals.length).toBeGreaterThan(1);
    const all = await list({});
    const rest = await list({ p_before_number: all[2]?.entry_number });
    expect(rest.map((row) => row.entry_number)).toEqual(all.slice(3).map((row) => row.entry_number));
    expect(all.every((row) => row.lines.length >= 2)).toBe(true);
    expect(all.some((row) => row.charge_id !== null)).toBe(true);
  });

  it('12. stands in the order of its days, whenever they were entered, also page by page', async () => {
    const enter = (day: string, memo: string) =>
      books.enter(
        day,
        [
          { account: 'repairs', amount: 1_100 },
          { account: 'operating_cash', amount: -1_100 },
        ],
        memo,
      );
    await enter(addDays(today, -20), 'Martes');
    await enter(addDays(today, -40), 'Olvidada');
    await enter(addDays(today, -20), 'Martes también');
    const memos = async (values: Record<string, unknown>) => (await list(values)).map((row) => row.memo);
    const repairs = await books.account('repairs');
    const newestFirst = ['Bomba de agua', 'Martes también', 'Martes', 'Olvidada'];
    expect(await memos({ p_account_id: repairs })).toEqual(newestFirst);
    expect((await memos({})).filter((memo) => newestFirst.includes(memo))).toEqual(newestFirst);
    const [, second] = await list({ p_account_id: repairs });
    for (const values of [{ p_account_id: repairs }, { p_min_minor: 1_100, p_max_minor: 1_100 }]) {
      expect(await memos({ ...values, p_before_number: second?.entry_number })).toEqual([
        'Martes',
        'Olvidada',
      ]);
    }
  });

  it('13. and all kept figures equal a recount', async () => {
    expect(await findDiscrepancies(database.sql)).toEqual([]);
  });
});
