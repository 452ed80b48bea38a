import { randomUUID } from 'node:crypto';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll } from 'vitest';
import type { CardProcessorName } from '#src/domain/foundation/enums.ts';
import { workerVariables } from '#stack/site/variables.ts';
import { useStack } from '#tests/support/stack.ts';
import { serveWorker } from '#tests/support/worker.ts';
import { type CardScene, type Form, formOf, makeCardScene, post, submit } from './card-scene.ts';

/** With what a card is stored. */
export const FIRST = 100_000;
/** What the scenes pay. */
export const AMOUNT = 1_000_000;
export const ONE = { payments: 1, receipts: 1, refunded: 0 };
export const NONE = { payments: 0, receipts: 0, refunded: 0 };
export const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);

const pathOf = (address: string) => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

/** For one file: a stack, its worker, and the steps of a tenant who pays by card. */
export function useCardPlay() {
  const stack = useStack();
  const worker = serveWorker(() => workerVariables(stack.mailSettings));
  const holder: { sql?: Sql } = {};
  beforeAll(() => {
    holder.sql = postgres(stack.databaseUrl, { max: 2, onnotice: () => undefined });
  });
  afterAll(() => holder.sql?.end());
  const database = () => {
    if (!holder.sql) throw new Error('There is a database only during tests.');
    return holder.sql;
  };
  const comeBack = async (location: string) =>
    (await worker.fetch(pathOf(location))).headers.get('location') ?? '';
  const comeBackByForm = async ({ action, fields }: Form) => {
    const headers = { origin: 'https://ecommerce.cardnet.com.do' };
    const answer = await worker.fetch(pathOf(action), { method: 'POST', body: fields, headers });
    return answer.headers.get('location') ?? '';
  };
  return {
    stack,
    worker,
    database,
    comeBack,
    comeBackByForm,
    scene: (processor: CardProcessorName) => makeCardScene(stack, worker, processor),
    post: (address: string, body: object, token: string) => post(worker, stack.url, address, body, token),

    /** Begins a payment. @returns its id and the processor's page, as the tenant's browser sees it */
    async begin(scene: CardScene, requestId: string = randomUUID()) {
      const body = { leaseId: scene.leaseId, amountMinor: AMOUNT, feeMinor: 0, requestId, language: 'es' };
      const response = await post(worker, stack.url, '/api/cards/payments', body, scene.tenantToken);
      if (response.status !== 201) throw new Error(await response.text());
      const { id, url } = (await response.json()) as { id: string; url: string };
      const going = await worker.fetch(pathOf(url));
      const location = going.headers.get('location');
      const page = location ? await fetch(location) : await submit(formOf(await going.text()));
      return { id, page: formOf(await page.text()), policy: going.headers.get('content-security-policy') };
    },

    /** The tenant agrees to automatic payments and stores a card. @returns the automatic payment's id */
    async storeCard(scene: CardScene, later = 'approves'): Promise<string> {
      const [row] = await database()`select public.autopay_consent('es') ->> 'version' as version`;
      const terms = { limitMinor: 5_000_000, paysOn: null, consentVersion: row?.version };
      const body = {
        ...{
          leaseId: scene.leaseId,
          amountMinor: FIRST,
          feeMinor: 0,
          requestId: randomUUID(),
          language: 'es',
        },
        ...terms,
      };
      const response = await post(worker, stack.url, '/api/cards/autopays', body, scene.tenantToken);
      if (response.status !== 201) throw new Error(await response.text());
      const { id, url } = (await response.json()) as { id: string; url: string };
      const going = await worker.fetch(pathOf(url));
      const location = going.headers.get('location');
      const page = formOf(
        await (location ? await fetch(location) : await submit(formOf(await going.text()))).text(),
      );
      const answer = await submit(page, { decision: 'approved', later });
      await comeBack(answer.headers.get('location') ?? '');
      const [kept] =
        await database()`select id from public.autopays where card_payment_id = ${id} and status = 'active'`;
      return kept?.id ?? '';
    },

    /** Decides on the processor's page and goes back the way that it says. @returns where our site leads then */
    async decide(page: Form, decision: string): Promise<string> {
      const answer = await submit(page, { decision });
      const location = answer.headers.get('location');
      return location ? comeBack(location) : comeBackByForm(formOf(await answer.text()));
    },

    async stateOf(id: string) {
      const [row] =
        await database()`select status, problem, payment_id from public.card_payments where id = ${id}`;
      return row;
    },

    async effectsOf({ leaseId }: CardScene) {
      const [row] = await database()`
        select (select count(*)::int from public.payments where lease_id = ${leaseId} and status = 'confirmed') as payments,
          (select count(*)::int from public.receipts where lease_id = ${leaseId}) as receipts,
          (select coalesce(sum(amount_minor), 0)::int from public.refunds where lease_id = ${leaseId} and status = 'done') as refunded`;
      return row;
    },
  };
}
