import { randomUUID } from 'node:crypto';
import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { startOfMonth } from '#src/domain/foundation/dates.ts';
import { workerVariables } from '#stack/site/variables.ts';
import { today } from '#tests/support/rental.ts';
import { useStack } from '#tests/support/stack.ts';
import { serveWorker } from '#tests/support/worker.ts';
import { type LeaseScene, made, makeLease } from './lease.ts';

const stack = useStack();
const worker = serveWorker(() => workerVariables(stack.mailSettings));

const get = (id: string, token: string, query = '') =>
  worker.fetch(`/api/deposit-statements/${id}.pdf${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });

/** A lease that ended today, whose deposit was returned but for a repair. @returns the settlement's id */
async function settle({ owner, leaseId }: LeaseScene): Promise<string> {
  const ended = {
    p_request_id: randomUUID(),
    p_lease_id: leaseId,
    p_ended_on: startOfMonth(today()),
  };
  const money = { p_request_id: randomUUID(), p_lease_id: leaseId, p_amount_minor: 9_000_000 };
  await made(owner.rpc('record_payment', { ...money, p_paid_on: ended.p_ended_on }));
  await made(owner.rpc('terminate_lease', ended));
  return made(
    owner.rpc('settle_deposit', {
      p_request_id: randomUUID(),
      p_lease_id: leaseId,
      p_returned_on: ended.p_ended_on,
      p_deductions: [{ kind: 'repairs', description: 'Puerta', amount_minor: 100_000 }],
      p_method: 'transfer',
    }),
  );
}

describe('the statement of a deposit', () => {
  it.each([
    ['', 'Liquidación del depósito, 3-B', /^inline; filename="liquidacion-deposito-\d{4}-\d\d-\d\d\.pdf"$/],
    ['?lang=en', 'Deposit statement, 3-B', /^inline; filename="deposit-statement-/],
  ])('opens for the owner%s', async (query, title, name) => {
    const scene = await makeLease(stack);
    const response = await get(await settle(scene), scene.ownerToken, query);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toMatch(name);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const document = await PDFDocument.load(await response.arrayBuffer(), { updateMetadata: false });
    expect(document.getTitle()).toBe(title);
    expect(document.getAuthor()).toBe('Inversiones Peña');
  });

  it('does not exist for another owner, nor where there is none', async () => {
    const [scene, other] = [await makeLease(stack), await makeLease(stack)];
    const id = await settle(scene);
    for (const [wanted, token] of [
      [id, other.ownerToken],
      [randomUUID(), scene.ownerToken],
    ] as const) {
      const response = await get(wanted, token);
      expect([response.status, await response.json()]).toMatchObject([404, { code: 'statement_not_found' }]);
    }
  });
});
