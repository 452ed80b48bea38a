import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { CardProcessorName } from '#src/domain/foundation/enums.ts';
import { createAzul } from '#src/edge/cards/azul.ts';
import { createStripe } from '#src/edge/cards/stripe.ts';
import { answerOf, localAzul } from '#stack/cards/azul.ts';
import type { Sale } from '#stack/cards/book.ts';
import { eventOf, localStripe } from '#stack/cards/stripe.ts';
import { AMOUNT, inMinutes, NONE, ONE, useCardPlay } from './card-play.ts';
import { type CardScene, submit } from './card-scene.ts';
import { made } from './lease.ts';

const play = useCardPlay();

describe('a refund', () => {
  const refund = async (scene: CardScene, amountMinor: number, requestId: string = randomUUID()) => {
    const { id: paymentId } = await made(
      scene.owner.from('payments').select('id').eq('lease_id', scene.leaseId).single(),
    );
    const body = { paymentId, amountMinor, reason: 'Cobro de más', requestId };
    const response = await play.post('/api/cards/refunds', body, scene.ownerToken);
    return (await response.json()) as { id?: string; status?: string; code?: string };
  };
  const paid = async (processor: CardProcessorName) => {
    const scene = await play.scene(processor);
    await play.decide((await play.begin(scene)).page, 'approved');
    return scene;
  };

  it.each(['azul', 'stripe'] as const)('of %s goes back in parts, each once', async (processor) => {
    const scene = await paid(processor);
    const requestId = randomUUID();
    const answers = [await refund(scene, 400_000, requestId), await refund(scene, 400_000, requestId)];
    expect(answers[1]).toEqual(answers[0]);
    expect(await play.effectsOf(scene)).toMatchObject({ refunded: 400_000 });
    expect(await refund(scene, 600_001)).toMatchObject({ code: 'refund_exceeds_payment' });
    expect(await refund(scene, 600_000)).toMatchObject({ status: 'done' });
    const [row] =
      await play.database()`select status from public.card_payments where lease_id = ${scene.leaseId}`;
    expect(row?.status).toBe('refunded');
  });

  it.each(['azul', 'stripe'] as const)(
    'of %s whose answer was lost is asked for again, and made once',
    async (name) => {
      const scene = await paid(name);
      const { id: paymentId } = await made(
        scene.owner.from('payments').select('id').eq('lease_id', scene.leaseId).single(),
      );
      const request = {
        p_request_id: randomUUID(),
        p_payment_id: paymentId,
        p_amount_minor: 700_000,
        p_reason: 'Error',
      };
      const id = await made(scene.owner.rpc('request_card_refund', request));
      // The worker asks the processor, and is gone before it can write the answer down.
      const network = { fetch, localUrl: `${play.stack.url}/_local/cards` };
      const processor =
        name === 'azul' ? createAzul(localAzul, false, network) : createStripe(localStripe, network);
      const [row] = await play.database()`select * from public.card_payments where payment_id = ${paymentId}`;
      const attempt = {
        id: row?.id,
        organizationId: scene.organizationId,
        orderNumber: row?.order_number,
        totalMinor: AMOUNT,
        currency: 'DOP' as const,
        merchantName: '',
        createdAt: row?.created_at,
        reference: row?.reference,
        secret: null,
        storedCard: null,
      };
      expect(await processor.refund(attempt, { id, amountMinor: 700_000 })).toMatchObject({ state: 'done' });
      await play.worker.scheduled(inMinutes(6));
      expect(await play.effectsOf(scene)).toMatchObject({ refunded: 700_000 });
      // The processor still has exactly the rest.
      expect(await refund(scene, 300_000)).toMatchObject({ status: 'done' });
    },
  );

  it('of CardNet is not offered by its page: it is written down as refused, and made by hand', async () => {
    const scene = await paid('cardnet');
    expect(await refund(scene, 100_000)).toMatchObject({ status: 'failed' });
    expect(await play.effectsOf(scene)).toMatchObject({ refunded: 0 });
  });

  it('is not for tenants', async () => {
    const scene = await paid('stripe');
    expect(await refund({ ...scene, ownerToken: scene.tenantToken }, 100)).toMatchObject({
      code: 'not_found',
    });
  });
});

describe('an event of Stripe', () => {
  const saleOf = async (id: string, currency = 'dop', amountMinor = AMOUNT): Promise<Sale> => {
    const [row] = await play.database()`select reference from public.card_payments where id = ${id}`;
    const request = {
      secretKey: 'sk_test_llaverolocal',
      client_reference_id: id,
      'line_items[0][price_data][currency]': currency,
      expires_at: String(Date.now()),
    };
    const at = new Date().toISOString();
    return {
      processor: 'stripe',
      id: row?.reference,
      decision: 'approved',
      amountMinor,
      request,
      at,
      refunds: [],
    };
  };
  const tell = ({ organizationId }: CardScene, { body, signature }: ReturnType<typeof eventOf>) =>
    play.worker.fetch(`/api/cards/events/${organizationId}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body,
    });

  it('before the tenant comes back, and a hundred times after, is one payment', async () => {
    const scene = await play.scene('stripe');
    const { id, page } = await play.begin(scene);
    await submit(page, { decision: 'lost' });
    const event = eventOf(await saleOf(id));
    expect((await tell(scene, event)).status).toBe(200);
    expect(await play.effectsOf(scene)).toEqual(ONE);
    await play.comeBack(`${play.stack.url}/api/cards/return/${id}?outcome=approved`);
    for (let batch = 0; batch < 10; batch += 1) {
      const answers = await Promise.all(Array.from({ length: 10 }, () => tell(scene, event)));
      expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    }
    expect(await play.effectsOf(scene)).toEqual(ONE);
  });

  it('is not believed unsigned, signed by another, old, or at another address', async () => {
    const scene = await play.scene('stripe');
    const other = await play.scene('stripe');
    const { id } = await play.begin(scene);
    const sale = await saleOf(id);
    const event = eventOf(sale);
    const forged = eventOf({ ...sale, request: { ...sale.request, secretKey: 'sk_test_other' } });
    const old = eventOf(sale, 'checkout.session.completed', Math.floor(Date.now() / 1000) - 3_600);
    expect((await tell(scene, { ...event, signature: '' })).status).toBe(400);
    expect((await tell(scene, forged)).status).toBe(400);
    expect((await tell(scene, old)).status).toBe(400);
    expect((await tell(scene, { ...event, body: event.body.replace('paid', 'PAID') })).status).toBe(400);
    expect((await tell(other, event)).status).toBe(404);
    expect(await play.effectsOf(scene)).toEqual(NONE);
  });
});

describe('a return of Azul', () => {
  it('signed for another order, another amount or with another key posts nothing', async () => {
    const scene = await play.scene('azul');
    const { id } = await play.begin(scene);
    const [row] = await play.database()`select order_number from public.card_payments where id = ${id}`;
    const sale: Sale = {
      processor: 'azul',
      id: row?.order_number,
      decision: 'approved',
      amountMinor: AMOUNT,
      request: {},
      at: new Date().toISOString(),
      refunds: [],
    };
    const bring = async (answer: Record<string, string>) =>
      play.comeBack(
        `${play.stack.url}/api/cards/return/${id}?${new URLSearchParams({ outcome: 'approved', ...answer })}`,
      );
    await bring(await answerOf({ ...sale, id: '000000000000' }));
    await bring(await answerOf(sale, 'another-key'));
    await bring({ ...(await answerOf(sale)), Amount: '1' });
    expect(await play.stateOf(id)).toMatchObject({ status: 'pending', problem: null });
    await bring(await answerOf({ ...sale, amountMinor: 1 }));
    expect(await play.stateOf(id)).toMatchObject({ status: 'pending', problem: 'amount_mismatch' });
    expect(await play.effectsOf(scene)).toEqual(NONE);
  });
});

describe('the edge', () => {
  it('keeps credentials so that the database cannot read them, and takes none of a wrong shape', async () => {
    const scene = await play.scene('azul');
    const [row] =
      await play.database()`select sealed from private.card_credentials where organization_id = ${scene.organizationId}`;
    expect(row?.sealed).toMatch(/^v2\.[0-9a-f]{8}\.[\w-]{16}\.[\w-]+$/);
    expect(Buffer.from(row?.sealed, 'base64url').toString()).not.toContain('llavero-local');
    const { organizationId } = scene;
    const wrong = {
      organizationId,
      processor: 'stripe',
      credentials: { secretKey: 'pk_live_x', webhookSecret: '' },
    };
    const answer = await play.post('/api/cards/credentials', wrong, scene.ownerToken);
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'invalid' }]);
    const right = { organizationId, processor: 'azul', credentials: {} };
    expect((await play.post('/api/cards/credentials', right, scene.tenantToken)).status).toBe(400);
  });

  it('does not open a ticket that it did not make', async () => {
    expect((await play.worker.fetch('/api/cards/go?ticket=v1.a.b')).status).toBe(410);
    expect((await play.worker.fetch('/api/cards/go')).status).toBe(410);
  });

  it('asks at once for who waits, and only about their own attempts', async () => {
    const [scene, other] = [await play.scene('stripe'), await play.scene('stripe')];
    const { id, page } = await play.begin(scene);
    await submit(page, { decision: 'lost' });
    const check = (token: string) => play.post('/api/cards/checks', { id }, token);
    expect((await check(other.tenantToken)).status).toBe(404);
    expect(await (await check(scene.tenantToken)).json()).toEqual({ status: 'approved' });
    expect(await play.effectsOf(scene)).toEqual(ONE);
  });
});
