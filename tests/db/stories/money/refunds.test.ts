import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { act, outcomeOf } from '#tests/support/actors.ts';
import { call } from '#tests/support/call.ts';
import { addTenantToLease, cards, takeCards } from '#tests/support/card-rows.ts';
import { useDatabase } from '#tests/support/database.ts';
import { findDiscrepancies } from '#tests/support/ledger.ts';
import { addUnit, createRentable, todayOf } from '#tests/support/portfolio.ts';
import { verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;
let today: string;

beforeAll(async () => {
  place = await createRentable(database.sql, 'Devuelve');
  today = await todayOf(database.sql, place.landlord);
});

/** A lease with two charges of 1,000.00, the older due first, and what was paid of them. */
async function leaseWith(paidMinor: number) {
  const { sql } = database;
  const leaseId = await verbs.createLease(sql, place.owner, {
    unitId: await addUnit(sql, place.landlord, place.propertyId, randomUUID().slice(0, 8)),
    personIds: [place.personId],
    startsOn: '2026-01-01',
    endsOn: '2040-12-31',
    billFrom: '2040-01-01',
  });
  for (const dueOn of ['2026-02-01', '2026-03-01'])
    await verbs.addCharge(sql, place.owner, { leaseId, amountMinor: 100_000, dueOn });
  const paymentId = await verbs.recordPayment(sql, place.owner, {
    leaseId,
    amountMinor: paidMinor,
    paidOn: today,
  });
  return { leaseId, paymentId };
}

const refund = (paymentId: string, amountMinor: number, more: Record<string, unknown> = {}) =>
  call(database.sql, place.owner, 'refund_payment', {
    p_request_id: randomUUID(),
    p_payment_id: paymentId,
    p_amount_minor: amountMinor,
    p_method: 'transfer',
    p_reason: 'Cobro de más',
    ...more,
  });

const openOf = async (leaseId: string) => {
  const rows = await database.sql<{ open: number }[]>`
    select outstanding_minor::int as open from public.charges where lease_id = ${leaseId} order by due_on`;
  return rows.map((row) => row.open);
};
const balanceOf = async (leaseId: string) => {
  const [row] = await database.sql`
    select paid_minor::int as paid, receivable_minor::int as owed, credit_minor::int as credit
    from public.lease_balances where lease_id = ${leaseId}`;
  return row;
};

describe('a refund', () => {
  it('takes what was paid ahead first and opens nothing', async () => {
    const { leaseId, paymentId } = await leaseWith(250_000);
    await refund(paymentId, 50_000);
    expect(await openOf(leaseId)).toEqual([0, 0]);
    expect(await balanceOf(leaseId)).toEqual({ paid: 200_000, owed: 0, credit: 0 });
  });

  it('then opens what it paid, the latest due first', async () => {
    const { leaseId, paymentId } = await leaseWith(250_000);
    await refund(paymentId, 80_000);
    expect(await openOf(leaseId)).toEqual([0, 30_000]);
    await refund(paymentId, 170_000);
    expect(await openOf(leaseId)).toEqual([100_000, 100_000]);
    expect(await outcomeOf(refund(paymentId, 1))).toBe('refund_exceeds_payment');
  });

  it('is posted once for a request, and keeps its payment from being reversed', async () => {
    const { paymentId } = await leaseWith(200_000);
    const requestId = randomUUID();
    const ids = await Promise.all(
      [1, 2, 3].map(() => refund(paymentId, 10_000, { p_request_id: requestId })),
    );
    expect(new Set(ids).size).toBe(1);
    const [row] =
      await database.sql`select refunded_minor::int as refunded from public.payments where id = ${paymentId}`;
    expect(row?.refunded).toBe(10_000);
    const reversal = verbs.reversePayment(database.sql, place.owner, { paymentId, reason: 'Error' });
    expect(await outcomeOf(reversal)).toBe('payment_refunded');
  });

  it.each([
    [{ p_reason: ' ' }, 'reason_missing'],
    [{ p_amount_minor: 0 }, 'amount_not_positive'],
    [{ p_amount_minor: 200_001 }, 'refund_exceeds_payment'],
    [{ p_method: 'deposit' }, 'method_not_allowed'],
  ])('is refused: %o', async (wrong, code) => {
    const { paymentId } = await leaseWith(200_000);
    expect(await outcomeOf(refund(paymentId, 100, wrong))).toBe(code);
  });

  it('of what a tenant has paid ahead goes through the newest payments first', async () => {
    const { leaseId } = await leaseWith(210_000);
    await verbs.recordPayment(database.sql, place.owner, { leaseId, amountMinor: 5_000, paidOn: today });
    const give = (amount: number) =>
      call(database.sql, place.owner, 'refund_credit', {
        p_request_id: randomUUID(),
        p_lease_id: leaseId,
        p_amount_minor: amount,
        p_method: 'transfer',
        p_reason: 'Se mudó',
      });
    expect(await outcomeOf(give(15_001))).toBe('refund_exceeds_credit');
    expect(await give(12_000)).toBe('12000');
    expect(await balanceOf(leaseId)).toEqual({ paid: 203_000, owed: 0, credit: 3_000 });
  });
});

describe('a payment that bounced', () => {
  const bounce = (
    paymentId: string,
    feeMinor: number,
    description = 'Cheque devuelto',
    requestId = randomUUID(),
  ) =>
    call(database.sql, place.owner, 'bounce_payment', {
      p_request_id: requestId,
      p_payment_id: paymentId,
      p_reason: 'Sin fondos',
      p_fee_minor: feeMinor,
      p_fee_description: description,
    });

  it('is reversed and charged for, once', async () => {
    const { leaseId, paymentId } = await leaseWith(200_000);
    const requestId = randomUUID();
    for (let time = 0; time < 3; time += 1) await bounce(paymentId, 15_000, 'Cheque devuelto', requestId);
    expect(await openOf(leaseId)).toEqual([100_000, 100_000, 15_000]);
    const [row] = await database.sql`select status from public.payments where id = ${paymentId}`;
    expect(row?.status).toBe('reversed');
  });

  it('is charged for under a kind of its own, which needs no words of the owner', async () => {
    const { leaseId, paymentId } = await leaseWith(200_000);
    await bounce(paymentId, 15_000, ' ');
    const [fee] = await database.sql`select c.kind, c.description, a.system_key as account
      from public.charges c join public.journal_lines l on l.entry_id = c.entry_id and l.amount_minor < 0
      join public.accounts a on a.id = l.account_id where c.lease_id = ${leaseId} and c.kind::text = 'returned_payment'`;
    expect(fee).toMatchObject({ kind: 'returned_payment', description: '', account: 'other_income' });
  });

  it('and what it cost stands among the other charges of the month in the rent roll', async () => {
    const { leaseId, paymentId } = await leaseWith(200_000);
    const others = async () => {
      const [row] = await act(
        database.sql,
        place.owner,
        (sql) => sql`select other_charges_minor::int as minor
          from public.report_rent_roll(${place.landlord.organizationId}, ${today}, null, null, 500) where lease_id = ${leaseId}`,
      );
      return row?.minor;
    };
    const before = await others();
    await bounce(paymentId, 15_000, '');
    expect(await others()).toBe(before + 15_000);
  });
});

it('the fee of a card is income, and comes back out of it when the payment is reversed', async () => {
  const { sql } = database;
  const { leaseId } = await leaseWith(100_000);
  const tenant = await addTenantToLease(sql, place.owner, leaseId);
  await takeCards(sql, place.landlord, { fee_payer: 'tenant', fee_basis_points: 350, fee_fixed_minor: 500 });
  const attempt = await cards.start(sql, tenant, leaseId, 50_000, 2_250);
  const { payment_id } = await cards.settle(sql, attempt, {
    outcome: 'approved',
    amount_minor: 52_250,
    currency: 'DOP',
  });
  const income = async () => {
    const [row] = await sql`select coalesce(-sum(l.amount_minor), 0)::int as fee from public.journal_lines l
      join public.accounts a on a.id = l.account_id join public.journal_entries e on e.id = l.entry_id
      where l.lease_id = ${leaseId} and a.system_key = 'other_income' and e.kind <> 'charge'`;
    return row?.fee;
  };
  expect(await income()).toBe(2_250);
  await verbs.reversePayment(sql, place.owner, { paymentId: payment_id ?? '', reason: 'Contracargo' });
  expect(await income()).toBe(0);
});

it('leaves every figure equal to its recount', async () => {
  expect(await findDiscrepancies(database.sql)).toEqual([]);
});
