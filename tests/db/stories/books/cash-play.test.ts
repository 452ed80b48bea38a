import { beforeAll, expect, it } from 'vitest';
import { Random } from '#stack/demo/random.ts';
import { outcomeOf } from '#tests/support/actors.ts';
import { booksOf } from '#tests/support/books.ts';
import {
  type CashAccounts,
  cashAccountsOf,
  countPositions,
  heldIn,
  moveCash,
  openBill,
  positionsOf,
} from '#tests/support/cash.ts';
import { expectDepositsAsCounted } from '#tests/support/counted-reports.ts';
import { useDatabase } from '#tests/support/database.ts';
import { addVendor } from '#tests/support/expenses.ts';
import { amountOf, SEED } from '#tests/support/fixed-seed.ts';
import { figuresSpoiltBy, findDiscrepancies } from '#tests/support/ledger.ts';
import { addProperty, addUnit, createRentable, todayOf } from '#tests/support/portfolio.ts';
import { verbs } from '#tests/support/verbs.ts';

const ACTIONS = amountOf(300, 1_200);
/** The play is worth something when each limit was met: which connection is faster decides when. */
const LIMITS = ['deposits_reserved', 'deposits_needed', 'owners_money_reserved', 'owners_money_short'];
const CONNECTIONS = 6;
/** What the rules may answer to a random choice; anything else is a failure. */
const EXPECTED = new Set([
  'done',
  'deposits_reserved',
  'deposits_short',
  'deposits_needed',
  'owners_money_reserved',
  'owners_money_short',
  'amount_exceeds_bill',
  // Another connection has paid all of it meanwhile.
  'bill_moved',
]);

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;
let books: ReturnType<typeof booksOf>;
let accounts: CashAccounts;
let all: string[];
let properties: string[];
let leases: string[];
let bills: { id: string; amount: number }[];
let today: string;

beforeAll(async () => {
  const { sql } = database;
  place = await createRentable(sql, 'Azar');
  books = booksOf(sql, place.landlord);
  today = await todayOf(sql, place.landlord);
  accounts = await cashAccountsOf(sql, place.landlord);
  const more = await books.inBooks('create_account', {
    p_code: '1041',
    p_name: 'Propietarios BHD',
    p_subtype: 'cash',
    p_held_for: 'owners',
  });
  all = [...Object.values(accounts), more];
  properties = [place.propertyId, await addProperty(sql, place.landlord, 'Otra')];
  const vendorId = await addVendor(sql, place.landlord, 'Plomería');
  leases = [];
  bills = [];
  for (const propertyId of properties) {
    const unitId = await addUnit(sql, place.landlord, propertyId, 'A');
    const term = { startsOn: '2026-01-01', endsOn: '2040-12-31', billFrom: '2040-01-01' };
    const lease = { unitId, personIds: [place.personId], depositMinor: 3_000, ...term };
    leases.push(await verbs.createLease(sql, place.owner, lease));
    for (let n = 0; n < 12; n += 1) {
      const amount = 1_000 * (n + 1);
      const bill = { vendorId, propertyId, amountMinor: amount, billedOn: today };
      bills.push({ id: await openBill(sql, place.landlord, bill), amount });
    }
  }
});

const actions: ((random: Random) => Promise<unknown>)[] = [
  (random) =>
    verbs.recordPayment(database.sql, place.owner, {
      leaseId: random.pick(leases),
      amountMinor: random.between(1, 3_000),
      paidOn: today,
      accountId: random.pick(all),
    }),
  (random) => {
    const bill = random.pick(bills);
    const input = { billId: bill.id, amountMinor: random.between(1, bill.amount), paidOn: today };
    return verbs.payBill(database.sql, place.owner, { ...input, accountId: random.pick(all) });
  },
  (random) =>
    verbs.distributeToOwners(database.sql, place.owner, {
      propertyId: random.pick(properties),
      paidOn: today,
      parts: [{ owner: '', amount_minor: random.between(1, 2_000) }],
      accountId: random.pick(all),
      isBeyondDue: true,
    }),
  (random) => {
    const from = random.pick(all);
    const propertyId = random.pick([...properties, undefined]);
    return moveCash(database.sql, place.landlord, {
      from,
      to: random.pick(all.filter((id) => id !== from)),
      amountMinor: random.between(1, 2_500),
      movedOn: today,
      ...(propertyId && { propertyId }),
    });
  },
  (random) => {
    const amount = random.between(1, 2_000);
    const propertyId = random.pick(properties);
    return books.enter(today, [
      { account: random.pick(['repairs', ...all]), amount, propertyId },
      { account: random.pick(all), amount: -amount, propertyId },
    ]);
  },
  (random) => {
    const amount = random.between(1, 9_000);
    const propertyId = random.pick(properties);
    return books.enter(today, [
      { account: accounts.own, amount, propertyId },
      { account: 'other_income', amount: -amount, propertyId },
    ]);
  },
  (random) =>
    books.inBooks('convert_currency', {
      p_occurred_on: today,
      p_from_account_id: random.pick(all),
      p_from_currency: 'DOP',
      p_from_minor: random.between(60, 2_000),
      p_to_account_id: random.pick(all),
      p_to_minor: 10,
      p_rate: 60,
      p_rate_source: 'Banco Central',
      p_rated_on: today,
    }),
];

it(`no account of deposits or of owners' money was ever below zero (seed ${SEED})`, async () => {
  const outcomes = new Map<string, number>();
  let started = 0;
  const worker = async (number: number) => {
    // Neighbouring seeds draw alike.
    const random = new Random(SEED + 97 * number);
    const isOver = () => LIMITS.every((limit) => outcomes.has(limit)) || started >= 6 * ACTIONS;
    while (started < ACTIONS || !isOver()) {
      started += 1;
      const outcome = await outcomeOf(random.pick(actions)(random));
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, number) => worker(number)));
  expect([...outcomes.keys()].filter((outcome) => !EXPECTED.has(outcome))).toEqual([]);
  expect(outcomes.get('done')).toBeGreaterThan(ACTIONS / 4);
  for (const limit of LIMITS) expect(outcomes.get(limit), limit).toBeGreaterThan(0);
  // Entry after entry, counted line by line: the whole of each account, and of owners' money each property.
  const below = await database.sql`
    with entries as (
      select l.account_id, l.currency, a.held_for, l.entry_number, p.property_id, sum(l.amount_minor) as amount
      from public.journal_lines l
      join public.accounts a on a.id = l.account_id and a.held_for <> 'own'
      cross join lateral (select null::uuid as property_id
        union all select l.property_id where a.held_for = 'owners' and l.property_id is not null) p
      group by 1, 2, 3, 4, 5
    )
    select * from (
      select *, sum(amount) over (partition by account_id, currency, property_id order by entry_number) as held from entries) h
    where h.held < 0`;
  expect([...below]).toEqual([]);
  // What the report of deposits says of it, counted from the lines.
  expect(await heldIn(database.sql, accounts.deposits)).toBeGreaterThan(0);
  const { organizationId } = place.landlord;
  for (const property of [null, place.propertyId])
    await expectDepositsAsCounted(database.sql, place.owner, organizationId, today, property);
  expect(await findDiscrepancies(database.sql)).toEqual([]);
}, 120_000);

/** What is shown, after it was found to be what a recount of all lines gives. */
async function expectAsCounted() {
  const shown = await positionsOf(database.sql, place.landlord);
  expect(shown.map(({ apart, ...figures }) => figures)).toEqual([
    ...(await countPositions(database.sql, place.landlord)),
  ]);
  return shown;
}

it('and the positions are what the lines say, one by one', async () => {
  expect((await expectAsCounted()).map(({ due }) => due)).toEqual([0, 0]);
  const due: number[] = [];
  for (const propertyId of properties) {
    await books.verb('set_property_owners', {
      p_request_id: undefined,
      p_property_id: propertyId,
      p_owners: [{ full_name: 'Rosa', share_basis_points: 10_000 }],
    });
    due.push((await expectAsCounted()).find(({ currency }) => currency === 'DOP')?.due ?? 0);
  }
  // The play earns more than it spends, so that there is something to compare.
  expect(due[0]).toBeGreaterThan(0);
  expect(due[1]).toBeGreaterThan(due[0] ?? 0);
  for (const table of ['private.property_dues', 'private.owners_cash']) {
    const statement = `update ${table} set amount_minor = amount_minor + 1`;
    expect(await figuresSpoiltBy(database.sql, statement), table).toHaveLength(1);
  }
});
