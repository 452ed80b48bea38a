import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { addDays } from '#src/domain/foundation/dates.ts';
import { workerVariables } from '#stack/site/variables.ts';
import { today } from '#tests/support/rental.ts';
import { useStack } from '#tests/support/stack.ts';
import { serveWorker } from '#tests/support/worker.ts';
import { makeLease, signUp } from './lease.ts';

const stack = useStack();
const worker = serveWorker(() => workerVariables(stack.mailSettings));

const blank = { day: '', untilDay: '', amountMinor: null, name: '', text: '' };
const ask = (token: string, body: object) =>
  worker.fetch('/api/legal-papers', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...blank, ...body }),
  });
const refusal = async (response: Response) => [
  response.status,
  ((await response.json()) as { code: string }).code,
];

describe('a paper of a lease', () => {
  it('is made for the owner from what the lease says and owes, and kept by no one', async () => {
    const { ownerToken, leaseId } = await makeLease(stack);
    const response = await ask(ownerToken, { leaseId, kind: 'rent_demand', day: addDays(today(), 10) });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const document = await PDFDocument.load(await response.arrayBuffer(), { updateMetadata: false });
    expect(document.getTitle()).toBe('Requerimiento de pago');
    expect(document.getPageCount()).toBe(2);
  });

  it('is refused with a fact missing, a day before the law, to a stranger and without an account', async () => {
    const { ownerToken, leaseId } = await makeLease(stack);
    const stranger = await signUp(stack, `stranger-${Date.now()}@example.com`);
    const death = { leaseId, kind: 'take_over', name: 'Ana' };
    expect(await refusal(await ask(ownerToken, death))).toEqual([400, 'invalid']);
    expect(await refusal(await ask(ownerToken, { ...death, day: '2020-02-30' }))).toEqual([400, 'invalid']);
    expect(await refusal(await ask(ownerToken, { ...death, day: '2025-01-01' }))).toEqual([
      400,
      'legal_date_unknown',
    ]);
    expect(await refusal(await ask(stranger.token, { ...death, day: today() }))).toEqual([404, 'not_found']);
    expect(await refusal(await ask('a.b.c', { ...death, day: today() }))).toEqual([401, 'unauthenticated']);
  });
});
