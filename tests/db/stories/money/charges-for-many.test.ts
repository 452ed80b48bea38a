import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, endOfMonth, startOfMonth } from '#src/domain/foundation/dates.ts';
import { act, type Caller, outcomeOf } from '#tests/support/actors.ts';
import { booksOf } from '#tests/support/books.ts';
import { useDatabase } from '#tests/support/database.ts';
import { findDiscrepancies } from '#tests/support/ledger.ts';
import { addUnit, createRentable, todayOf } from '#tests/support/portfolio.ts';
import { addMember } from '#tests/support/team.ts';
import { type Input, verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;
let books: ReturnType<typeof booksOf>;
let today: string;
let month: { periodStart: string; periodEnd: string };
/** Two in pesos, one in dollars, a draft, one that has not begun, one of another organization. */
let leases: Record<'a' | 'b' | 'dollars' | 'draft' | 'signed' | 'foreign', string>;

beforeAll(async () => {
  place = await createRentable(database.sql, 'Muchos');
  books = booksOf(database.sql, place.landlord);
  today = await todayOf(database.sql, place.landlord);
  month = { periodStart: startOfMonth(today), periodEnd: endOfMonth(today) };
  const other = await createRentable(database.sql, 'Ajena');
  const lease = async (
    more: object = {},
    at = place,
    verb: 'createLease' | 'saveLeaseDraft' = 'createLease',
  ) =>
    verbs[verb](database.sql, at.owner, {
      unitId: await addUnit(database.sql, at.landlord, at.propertyId, randomUUID().slice(0, 8)),
      personIds: [at.personId],
      startsOn: '2026-01-01',
      endsOn: '2040-12-31',
      billFrom: '2040-01-01',
      ...more,
    });
  leases = {
    a: await lease(),
    b: await lease(),
    dollars: await lease({ currency: 'USD' }),
    draft: await lease({}, place, 'saveLeaseDraft'),
    signed: await lease({ startsOn: '2039-01-01' }),
    foreign: await lease({}, other),
  };
});

interface Charging extends Input<'add_charges'> {
  amounts?: Record<string, number>;
}
/** @returns the ids of the charges, in order */
async function charge(given: Charging = {}, caller: Caller = place.owner): Promise<string[]> {
  const { amounts = { [leases.a]: 10_000, [leases.b]: 5_001 }, ...more } = given;
  const charges = Object.entries(amounts).map(([lease_id, amount_minor]) => ({
    lease_id,
    amount_minor,
    currency: lease_id === leases.dollars ? 'USD' : 'DOP',
  }));
  const usual = { requestId: randomUUID(), kind: 'other', dueOn: addDays(today, 10), description: 'Agua' };
  const all: Charging & { requestId?: unknown } = { ...usual, charges, ...more };
  const { requestId, kind, dueOn, description, periodStart = null, periodEnd = null } = all;
  const rows = await act(
    database.sql,
    caller,
    (sql) => sql<{ id: string }[]>`
      select c.id from public.add_charges(${requestId as string}, ${place.landlord.organizationId},
        ${kind as string}::public.charge_kind, ${dueOn as string}, ${sql.json(all.charges as never)}, ${description as string},
        ${periodStart as string}, ${periodEnd as string}) with ordinality as c (id, position) order by c.position`,
  );
  return rows.map(({ id }) => id);
}

/** What the refusal says of each lease, by its name here. */
async function refused(given: Charging): Promise<Record<string, string>> {
  const error = await charge(given).then(
    () => null,
    (thrown: { message: string; detail: string }) => thrown,
  );
  expect(error?.message).toBe('charges_refused');
  const { leases: said } = JSON.parse(error?.detail ?? '{}') as {
    leases: { lease_id: string; code: string }[];
  };
  const names = Object.fromEntries(Object.entries(leases).map(([name, id]) => [id, name]));
  return Object.fromEntries(said.map((one) => [names[one.lease_id] ?? one.lease_id, one.code]));
}

const countOf = async () =>
  (await database.sql`select count(*)::int as count from public.charges`)[0]?.count as number;
const balanceOf = async (leaseId: string) =>
  (
    await database.sql`select receivable_minor::int as open, credit_minor::int as credit
    from public.lease_balances where lease_id = ${leaseId}`
  )[0];

describe('charges for many leases', () => {
  it('1. are posted one each in the order given, as a charge by hand is', async () => {
    const [byHand] = await Promise.all([
      verbs.addCharge(database.sql, place.owner, {
        leaseId: leases.a,
        amountMinor: 10_000,
        dueOn: addDays(today, 10),
      }),
    ]);
    const ids = await charge({ amounts: { [leases.b]: 5_001, [leases.a]: 10_000, [leases.dollars]: 300 } });
    const rows = await database.sql`
      select c.id, c.lease_id, c.kind, c.description, c.due_on::text as due, c.currency, c.amount_minor::int as amount,
        e.kind as entry, e.occurred_on::text as day, array(select a.system_key || ' ' || l.amount_minor
          from public.journal_lines l join public.accounts a on a.id = l.account_id where l.entry_id = e.id order by l.amount_minor) as lines
      from public.charges c join public.journal_entries e on e.id = c.entry_id
      where c.id = any (${[byHand, ...ids]}) order by c.posting_number`;
    const like = { kind: 'other', description: 'Agua', due: addDays(today, 10), entry: 'charge', day: today };
    const one = {
      ...like,
      lease_id: leases.a,
      amount: 10_000,
      lines: ['other_income -10000', 'receivables 10000'],
    };
    expect(rows).toMatchObject([
      { ...one, id: byHand },
      { ...like, id: ids[0], lease_id: leases.b, amount: 5_001 },
      { ...one, id: ids[1] },
      { ...like, id: ids[2], lease_id: leases.dollars, currency: 'USD', amount: 300 },
    ]);
    expect(await findDiscrepancies(database.sql)).toEqual([]);
  });

  it('2. are posted once however often the same request comes', async () => {
    const request = { requestId: randomUUID() };
    const first = await charge(request);
    const before = await countOf();
    expect(await Promise.all(Array.from({ length: 4 }, () => charge(request)))).toEqual(
      Array.from({ length: 4 }, () => first),
    );
    expect(await countOf()).toBe(before);
    expect(await outcomeOf(charge({ ...request, description: 'Luz' }))).toBe('request_id_reused');
  });

  it('3. are paid at once by what a tenant has paid ahead', async () => {
    const owed = (await balanceOf(leases.b))?.open as number;
    await verbs.recordPayment(database.sql, place.owner, {
      leaseId: leases.b,
      amountMinor: owed + 400,
      paidOn: today,
    });
    await charge({ amounts: { [leases.b]: 1_000 } });
    expect(await balanceOf(leases.b)).toEqual({ open: 600, credit: 0 });
  });

  it('4. are all refused where one is, and each that cannot be charged is named with why', async () => {
    const before = await countOf();
    const amounts = {
      [leases.a]: 5,
      [leases.b]: 0,
      [leases.draft]: 5,
      [leases.signed]: 5,
      [leases.foreign]: 5,
    };
    expect(await refused({ amounts })).toEqual({
      b: 'amount_not_positive',
      draft: 'lease_not_in_force',
      signed: 'lease_not_in_force',
      foreign: 'not_found',
    });
    const part = (leaseId: string, more: object = {}) => ({
      lease_id: leaseId,
      amount_minor: 5,
      currency: 'DOP',
      ...more,
    });
    const stranger = randomUUID();
    expect(
      await refused({
        charges: [
          part(leases.a),
          part(leases.a),
          part(leases.b, { amount_minor: 1_000_000_000_001 }),
          part(leases.dollars),
          part(stranger),
        ],
      }),
    ).toEqual({
      a: 'charge_exists',
      b: 'value_out_of_range',
      dollars: 'lease_currency_differs',
      [stranger]: 'not_found',
    });
    expect(await countOf()).toBe(before);
  });

  it('5. of one kind, month and text are not posted twice to a lease, until the first was undone', async () => {
    const water = { ...month, kind: 'utility', description: 'Agua de noviembre' };
    const [first] = await charge({ ...water, amounts: { [leases.a]: 700 } });
    expect(await refused({ ...water, description: 'AGUA DE NOVIEMBRE ' })).toEqual({ a: 'charge_exists' });
    expect(await outcomeOf(charge({ ...water, description: 'Luz' }))).toBe('done');
    await verbs.reverseCharge(database.sql, place.owner, { chargeId: first, reason: 'Error' });
    expect(await outcomeOf(charge({ ...water }))).toBe('done');
  });

  it.each<[string, () => Charging, string]>([
    ['for nobody', () => ({ charges: [] }), 'nobody_to_charge'],
    ['for what is no list', () => ({ charges: {} }), 'nobody_to_charge'],
    ['for what is no lease', () => ({ charges: [5] }), 'charges_refused'],
    ['of rent', () => ({ kind: 'rent' }), 'kind_not_allowed'],
    ['of a deposit', () => ({ kind: 'deposit' }), 'kind_not_allowed'],
    ['without words', () => ({ description: ' ' }), 'description_missing'],
    ['without a day', () => ({ dueOn: null }), 'value_missing'],
    ['of half a period', () => ({ periodStart: today }), 'value_out_of_range'],
    ['of a text that is too long', () => ({ description: 'x'.repeat(201) }), 'text_length'],
  ])('6. %s are refused', async (_, given, code) => {
    const before = await countOf();
    expect(await outcomeOf(charge(given()))).toBe(code);
    expect(await countOf()).toBe(before);
  });

  it('7. are for those who may write money in the organization', async () => {
    const viewer = await addMember(database.sql, place.landlord, 'viewer');
    const other = await createRentable(database.sql, 'Otra');
    for (const caller of [viewer, other.owner])
      expect(await outcomeOf(charge({}, caller))).toBe('not_allowed');
  });
});

describe('undoing many', () => {
  const undo = async (
    ids: string[],
    reason = 'Monto equivocado',
    caller = place.owner,
    on: string | null = null,
  ) => {
    const rows = await act(
      database.sql,
      caller,
      (sql) => sql<{ id: string }[]>`
        select c.id from public.reverse_charges(${randomUUID()}, ${ids}::uuid[], ${reason}, ${on}) as c (id)`,
    );
    return rows.map(({ id }) => id);
  };

  it('8. puts everything back, and leaves what was undone before as it is', async () => {
    const before = [await books.balances(), await balanceOf(leases.a)];
    const ids = await charge({ amounts: { [leases.a]: 900, [leases.b]: 800, [leases.dollars]: 70 } });
    await verbs.reverseCharge(database.sql, place.owner, { chargeId: ids[1], reason: 'Error' });
    expect(await undo(ids)).toEqual([ids[0], ids[2]]);
    expect([await books.balances(), await balanceOf(leases.a)]).toEqual(before);
    expect(await outcomeOf(undo(ids))).toBe('charge_already_reversed');
    expect(await findDiscrepancies(database.sql)).toEqual([]);
  });

  it('9. needs a reason, and undoes none where one is not the caller’s', async () => {
    const ids = await charge();
    expect(await outcomeOf(undo(ids, ' '))).toBe('reason_missing');
    expect(await outcomeOf(undo([]))).toBe('value_out_of_range');
    expect(await outcomeOf(undo([...ids, randomUUID()]))).toBe('not_found');
    const viewer = await addMember(database.sql, place.landlord, 'viewer');
    expect(await outcomeOf(undo(ids, 'Error', viewer))).toBe('not_found');
    const [open] = await database.sql`
      select count(*)::int as count from public.charges where id = any (${ids}) and reversed_at is null`;
    expect(open?.count).toBe(2);
  });

  it('10. is not dated in a closed period, nor before the charges were', async () => {
    const ids = await charge();
    expect(await outcomeOf(undo(ids, 'Error', place.owner, addDays(today, -1)))).toBe(
      'date_before_corrected',
    );
    expect(await outcomeOf(undo(ids, 'Error', place.owner, addDays(today, 1)))).toBe('date_in_future');
  });
});
