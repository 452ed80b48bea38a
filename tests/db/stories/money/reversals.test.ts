import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { outcomeOf } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { findDiscrepancies } from '#tests/support/ledger.ts';
import { addUnit, createRentable, todayOf } from '#tests/support/portfolio.ts';
import { runJobs, verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;
let today: string;

beforeAll(async () => {
  place = await createRentable(database.sql, 'Reverso');
  today = await todayOf(database.sql, place.landlord);
});

/** A lease from January 2031 with the rent of 10,000.00 of as many months as given. */
async function lease(months = 1, more: object = {}): Promise<string> {
  const unitId = await addUnit(database.sql, place.landlord, place.propertyId, randomUUID().slice(0, 8));
  const id = await verbs.createLease(database.sql, place.owner, {
    unitId,
    personIds: [place.personId],
    startsOn: '2031-01-01',
    endsOn: '2031-12-31',
    ...more,
  });
  await runJobs(database.sql, '2031-01-01T12:00:00Z');
  if (months > 1) await runJobs(database.sql, `2031-0${months}-01T12:00:00Z`);
  return id;
}

const pay = (leaseId: string, amountMinor: number) =>
  verbs.recordPayment(database.sql, place.owner, { leaseId, amountMinor, paidOn: today });
const undoPayment = (paymentId: string, reason = 'Cheque devuelto') =>
  verbs.reversePayment(database.sql, place.owner, { paymentId, reason });
const undoCharge = (chargeId: string, reason = 'Cobrado por error') =>
  verbs.reverseCharge(database.sql, place.owner, { chargeId, reason });

async function balanceOf(leaseId: string) {
  const [row] = await database.sql`
    select receivable_minor::int as owed, credit_minor::int as credit from public.lease_balances where lease_id = ${leaseId}`;
  return row;
}

async function chargesOf(leaseId: string) {
  return database.sql<{ id: string; open: number }[]>`
    select id, outstanding_minor::int as open from public.charges where lease_id = ${leaseId} order by due_on`;
}

async function rentOf(leaseId: string): Promise<string> {
  return (await chargesOf(leaseId))[0]?.id ?? '';
}

describe('reversing a payment', () => {
  it('1. opens what it had paid, voids its receipt and keeps the number', async () => {
    const id = await lease();
    const payment = await pay(id, 1_000_000);
    await undoPayment(payment);
    expect(await balanceOf(id)).toEqual({ owed: 1_000_000, credit: 0 });
    const [receipt] = await database.sql`
      select number is not null as "isNumbered", voided_at is not null as "isVoid", void_reason from public.receipts where payment_id = ${payment}`;
    expect(receipt).toEqual({ isNumbered: true, isVoid: true, void_reason: 'Cheque devuelto' });
  });

  it('2. takes back credit that later months have used', async () => {
    const id = await lease();
    const payment = await pay(id, 2_500_000);
    await runJobs(database.sql, '2031-03-01T12:00:00Z');
    expect(await balanceOf(id)).toEqual({ owed: 500_000, credit: 0 });
    await undoPayment(payment);
    expect(await balanceOf(id)).toEqual({ owed: 3_000_000, credit: 0 });
    expect(await findDiscrepancies(database.sql)).toEqual([]);
  });

  it('3. lets the credit of another payment take its place', async () => {
    const id = await lease();
    const first = await pay(id, 1_000_000);
    await pay(id, 800_000);
    await undoPayment(first);
    expect(await balanceOf(id)).toEqual({ owed: 200_000, credit: 0 });
  });

  it('4. works after a charge that it paid was reversed', async () => {
    const id = await lease(2);
    const payment = await pay(id, 2_000_000);
    await undoCharge(await rentOf(id));
    expect(await balanceOf(id)).toEqual({ owed: 0, credit: 1_000_000 });
    await undoPayment(payment);
    expect(await balanceOf(id)).toEqual({ owed: 1_000_000, credit: 0 });
    expect(await findDiscrepancies(database.sql)).toEqual([]);
  });

  it('5. happens once, with a reason, and only to a confirmed payment', async () => {
    const payment = await pay(await lease(), 1_000);
    expect(await outcomeOf(undoPayment(payment, ' '))).toBe('reason_missing');
    const both = await Promise.all([outcomeOf(undoPayment(payment)), outcomeOf(undoPayment(payment))]);
    expect(both.sort()).toEqual(['done', 'payment_already_decided']);
    expect(await outcomeOf(verbs.confirmPayment(database.sql, place.owner, { paymentId: payment }))).toBe(
      'payment_already_decided',
    );
  });
});

describe('reversing a charge', () => {
  it('6. that is open leaves nothing owed', async () => {
    const id = await lease();
    await undoCharge(await rentOf(id));
    expect(await balanceOf(id)).toEqual({ owed: 0, credit: 0 });
  });

  it('7. that is paid turns what was paid into credit, which pays the next month', async () => {
    const id = await lease();
    await pay(id, 600_000);
    await undoCharge(await rentOf(id));
    expect(await balanceOf(id)).toEqual({ owed: 0, credit: 600_000 });
    await runJobs(database.sql, '2031-02-01T12:00:00Z');
    expect(await balanceOf(id)).toEqual({ owed: 400_000, credit: 0 });
  });

  it('8. that several payments paid gives each its part back, at once used by what is open', async () => {
    const id = await lease(2);
    await pay(id, 300_000);
    await pay(id, 900_000);
    await undoCharge(await rentOf(id));
    expect(await balanceOf(id)).toEqual({ owed: 0, credit: 200_000 });
    expect(await findDiscrepancies(database.sql)).toEqual([]);
  });

  it('9. of a deposit lessens what is held, and a new one may follow', async () => {
    const id = await lease(1, { depositMinor: 500_000 });
    const [deposit] =
      await database.sql`select id from public.charges where lease_id = ${id} and kind = 'deposit'`;
    const again = () =>
      verbs.addCharge(database.sql, place.owner, {
        leaseId: id,
        kind: 'deposit',
        amountMinor: 400_000,
        dueOn: '2031-01-01',
      });
    expect(await outcomeOf(again())).toBe('charge_exists');
    await undoCharge(deposit?.id);
    expect(await outcomeOf(again())).toBe('done');
    const [held] = await database.sql`
      select sum(-l.amount_minor)::int as held from public.journal_lines l join public.accounts a on a.id = l.account_id
      where l.lease_id = ${id} and a.system_key = 'deposits_held'`;
    expect(held).toEqual({ held: 400_000 });
  });

  it('10. happens once, with a reason, and charges are never paid twice over it', async () => {
    const id = await lease();
    await pay(id, 1_000_000);
    const charge = await rentOf(id);
    expect(await outcomeOf(undoCharge(charge, ''))).toBe('reason_missing');
    const both = await Promise.all([outcomeOf(undoCharge(charge)), outcomeOf(undoCharge(charge))]);
    expect(both.sort()).toEqual(['charge_already_reversed', 'done']);
    expect(await balanceOf(id)).toEqual({ owed: 0, credit: 1_000_000 });
  });
});

describe('a charge by hand', () => {
  const add = async (more: object) => {
    const id = await lease();
    return outcomeOf(
      verbs.addCharge(database.sql, place.owner, {
        leaseId: id,
        amountMinor: 5_000,
        dueOn: '2031-01-10',
        ...more,
      }),
    );
  };
  it.each<[string, object, string]>([
    ['11. of nothing', { amountMinor: 0 }, 'amount_not_positive'],
    ['12. of less than nothing', { amountMinor: -5 }, 'amount_not_positive'],
    ['13. without a description', { description: '  ' }, 'description_missing'],
    ['14. of rent without its period', { kind: 'rent' }, 'value_out_of_range'],
    [
      '15. of rent that is charged already',
      { kind: 'rent', periodStart: '2031-01-01', periodEnd: '2031-01-31' },
      'charge_exists',
    ],
    [
      '16. with a period that ends before it starts',
      { periodStart: '2031-02-01', periodEnd: '2031-01-01' },
      'value_out_of_range',
    ],
    ['17. due outside of time', { dueOn: '2300-01-01' }, 'value_out_of_range'],
  ])('%s is refused', async (_name, more, code) => {
    expect(await add(more)).toBe(code);
  });

  it('18. is paid from credit at once', async () => {
    const id = await lease();
    await pay(id, 1_200_000);
    await verbs.addCharge(database.sql, place.owner, {
      leaseId: id,
      amountMinor: 150_000,
      dueOn: '2031-01-10',
    });
    expect(await balanceOf(id)).toEqual({ owed: 0, credit: 50_000 });
  });
});

it('19. all kept figures equal a recount', async () => {
  expect(await findDiscrepancies(database.sql)).toEqual([]);
});
