import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ask } from '#tests/support/account-rows.ts';
import { act, createUser } from '#tests/support/actors.ts';
import { call } from '#tests/support/call.ts';
import { cards, takeCards } from '#tests/support/card-rows.ts';
import { useDatabase } from '#tests/support/database.ts';
import { createRentable } from '#tests/support/portfolio.ts';
import { inviteTenant, verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
const RENT = 2_000_000;
const PAID_ON = '2026-01-05';

/** A lease that owes a charge of its first month, its tenant's account and the landlord. */
async function rented(name: string) {
  const { sql } = database;
  const scene = await createRentable(sql, name);
  const leaseId = await verbs.createLease(sql, scene.owner, {
    unitId: scene.unitId,
    personIds: [scene.personId],
    startsOn: '2026-01-01',
    endsOn: '2040-01-01',
    billFrom: '2039-01-01',
  });
  await verbs.addCharge(sql, scene.owner, { leaseId, amountMinor: RENT, dueOn: '2026-01-05' });
  const [seat] = await sql<{ id: string; email: string }[]>`
    select lt.id, p.email from public.lease_tenants lt join public.people p on p.id = lt.person_id
    where lt.lease_id = ${leaseId}`;
  const email = seat?.email ?? '';
  const accept = async () => {
    const { token } = await inviteTenant(sql, scene.owner, seat?.id ?? '');
    const tenant = { userId: await createUser(sql, email, 'tenant') };
    await verbs.acceptInvitation(sql, tenant, { token });
    return tenant;
  };
  const mails = async () => {
    const rows = await sql`select template, parameters from private.outgoing_messages
      where to_address = ${email} and template like 'payment%' order by created_at, id`;
    return rows.map(({ template, parameters }) => ({ template, ...parameters }));
  };
  const record = (amountMinor = RENT) =>
    verbs.recordPayment(sql, scene.owner, { leaseId, amountMinor, paidOn: PAID_ON });
  return { ...scene, leaseId, accept, mails, record };
}
type Rented = Awaited<ReturnType<typeof rented>>;

const receiptOf = async (paymentId: string) => {
  const [row] = await database.sql`select number::int from public.receipts where payment_id = ${paymentId}`;
  return row?.number;
};
const refund = (place: Rented, paymentId: string, amountMinor: number, requestId: string = randomUUID()) =>
  call(database.sql, place.owner, 'refund_payment', {
    p_request_id: requestId,
    p_payment_id: paymentId,
    p_amount_minor: amountMinor,
    p_method: 'transfer',
    p_reason: 'Pagó de más',
  });
const bounce = (place: Rented, paymentId: string, feeMinor: number) =>
  call(database.sql, place.owner, 'bounce_payment', {
    p_request_id: randomUUID(),
    p_payment_id: paymentId,
    p_reason: 'Cheque sin fondos',
    p_fee_minor: feeMinor,
    p_fee_description: 'Pago devuelto',
  });

describe('a payment that the office records', () => {
  it('is told to its tenant once, with the number of its receipt', async () => {
    const place = await rented('Registrado');
    await place.accept();
    const paymentId = await place.record();
    expect(await place.mails()).toMatchObject([
      {
        template: 'payment_recorded',
        payment_id: paymentId,
        lease_id: place.leaseId,
        landlord: 'Registrado',
        amount_minor: RENT,
        paid_on: PAID_ON,
        method: 'cash',
        receipt_number: await receiptOf(paymentId),
        has_account: true,
      },
    ]);
  });

  it('is told to a tenant without an account, and to nobody who has no address', async () => {
    const place = await rented('Sin cuenta');
    await place.record(500_000);
    expect(await place.mails()).toMatchObject([{ template: 'payment_recorded', has_account: false }]);
    await database.sql`update public.people set email = '' where id = ${place.personId}`;
    await place.record(500_000);
    expect(await place.mails()).toHaveLength(1);
  });

  it('is not told to who switched it off', async () => {
    const place = await rented('Apagado');
    const tenant = await place.accept();
    await ask(database.sql, tenant, 'set_notification', 'payment_decided', 'email', 'off');
    const paymentId = await place.record();
    await refund(place, paymentId, 100);
    expect(await place.mails()).toEqual([]);
  });

  it('was decided or paid by card: it is told as that, and not once more', async () => {
    const { sql } = database;
    const place = await rented('De otro modo');
    const tenant = await place.accept();
    const reported = await verbs.reportPayment(sql, tenant, {
      leaseId: place.leaseId,
      amountMinor: 100_000,
      paidOn: PAID_ON,
    });
    await verbs.confirmPayment(sql, place.owner, { paymentId: reported });
    await takeCards(sql, place.landlord);
    const attempt = await cards.start(sql, tenant, place.leaseId, 200_000);
    await cards.open(sql, attempt);
    await cards.settle(sql, attempt, { outcome: 'approved', amount_minor: 200_000, currency: 'DOP' });
    expect((await place.mails()).map(({ template }) => template)).toEqual([
      'payment_decided',
      'payment_decided',
    ]);
  });
});

describe('money that is taken back', () => {
  it('is told when it is refunded: how much, how, why, and what is owed again', async () => {
    const { sql } = database;
    const place = await rented('Devuelto');
    await place.accept();
    const paymentId = await place.record(RENT + 300_000);
    const requestId = randomUUID();
    for (const _ of [1, 2]) await refund(place, paymentId, 400_000, requestId);
    const told = await place.mails();
    expect(told.slice(1)).toMatchObject([
      {
        template: 'payment_refunded',
        payment_id: paymentId,
        amount_minor: 400_000,
        paid_minor: RENT + 300_000,
        paid_on: PAID_ON,
        method: 'transfer',
        reason: 'Pagó de más',
        owed_again_minor: 100_000,
      },
    ]);
    const [balance] =
      await sql`select receivable_minor::int as owed from public.lease_balances where lease_id = ${place.leaseId}`;
    expect(balance?.owed).toBe(100_000);
  });

  it('is told of a card refund when the processor has made it, not when it was asked for', async () => {
    const { sql } = database;
    const place = await rented('A la tarjeta');
    const tenant = await place.accept();
    await takeCards(sql, place.landlord);
    const attempt = await cards.start(sql, tenant, place.leaseId, RENT);
    await cards.open(sql, attempt);
    await cards.settle(sql, attempt, { outcome: 'approved', amount_minor: RENT, currency: 'DOP' });
    const [paid] = await sql`select payment_id from public.card_payments where id = ${attempt}`;
    const ids = await Promise.all(
      [400_000, 100_000].map((amount) =>
        call(sql, place.owner, 'request_card_refund', {
          p_request_id: randomUUID(),
          p_payment_id: paid?.payment_id,
          p_amount_minor: amount,
          p_reason: 'Cobro doble',
        }),
      ),
    );
    expect(await place.mails()).toHaveLength(1);
    const settle = (id: string | undefined, isDone: boolean) =>
      act(sql, 'service', (own) => own`select public.settle_card_refund(${id ?? ''}, ${isDone})`);
    for (const _ of [1, 2]) await settle(ids[0], true);
    await settle(ids[1], false);
    expect((await place.mails()).slice(1)).toMatchObject([
      { template: 'payment_refunded', amount_minor: 400_000, method: 'card', reason: 'Cobro doble' },
    ]);
  });

  it('is told when a payment came back, with the fee that was charged for it', async () => {
    const place = await rented('Sin fondos');
    await place.accept();
    const paymentId = await place.record();
    const number = await receiptOf(paymentId);
    await bounce(place, paymentId, 75_000);
    expect((await place.mails()).slice(1)).toMatchObject([
      {
        template: 'payment_reversed',
        payment_id: paymentId,
        amount_minor: RENT,
        reason: 'Cheque sin fondos',
        fee_minor: 75_000,
        receipt_number: number,
      },
    ]);
  });

  it('is told when a payment is reversed, with no fee where there is none', async () => {
    const place = await rented('Anulado');
    await place.accept();
    const paymentId = await place.record();
    await verbs.reversePayment(database.sql, place.owner, { paymentId, reason: 'Era de otro' });
    expect((await place.mails()).slice(1)).toMatchObject([
      { template: 'payment_reversed', reason: 'Era de otro', fee_minor: 0 },
    ]);
  });
});
