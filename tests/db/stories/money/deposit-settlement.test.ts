import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, addMonths, startOfMonth } from '#src/domain/foundation/dates.ts';
import { act, createUser, outcomeOf } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { findDiscrepancies } from '#tests/support/ledger.ts';
import { addPerson, addUnit, createRentable, todayOf } from '#tests/support/portfolio.ts';
import { inviteTenant, runJobs, verbs } from '#tests/support/verbs.ts';

const DEPOSIT = 500_000;

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;
let today: string;

beforeAll(async () => {
  place = await createRentable(database.sql, 'Salida');
  today = await todayOf(database.sql, place.landlord);
});

interface Ended {
  paid?: number;
  deposit?: number;
  debt?: number;
  personIds?: string[];
}

/** A lease that was ended today, with what came of its deposit, and with a charge beside it that nobody paid. */
async function endedLease({ paid = DEPOSIT, deposit = DEPOSIT, debt = 0, personIds }: Ended = {}) {
  const leaseId = await verbs.createLease(database.sql, place.owner, {
    unitId: await addUnit(database.sql, place.landlord, place.propertyId, randomUUID().slice(0, 8)),
    personIds: personIds ?? [place.personId],
    startsOn: '2026-01-01',
    endsOn: '2040-12-31',
    billFrom: '2040-01-01',
    depositMinor: deposit,
  });
  const pay = (amountMinor: number) =>
    verbs.recordPayment(database.sql, place.owner, { leaseId, amountMinor, paidOn: today });
  if (paid > 0) await pay(paid);
  if (debt > 0)
    await verbs.addCharge(database.sql, place.owner, { leaseId, amountMinor: debt, dueOn: today });
  await verbs.terminateLease(database.sql, place.owner, { leaseId, endedOn: today });
  return leaseId;
}

const settle = (leaseId: string, more: object = {}) =>
  verbs.settleDeposit(database.sql, place.owner, { leaseId, returnedOn: today, method: 'transfer', ...more });

async function booksOf(leaseId: string) {
  const rows = await database.sql<{ key: string; amount: number }[]>`
    select a.system_key as key, sum(l.amount_minor)::int as amount from public.journal_lines l
    join public.accounts a on a.id = l.account_id where l.lease_id = ${leaseId} group by 1`;
  return Object.fromEntries(rows.filter((row) => row.amount !== 0).map((row) => [row.key, row.amount]));
}

describe('a deposit', () => {
  it('1. goes back whole: nothing is held any more and the cash is gone', async () => {
    const leaseId = await endedLease();
    expect(await booksOf(leaseId)).toEqual({ deposits_held: -DEPOSIT, operating_cash: DEPOSIT });
    await settle(leaseId);
    expect(await booksOf(leaseId)).toEqual({});
    const [row] = await database.sql`
      select held_minor, deducted_minor, refund_minor, method, payment_id, details from public.deposit_settlements
      where lease_id = ${leaseId}`;
    expect(row).toMatchObject({
      held_minor: '500000',
      deducted_minor: '0',
      refund_minor: '500000',
      method: 'transfer',
      payment_id: null,
    });
    expect(row?.details).toMatchObject({ tenant_name: 'Ana Pérez', ended_on: today });
  });

  it('2. pays what is owed and what was broken; the rest goes back', async () => {
    const leaseId = await endedLease({ debt: 120_000 });
    await settle(leaseId, {
      deductions: [
        { kind: 'owed', amount_minor: 120_000 },
        { kind: 'repairs', description: ' Puerta de la cocina ', amount_minor: 80_000 },
      ],
    });
    expect(await booksOf(leaseId)).toEqual({ operating_cash: 200_000, other_income: -200_000 });
    const lines = await database.sql`
      select d.kind, d.description, d.amount_minor, c.description as charge, c.outstanding_minor
      from public.deposit_deductions d left join public.charges c on c.id = d.charge_id
      where d.lease_id = ${leaseId} order by d.position`;
    expect([...lines]).toEqual([
      { kind: 'owed', description: '', amount_minor: '120000', charge: null, outstanding_minor: null },
      {
        kind: 'repairs',
        description: 'Puerta de la cocina',
        amount_minor: '80000',
        charge: 'Puerta de la cocina',
        outstanding_minor: '0',
      },
    ]);
    const [balance] = await database.sql`
      select receivable_minor, credit_minor from public.lease_balances where lease_id = ${leaseId}`;
    expect(balance).toEqual({ receivable_minor: '0', credit_minor: '0' });
    const [receipt] = await database.sql`
      select r.amount_minor, p.method from public.receipts r join public.payments p on p.id = r.payment_id
      where r.lease_id = ${leaseId} and p.method = 'deposit'`;
    expect(receipt).toEqual({ amount_minor: '200000', method: 'deposit' });
  });

  it('3. kept whole leaves no cash and needs no way to return it', async () => {
    const leaseId = await endedLease({ debt: 900_000 });
    await settle(leaseId, { deductions: [{ kind: 'owed', amount_minor: DEPOSIT }], method: null });
    const [row] = await database.sql`
      select refund_minor, method, refund_entry_id from public.deposit_settlements where lease_id = ${leaseId}`;
    expect(row).toEqual({ refund_minor: '0', method: null, refund_entry_id: null });
    expect(await booksOf(leaseId)).toMatchObject({ receivables: 400_000, operating_cash: DEPOSIT });
  });

  it('4. of which only a part came is returned in that part, and what never came is not owed any more', async () => {
    const leaseId = await endedLease({ paid: 300_000 });
    await settle(leaseId, {
      deductions: [{ kind: 'cleaning', description: 'Limpieza', amount_minor: 50_000 }],
    });
    expect(await booksOf(leaseId)).toEqual({ operating_cash: 50_000, other_income: -50_000 });
    const [balance] = await database.sql`
      select receivable_minor from public.lease_balances where lease_id = ${leaseId}`;
    expect(balance?.receivable_minor).toBe('0');
  });

  it('5. is settled with the rent of the last days, even if nobody had charged it yet', async () => {
    const leaseId = await verbs.createLease(database.sql, place.owner, {
      unitId: await addUnit(database.sql, place.landlord, place.propertyId, randomUUID().slice(0, 8)),
      personIds: [place.personId],
      startsOn: addMonths(startOfMonth(today), -1),
      endsOn: '2040-12-31',
      depositMinor: DEPOSIT,
    });
    await verbs.recordPayment(database.sql, place.owner, { leaseId, amountMinor: DEPOSIT, paidOn: today });
    await verbs.terminateLease(database.sql, place.owner, {
      leaseId,
      endedOn: addDays(startOfMonth(today), -1),
    });
    await settle(leaseId, { deductions: [{ kind: 'owed', amount_minor: DEPOSIT }], method: null });
    const [balance] = await database.sql`
      select receivable_minor from public.lease_balances where lease_id = ${leaseId}`;
    expect(balance?.receivable_minor).toBe('500000');
  });

  it('6. that was carried over is settled with the lease that holds it', async () => {
    const leaseId = await verbs.createLease(database.sql, place.owner, {
      unitId: await addUnit(database.sql, place.landlord, place.propertyId, randomUUID().slice(0, 8)),
      personIds: [place.personId],
      startsOn: '2026-01-01',
      endsOn: addDays(today, -1),
      billFrom: today < '2026-01-01' ? '2026-01-01' : addDays(today, -1),
      depositMinor: DEPOSIT,
    });
    await verbs.recordPayment(database.sql, place.owner, { leaseId, amountMinor: DEPOSIT, paidOn: today });
    await runJobs(database.sql, new Date().toISOString());
    const next = addMonths(startOfMonth(today), 1);
    const id = await verbs.renewLease(database.sql, place.owner, {
      leaseId,
      startsOn: next,
      endsOn: addMonths(next, 12),
    });
    const [held] = await database.sql`
      select private.deposit_liability(${leaseId}) as old, private.deposit_liability(${id}) as new`;
    expect(held).toEqual({ old: '0', new: '500000' });
    const [deposit] =
      await database.sql`select id from public.charges where lease_id = ${leaseId} and kind = 'deposit'`;
    const reversal = verbs.reverseCharge(database.sql, place.owner, {
      chargeId: deposit?.id,
      reason: 'Error',
    });
    expect(await outcomeOf(reversal)).toBe('deposit_settled');
  });
});

describe('a settlement is refused', () => {
  it.each<[string, string, object]>([
    [
      '7. that keeps more than is held',
      'deductions_exceed_deposit',
      {
        deductions: [{ kind: 'repairs', description: 'Todo', amount_minor: DEPOSIT + 1 }],
      },
    ],
    [
      '8. that keeps more debt than there is',
      'deductions_exceed_owed',
      {
        deductions: [{ kind: 'owed', amount_minor: 1 }],
      },
    ],
    ['9. without a reason', 'description_missing', { deductions: [{ kind: 'repairs', amount_minor: 1 }] }],
    [
      '10. of an unknown kind',
      'value_malformed',
      { deductions: [{ kind: 'wish', description: 'x', amount_minor: 1 }] },
    ],
    [
      '11. with an amount of nothing',
      'amount_not_positive',
      {
        deductions: [{ kind: 'other', description: 'x', amount_minor: 0 }],
      },
    ],
    ['12. with a return tomorrow', 'date_in_future', { returnedOn: '2199-01-01' }],
    ['13. with a return before the lease', 'date_outside_lease', { returnedOn: '2025-12-31' }],
    ['14. without a way to return the rest', 'method_not_allowed', { method: null }],
    ['15. that returns the deposit by the deposit', 'method_not_allowed', { method: 'deposit' }],
  ])('%s, and nothing moves', async (_name, code, more) => {
    const leaseId = await endedLease();
    expect(await outcomeOf(settle(leaseId, more))).toBe(code);
    expect(await booksOf(leaseId)).toEqual({ deposits_held: -DEPOSIT, operating_cash: DEPOSIT });
  });

  it('16. twice, and where nothing is held', async () => {
    const leaseId = await endedLease();
    const requestId = randomUUID();
    const first = await settle(leaseId, { requestId });
    expect(await settle(leaseId, { requestId })).toBe(first);
    expect(await outcomeOf(settle(leaseId))).toBe('deposit_settled');
    expect(await outcomeOf(settle(await endedLease({ paid: 0 })))).toBe('no_deposit_held');
    expect(await outcomeOf(settle(await endedLease({ paid: 0, deposit: 0 })))).toBe('no_deposit_held');
  });

  it('17. what it did cannot be taken back, and nobody else pays from a deposit', async () => {
    const leaseId = await endedLease({ debt: 10_000 });
    await settle(leaseId, { deductions: [{ kind: 'owed', amount_minor: 10_000 }] });
    const [row] = await database.sql`
      select s.payment_id, c.id as charge_id from public.deposit_settlements s
      join public.charges c on c.lease_id = s.lease_id and c.kind = 'deposit' where s.lease_id = ${leaseId}`;
    const payment = verbs.reversePayment(database.sql, place.owner, {
      paymentId: row?.payment_id,
      reason: 'Error',
    });
    expect(await outcomeOf(payment)).toBe('deposit_settled');
    const charge = verbs.reverseCharge(database.sql, place.owner, {
      chargeId: row?.charge_id,
      reason: 'Error',
    });
    expect(await outcomeOf(charge)).toBe('deposit_settled');
    const direct = act(
      database.sql,
      place.owner,
      (sql) => sql`select public.record_payment(${randomUUID()}, ${leaseId}, 100, ${today}, 'deposit')`,
    );
    expect(await outcomeOf(direct)).toBe('method_not_allowed');
    expect(await outcomeOf(database.sql`update public.deposit_settlements set deducted_minor = 0`)).toBe(
      'append_only',
    );
  });
});

it('18. the tenant reads their own settlement, and another tenant does not', async () => {
  const email = `inquilina-${randomUUID()}@example.test`;
  const person = await addPerson(database.sql, place.landlord, 'Inquilina', email);
  const leaseId = await endedLease({ personIds: [person], debt: 10_000 });
  const [seat] = await database.sql`select id from public.lease_tenants where lease_id = ${leaseId}`;
  const { token } = await inviteTenant(database.sql, place.owner, seat?.id);
  const own = { userId: await createUser(database.sql, email, 'tenant') };
  const other = { userId: await createUser(database.sql, `otra-${randomUUID()}@example.test`, 'tenant') };
  await verbs.acceptInvitation(database.sql, own, { token });
  await settle(leaseId, { deductions: [{ kind: 'owed', amount_minor: 10_000 }] });
  const seen = (who: typeof own) =>
    act(database.sql, who, async (sql) => [
      ...(await sql`select lease_id from public.deposit_settlements`),
      ...(await sql`select lease_id from public.deposit_deductions`),
    ]);
  expect(await seen(own)).toEqual([{ lease_id: leaseId }, { lease_id: leaseId }]);
  expect(await seen(other)).toEqual([]);
});

it('19. all kept figures equal a recount', async () => {
  expect(await findDiscrepancies(database.sql)).toEqual([]);
});
