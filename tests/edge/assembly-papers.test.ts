import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { writtenOnPages } from '#src/edge/pdf-written.ts';
import { workerVariables } from '#stack/site/variables.ts';
import { useStack } from '#tests/support/stack.ts';
import { serveWorker } from '#tests/support/worker.ts';
import { type LeaseScene, made, makeLease, signUp } from './lease.ts';

const stack = useStack();
const worker = serveWorker(() => workerVariables(stack.mailSettings));

const get = (id: string, token: string, query: string) =>
  worker.fetch(`/api/assemblies/${id}.pdf${query}`, { headers: { authorization: `Bearer ${token}` } });
const refusal = async (response: Response) => [
  response.status,
  ((await response.json()) as { code: string }).code,
];

/** An assembly of the lease's building that begins in a moment. */
async function callOne({ owner, leaseId }: LeaseScene): Promise<{ id: string; unitId: string }> {
  const lease = await made(owner.from('leases').select('property_id, unit_id').eq('id', leaseId).single());
  await made(
    owner.rpc('publish_decision_rules', {
      p_request_id: randomUUID(),
      p_rules_id: randomUUID(),
      p_property_id: lease.property_id,
      p_rules: {
        ...{ voters: 'owners', weight: 'unit', notice_days: 0, notice_article: 'Art. 7' },
        ...{ first_quorum_numerator: 1, first_quorum_denominator: 2 },
      },
    }),
  );
  const id = randomUUID();
  await made(
    owner.rpc('save_assembly', {
      p_assembly_id: id,
      p_property_id: lease.property_id,
      p_assembly: {
        ...{ title: 'Ordinaria', starts_at: new Date(Date.now() + 2_000).toISOString() },
        items: [{ title: 'Cuentas del año' }],
      },
    }),
  );
  return { id, unitId: lease.unit_id };
}

describe('the papers of an assembly', () => {
  it('are its call before the session, its minutes after it, and of strangers nothing', async () => {
    const scene = await makeLease(stack);
    const { owner, ownerToken } = scene;
    const { id, unitId } = await callOne(scene);
    expect(await refusal(await get(id, ownerToken, '?paper=call'))).toEqual([400, 'assembly_not_called']);
    const run = async (verb: string, values: object = {}) => {
      const { error } = await owner.rpc(verb, { p_assembly_id: id, ...values });
      expect(error, verb).toBeNull();
    };
    await run('call_assembly', { p_is_short_notice: true });
    const call = await get(id, ownerToken, '?paper=call');
    expect(call.headers.get('cache-control')).toBe('private, no-store');
    expect((await writtenOnPages(new Uint8Array(await call.arrayBuffer()))).join('\n')).toContain(
      '1. Cuentas del año',
    );
    expect(await refusal(await get(id, ownerToken, '?paper=minutes'))).toEqual([400, 'assembly_not_closed']);
    await setTimeout(2_100);
    await run('start_assembly', { p_call: 1 });
    await run('record_attendance', { p_attendance_id: randomUUID(), p_unit_id: unitId });
    await run('write_minutes', { p_minutes: 'Se aprobaron las cuentas.' });
    await run('close_assembly');
    const minutes = new Uint8Array(await (await get(id, ownerToken, '?paper=minutes&copy=en')).arrayBuffer());
    const document = await PDFDocument.load(minutes, { updateMetadata: false });
    expect(document.getTitle()).toBe('Acta de asamblea, sin certificar: Ordinaria');
    const [es = '', en = ''] = await writtenOnPages(minutes);
    expect(es).toContain('Se aprobaron las cuentas.');
    expect(es).toContain('Lo más que estuvo presente: 1 de 1 (100%).');
    expect(en).toContain('This call needs 1/2: reached.');
    const stranger = await signUp(stack, `stranger-${Date.now()}@example.com`);
    expect(await refusal(await get(id, stranger.token, '?paper=minutes'))).toEqual([
      404,
      'assembly_not_found',
    ]);
    expect(await refusal(await get(id, ownerToken, '?paper=other'))).toEqual([400, 'invalid']);
  });
});
