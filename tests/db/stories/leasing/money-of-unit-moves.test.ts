import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addMonths, startOfMonth } from '#src/domain/foundation/dates.ts';
import { Random } from '#stack/demo/random.ts';
import { outcomeOf } from '#tests/support/actors.ts';
import { createCashPlace } from '#tests/support/cash-place.ts';
import { useDatabase } from '#tests/support/database.ts';
import { SEED } from '#tests/support/fixed-seed.ts';
import { findDiscrepancies } from '#tests/support/ledger.ts';
import { addUnit } from '#tests/support/portfolio.ts';
import { recordExchanged, verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let cash: Awaited<ReturnType<typeof createCashPlace>>;
let startsOn: string;
let movesOn: string;
const DEPOSIT = 500_000;
const RENT = 1_000_000;

beforeAll(async () => {
  cash = await createCashPlace(database.sql, 'Mudanzas');
  startsOn = addMonths(startOfMonth(cash.today), -2);
  movesOn = startOfMonth(cash.today);
});

type Currency = 'DOP' | 'USD';
const unitOf = (propertyId: string) =>
  addUnit(database.sql, cash.landlord, propertyId, randomUUID().slice(0, 8));

async function leaseNow(more: object = {}): Promise<string> {
  return verbs.createLease(database.sql, cash.owner, {
    unitId: await unitOf(cash.propertyId),
    personIds: [cash.personId],
    startsOn,
    endsOn: addMonths(startsOn, 24),
    rentMinor: RENT,
    ...more,
  });
}
const move = async (leaseId: string, propertyId: string, more: object = {}) =>
  verbs.moveToUnit(database.sql, cash.owner, {
    leaseId,
    unitId: await unitOf(propertyId),
    movesOn,
    endsOn: addMonths(movesOn, 12),
    ...more,
  });

const numbers = (rows: Iterable<{ key: string; amount: string | number }>) =>
  Object.fromEntries([...rows].map(({ key, amount }) => [key, Number(amount)]));

/** What the books say of the whole organization, and of each of its properties. */
async function booksNow() {
  const { sql } = database;
  const { organizationId } = cash.landlord;
  const accounts = numbers(
    await sql<{ key: string; amount: string }[]>`
    select coalesce(a.system_key, a.code) || ' ' || b.currency as key, b.balance_minor as amount
    from public.account_balances b join public.accounts a on a.id = b.account_id where b.organization_id = ${organizationId}`,
  );
  const cashOf = numbers(
    await sql<{ key: string; amount: string }[]>`
    select p.name || ' ' || l.currency as key, sum(l.amount_minor) as amount from public.journal_lines l
    join public.accounts a on a.id = l.account_id and a.subtype = 'cash' join public.properties p on p.id = l.property_id
    where l.organization_id = ${organizationId} group by 1`,
  );
  const unbalanced = await sql`
    select property_id from public.journal_lines where organization_id = ${organizationId} and property_id is not null
    group by property_id, currency having sum(amount_minor) <> 0`;
  const dues = numbers(
    await sql<{ key: string; amount: string }[]>`
    select p.name || ' ' || d.currency as key, d.amount_minor as amount
    from private.property_dues d join public.properties p on p.id = d.property_id where d.organization_id = ${organizationId}`,
  );
  return { accounts, cashOf, unbalanced: unbalanced.length, dues };
}
/** What the tenants of some leases paid, have left, owe, and left as deposit. */
async function tenancyOf(leaseIds: readonly string[]) {
  const [row] = await database.sql`
    select sum(b.paid_minor)::int as paid, sum(b.credit_minor)::int as credit, sum(b.receivable_minor)::int as owed,
      sum(private.deposit_liability(b.lease_id) - private.unpaid_deposit(b.lease_id))::int as held
    from public.lease_balances b where b.lease_id in ${database.sql([...leaseIds])}`;
  return row as { paid: number; credit: number; owed: number; held: number };
}
const onlyCash = (accounts: Record<string, number>) =>
  Object.fromEntries(Object.entries(accounts).filter(([key]) => /cash|bank/.test(key)));

describe('what goes along', () => {
  const cases = (['DOP', 'USD'] as const).flatMap((currency) =>
    [true, false].flatMap((isOther) =>
      [0, DEPOSIT].flatMap((deposit) =>
        [0, 340_000].map((credit) => ({ currency, isOther, deposit, credit })),
      ),
    ),
  );

  it.each(cases)('1. $currency, other property $isOther, deposit $deposit, credit $credit', async (given) => {
    const { currency, isOther, deposit, credit } = given;
    const leaseId = await leaseNow({ currency, depositMinor: deposit });
    // Two months are charged and paid by then, with what is ahead of the third.
    await verbs.recordPayment(database.sql, cash.owner, {
      leaseId,
      amountMinor: deposit + 2 * RENT + credit,
      paidOn: cash.today,
    });
    await database.sql`select private.post_due_rent(${cash.landlord.organizationId}, ${cash.today})`;
    const before = await booksNow();
    const paid = (await tenancyOf([leaseId])).paid;
    const owner = isOther ? cash.otherPropertyId : cash.propertyId;
    const id = await move(leaseId, owner, { depositMinor: deposit, rentMinor: 900_000 });
    const after = await booksNow();

    expect(await tenancyOf([leaseId])).toEqual({ paid: paid - credit, credit: 0, owed: 0, held: 0 });
    expect(await tenancyOf([id])).toEqual({ paid: credit, credit: 0, owed: 900_000 - credit, held: deposit });
    // No account of cash and no deposit of the organization changes.
    expect(onlyCash(after.accounts)).toEqual(onlyCash(before.accounts));
    expect(after.accounts[`deposits_held ${currency}`]).toBe(before.accounts[`deposits_held ${currency}`]);
    expect(after.accounts[`prepaid_rent ${currency}`] ?? 0).toBe(
      before.accounts[`prepaid_rent ${currency}`] ?? 0,
    );
    // Each property adds up, and the cash is where the tenant is.
    expect(after.unbalanced).toBe(0);
    const gone = isOther ? deposit + credit : 0;
    const at = (books: typeof after, name: string) => books.cashOf[`${name} ${currency}`] ?? 0;
    expect(at(after, 'Torre Mudanzas')).toBe(at(before, 'Torre Mudanzas') - gone);
    expect(at(after, 'Otra torre')).toBe(at(before, 'Otra torre') + gone);
    // What was ahead of the third month's rent earned the old place; now it earns the new one.
    const due = (books: typeof after, name: string) => books.dues[`${name} ${currency}`] ?? 0;
    const earned = isOther ? credit : 0;
    expect(due(after, 'Torre Mudanzas')).toBe(due(before, 'Torre Mudanzas') - earned);
    expect(due(after, 'Otra torre')).toBe(due(before, 'Otra torre') + earned);
  });

  it('2. a payment in the other currency takes its own money to the other property', async () => {
    const leaseId = await leaseNow({ currency: 'USD', rentMinor: 100_000 });
    await recordExchanged(database.sql, cash.owner, {
      leaseId,
      amountMinor: 250_000,
      receivedMinor: 15_000_000,
      paidOn: cash.today,
    });
    const before = await booksNow();
    const id = await move(leaseId, cash.otherPropertyId, { rentMinor: 100_000 });
    const after = await booksNow();
    expect(await tenancyOf([id])).toMatchObject({ paid: 50_000, owed: 50_000 });
    expect(onlyCash(after.accounts)).toEqual(onlyCash(before.accounts));
    expect(after.cashOf['Otra torre DOP']).toBe((before.cashOf['Otra torre DOP'] ?? 0) + 3_000_000);
    expect(after.unbalanced).toBe(0);
  });

  it("3. owners' money and deposits that are kept apart stay on their accounts", async () => {
    const { accounts } = cash;
    await cash.books.verb('set_default_accounts', {
      p_request_id: undefined,
      p_organization_id: cash.landlord.organizationId,
      p_payments_account_id: accounts.owners,
      p_deposits_account_id: accounts.deposits,
    });
    const leaseId = await leaseNow({ depositMinor: DEPOSIT });
    await verbs.recordPayment(database.sql, cash.owner, {
      leaseId,
      amountMinor: DEPOSIT + 3 * RENT + 70_000,
      paidOn: cash.today,
      accountId: accounts.owners,
    });
    await cash.move(accounts.owners, accounts.deposits, DEPOSIT, { propertyId: cash.propertyId });
    const kept = await Promise.all([cash.held(accounts.owners), cash.held(accounts.deposits)]);
    const mine = await cash.held(accounts.owners, cash.propertyId);
    await move(leaseId, cash.otherPropertyId, { depositMinor: DEPOSIT, rentMinor: 800_000 });
    expect(await Promise.all([cash.held(accounts.owners), cash.held(accounts.deposits)])).toEqual(kept);
    // The month that was taken off and what was ahead of it.
    expect(await cash.held(accounts.owners, cash.propertyId)).toBe(mine - RENT - 70_000);
    await cash.books.verb('set_default_accounts', {
      p_request_id: undefined,
      p_organization_id: cash.landlord.organizationId,
      p_payments_account_id: null,
      p_deposits_account_id: null,
    });
  });
});

describe('a credit that came along', () => {
  it('4. goes with the payment that it was left of, and not by itself', async () => {
    const leaseId = await leaseNow();
    const paymentId = await cash.pay(leaseId, 2 * RENT + 340_000);
    const id = await move(leaseId, cash.otherPropertyId, { rentMinor: 900_000 });
    const [came] = await database.sql<{ id: string }[]>`
      select id from public.payments where lease_id = ${id} and method = 'moved_credit'`;
    const reverse = (payment: string) =>
      outcomeOf(verbs.reversePayment(database.sql, cash.owner, { paymentId: payment, reason: 'Devuelto' }));
    expect(await reverse(came?.id ?? '')).toBe('moved_credit_stays');
    expect(await reverse(paymentId)).toBe('done');
    expect(await tenancyOf([leaseId])).toMatchObject({ paid: 0, owed: 2 * RENT, credit: 0 });
    expect(await tenancyOf([id])).toMatchObject({ paid: 0, owed: 900_000, credit: 0 });
    expect((await booksNow()).unbalanced).toBe(0);
  });

  it('5. can be given back from the new lease, and no more than is there from the old one', async () => {
    const leaseId = await leaseNow();
    const paymentId = await cash.pay(leaseId, 2 * RENT + 2_000_000);
    const id = await move(leaseId, cash.propertyId, { rentMinor: 900_000 });
    expect(await outcomeOf(cash.refund(paymentId, 2 * RENT + 1))).toBe('refund_exceeds_payment');
    // A fiscal receipt of the new rent says how its money came.
    const [came] = await database.sql`
      select w.* from private.payments_of_charges(array(select id from public.charges where lease_id = ${id})) w`;
    expect(came).toMatchObject({ cash: '900000', other: '0' });
    const give = cash.books.verb('refund_credit', {
      p_lease_id: id,
      p_amount_minor: 1_100_000,
      p_method: 'transfer',
      p_reason: 'Lo pidió',
    });
    expect(await outcomeOf(give)).toBe('done');
    expect(await tenancyOf([id])).toMatchObject({ paid: 900_000, credit: 0, owed: 0 });
  });
});

it('6. however tenants move, pay and are given back, all that was paid and left is there once', async () => {
  const random = new Random(SEED);
  const { sql } = database;
  for (let round = 0; round < 12; round += 1) {
    const currency: Currency = random.pick(['DOP', 'USD']);
    const deposit = random.pick([0, 90_001, DEPOSIT]);
    const chain = [
      await leaseNow({ currency, depositMinor: deposit, rentMinor: random.between(300_001, RENT) }),
    ];
    const payments: string[] = [];
    for (let action = 0; action < 5; action += 1) {
      const leaseId = chain.at(-1) ?? '';
      const what = random.pick(['pay', 'pay', 'move', 'reverse'] as const);
      if (what === 'pay') {
        payments.push(await cash.pay(random.pick(chain), random.between(1, 3 * RENT)));
      } else if (what === 'move' && chain.length < 3) {
        chain.push(
          await move(leaseId, random.pick([cash.propertyId, cash.otherPropertyId]), {
            movesOn: chain.length === 1 ? movesOn : addMonths(movesOn, 1),
            endsOn: addMonths(movesOn, 14),
            depositMinor: random.pick([0, deposit, 600_007]),
          }),
        );
        if (chain.length === 3) break;
      } else if (what === 'reverse' && payments.length > 0) {
        await outcomeOf(
          verbs.reversePayment(sql, cash.owner, { paymentId: payments.pop() ?? '', reason: 'Devuelto' }),
        );
      }
      const [came] = await sql<{ total: string }[]>`
        select coalesce(sum(amount_minor), 0) as total from public.payments
        where lease_id in ${sql(chain)} and status = 'confirmed' and method <> 'moved_credit'`;
      const { paid, held } = await tenancyOf(chain);
      expect(paid).toBe(Number(came?.total));
      const [deposits] = await sql<{ total: string }[]>`
        select coalesce(sum(allocated_minor), 0) as total from public.charges where lease_id in ${sql(chain)} and kind = 'deposit'`;
      expect(held).toBe(Number(deposits?.total));
    }
  }
  expect((await booksNow()).unbalanced).toBe(0);
  expect(await findDiscrepancies(sql)).toEqual([]);
}, 120_000);
