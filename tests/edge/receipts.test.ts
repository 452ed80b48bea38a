import { randomUUID } from 'node:crypto';
import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { startOfMonth } from '#src/domain/foundation/dates.ts';
import { writtenOnPages } from '#src/edge/pdf-written.ts';
import { workerVariables } from '#stack/site/variables.ts';
import { today } from '#tests/support/rental.ts';
import { useStack } from '#tests/support/stack.ts';
import { serveWorker } from '#tests/support/worker.ts';
import { type LeaseScene, made, makeLease } from './lease.ts';

const stack = useStack();
const worker = serveWorker(() => workerVariables(stack.mailSettings));

const get = (id: string, token: string, query = '') =>
  worker.fetch(`/api/receipts/${id}.pdf${query}`, { headers: { authorization: `Bearer ${token}` } });

/** A payment that the owner received, and its receipt. */
async function pay(scene: LeaseScene): Promise<{ paymentId: string; receiptId: string }> {
  const paymentId = await made(
    scene.owner.rpc('record_payment', {
      p_request_id: randomUUID(),
      p_lease_id: scene.leaseId,
      p_amount_minor: 3_000_000,
      p_paid_on: startOfMonth(today()),
      p_method: 'transfer',
      p_reference: 'BR-99120',
    }),
  );
  const receipt = await made(scene.owner.from('receipts').select('id').eq('payment_id', paymentId).single());
  return { paymentId, receiptId: receipt.id };
}

describe('the PDF of a receipt', () => {
  it.each([
    ['', 'Recibo de pago R-000001', 'recibo-R-000001.pdf'],
    ['?lang=en', 'Payment receipt R-000001', 'receipt-R-000001.pdf'],
  ])('opens for the owner%s', async (query, title, name) => {
    const scene = await makeLease(stack);
    const { receiptId } = await pay(scene);
    const response = await get(receiptId, scene.ownerToken, query);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toBe(`inline; filename="${name}"`);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const document = await PDFDocument.load(await response.arrayBuffer(), { updateMetadata: false });
    expect(document.getTitle()).toBe(title);
    expect(document.getAuthor()).toBe('Inversiones Peña');
    expect(document.getPageCount()).toBe(1);
  });

  it('has every letter of a name, and changes when the payment is reversed', async () => {
    const scene = await makeLease(stack);
    const name = 'Łukasz Đức Φώτης';
    await made(scene.owner.from('people').update({ full_name: name }).neq('full_name', name).select('id'));
    const { paymentId, receiptId } = await pay(scene);
    const before = Buffer.from(await (await get(receiptId, scene.ownerToken)).arrayBuffer());
    expect((await writtenOnPages(before)).join()).toContain(name);
    const reversal = {
      p_request_id: randomUUID(),
      p_payment_id: paymentId,
      p_reason: 'Transferencia devuelta',
    };
    await made(scene.owner.rpc('reverse_payment', reversal));
    const after = Buffer.from(await (await get(receiptId, scene.ownerToken)).arrayBuffer());
    expect(after.equals(before)).toBe(false);
  });

  it('does not exist for another owner', async () => {
    const [scene, other] = [await makeLease(stack), await makeLease(stack)];
    const { receiptId } = await pay(scene);
    for (const [id, token] of [
      [receiptId, other.ownerToken],
      [randomUUID(), scene.ownerToken],
    ] as const) {
      const response = await get(id, token);
      expect([response.status, await response.json()]).toMatchObject([404, { code: 'receipt_not_found' }]);
    }
  });

  it('wants a session that is valid', async () => {
    const scene = await makeLease(stack);
    const { receiptId } = await pay(scene);
    const [header, payload] = scene.ownerToken.split('.');
    const response = await get(receiptId, `${header}.${payload}.AAAA`);
    expect([response.status, await response.json()]).toMatchObject([401, { code: 'unauthenticated' }]);
  });
});
