import { randomUUID } from 'node:crypto';
import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { SIGNATURE_CONSENT } from '#src/domain/signing/contract.ts';
import { workerVariables } from '#stack/site/variables.ts';
import { useStack } from '#tests/support/stack.ts';
import { serveWorker } from '#tests/support/worker.ts';
import { type LeaseScene, made, makeLease, signUp } from './lease.ts';

const stack = useStack();
const worker = serveWorker(() => workerVariables(stack.mailSettings));

const ask = (token: string, path: string, body?: object) =>
  worker.fetch(`/api/contracts${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'cf-connecting-ip': '198.51.100.7',
      'user-agent': 'Prueba/2.0',
    },
  });
const answer = async (response: Response) => [
  response.status,
  ((await response.json()) as { code: string }).code,
];

/** Says what the law asks for; the tenant's number and the street stand elsewhere. */
async function complete({ owner, leaseId }: LeaseScene): Promise<void> {
  const { data: lease } = await owner.from('leases').select('property_id').eq('id', leaseId).single();
  await made(
    owner.from('properties').update({ street: 'Calle 1' }).eq('id', lease?.property_id).select('id'),
  );
  const identity = { identity_type: 'cedula', identity_number: '00113918205' };
  await made(owner.from('people').update(identity).eq('full_name', 'María José Muñoz').select('id'));
  await owner.rpc('save_contract_particulars', {
    p_lease_id: leaseId,
    p_particulars: {
      description: 'Apartamento',
      condition: 'Bueno',
      is_unfurnished: true,
      payment_form: 'Transferencia',
      landlord_identity: '00113918205',
      landlord_domicile: 'Santiago',
      tenant_domicile: 'Calle 1',
      agreed_on: '2026-11-21',
    },
  });
}

const sending = (leaseId: string) => ({
  leaseId,
  requestId: randomUUID(),
  withGuarantors: false,
  language: 'es',
});

async function send(scene: LeaseScene): Promise<string> {
  await complete(scene);
  const response = await ask(scene.ownerToken, '', sending(scene.leaseId));
  expect(response.status).toBe(201);
  return ((await response.json()) as { versionId: string }).versionId;
}

async function signature(scene: LeaseScene, versionId: string, role: string, name: string) {
  const version = await made(
    scene.owner
      .from('contract_versions')
      .select('sha256, contract_signers(id, role)')
      .eq('id', versionId)
      .single(),
  );
  const signer = version.contract_signers.find((one) => one.role === role);
  return { signerId: signer?.id, name, sha256: version.sha256, consent: SIGNATURE_CONSENT };
}

describe('a contract', () => {
  it('is not sent before it says all that the law asks for, and by nobody else', async () => {
    const scene = await makeLease(stack);
    const draft = await ask(scene.ownerToken, `/draft?lease=${scene.leaseId}`);
    const { missing } = (await draft.json()) as { missing: { item: string }[] };
    expect(missing.map(({ item }) => item)).toContain('domicile');
    expect(await answer(await ask(scene.ownerToken, '', sending(scene.leaseId)))).toEqual([
      409,
      'contract_incomplete',
    ]);
    const { token: stranger } = await signUp(stack, `otro-${randomUUID()}@example.com`);
    for (const path of [`/draft?lease=${scene.leaseId}`, '']) {
      const body = path === '' ? sending(scene.leaseId) : undefined;
      expect(await answer(await ask(stranger, path, body))).toEqual([404, 'not_found']);
    }
  });

  it('is signed from the address and program that the worker saw, whatever the body says', async () => {
    const email = `tenant-${randomUUID()}@example.com`;
    const { token: tenant } = await signUp(stack, email);
    const scene = await makeLease(stack, email);
    const versionId = await send(scene);
    const body = await signature(scene, versionId, 'tenant', 'Maria Jose Munoz');
    expect(await answer(await ask(tenant, '/sign', { ...body, consent: 'yes' }))).toEqual([400, 'invalid']);
    expect(await answer(await ask(tenant, '/sign', { ...body, sha256: '0'.repeat(64) }))).toEqual([
      409,
      'contract_changed',
    ]);
    expect(await answer(await ask(tenant, '/sign', { ...body, name: 'Otra' }))).toEqual([
      400,
      'signature_name_invalid',
    ]);
    expect(await answer(await ask(scene.ownerToken, '/sign', body))).toEqual([404, 'not_found']);
    const signed = await ask(tenant, '/sign', { ...body, ip_address: '1.1.1.1' });
    expect(await signed.json()).toEqual({ status: 'open' });
    const kept = await made(
      scene.owner
        .from('contract_signers')
        .select('ip_address, user_agent, typed_name')
        .eq('id', body.signerId)
        .single(),
    );
    expect(kept).toEqual({
      ip_address: '198.51.100.7',
      user_agent: 'Prueba/2.0',
      typed_name: 'Maria Jose Munoz',
    });
    const own = await signature(scene, versionId, 'landlord', 'Ana Peña');
    expect(await (await ask(scene.ownerToken, '/sign', own)).json()).toEqual({ status: 'signed' });
    expect(await answer(await ask(scene.ownerToken, '', sending(scene.leaseId)))).toEqual([
      409,
      'nothing_to_amend',
    ]);
  });

  it('opens as a PDF for its parties, in two languages, and does not exist for others', async () => {
    const scene = await makeLease(stack);
    const versionId = await send(scene);
    for (const [query, title, name] of [
      ['', 'Contrato de alquiler', 'contrato-1.pdf'],
      ['?lang=en', 'Lease agreement', 'contract-1.pdf'],
    ]) {
      const response = await ask(scene.ownerToken, `/${versionId}.pdf${query}`);
      expect(response.headers.get('content-disposition')).toBe(`inline; filename="${name}"`);
      const document = await PDFDocument.load(await response.arrayBuffer(), { updateMetadata: false });
      expect(document.getTitle()).toBe(title);
    }
    await scene.owner.rpc('recall_contract', { p_request_id: randomUUID(), p_lease_id: scene.leaseId });
    const { data: own, error: refusal } = await scene.owner.rpc('send_amendment', {
      p_request_id: randomUUID(),
      p_lease_id: scene.leaseId,
      p_body: 'A text of the landlord’s own making',
    });
    expect(refusal).toBeNull();
    expect(await answer(await ask(scene.ownerToken, `/${own}.pdf`))).toEqual([422, 'contract_unreadable']);
    const { token: stranger } = await signUp(stack, `otro-${randomUUID()}@example.com`);
    expect(await answer(await ask(stranger, `/${versionId}.pdf`))).toEqual([404, 'contract_not_found']);
  });
});
