import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#src/domain/foundation/dates.ts';
import { act, outcomeOf } from '#tests/support/actors.ts';
import { booksOf } from '#tests/support/books.ts';
import { useDatabase } from '#tests/support/database.ts';
import { createRentable, todayOf } from '#tests/support/portfolio.ts';
import { HASH } from '#tests/support/tax.ts';
import { verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;
let today: string;
let leaseId: string;

beforeAll(async () => {
  place = await createRentable(database.sql, 'Libros');
  today = await todayOf(database.sql, place.landlord);
  leaseId = await verbs.createLease(database.sql, place.owner, {
    unitId: place.unitId,
    personIds: [place.personId],
    startsOn: '2026-01-01',
    endsOn: '2040-12-31',
    billFrom: '2040-01-01',
  });
  for (let index = 1; index <= 7; index += 1) await charge(index * 100);
});

const charge = (amountMinor: number) =>
  verbs.addCharge(database.sql, place.owner, { leaseId, amountMinor, dueOn: today, description: 'Agua' });

interface Entry {
  entry_number: string;
  occurred_on: Date;
  lines: { amount_minor: number; contact: string; property: string; charge: { kind: string } | null }[];
}

/** All of a range, page by page as the screen reads it. */
async function read(more: { isOnlyNew?: boolean; limit?: number; from?: string; through?: number } = {}) {
  const { isOnlyNew = false, limit = 3, from = today, through = 1_000_000 } = more;
  const found: Entry[] = [];
  for (;;) {
    const last = found.at(-1);
    const page = await act(
      database.sql,
      place.owner,
      (sql) => sql<Entry[]>`
      select * from public.export_entries(${place.landlord.organizationId}, 'quickbooks_csv', 'DOP', ${from}, ${today},
        ${isOnlyNew}, ${through}, ${last?.occurred_on ?? null}::date, ${last?.entry_number ?? 0}, ${limit})`,
    );
    found.push(...page);
    if (page.length < limit) return found;
  }
}

const record = (more: { isOnlyNew?: boolean; through?: number; from?: string; to?: string } = {}) =>
  act(
    database.sql,
    place.owner,
    (sql) => sql`
    select public.record_accounting_export(${randomUUID()}, ${place.landlord.organizationId}, 'quickbooks_csv', 'DOP',
      ${more.from ?? today}, ${more.to ?? today}, ${more.isOnlyNew ?? false}, ${more.through ?? 7}, 7, 'x.csv', ${HASH})`,
  );

describe('entries for a file', () => {
  it('1. come page by page, each once, with lines that sum to zero and the tenant', async () => {
    const entries = await read();
    expect(entries.map(({ entry_number: number }) => Number(number))).toEqual([1, 2, 3, 4, 5, 6, 7]);
    for (const { lines } of entries) expect(lines.reduce((sum, line) => sum + line.amount_minor, 0)).toBe(0);
    expect(entries[0]?.lines[0]).toMatchObject({
      amount_minor: 100,
      contact: 'Ana Pérez',
      property: 'Torre Libros',
      charge: { kind: 'other', description: 'Agua', due_on: today, ncf: null },
    });
    expect(await read({ limit: 7 })).toHaveLength(7);
    expect(await read({ from: addDays(today, 1) })).toEqual([]);
  });

  it('2. that were not there when a file was begun are not in it', async () => {
    expect(await read({ through: 5 })).toHaveLength(5);
  });

  it('3. only new: what no earlier file of the same format and days holds', async () => {
    await record();
    expect(await read({ isOnlyNew: true })).toEqual([]);
    await charge(900);
    expect((await read({ isOnlyNew: true })).map((entry) => Number(entry.entry_number))).toEqual([8]);
    expect(await read()).toHaveLength(8);
  });

  it('4. a repetition is marked, new entries alone are none', async () => {
    await record({ isOnlyNew: true, through: 8 });
    await record({ through: 8 });
    const rows = await database.sql`
      select repeats, created_by_name from public.accounting_exports
      where organization_id = ${place.landlord.organizationId} order by created_at`;
    expect(rows.map(({ repeats }) => repeats)).toEqual([0, 0, 2]);
    expect(rows[0]?.created_by_name).not.toBe('');
  });

  it.each([
    ['5. days the wrong way round', { from: '2026-02-01', to: '2026-01-01' }, 'period_invalid'],
    ['6. more entries than there are', { through: 99 }, 'value_out_of_range'],
  ])('a note of a file is refused: %s', async (_, more, code) => {
    expect(await outcomeOf(record(more))).toBe(code);
  });

  it('6b. in dollars each says what one counted as, and what is taken back has the same rate', async () => {
    const books = booksOf(database.sql, place.landlord);
    const dollars = (amount: number) => [
      { account: 'operating_cash', amount, currency: 'USD' as const },
      { account: 'other_income', amount: -amount, currency: 'USD' as const },
    ];
    const rate = (ratedOn: string, value: number) =>
      act(
        database.sql,
        place.owner,
        (sql) => sql`
        insert into public.exchange_rates (organization_id, rated_on, rate, source)
        values (${place.landlord.organizationId}, ${ratedOn}, ${value}, 'Banco Central')`,
      );
    const day = addDays(today, -20);
    await books.enter(day, dollars(100));
    await rate(addDays(today, -15), 60.25);
    await rate(addDays(today, -5), 61.5);
    const id = await books.enter(addDays(today, -10), dollars(200));
    await books.verb('reverse_journal_entry', { p_entry_id: id, p_reason: 'Error' });
    const rows = await act(
      database.sql,
      place.owner,
      (sql) => sql<{ rate: number | null }[]>`
      select dop_rate::float8 as rate from public.export_entries(${place.landlord.organizationId}, 'odoo_journal', 'USD',
        ${day}, ${today}, false, 1000000)`,
    );
    // Before the first rate there is none.
    expect(rows.map((row) => row.rate)).toEqual([null, 60.25, 60.25]);
  });

  it('7. nobody else reads them', async () => {
    const other = await createRentable(database.sql, 'Ajenos');
    const found = await act(
      database.sql,
      other.owner,
      (sql) => sql`
      select * from public.export_entries(${place.landlord.organizationId}, 'quickbooks_csv', 'DOP', ${today}, ${today},
        false, 100)`,
    );
    expect(found).toHaveLength(0);
  });
});

describe('names of accounts in other software', () => {
  const save = (names: object, caller = place.owner) =>
    act(
      database.sql,
      caller,
      (sql) => sql`
      select public.save_accounting_names(${place.landlord.organizationId}, 'odoo', ${sql.json(names as never)},
        ' Operaciones varias ')`,
    );
  const account = async () => {
    const [row] = await database.sql<{ id: string }[]>`
      select id from public.accounts
      where organization_id = ${place.landlord.organizationId} and system_key = 'rent_income'`;
    return row?.id ?? '';
  };
  const saved = () => database.sql`
    select external_name from public.accounting_account_names
    where organization_id = ${place.landlord.organizationId}`;

  it('8. are kept by system; an empty one falls back to our own', async () => {
    await save({ [await account()]: ' 401001 ' });
    expect([...(await saved())]).toEqual([{ external_name: '401001' }]);
    const [target] = await database.sql`
      select journal_name from public.accounting_targets
      where organization_id = ${place.landlord.organizationId}`;
    expect(target?.journal_name).toBe('Operaciones varias');
    await save({ [await account()]: ' ' });
    expect([...(await saved())]).toEqual([]);
  });

  it('9. are of our accounts only', async () => {
    expect(await outcomeOf(save({ [randomUUID()]: '1' }))).toBe('not_found');
  });
});
