import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Sale } from '#stack/cards/book.ts';
import { signedEvent } from '#stack/cards/stripe.ts';
import { disputeObject, doToSale, refundObject, type Told } from '#stack/cards/stripe-claims.ts';
import { AMOUNT, inMinutes, ONE, useCardPlay } from './card-play.ts';
import { type CardScene, localCredentials } from './card-scene.ts';

const play = useCardPlay();
const KEY = localCredentials.stripe.secretKey;

/** A tenant's payment, approved. `sale` is what Stripe remembers of it. */
async function paid() {
  const scene = await play.scene('stripe');
  const { id, page } = await play.begin(scene);
  await play.decide(page, 'approved');
  const [row] =
    await play.database()`select reference, payment_id from public.card_payments where id = ${id}`;
  const sale: Sale = {
    ...{ processor: 'stripe', id: row?.reference, decision: 'approved', amountMinor: AMOUNT },
    request: { 'line_items[0][price_data][currency]': 'dop' },
    ...{ at: '', refunds: [] },
  };
  return { ...scene, id, paymentId: row?.payment_id as string, sale };
}

const send = async ({ organizationId }: CardScene, told: Told, secretKey = KEY) => {
  const { body, signature } = signedEvent(told.object, told.type, secretKey);
  const answer = await play.worker.fetch(`/api/cards/events/${organizationId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body,
  });
  return answer.status;
};
/** As Stripe delivers: what was not answered well is sent again. */
const deliver = async (scene: CardScene, told: Told) => {
  const status = await send(scene, told);
  return status < 500 ? status : send(scene, told);
};
const manyTimes = async (scene: CardScene, told: readonly Told[], batches = 1) => {
  for (let batch = 0; batch < batches; batch += 1) {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => deliver(scene, told[at % told.length] as Told)),
    );
    expect(answers).toEqual(Array(10).fill(200));
  }
};
const claimOf = async (id: string) => {
  const [row] = await play.database()`
    select kind, status, posted_minor::int, again_payment_id is not null as again from public.card_claims
    where card_payment_id = ${id}`;
  return row;
};
/** Presses a button of the counterpart's page of paid sales. */
const press = async ({ sale }: { sale: Sale }, action: string) => {
  const answer = await fetch(`${play.stack.url}/_local/cards/stripe/claims`, {
    method: 'POST',
    body: new URLSearchParams({ id: sale.id, action }),
    redirect: 'manual',
  });
  expect(answer.status).toBe(303);
};
const GONE = { payments: 0, receipts: 1, refunded: 0 };

describe('a dispute at Stripe', () => {
  it('reverses the payment once, told a hundred times and out of order', async () => {
    const scene = await paid();
    await manyTimes(scene, doToSale(scene.sale, 'dispute').reverse(), 10);
    expect(await play.effectsOf(scene)).toEqual(GONE);
    expect(await claimOf(scene.id)).toEqual({
      ...{ kind: 'dispute', status: 'taken', posted_minor: AMOUNT, again: false },
    });
    await manyTimes(scene, [...doToSale(scene.sale, 'win'), ...doToSale(scene.sale, 'dispute')]);
    expect(await play.effectsOf(scene)).toEqual({ ...ONE, receipts: 2 });
    expect(await claimOf(scene.id)).toMatchObject({ status: 'returned', again: true });
  });

  it('that only warns, or is lost, is that', async () => {
    const scene = await paid();
    const warned = (status: string) => ({
      type: 'charge.dispute.updated',
      object: disputeObject(scene.sale, status, []),
    });
    await send(scene, warned('warning_needs_response'));
    expect(await claimOf(scene.id)).toMatchObject({ status: 'open' });
    await send(scene, warned('warning_closed'));
    expect(await claimOf(scene.id)).toMatchObject({ status: 'returned', posted_minor: 0 });
    expect(await play.effectsOf(scene)).toEqual(ONE);
    const lost = await paid();
    await manyTimes(lost, [...doToSale(lost.sale, 'lose'), ...doToSale(lost.sale, 'dispute')]);
    expect(await claimOf(lost.id)).toMatchObject({ status: 'lost', posted_minor: AMOUNT });
    expect(await play.effectsOf(lost)).toEqual(GONE);
  });

  it('of a payment of which nobody has heard yet finds it first', async () => {
    const scene = await play.scene('stripe');
    const { id, page } = await play.begin(scene);
    await fetch(page.action, {
      method: 'POST',
      body: new URLSearchParams({ id: page.fields.get('id') ?? '', decision: 'lost' }),
    });
    const sale = { id: page.fields.get('id') ?? '', amountMinor: AMOUNT, request: {} } as unknown as Sale;
    expect(await send(scene, doToSale(sale, 'lose')[0] as Told)).toBe(200);
    expect(await play.effectsOf(scene)).toEqual(GONE);
    expect(await claimOf(id)).toMatchObject({ status: 'lost' });
  });

  it('is not believed of another key, nor at another address; one of another sale is nobody’s', async () => {
    const [scene, other] = [await paid(), await paid()];
    const told = doToSale(scene.sale, 'lose')[0] as Told;
    expect(await send(scene, told, 'sk_test_other')).toBe(400);
    expect(await send(other, told)).toBe(404);
    const unnamed = { ...told, object: { ...told.object, payment_intent: null } };
    expect(await send(scene, unnamed)).toBe(200);
    expect(await play.effectsOf(scene)).toEqual(ONE);
    expect(await claimOf(scene.id)).toBeUndefined();
  });
});

describe('a refund at Stripe', () => {
  const ask = async (scene: CardScene & { paymentId: string }, amountMinor: number) => {
    const body = { paymentId: scene.paymentId, amountMinor, reason: 'Cobro de más', requestId: randomUUID() };
    const answer = await play.post('/api/cards/refunds', body, scene.ownerToken);
    return (await answer.json()) as { id: string; status: string };
  };
  const own = async (id: string) => {
    const [row] =
      await play.database()`select status, failure, reference from public.refunds where id = ${id}`;
    return row;
  };
  /** The sale with what Stripe's API says went back of it. */
  const known = async ({ sale }: { sale: Sale }): Promise<Sale> => {
    const address = `${play.stack.url}/_local/cards/stripe/v1/refunds?payment_intent=pi_${sale.id.slice(8)}`;
    const answer = await fetch(address, { headers: { authorization: `Bearer ${KEY}` } });
    const { data } = (await answer.json()) as { data: ReturnType<typeof refundObject>[] };
    const refunds = data.map(({ id, amount, status, metadata }) => ({
      ...{ id, key: '', amountMinor: amount, status },
      ...(metadata.refund && { order: metadata.refund }),
    }));
    return { ...sale, refunds: refunds.reverse() };
  };

  it('that was made on its site is one refund, told a hundred times in two ways', async () => {
    const scene = await paid();
    await press(scene, 'refund');
    const sale = await known(scene);
    const refund = sale.refunds[0];
    if (!refund) throw new Error('There is a refund.');
    await manyTimes(
      scene,
      [
        {
          type: 'charge.refunded',
          object: { id: 'ch_1', payment_intent: `pi_${sale.id.slice(8)}` } as Told['object'],
        },
        { type: 'refund.created', object: refundObject(sale, { ...refund, status: 'pending' }) },
        { type: 'refund.updated', object: refundObject(sale, refund) },
      ],
      10,
    );
    expect(await play.effectsOf(scene)).toEqual({ ...ONE, refunded: AMOUNT });
    expect(await claimOf(scene.id)).toMatchObject({ kind: 'refund', status: 'taken', posted_minor: AMOUNT });
    await manyTimes(scene, doToSale(sale, 'fail'));
    expect(await play.effectsOf(scene)).toEqual({ payments: 2, receipts: 2, refunded: AMOUNT });
  });

  it('that is on its way is done when it has arrived: the timer asks, and does not ask for another', async () => {
    const scene = await paid();
    await press(scene, 'slow');
    const { id, status } = await ask(scene, 400_000);
    expect(status).toBe('requested');
    await play.worker.scheduled(inMinutes(6));
    expect(await own(id)).toMatchObject({ status: 'requested' });
    await press(scene, 'succeed');
    await play.worker.scheduled(inMinutes(30));
    expect(await own(id)).toMatchObject({ status: 'done' });
    expect((await known(scene)).refunds).toHaveLength(1);
    expect(await play.effectsOf(scene)).toEqual({ ...ONE, refunded: 400_000 });
  });

  it('that is on its way is done, or refused, by its message as well', async () => {
    const scene = await paid();
    await press(scene, 'slow');
    const first = await ask(scene, 400_000);
    const sale = await known(scene);
    await manyTimes(scene, doToSale(sale, 'succeed'));
    expect(await own(first.id)).toMatchObject({ status: 'done', reference: sale.refunds[0]?.id });
    const second = await ask(scene, 100_000);
    const refused = await known(scene);
    await manyTimes(
      scene,
      doToSale(refused, 'fail').filter(({ object }) => object.id === refused.refunds[1]?.id),
    );
    expect(await own(second.id)).toMatchObject({ status: 'failed', failure: 'lost_or_stolen_card' });
    expect(await play.effectsOf(scene)).toEqual({ ...ONE, refunded: 400_000 });
    expect(await claimOf(scene.id)).toBeUndefined();
  });
});
