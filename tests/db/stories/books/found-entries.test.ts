import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#src/domain/foundation/dates.ts';
import { act } from '#tests/support/actors.ts';
import { booksOf } from '#tests/support/books.ts';
import { useDatabase } from '#tests/support/database.ts';
import { createRentable, todayOf } from '#tests/support/portfolio.ts';
import { verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;
let books: ReturnType<typeof booksOf>;
let today: string;
let leaseId: string;

beforeAll(async () => {
  place = await createRentable(database.sql, 'Buscada');
  books = booksOf(database.sql, place.landlord);
  today = await todayOf(database.sql, place.landlord);
  leaseId = await verbs.createLease(database.sql, place.owner, {
    unitId: place.unitId,
    personIds: [place.personId],
    startsOn: '2026-01-01',
    endsOn: '2040-12-31',
    billFrom: '2040-01-01',
  });
  // The later is entered first; a charge and its payment stand between them.
  await enter(-2, 5_500, 'Jardinería del 100%');
  await verbs.addCharge(database.sql, place.owner, {
    leaseId,
    amountMinor: 5_500,
    dueOn: addDays(today, -3),
  });
  await verbs.recordPayment(database.sql, place.owner, {
    leaseId,
    amountMinor: 5_500,
    paidOn: addDays(today, -3),
  });
  await enter(-4, 7_700, 'Jardineria');
  await enter(-4, 5_500, 'Pintura');
});

const enter = (days: number, amount: number, memo: string) =>
  books.enter(
    addDays(today, days),
    [
      { account: 'repairs', amount },
      { account: 'operating_cash', amount: -amount },
    ],
    memo,
  );

interface Found {
  entry_number: string;
  kind: string;
  memo: string;
}

const list = (values: Record<string, unknown>, caller = place.owner) =>
  act(database.sql, caller, (sql) => {
    const given = Object.entries({ p_organization_id: place.landlord.organizationId, ...values });
    const names = given.map(([name], index) => `${name} => $${index + 1}`).join(', ');
    return sql.unsafe<Found[]>(
      `select * from public.list_journal(${names})`,
      given.map(([, value]) => value) as never[],
    );
  });
const said = async (values: Record<string, unknown>) =>
  (await list(values)).map(({ kind, memo }) => memo || kind);
/** The same list one entry a page. */
async function paged(values: Record<string, unknown>): Promise<string[]> {
  const found: string[] = [];
  let before: string | undefined;
  do {
    const [row] = await list({ ...values, p_limit: 1, ...(before && { p_before_number: before }) });
    if (row) found.push(row.memo || row.kind);
    before = row?.entry_number;
  } while (before);
  return found;
}

describe('entries are found', () => {
  it('1. by words, whatever the accents, and literally', async () => {
    const garden = ['Jardinería del 100%', 'Jardineria'];
    expect(await said({ p_text: 'jardinería' })).toEqual(garden);
    expect(await paged({ p_text: 'JARDINERIA' })).toEqual(garden);
    expect(await said({ p_text: '%' })).toEqual(['Jardinería del 100%']);
    expect(await said({ p_text: 'x_' })).toEqual([]);
  });

  it('2. by number, with its sign or without', async () => {
    const [paint] = await list({ p_text: 'pintura' });
    for (const text of [`${paint?.entry_number}`, ` #${paint?.entry_number}`])
      expect(await said({ p_text: text })).toEqual(['Pintura']);
    expect(await said({ p_text: '#999999' })).toEqual([]);
  });

  it('3. by words together with account, amount, kind and days', async () => {
    const repairs = await books.account('repairs');
    const of = (more: object) => said({ p_text: 'jardin', ...more });
    expect(await of({ p_account_id: repairs, p_max_minor: 6_000 })).toEqual(['Jardinería del 100%']);
    expect(await of({ p_account_id: await books.account('insurance') })).toEqual([]);
    expect(await of({ p_kinds: ['payment'] })).toEqual([]);
    expect(await of({ p_kinds: ['manual', 'payment'], p_to: addDays(today, -4) })).toEqual(['Jardineria']);
  });

  it('4. by kinds in the order of their days, of an account and of none', async () => {
    const both = ['Jardinería del 100%', 'payment', 'Pintura', 'Jardineria'];
    expect(await said({ p_kinds: ['manual', 'payment'] })).toEqual(both);
    expect(await paged({ p_kinds: ['payment', 'manual', 'manual'] })).toEqual(both);
    const cash = await books.account('operating_cash');
    expect(await said({ p_kinds: ['manual'], p_account_id: cash })).toEqual([both[0], both[2], both[3]]);
    expect(await said({ p_kinds: ['payment'], p_account_id: cash })).toEqual(['payment']);
    expect(await said({ p_kinds: ['manual'], p_property_id: place.propertyId })).toEqual([]);
    expect(await said({ p_kinds: ['conversion'] })).toEqual([]);
  });

  it('5. by amounts, as debits and as credits, each entry once', async () => {
    const exact = { p_min_minor: 5_500, p_max_minor: 5_500 };
    // A charge is posted on the day that it is made, whenever it is due.
    const found = ['charge', 'Jardinería del 100%', 'payment', 'Pintura'];
    expect(await said(exact)).toEqual(found);
    expect(await paged(exact)).toEqual(found);
    expect(await said({ ...exact, p_kinds: ['manual'] })).toEqual(['Jardinería del 100%', 'Pintura']);
    expect(await said({ ...exact, p_lease_id: leaseId })).toEqual(['charge', 'payment']);
    expect(await said({ p_min_minor: 5_501 })).toEqual(['Jardineria']);
    expect(await said({ p_max_minor: 5_499 })).toEqual([]);
    expect(await said({ p_min_minor: 7_700, p_max_minor: 5_500 })).toEqual([]);
  });

  it('6. by nobody else', async () => {
    const stranger = await createRentable(database.sql, 'Ajena');
    for (const values of [{ p_text: 'jardin' }, { p_min_minor: 1 }, { p_kinds: ['manual'] }, {}])
      expect(await list(values, stranger.owner)).toHaveLength(0);
  });
});
