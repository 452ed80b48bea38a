import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { allRanges, type Memory } from '#stack/dgii/book.ts';
import { signerCedula, type TestKeys } from '#stack/dgii/test-keys.ts';
import { workerVariables } from '#stack/site/variables.ts';
import { today } from '#tests/support/rental.ts';
import { useStack } from '#tests/support/stack.ts';
import { serveWorker } from '#tests/support/worker.ts';
import { joinTenant, type LeaseScene, made, makeLease, signUp } from './lease.ts';

const TAX_ID = '101850043';
const stack = useStack();
const worker = serveWorker(() => workerVariables(stack.mailSettings));

const dgii = (area: string, body?: unknown) =>
  fetch(`${stack.url}/_local/dgii/${area}`, {
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json' },
  });
const timesOf = async (encf: string) => {
  const memory = (await (await dgii('state')).json()) as Memory;
  return memory.sendings.filter((one) => one.encf === encf).length;
};
const post = (path: string, token: string, body: object = {}) =>
  worker.fetch(path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const send = (id: string, token: string) => post(`/api/fiscal-receipts/${id}/send`, token);
const bytesOf = (pem: string) => pem.replace(/-----[^-]+-----|\s/g, '');

let scene: LeaseScene;
/** What was handed in for the signer, and under which id it is kept. */
let handedIn: { given: object; certificateId: string };
beforeAll(async () => {
  scene = await makeLease(stack);
  const { owner, ownerToken, leaseId } = scene;
  const lease = owner.from('leases').select('organization_id').eq('id', leaseId).single();
  const { organization_id: p_organization_id } = await made(lease);
  const issuerId = await made(
    owner.rpc('save_fiscal_issuer', {
      ...{ p_organization_id, p_tax_id: TAX_ID, p_legal_name: 'Inversiones Peña, S. R. L.' },
      ...{ p_taxpayer_kind: 'company', p_address: 'Calle El Conde 10', p_issuing_way: 'direct' },
      p_electronic_since: '2020-01-01',
    }),
  );
  for (const [p_kind, p_expires_on] of [
    ['fiscal_credit', '2040-12-31'],
    ['consumer', null],
  ]) {
    const range = { p_organization_id, p_series: 'E', p_first: 1, p_last: 99, p_kind, p_expires_on };
    await made(owner.rpc('add_ncf_range', { ...range, p_request_id: randomUUID() }));
  }
  const ranges = allRanges('2040-12-31');
  await dgii(`taxpayers/${TAX_ID}`, { isElectronic: true, signers: [signerCedula], ranges });
  const { signer } = (await (await dgii('certificates')).json()) as TestKeys;
  const given = {
    ...{ organizationId: p_organization_id, key: bytesOf(signer.key) },
    certificate: bytesOf(signer.certificate),
  };
  const kept = await post('/api/signing-certificates', ownerToken, given);
  const { id: p_certificate_id } = (await kept.json()) as { id: string };
  handedIn = { given, certificateId: p_certificate_id };
  const { error } = await owner.rpc('set_issuer_signer', { p_issuer_id: issuerId, p_certificate_id });
  expect(error).toBeNull();
});

/** A receipt of RD$5,000 and its ITBIS. @returns its id and number */
async function issue(client: object = {}): Promise<{ id: string; encf: string }> {
  const { owner, leaseId } = scene;
  const charge = { p_lease_id: leaseId, p_kind: 'other', p_amount_minor: 500_000, p_due_on: today() };
  const chargeId = await made(
    owner.rpc('add_charge', { ...charge, p_request_id: randomUUID(), p_description: 'Letrero' }),
  );
  const id = await made(
    owner.rpc('issue_fiscal_invoice', {
      ...{ p_request_id: randomUUID(), p_charge_ids: [chargeId], p_kind: 'fiscal_credit' },
      ...{ p_treatment: 'taxable', p_client_name: 'Ferretería Sol', p_client_id_type: 'rnc' },
      ...{ p_client_id: '101010632', ...client },
    }),
  );
  const { ncf } = await made(owner.from('fiscal_invoices').select('ncf').eq('id', id).single());
  return { id, encf: ncf };
}

const consumer = {
  p_kind: 'consumer',
  p_client_name: 'Rosa',
  p_client_id_type: null,
  p_client_id: null,
};

describe('the Worker', () => {
  it.each([
    ['a receipt', {}],
    ['the summary of a small one', consumer],
  ])('has the verdict of %s within the request, and sends it once', async (_, client) => {
    const { id, encf } = await issue(client);
    const answer = await send(id, scene.ownerToken);
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { state: 'accepted', messages: [], problems: [] },
    ]);
    expect((await (await send(id, scene.ownerToken)).json()).state).toBe('accepted');
    expect(await timesOf(encf)).toBe(1);
  });

  it('seals a key anew that is handed in again, under the id that it has, and signs with it', async () => {
    const again = await post('/api/signing-certificates', scene.ownerToken, handedIn.given);
    expect(await again.json()).toEqual({ id: handedIn.certificateId });
    const { id } = await issue();
    expect(await (await send(id, scene.ownerToken)).json()).toMatchObject({ state: 'accepted' });
  });

  it('leaves to the timer what got no answer, and does not send it again', async () => {
    const { id, encf } = await issue();
    await dgii('faults', { kind: 'lost' });
    expect((await (await send(id, scene.ownerToken)).json()).state).toBe('signed');
    await worker.scheduled(new Date(Date.now() + 150_000)).catch(() => undefined);
    const documents = scene.owner.from('ecf_documents');
    expect(await made(documents.select('state').eq('invoice_id', id).single())).toEqual({
      state: 'accepted',
    });
    expect(await timesOf(encf)).toBe(1);
  });

  it('sends for nobody who may not change money', async () => {
    const { id, encf } = await issue();
    const { token } = await signUp(stack, `other-${randomUUID()}@example.com`);
    const { tenantToken } = await joinTenant(stack, scene);
    for (const one of [token, tenantToken]) {
      const answer = await send(id, one);
      expect([403, 404]).toContain(answer.status);
    }
    expect((await send(randomUUID(), scene.ownerToken)).status).toBe(404);
    expect(await timesOf(encf)).toBe(0);
  });
});
