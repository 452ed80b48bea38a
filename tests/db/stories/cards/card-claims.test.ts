import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { outcomeOf } from '#tests/support/actors.ts';
import { call } from '#tests/support/call.ts';
import { addTenantToLease, cards, takeCards } from '#tests/support/card-rows.ts';
import { useDatabase } from '#tests/support/database.ts';
import { findDiscrepancies } from '#tests/support/ledger.ts';
import { addUnit, createRentable } from '#tests/support/portfolio.ts';
import { verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;
const OWED = 100_000;
const PAID = 60_000;
const FEE = 2_000;

beforeAll(async () => {
  place = await createRentable(database.sql, 'Contracargos');
  await takeCards(database.sql, place.landlord, { fee_payer: 'tenant', fee_fixed_minor: FEE });
});

/** A lease that owed 1,000.00, of which 600.00 was paid by card, with a fee of 20.00. */
async function paid() {
  const { sql } = database;
  const leaseId = await verbs.createLease(sql, place.owner, {
    unitId: await addUnit(sql, place.landlord, place.propertyId, randomUUID().slice(0, 8)),
    personIds: [place.personId],
    startsOn: '2026-01-01',
    endsOn: '2040-12-31',
    billFrom: '2040-01-01',
  });
  await verbs.addCharge(sql, place.owner, { leaseId, amountMinor: OWED, dueOn: '2026-02-01' });
  const tenant = await addTenantToLease(sql, place.owner, leaseId);
  const id = await cards.start(sql, tenant, leaseId, PAID, FEE);
  await cards.open(sql, id);
  const { payment_id } = await cards.settle(sql, id, {
    outcome: 'approved',
    amount_minor: PAID + FEE,
    currency: 'DOP',
    authorization_code: `pi_${id}`,
  });
  const reference = `x_${randomUUID()}`;
  const tell =
    (kind: 'refund' | 'dispute') =>
    (status: string, more: object = {}) =>
      cards.settleClaim(sql, id, {
        ...{ kind, status, reference, currency: 'DOP', amount_minor: PAID + FEE, reason: 'fraudulent' },
        ...more,
      });
  return {
    id,
    leaseId,
    tenant,
    reference,
    paymentId: payment_id ?? '',
    dispute: tell('dispute'),
    refund: tell('refund'),
  };
}
type Paid = Awaited<ReturnType<typeof paid>>;

async function stateOf({ id, leaseId, paymentId }: Paid) {
  const [row] = await database.sql`
    select (select receivable_minor::int from public.lease_balances where lease_id = ${leaseId}) as owed,
      (select status from public.payments where id = ${paymentId}) as status,
      (select count(*)::int from public.payments where lease_id = ${leaseId} and status = 'confirmed') as payments,
      (select coalesce(sum(amount_minor), 0)::int from public.refunds where lease_id = ${leaseId} and status = 'done') as refunded,
      (select count(*)::int from public.card_claims where card_payment_id = ${id}) as claims`;
  return row;
}
const claimOf = async ({ reference }: Paid) => {
  const [row] = await database.sql`
    select status, amount_minor::int, posted_minor::int, refund_id, again_payment_id from public.card_claims
    where reference = ${reference}`;
  return row;
};
const mailsOf = async (place_: Paid) => {
  const rows = await database.sql`
    select template, parameters ->> 'reason' as reason from private.outgoing_messages
    where parameters ->> 'lease_id' = ${place_.leaseId} and template like 'payment%' order by created_at, id`;
  return rows.map(({ template, reason }) => ({ template, reason }));
};
const byHand = ({ paymentId, reference }: Paid, amountMinor: number, method: string) =>
  call(database.sql, place.owner, 'refund_payment', {
    ...{ p_request_id: randomUUID(), p_payment_id: paymentId, p_amount_minor: amountMinor },
    ...{ p_method: method, p_reason: 'De más', p_reference: method === 'card' ? reference : '' },
  });
const UNTOUCHED = { owed: OWED - PAID, status: 'confirmed', payments: 1, refunded: 0 };
const balanced = async () => expect(await findDiscrepancies(database.sql)).toEqual([]);

describe('a dispute', () => {
  it('of which no money has moved changes nothing, and is on the payment', async () => {
    const scene = await paid();
    expect(await scene.dispute('open')).toBe('open');
    expect(await stateOf(scene)).toEqual({ ...UNTOUCHED, claims: 1 });
    expect(await claimOf(scene)).toMatchObject({ status: 'open', posted_minor: 0 });
  });

  it('that took the money reverses the payment once, however often and by however many it is told', async () => {
    const scene = await paid();
    await Promise.all(Array.from({ length: 100 }, (_, at) => scene.dispute(at % 3 ? 'taken' : 'open')));
    expect(await stateOf(scene)).toEqual({
      owed: OWED,
      status: 'reversed',
      payments: 0,
      refunded: 0,
      claims: 1,
    });
    expect(await claimOf(scene)).toMatchObject({
      status: 'taken',
      posted_minor: PAID + FEE,
      refund_id: null,
    });
    const reason = `Contracargo (chargeback) Azul ${scene.reference} · fraudulent`;
    expect((await mailsOf(scene)).filter(({ template }) => template === 'payment_reversed')).toEqual([
      { template: 'payment_reversed', reason },
    ]);
    await balanced();
  });

  it('that is lost stays as it is, also when only that is told', async () => {
    const scene = await paid();
    await scene.dispute('lost');
    for (const status of ['taken', 'open', 'lost']) expect(await scene.dispute(status)).toBe('lost');
    expect(await stateOf(scene)).toMatchObject({ owed: OWED, status: 'reversed', payments: 0 });
  });

  it('that is won is recorded again as a payment of its own, with its fee, once', async () => {
    const scene = await paid();
    await scene.dispute('taken');
    await Promise.all(Array.from({ length: 100 }, () => scene.dispute('returned')));
    expect(await scene.dispute('taken')).toBe('returned');
    expect(await stateOf(scene)).toMatchObject({ owed: OWED - PAID, status: 'reversed', payments: 1 });
    const { again_payment_id: again } = (await claimOf(scene)) ?? {};
    const [row] = await database.sql`
      select amount_minor::int, fee_minor::int, method, reference, reported_by from public.payments where id = ${again}`;
    expect(row).toEqual({
      ...{ amount_minor: PAID, fee_minor: FEE, method: 'card', reported_by: null },
      reference: scene.reference,
    });
    expect((await mailsOf(scene)).at(-1)).toMatchObject({ template: 'payment_recorded' });
    await balanced();
  });

  it('that came back before anybody heard that it took something changes nothing', async () => {
    const scene = await paid();
    for (const status of ['returned', 'lost', 'taken', 'open']) await scene.dispute(status);
    expect(await stateOf(scene)).toEqual({ ...UNTOUCHED, claims: 1 });
  });

  it('of a part, or of a payment of which a part went back, is a refund of what is left', async () => {
    const part = await paid();
    await part.dispute('taken', { amount_minor: 10_000 });
    expect(await stateOf(part)).toMatchObject({
      owed: OWED - PAID + 10_000,
      status: 'confirmed',
      refunded: 10_000,
    });
    const rest = await paid();
    await byHand(rest, 5_000, 'cash');
    await rest.dispute('taken');
    expect(await stateOf(rest)).toMatchObject({ owed: OWED, status: 'confirmed', refunded: PAID });
    // The cash and the fee are not of the payment any more: the owner sees what is not in the books.
    expect(await claimOf(rest)).toMatchObject({ amount_minor: PAID + FEE, posted_minor: PAID - 5_000 });
    await part.dispute('returned', { amount_minor: 10_000 });
    expect(await stateOf(part)).toMatchObject({ owed: OWED - PAID, payments: 2 });
    await balanced();
  });

  it('of a payment that was reversed here, or in another money, books nothing and is shown', async () => {
    const reversed = await paid();
    await verbs.reversePayment(database.sql, place.owner, {
      paymentId: reversed.paymentId,
      reason: 'Duplicado',
    });
    await reversed.dispute('taken');
    expect(await stateOf(reversed)).toMatchObject({ owed: OWED, payments: 0, refunded: 0, claims: 1 });
    const other = await paid();
    await other.dispute('taken', { currency: 'EUR' });
    expect(await stateOf(other)).toEqual({ ...UNTOUCHED, claims: 1 });
    expect(await claimOf(other)).toMatchObject({ status: 'taken', posted_minor: 0 });
    await other.dispute('returned');
    expect(await stateOf(other)).toEqual({ ...UNTOUCHED, claims: 1 });
    await balanced();
  });
});

describe('a refund that was made on the processor’s site', () => {
  it('is a refund of the payment under its reference, once, in any order', async () => {
    const scene = await paid();
    await Promise.all(
      Array.from({ length: 100 }, (_, at) =>
        scene.refund(at % 3 ? 'taken' : 'open', { amount_minor: 25_000 }),
      ),
    );
    expect(await stateOf(scene)).toEqual({
      ...UNTOUCHED,
      owed: OWED - PAID + 25_000,
      refunded: 25_000,
      claims: 1,
    });
    const rows = await database.sql`
      select reference, method, requested_by from public.refunds where payment_id = ${scene.paymentId}`;
    expect(rows).toEqual([{ reference: scene.reference, method: 'card', requested_by: null }]);
    expect((await mailsOf(scene)).filter(({ template }) => template === 'payment_refunded')).toHaveLength(1);
    await balanced();
  });

  it('of more than the payment has, its fee for instance, is as much as it has', async () => {
    const scene = await paid();
    await scene.refund('taken');
    expect(await stateOf(scene)).toMatchObject({ owed: OWED, status: 'confirmed', refunded: PAID });
    expect(await claimOf(scene)).toMatchObject({ amount_minor: PAID + FEE, posted_minor: PAID });
    await balanced();
  });

  it('that fails before it was made is nothing, and after it was made is a payment again', async () => {
    const early = await paid();
    await early.refund('open');
    for (const status of ['returned', 'taken']) await early.refund(status);
    expect(await stateOf(early)).toEqual({ ...UNTOUCHED, claims: 1 });
    const late = await paid();
    for (const status of ['taken', 'returned', 'returned', 'taken']) await late.refund(status);
    expect(await stateOf(late)).toMatchObject({ owed: OWED - PAID, payments: 2, refunded: PAID });
    await balanced();
  });

  it('and that somebody has written down here by hand, under its reference, is that one', async () => {
    const scene = await paid();
    await byHand(scene, 25_000, 'card');
    for (const status of ['open', 'taken'])
      expect(await scene.refund(status, { amount_minor: 25_000 })).toBe('done');
    expect(await stateOf(scene)).toMatchObject({ refunded: 25_000, claims: 0 });
  });
});

describe('a refund that was asked for here', () => {
  const asked = async (amountMinor = 25_000) => {
    const scene = await paid();
    const refundId = await cards.requestRefund(database.sql, place.owner, scene.paymentId, amountMinor);
    const told = (status: string) =>
      scene.refund(status, { refund_id: refundId, amount_minor: amountMinor, reason: 'declined' });
    return { ...scene, refundId, told };
  };

  it('is settled by its message, also when that comes before the answer', async () => {
    const scene = await asked();
    expect(await scene.told('open')).toBe('requested');
    for (const _ of [1, 2, 3]) expect(await scene.told('taken')).toBe('done');
    expect(await cards.settleRefund(database.sql, scene.refundId, true)).toBe('done');
    expect(await stateOf(scene)).toMatchObject({ refunded: 25_000, claims: 0 });
    await balanced();
  });

  it('and refused is told as refused; made after all, it counts', async () => {
    const scene = await asked();
    for (const _ of [1, 2]) expect(await scene.told('returned')).toBe('failed');
    expect(await stateOf(scene)).toEqual({ ...UNTOUCHED, claims: 0 });
    const [row] = await database.sql`select failure from public.refunds where id = ${scene.refundId}`;
    expect(row?.failure).toBe('declined');
    for (const _ of [1, 2]) expect(await scene.told('taken')).toBe('taken');
    expect(await stateOf(scene)).toMatchObject({ refunded: 25_000, claims: 1 });
    for (const _ of [1, 2]) expect(await scene.told('returned')).toBe('returned');
    expect(await stateOf(scene)).toMatchObject({ owed: OWED - PAID, payments: 2 });
  });

  it('that fails after it was done is a payment again, once', async () => {
    const scene = await asked();
    await scene.told('taken');
    for (const status of ['returned', 'returned', 'taken', 'returned']) await scene.told(status);
    expect(await stateOf(scene)).toMatchObject({
      owed: OWED - PAID,
      payments: 2,
      refunded: 25_000,
      claims: 1,
    });
    await balanced();
  });

  it('of another payment is not believed to be of this one', async () => {
    const [scene, other] = [await asked(), await paid()];
    await other.refund('taken', { refund_id: scene.refundId, amount_minor: 25_000 });
    expect(await stateOf(other)).toMatchObject({ refunded: 25_000, claims: 1 });
    expect(await stateOf(scene)).toMatchObject({ refunded: 0 });
  });
});

describe('what nobody knows', () => {
  it('is refused', async () => {
    const scene = await paid();
    for (const wrong of [{ status: 'won' }, { kind: 'gift' }, { status: null }])
      expect(await outcomeOf(scene.dispute('taken', wrong))).toBe('outcome_invalid');
    const claim = { kind: 'dispute', status: 'taken' };
    expect(await outcomeOf(cards.settleClaim(database.sql, randomUUID(), claim))).toBe('not_found');
    expect(await stateOf(scene)).toEqual({ ...UNTOUCHED, claims: 0 });
  });
});
