import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readCsv } from '#src/domain/foundation/csv-reader.ts';
import { workerVariables } from '#stack/site/variables.ts';
import { useStack } from '#tests/support/stack.ts';
import { serveWorker } from '#tests/support/worker.ts';
import { type LeaseScene, made, makeLease } from './lease.ts';

const stack = useStack();
const worker = serveWorker(() => workerVariables(stack.mailSettings));

const ask = async (token: string | undefined, organizationId: string, more: object = {}) =>
  worker.fetch('/api/report-files', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: stack.url,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({
      organizationId,
      requestId: randomUUID(),
      from: '2026-01-01',
      to: '2026-12-31',
      propertyId: null,
      language: 'es',
      ...more,
    }),
  });
const take = (id: string, token: string) =>
  worker.fetch(`/api/report-files/${id}.csv`, { headers: { authorization: `Bearer ${token}` } });
const organizationOf = async ({ owner }: LeaseScene): Promise<string> =>
  (await made(owner.from('organizations').select('id').single())).id;

describe('the journal as a file', () => {
  it('is written after the answer and sent to readers of the organisation’s money', async () => {
    const [scene, other] = [await makeLease(stack), await makeLease(stack)];
    const organizationId = await organizationOf(scene);
    const requestId = randomUUID();
    const answer = await ask(scene.ownerToken, organizationId, { requestId });
    expect(answer.status).toBe(202);
    const { id } = (await answer.json()) as { id: string };
    expect(await (await ask(scene.ownerToken, organizationId, { requestId })).json()).toEqual({ id });
    await expect
      .poll(
        async () =>
          (await made(scene.owner.from('report_files').select('status').eq('id', id).single())).status,
        {
          timeout: 20_000,
        },
      )
      .toBe('done');
    const lines = await made(
      scene.owner.from('journal_lines').select('id').eq('organization_id', organizationId),
    );
    const file = await take(id, scene.ownerToken);
    expect(file.headers.get('content-type')).toContain('text/csv');
    expect(readCsv(await file.text())).toHaveLength(lines.length + 1);
    expect((await take(id, other.ownerToken)).status).toBe(404);
  });

  it('is nobody else’s to ask for, and of a period that is one', async () => {
    const [scene, other] = [await makeLease(stack), await makeLease(stack)];
    const organizationId = await organizationOf(scene);
    expect((await ask(undefined, organizationId)).status).toBe(401);
    expect((await ask(other.ownerToken, organizationId)).status).toBe(403);
    expect((await ask(scene.ownerToken, organizationId, { to: '2020-01-01' })).status).toBe(400);
    expect((await take(randomUUID(), scene.ownerToken)).status).toBe(404);
  });
});
