import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { act, type Caller, createUser, outcomeOf } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { findDiscrepancies } from '#tests/support/ledger.ts';
import { addUnit, createRentable, todayOf } from '#tests/support/portfolio.ts';
import { inviteTenant, runJobs, verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;
let tenant: Caller;
let today: string;

beforeAll(async () => {
  place = await createRentable(database.sql, 'Caja');
  today = await todayOf(database.sql, place.landlord);
  const home = await lease();
  const [row] = await database.sql`
    select lt.id, p.email from public.lease_tenants lt join public.people p on p.id = lt.person_id where lt.lease_id = ${home}`;
  tenant = { userId: await createUser(database.sql, row?.email, 'tenant') };
  const { token } = await inviteTenant(database.sql, place.owner, row?.id);
  await verbs.acceptInvitation(database.sql, tenant, { token });
});

/** A lease with its first rent of 10,000.00 charged; the tenant is on it as soon as they have accepted. */
async function lease(year = 2031, more: object = {}): Promise<string> {
  const unitId = await addUnit(database.sql, place.landlord, place.propertyId, randomUUID().slice(0, 8));
  const id = await verbs.createLease(database.sql, place.owner, {
    unitId,
    personIds: [place.personId],
    startsOn: `${year}-01-01`,
    endsOn: `${year}-12-31`,
    ...more,
  });
  await runJobs(database.sql, `${year}-01-01T12:00:00Z`);
  return id;
}

async function balanceOf(leaseId: string) {
  const [row] = await database.sql`
    select billed_minor::int as billed, paid_minor::int as paid, receivable_minor::int as owed, credit_minor::int as credit
    from public.lease_balances where lease_id = ${leaseId}`;
  return row;
}

async function paymentOf(id: string) {
  const [row] = await database.sql`
    select status, unapplied_minor::int as credit, decision_reason, decided_by, currency from public.payments where id = ${id}`;
  return row;
}

const pay = (leaseId: string, amountMinor: number) =>
  verbs.recordPayment(database.sql, place.owner, { leaseId, amountMinor, paidOn: today });
const report = (leaseId: string, amountMinor: number, more: object = {}) =>
  verbs.reportPayment(database.sql, tenant, { leaseId, amountMinor, paidOn: today, ...more });

describe('a payment that the organisation records', () => {
  it('1. pays a part', async () => {
    const id = await lease();
    await pay(id, 400_000);
    expect(await balanceOf(id)).toEqual({ billed: 1_000_000, paid: 400_000, owed: 600_000, credit: 0 });
  });

  it('2. pays what is due first, first', async () => {
    const id = await lease();
    await runJobs(database.sql, '2031-03-01T12:00:00Z');
    await pay(id, 1_500_000);
    const open = await database.sql`
      select due_on::text as due, outstanding_minor::int as open from public.charges where lease_id = ${id} order by due_on`;
    expect([...open]).toEqual([
      { due: '2031-01-01', open: 0 },
      { due: '2031-02-01', open: 500_000 },
      { due: '2031-03-01', open: 1_000_000 },
    ]);
  });

  it('3. leaves credit, and the next month takes it by itself', async () => {
    const id = await lease();
    const payment = await pay(id, 1_700_000);
    expect(await balanceOf(id)).toEqual({ billed: 1_000_000, paid: 1_700_000, owed: 0, credit: 700_000 });
    await runJobs(database.sql, '2031-02-01T12:00:00Z');
    expect(await balanceOf(id)).toEqual({ billed: 2_000_000, paid: 1_700_000, owed: 300_000, credit: 0 });
    expect(await paymentOf(payment)).toMatchObject({ credit: 0 });
  });

  it('4. is in the currency of its lease, and currencies never mix', async () => {
    const dollars = await lease(2031, { currency: 'USD' });
    const pesos = await lease();
    expect(await paymentOf(await pay(dollars, 500_000))).toMatchObject({ currency: 'USD' });
    await pay(pesos, 500_000);
    const lines =
      await database.sql`select distinct currency from public.journal_lines where lease_id = ${dollars}`;
    expect([...lines]).toEqual([{ currency: 'USD' }]);
  });

  it('5. has a receipt with the next number that says what it paid', async () => {
    const id = await lease();
    const [before] = await database.sql`
      select max(number)::int as number from public.receipts where organization_id = ${place.landlord.organizationId}`;
    const payment = await pay(id, 1_200_000);
    const [receipt] =
      await database.sql`select number::int, amount_minor::int, details from public.receipts where payment_id = ${payment}`;
    expect(receipt).toMatchObject({
      number: (before?.number ?? 0) + 1,
      amount_minor: 1_200_000,
      details: {
        organization_name: 'Caja',
        tenant_name: 'Ana Pérez',
        credit_minor: 200_000,
        allocations: [
          { kind: 'rent', period_start: '2031-01-01', period_end: '2031-01-31', amount_minor: 1_000_000 },
        ],
      },
    });
  });

  it.each<[string, number, () => string, string]>([
    ['6. of nothing', 0, () => today, 'amount_not_positive'],
    ['7. of less than nothing', -1, () => today, 'amount_not_positive'],
    ['8. of more than the largest amount', 1_000_000_000_001, () => today, 'value_out_of_range'],
    ['9. of the future', 1, () => '2099-01-01', 'date_in_future'],
    ['10. of long ago', 1, () => '2001-01-01', 'date_too_old'],
  ])('%s is refused', async (_name, amountMinor, paidOn, code) => {
    const id = await lease();
    const input = { leaseId: id, amountMinor, paidOn: paidOn() };
    expect(await outcomeOf(verbs.recordPayment(database.sql, place.owner, input))).toBe(code);
    expect(await outcomeOf(verbs.reportPayment(database.sql, tenant, input))).toBe(code);
  });
});

describe('a payment that a tenant reports', () => {
  it('11. counts only once it is confirmed', async () => {
    const id = await lease();
    const payment = await report(id, 1_000_000);
    expect(await balanceOf(id)).toMatchObject({ owed: 1_000_000, paid: 0 });
    await verbs.confirmPayment(database.sql, place.owner, { paymentId: payment });
    expect(await balanceOf(id)).toMatchObject({ owed: 0, paid: 1_000_000 });
    expect(await paymentOf(payment)).toMatchObject({ status: 'confirmed', decided_by: place.owner.userId });
  });

  it('12. is confirmed by one of two who try at once', async () => {
    const payment = await report(await lease(), 1_000_000);
    const both = await Promise.all(
      [1, 2].map(() => outcomeOf(verbs.confirmPayment(database.sql, place.owner, { paymentId: payment }))),
    );
    expect(both.sort()).toEqual(['done', 'payment_already_decided']);
    const receipts = await database.sql`select 1 from public.receipts where payment_id = ${payment}`;
    expect(receipts).toHaveLength(1);
  });

  it('13. is rejected with a reason that the tenant reads, and stays rejected', async () => {
    const id = await lease();
    const payment = await report(id, 1_000_000);
    const reject = (reason: string) =>
      outcomeOf(verbs.rejectPayment(database.sql, place.owner, { paymentId: payment, reason }));
    expect(await reject('  ')).toBe('reason_missing');
    expect(await reject('No llegó al banco')).toBe('done');
    expect(await reject('Otra vez')).toBe('payment_already_decided');
    expect(await outcomeOf(verbs.confirmPayment(database.sql, place.owner, { paymentId: payment }))).toBe(
      'payment_already_decided',
    );
    const seen = await act(
      database.sql,
      tenant,
      (sql) => sql`select decision_reason from public.payments where id = ${payment}`,
    );
    expect([...seen]).toEqual([{ decision_reason: 'No llegó al banco' }]);
    expect(await balanceOf(id)).toMatchObject({ owed: 1_000_000, paid: 0, credit: 0 });
  });

  it("14. is not the tenant's to confirm, reject or reverse", async () => {
    const payment = await report(await lease(), 1_000_000);
    const tries = [
      verbs.confirmPayment(database.sql, tenant, { paymentId: payment }),
      verbs.rejectPayment(database.sql, tenant, { paymentId: payment, reason: 'x' }),
      verbs.reversePayment(database.sql, tenant, { paymentId: payment, reason: 'x' }),
    ];
    expect(await Promise.all(tries.map(outcomeOf))).toEqual(['not_found', 'not_found', 'not_found']);
  });

  it('15. may be of a lease that has ended, whose debt remains', async () => {
    const id = await lease();
    await database.sql`update public.leases set status = 'terminated', ended_on = '2031-01-31' where id = ${id}`;
    const payment = await report(id, 1_000_000);
    await verbs.confirmPayment(database.sql, place.owner, { paymentId: payment });
    expect(await balanceOf(id)).toMatchObject({ owed: 0 });
  });

  it('16. has a proof only if it lies in the folder of that lease', async () => {
    const id = await lease();
    const other = await lease();
    const folder = `${place.landlord.organizationId}/${id}`;
    const upload = (name: string) =>
      outcomeOf(
        act(
          database.sql,
          tenant,
          (sql) => sql`insert into storage.objects (bucket_id, name) values ('payment-proofs', ${name})`,
        ),
      );
    expect(await upload(`${folder}/proof.jpg`)).toBe('done');
    expect(await outcomeOf(report(id, 1, { proofPath: `${folder}/proof.jpg` }))).toBe('done');
    expect(await outcomeOf(report(other, 1, { proofPath: `${folder}/proof.jpg` }))).toBe('proof_not_found');
    expect(await outcomeOf(report(id, 1, { proofPath: `${folder}/missing.jpg` }))).toBe('proof_not_found');
  });
});

it('17. a deposit is a liability, not income nor revenue', async () => {
  const id = await lease(2031, { depositMinor: 2_000_000, startsOn: '2031-06-01' });
  const months = () => database.sql`
    select sum(billed_minor)::int as billed, sum(revenue_minor)::int as revenue from public.monthly_totals
    where organization_id = ${place.landlord.organizationId}`;
  const before = await months();
  await pay(id, 2_000_000);
  expect(await months()).toEqual(before);
  const [held] = await database.sql`
    select sum(-l.amount_minor)::int as held from public.journal_lines l join public.accounts a on a.id = l.account_id
    where l.lease_id = ${id} and a.system_key = 'deposits_held'`;
  expect(held).toEqual({ held: 2_000_000 });
});

it('18. all kept figures equal a recount', async () => {
  expect(await findDiscrepancies(database.sql)).toEqual([]);
});
