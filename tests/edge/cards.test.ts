import { randomUUID } from 'node:crypto';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CardProcessorName } from '#src/domain/enums.ts';
import { createAzul } from '#src/edge/cards/azul.ts';
import { createStripe } from '#src/edge/cards/stripe.ts';
import { answerOf, localAzul } from '#stack/cards/azul.ts';
import type { Sale } from '#stack/cards/book.ts';
import { eventOf, localStripe } from '#stack/cards/stripe.ts';
import { workerVariables } from '#stack/site/variables.ts';
import { useStack } from '#tests/support/stack.ts';
import { serveWorker } from '#tests/support/worker.ts';
import { type CardScene, formOf, makeCardScene, post, submit } from './card-scene.ts';
import { made } from './lease.ts';

const stack = useStack();
const worker = serveWorker(() => workerVariables(stack.mailSettings));
const PROCESSORS = ['azul', 'cardnet', 'stripe'] as const;
const AMOUNT = 1_000_000;
let sql: Sql;

beforeAll(() => {
  sql = postgres(stack.databaseUrl, { max: 2, onnotice: () => undefined });
});
afterAll(() => sql.end());

/** Begins a payment. @returns its id and the processor's page, as the tenant's browser sees it */
async function begin(scene: CardScene, requestId: string = randomUUID()) {
  const body = { leaseId: scene.leaseId, amountMinor: AMOUNT, feeMinor: 0, requestId, language: 'es' };
  const response = await post(worker, stack.url, '/api/cards/payments', body, scene.tenantToken);
  if (response.status !== 201) throw new Error(await response.text());
  const { id, url } = (await response.json()) as { id: string; url: string };
  const { pathname, search } = new URL(url);
  const going = await worker.fetch(pathname + search);
  const page =
    going.status === 303
      ? await fetch(going.headers.get('location') ?? '')
      : await submit(formOf(await going.text()));
  return { id, page: formOf(await page.text()), policy: going.headers.get('content-security-policy') };
}

/** Decides on the processor's page and goes back the way that it says. @returns where our site leads then */
async function decide(page: Awaited<ReturnType<typeof begin>>['page'], decision: string): Promise<string> {
  const answer = await submit(page, { decision });
  const location = answer.headers.get('location');
  return location ? comeBack(location) : comeBackByForm(formOf(await answer.text()));
}

async function comeBack(location: string): Promise<string> {
  const { pathname, search } = new URL(location);
  return (await worker.fetch(pathname + search)).headers.get('location') ?? '';
}

async function comeBackByForm({ action, fields }: ReturnType<typeof formOf>): Promise<string> {
  const { pathname, search } = new URL(action);
  const headers = { origin: 'https://ecommerce.cardnet.com.do' };
  return (
    (await worker.fetch(pathname + search, { method: 'POST', body: fields, headers })).headers.get(
      'location',
    ) ?? ''
  );
}

const stateOf = async (id: string) => {
  const [row] = await sql`select status, problem, payment_id from public.card_payments where id = ${id}`;
  return row;
};
const effectsOf = async ({ leaseId }: CardScene) => {
  const [row] = await sql`
    select (select count(*)::int from public.payments where lease_id = ${leaseId} and status = 'confirmed') as payments,
      (select count(*)::int from public.receipts where lease_id = ${leaseId}) as receipts,
      (select coalesce(sum(amount_minor), 0)::int from public.refunds where lease_id = ${leaseId} and status = 'done') as refunded`;
  return row;
};
const ONE = { payments: 1, receipts: 1, refunded: 0 };
const NONE = { payments: 0, receipts: 0, refunded: 0 };
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);

describe.each(PROCESSORS)('%s', (processor: CardProcessorName) => {
  let scene: CardScene;
  beforeAll(async () => {
    scene = await makeCardScene(stack, worker, processor);
  });
  const fresh = () => makeCardScene(stack, worker, processor);

  it('approves: one payment with its receipt, however often the tenant comes back', async () => {
    const { id, page } = await begin(scene);
    const answer = await submit(page, { decision: 'approved' });
    const location = answer.headers.get('location');
    const form = location ? null : formOf(await answer.text());
    const back = () => (location ? comeBack(location) : form ? comeBackByForm(form) : Promise.reject());
    const places = await Promise.all(Array.from({ length: 5 }, back));
    expect(new Set(places)).toEqual(new Set([`${stack.url}/tenant-dashboard/payments/card/${id}`]));
    expect(await stateOf(id)).toMatchObject({ status: 'approved', problem: null });
    expect(await effectsOf(scene)).toEqual(ONE);
  });

  it('opens one page for a request, however often it is made', async () => {
    const requestId = randomUUID();
    const [one, two] = [await begin(scene, requestId), await begin(scene, requestId)];
    expect(two.id).toBe(one.id);
    expect(two.page.fields.get('id')).toBe(one.page.fields.get('id'));
  });

  it('declines, or is left: nothing is posted', async () => {
    const other = await fresh();
    const { id, page } = await begin(other);
    await decide(page, 'declined');
    // Whose card Stripe declines is still on Stripe's page, and leaves it.
    expect((await stateOf(id))?.status).toBe(processor === 'stripe' ? 'abandoned' : 'declined');
    const left = await begin(other);
    await decide(left.page, 'left');
    expect((await stateOf(left.id))?.status).toBe('abandoned');
    expect(await effectsOf(other)).toEqual(NONE);
  });

  it('that says nothing is asked by the timer', async () => {
    const other = await fresh();
    const { id, page } = await begin(other);
    await submit(page, { decision: 'lost' });
    await worker.scheduled(inMinutes(1));
    expect((await stateOf(id))?.status).toBe('pending');
    await worker.scheduled(inMinutes(6));
    await worker.scheduled(inMinutes(120));
    expect((await stateOf(id))?.status).toBe('approved');
    expect(await effectsOf(other)).toEqual(ONE);
  });

  it('that was left open is given up after an hour', async () => {
    const { id } = await begin(await fresh());
    await worker.scheduled(inMinutes(6));
    expect((await stateOf(id))?.status).toBe('pending');
    await worker.scheduled(inMinutes(70));
    expect((await stateOf(id))?.status).toBe('abandoned');
  });

  it('gives nothing for what a browser makes up', async () => {
    const other = await fresh();
    const { id } = await begin(other);
    const made_up = {
      OrderNumber: '1',
      Amount: '1',
      IsoCode: '00',
      ResponseCode: '00',
      AuthHash: 'ab',
      SESSION: 'x',
    };
    const query = new URLSearchParams({ outcome: 'approved', ...made_up });
    await worker.fetch(`/api/cards/return/${id}?${query}`);
    await worker.fetch(`/api/cards/return/${id}?outcome=approved`, { method: 'POST', body: query });
    expect((await stateOf(id))?.status).toBe('pending');
    expect(await effectsOf(other)).toEqual(NONE);
  });

  it('is opened by a page that may post to it alone', async () => {
    const { policy } = await begin(scene);
    if (processor === 'stripe') return expect(policy).not.toContain('form-action http');
    expect(policy).toContain(`form-action ${stack.url}; base-uri 'none'`);
  });
});

describe('a refund', () => {
  const refund = async (scene: CardScene, amountMinor: number, requestId: string = randomUUID()) => {
    const { id: paymentId } = await made(
      scene.owner.from('payments').select('id').eq('lease_id', scene.leaseId).single(),
    );
    const body = { paymentId, amountMinor, reason: 'Cobro de más', requestId };
    const response = await post(worker, stack.url, '/api/cards/refunds', body, scene.ownerToken);
    return (await response.json()) as { id?: string; status?: string; code?: string };
  };
  const paid = async (processor: CardProcessorName) => {
    const scene = await makeCardScene(stack, worker, processor);
    await decide((await begin(scene)).page, 'approved');
    return scene;
  };

  it.each(['azul', 'stripe'] as const)('of %s goes back in parts, each once', async (processor) => {
    const scene = await paid(processor);
    const requestId = randomUUID();
    const answers = [await refund(scene, 400_000, requestId), await refund(scene, 400_000, requestId)];
    expect(answers[1]).toEqual(answers[0]);
    expect(await effectsOf(scene)).toMatchObject({ refunded: 400_000 });
    expect(await refund(scene, 600_001)).toMatchObject({ code: 'refund_exceeds_payment' });
    expect(await refund(scene, 600_000)).toMatchObject({ status: 'done' });
    const [row] = await sql`select status from public.card_payments where lease_id = ${scene.leaseId}`;
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
      const network = { fetch, localUrl: `${stack.url}/_local/cards` };
      const processor =
        name === 'azul' ? createAzul(localAzul, false, network) : createStripe(localStripe, network);
      const [row] = await sql`select * from public.card_payments where payment_id = ${paymentId}`;
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
      };
      expect(await processor.refund(attempt, { id, amountMinor: 700_000 })).toMatchObject({ state: 'done' });
      await worker.scheduled(inMinutes(6));
      expect(await effectsOf(scene)).toMatchObject({ refunded: 700_000 });
      // The processor still has exactly the rest.
      expect(await refund(scene, 300_000)).toMatchObject({ status: 'done' });
    },
  );

  it('of CardNet is not offered by its page: it is written down as refused, and made by hand', async () => {
    const scene = await paid('cardnet');
    expect(await refund(scene, 100_000)).toMatchObject({ status: 'failed' });
    expect(await effectsOf(scene)).toMatchObject({ refunded: 0 });
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
    const [row] = await sql`select reference from public.card_payments where id = ${id}`;
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
    worker.fetch(`/api/cards/events/${organizationId}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body,
    });

  it('before the tenant comes back, and a hundred times after, is one payment', async () => {
    const scene = await makeCardScene(stack, worker, 'stripe');
    const { id, page } = await begin(scene);
    await submit(page, { decision: 'lost' });
    const event = eventOf(await saleOf(id));
    expect((await tell(scene, event)).status).toBe(200);
    expect(await effectsOf(scene)).toEqual(ONE);
    await comeBack(`${stack.url}/api/cards/return/${id}?outcome=approved`);
    for (let batch = 0; batch < 10; batch += 1) {
      const answers = await Promise.all(Array.from({ length: 10 }, () => tell(scene, event)));
      expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    }
    expect(await effectsOf(scene)).toEqual(ONE);
  });

  it('is not believed unsigned, signed by another, old, or at another address', async () => {
    const scene = await makeCardScene(stack, worker, 'stripe');
    const other = await makeCardScene(stack, worker, 'stripe');
    const { id } = await begin(scene);
    const sale = await saleOf(id);
    const event = eventOf(sale);
    const forged = eventOf({ ...sale, request: { ...sale.request, secretKey: 'sk_test_other' } });
    const old = eventOf(sale, 'checkout.session.completed', Math.floor(Date.now() / 1000) - 3_600);
    expect((await tell(scene, { ...event, signature: '' })).status).toBe(400);
    expect((await tell(scene, forged)).status).toBe(400);
    expect((await tell(scene, old)).status).toBe(400);
    expect((await tell(scene, { ...event, body: event.body.replace('paid', 'PAID') })).status).toBe(400);
    expect((await tell(other, event)).status).toBe(404);
    expect(await effectsOf(scene)).toEqual(NONE);
  });
});

describe('a return of Azul', () => {
  it('signed for another order, another amount or with another key posts nothing', async () => {
    const scene = await makeCardScene(stack, worker, 'azul');
    const { id } = await begin(scene);
    const [row] = await sql`select order_number from public.card_payments where id = ${id}`;
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
      comeBack(
        `${stack.url}/api/cards/return/${id}?${new URLSearchParams({ outcome: 'approved', ...answer })}`,
      );
    await bring(await answerOf({ ...sale, id: '000000000000' }));
    await bring(await answerOf(sale, 'another-key'));
    await bring({ ...(await answerOf(sale)), Amount: '1' });
    expect(await stateOf(id)).toMatchObject({ status: 'pending', problem: null });
    await bring(await answerOf({ ...sale, amountMinor: 1 }));
    expect(await stateOf(id)).toMatchObject({ status: 'pending', problem: 'amount_mismatch' });
    expect(await effectsOf(scene)).toEqual(NONE);
  });
});

describe('the edge', () => {
  it('keeps credentials so that the database cannot read them, and takes none of a wrong shape', async () => {
    const scene = await makeCardScene(stack, worker, 'azul');
    const [row] =
      await sql`select sealed from private.card_credentials where organization_id = ${scene.organizationId}`;
    expect(row?.sealed).toMatch(/^v1\.[\w-]{16}\.[\w-]+$/);
    expect(Buffer.from(row?.sealed, 'base64url').toString()).not.toContain('llavero-local');
    const { organizationId } = scene;
    const wrong = {
      organizationId,
      processor: 'stripe',
      credentials: { secretKey: 'pk_live_x', webhookSecret: '' },
    };
    const answer = await post(worker, stack.url, '/api/cards/credentials', wrong, scene.ownerToken);
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'invalid' }]);
    const right = { organizationId, processor: 'azul', credentials: {} };
    expect((await post(worker, stack.url, '/api/cards/credentials', right, scene.tenantToken)).status).toBe(
      400,
    );
  });

  it('does not open a ticket that it did not make', async () => {
    expect((await worker.fetch('/api/cards/go?ticket=v1.a.b')).status).toBe(410);
    expect((await worker.fetch('/api/cards/go')).status).toBe(410);
  });

  it('asks at once for who waits, and only about their own attempts', async () => {
    const [scene, other] = [
      await makeCardScene(stack, worker, 'stripe'),
      await makeCardScene(stack, worker, 'stripe'),
    ];
    const { id, page } = await begin(scene);
    await submit(page, { decision: 'lost' });
    const check = (token: string) => post(worker, stack.url, '/api/cards/checks', { id }, token);
    expect((await check(other.tenantToken)).status).toBe(404);
    expect(await (await check(scene.tenantToken)).json()).toEqual({ status: 'approved' });
    expect(await effectsOf(scene)).toEqual(ONE);
  });
});
