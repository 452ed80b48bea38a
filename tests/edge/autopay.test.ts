import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { localStripe, signedEvent } from '#stack/cards/stripe.ts';
import { autopays } from '#tests/support/autopay-rows.ts';
import { FIRST, inMinutes, ONE, useCardPlay } from './card-play.ts';
import type { CardScene } from './card-scene.ts';

const play = useCardPlay();
const TWO = { payments: 2, receipts: 2, refunded: 0 };
const CHARGED = 700_000;

/** A tenant with a stored card whose charge of today was announced. */
async function announced(processor: 'azul' | 'stripe', later: string) {
  const scene = await play.scene(processor);
  const autopayId = await play.storeCard(scene, later);
  expect(autopayId).not.toBe('');
  const [row] = await play.database()`
    select private.organization_today(organization_id)::text as today from public.autopays where id = ${autopayId}`;
  const chargeId = await autopays.announced(play.database(), autopayId, row?.today, CHARGED);
  return { scene, autopayId, chargeId };
}

const stateOf = async (chargeId: string) => {
  const [row] = await play.database()`
    select c.status, c.card_payment_id, a.status as autopay, p.card_last4, p.amount_minor::int as amount
    from public.autopay_charges c join public.autopays a on a.id = c.autopay_id
    left join public.card_payments p on p.id = c.card_payment_id where c.id = ${chargeId}`;
  return row;
};
/** The timer, however its other jobs fare: what failed is told, and done later. */
const tick = (minutes: number) => play.worker.scheduled(inMinutes(minutes)).catch(() => undefined);
const refund = async (scene: CardScene, cardPaymentId: string) => {
  const [row] =
    await play.database()`select payment_id from public.card_payments where id = ${cardPaymentId}`;
  const body = { paymentId: row?.payment_id, amountMinor: CHARGED, reason: 'Error', requestId: randomUUID() };
  return (await play.post('/api/cards/refunds', body, scene.ownerToken)).json();
};

describe.each(['azul', 'stripe'] as const)('%s, a stored card', (processor) => {
  it('is kept sealed and charged once, however often and by however many timers; the money can go back', async () => {
    const { scene, autopayId, chargeId } = await announced(processor, 'approves');
    expect(await play.effectsOf(scene)).toEqual(ONE);
    const [row] = await play.database()`
      select k.sealed, a.card_last4, a.card_expires from private.autopay_cards k join public.autopays a on a.id = k.autopay_id
      where k.autopay_id = ${autopayId}`;
    expect(row).toMatchObject({ card_last4: '4242', card_expires: '2039-12' });
    expect(row?.sealed).toMatch(/^v2\.[0-9a-f]{8}\.[\w-]{16}\.[\w-]+$/);
    expect(row?.sealed).not.toMatch(/pm_|dv-/);
    await Promise.all([tick(1), tick(1), tick(2)]);
    await tick(20);
    const state = await stateOf(chargeId);
    expect(state).toMatchObject({ status: 'paid', autopay: 'active', card_last4: '4242', amount: CHARGED });
    expect(await play.effectsOf(scene)).toEqual(TWO);
    expect(await refund(scene, state?.card_payment_id)).toMatchObject({ status: 'done' });
    expect(await play.effectsOf(scene)).toEqual({ ...TWO, refunded: CHARGED });
  });

  it('that is declined posts nothing and is tried once more', async () => {
    const { scene, chargeId } = await announced(processor, 'declines');
    await tick(1);
    expect(await stateOf(chargeId)).toMatchObject({ status: 'declined', autopay: 'active' });
    const inDays = (days: number) => days * 24 * 60;
    await tick(inDays(3) + 1);
    await tick(inDays(9));
    const tries = await play.database()`
      select attempt, status from public.autopay_charges c where lease_id = ${scene.leaseId}
        -- Near the end of a month, the next one's comes up meanwhile.
        and c.month = (select month from public.autopay_charges where id = ${chargeId}) order by attempt`;
    expect(tries).toMatchObject([{ status: 'declined' }, { attempt: 2, status: 'declined' }]);
    expect(await stateOf(chargeId)).toMatchObject({ autopay: 'paused' });
    const told = async () => {
      await tick(inDays(9) + 1);
      const rows = await play.database()`
        select template from private.outgoing_messages
        where dedupe_key like ${`autopay-declined/${chargeId}%`} and sent_at is not null`;
      return rows.map(({ template }) => template).toSorted();
    };
    await expect.poll(told, { timeout: 20_000 }).toEqual(['autopay_declined', 'autopay_declined_office']);
    expect(await play.effectsOf(scene)).toEqual(ONE);
  });

  it('whose answer was lost is looked up, and not charged again', async () => {
    const { scene, chargeId } = await announced(processor, 'loses');
    await tick(1);
    expect(await stateOf(chargeId)).toMatchObject({ status: 'charging' });
    expect(await play.effectsOf(scene)).toEqual(ONE);
    await tick(20);
    expect(await stateOf(chargeId)).toMatchObject({ status: 'paid', amount: CHARGED });
    expect(await play.effectsOf(scene)).toEqual(TWO);
  });

  it('is forgotten by the processor once the tenant has cancelled', async () => {
    const { scene, autopayId, chargeId } = await announced(processor, 'approves');
    const { error } = await scene.tenant.rpc('cancel_autopay', { p_autopay_id: autopayId });
    expect(error).toBeNull();
    await tick(1);
    expect(await stateOf(chargeId)).toMatchObject({ status: 'skipped', autopay: 'cancelled' });
    const [left] = await play.database()`select 1 from private.autopay_cards where autopay_id = ${autopayId}`;
    expect(left).toBeUndefined();
    expect(await play.effectsOf(scene)).toEqual(ONE);
  });
});

describe('an event of Stripe about a stored card', () => {
  it('is one payment, twenty times and before the timer', async () => {
    const { scene, chargeId } = await announced('stripe', 'loses');
    await tick(1);
    const { card_payment_id: id } = (await stateOf(chargeId)) ?? {};
    const intent = {
      id: `pi_${randomUUID().slice(0, 8)}`,
      object: 'payment_intent',
      status: 'succeeded',
      amount_received: CHARGED,
      currency: 'dop',
      metadata: { card_payment: id, automatic: 'yes' },
      latest_charge: null,
      last_payment_error: null,
    };
    const { body, signature } = signedEvent(intent, 'payment_intent.succeeded', localStripe.secretKey);
    const tell = () =>
      play.worker.fetch(`/api/cards/events/${scene.organizationId}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        body,
      });
    for (let batch = 0; batch < 2; batch += 1) {
      const answers = await Promise.all(Array.from({ length: 10 }, tell));
      expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    }
    expect(await stateOf(chargeId)).toMatchObject({ status: 'paid' });
    expect(await play.effectsOf(scene)).toEqual(TWO);
  });
});

it('CardNet keeps no card, and says so before anybody is sent there', async () => {
  const scene = await play.scene('cardnet');
  const [row] = await play.database()`select public.autopay_consent('es') ->> 'version' as version`;
  const body = {
    leaseId: scene.leaseId,
    amountMinor: FIRST,
    feeMinor: 0,
    limitMinor: 5_000_000,
    paysOn: 5,
    consentVersion: row?.version,
    requestId: randomUUID(),
    language: 'es',
  };
  const answer = await play.post('/api/cards/autopays', body, scene.tenantToken);
  expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'autopay_not_offered' }]);
});
