import { createHash, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addDays } from '#src/domain/foundation/dates.ts';
import { writtenOnPages } from '#src/edge/pdf-written.ts';
import { workerVariables } from '#stack/site/variables.ts';
import { today } from '#tests/support/rental.ts';
import { useStack } from '#tests/support/stack.ts';
import { serveWorker } from '#tests/support/worker.ts';
import { type LeaseScene, made, makeLease, signUp } from './lease.ts';

const stack = useStack();
const worker = serveWorker(() => workerVariables(stack.mailSettings));

const ask = (token: string, fileId: string) =>
  worker.fetch('/api/legal-bundles', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ fileId }),
  });
const refusal = async (response: Response) => [
  response.status,
  ((await response.json()) as { code: string }).code,
];

/** A document of the lease with its file in the storage; without bytes its file is missing. */
async function addDocument({ owner, leaseId }: LeaseScene, bytes: Uint8Array<ArrayBuffer> | null) {
  const id = randomUUID();
  const { data } = await owner.from('leases').select('organization_id').eq('id', leaseId).single();
  const row = { id, organization_id: data?.organization_id, lease_id: leaseId, name: 'Foto de la sala' };
  await made(owner.from('documents').insert({ ...row, file_type: 'pdf', size_bytes: bytes?.length ?? 1 }));
  const path = `${data?.organization_id}/leases/${id}.pdf`;
  if (bytes)
    await made(owner.storage.from('documents').upload(path, new Blob([bytes], { type: 'application/pdf' })));
  return id;
}

async function openFile(scene: LeaseScene, documentIds: string[]): Promise<string> {
  const fileId = randomUUID();
  const { owner, leaseId } = scene;
  await made(owner.rpc('open_legal_file', { p_file_id: fileId, p_lease_id: leaseId, p_kind: 'unpaid_rent' }));
  const paper = { day: addDays(today(), 10) };
  const event = { step: 'paper_written', happened_on: today(), document_ids: documentIds, paper };
  await made(
    owner.rpc('add_legal_file_event', { p_event_id: randomUUID(), p_file_id: fileId, p_event: event }),
  );
  return fileId;
}

describe('the bundle of a legal file', () => {
  it('is one PDF with the paper, the account, and the hash of the very bytes that are kept', async () => {
    const scene = await makeLease(stack);
    const bytes = new TextEncoder().encode(`%PDF-1.4 ${randomUUID()}`);
    const fileId = await openFile(scene, [await addDocument(scene, bytes)]);
    const response = await ask(scene.ownerToken, fileId);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    const pages = await writtenOnPages(new Uint8Array(await response.arrayBuffer()));
    expect(pages[0]).toContain('Legajo del expediente: Alquiler sin pagar');
    const all = pages.join('\n');
    expect(all).toContain(`SHA-256: ${createHash('sha256').update(bytes).digest('hex')}`);
    expect(all).toContain('Requerimiento de pago');
    expect(all).toContain('25,000.00');
    expect(all).toContain(`Página ${pages.length} de ${pages.length}`);
  });

  it('is refused in words when a file is missing, to a stranger and without an account', async () => {
    const scene = await makeLease(stack);
    const fileId = await openFile(scene, [await addDocument(scene, null)]);
    const stranger = await signUp(stack, `stranger-${Date.now()}@example.com`);
    expect(await refusal(await ask(scene.ownerToken, fileId))).toEqual([400, 'attachment_missing']);
    expect(await refusal(await ask(stranger.token, fileId))).toEqual([404, 'not_found']);
    expect(await refusal(await ask('a.b.c', fileId))).toEqual([401, 'unauthenticated']);
  });
});
