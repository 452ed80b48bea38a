import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuthorityError } from '#src/edge/taxes/ecf/authority.ts';
import { ownRnc, peerRnc } from '#stack/dgii/book.ts';
import { openLocalDgii } from '#stack/dgii/handler.ts';
import { providerKey } from '#stack/dgii/provider.ts';
import { type Listener, listen } from '#stack/listener.ts';
import {
  annulmentXml,
  approvalXml,
  encfOf,
  fileOf,
  type Receipt,
  receiptXml,
  useAuthority,
} from '#tests/contract/authority-scene.ts';

const dgii = useAuthority();
let last = 0;
const next = () => {
  last += 1;
  return last;
};

const unsigned = (receipt: Receipt) =>
  fileOf(
    encfOf(receipt.kind ?? '31', receipt.number),
    new TextEncoder().encode(receiptXml(receipt, dgii.now())),
  );

describe('a provider', () => {
  it('signs, sends once however often it is asked, and tells what DGII says', async () => {
    const provider = dgii.provider();
    await provider.login();
    const file = unsigned({ number: next() });
    const sent = await provider.submit(file);
    expect(await provider.submit(file)).toEqual(sent);
    expect(new TextDecoder().decode(sent.signed ?? new Uint8Array())).toContain('<SignatureValue>');
    expect(await dgii.timesOf(file.encf)).toBe(1);
    expect(await provider.result(sent.trackId)).toEqual({
      ...{ state: 'accepted', messages: [], isNumberUsed: true },
      text: expect.stringContaining(sent.trackId),
    });
    const found = await provider.findByNumber(ownRnc, file.encf);
    expect(found).toEqual([{ trackId: sent.trackId, receivedAt: expect.stringMatching(/^\d{4}-/) }]);
    const [sending] = (await dgii.memory()).sendings.filter((one) => one.encf === file.encf);
    const question = { issuerTaxId: ownRnc, encf: file.encf, securityCode: sending?.securityCode ?? '' };
    expect((await provider.stateOf({ ...question, buyerTaxId: peerRnc })).state).toBe('accepted');
    expect((await provider.summaryState({ ...question, securityCode: 'other' })).state).toBe('unknown');
  });

  it('whose answer is lost has the receipt, which comes once', async () => {
    const provider = dgii.provider();
    const file = unsigned({ number: next() });
    await dgii.fail({ kind: 'lost', where: 'provider' });
    await expect(provider.submit(file)).rejects.toMatchObject({ fault: 'unreachable', mayHaveArrived: true });
    const [found] = await provider.findByNumber(ownRnc, file.encf);
    expect((await provider.submit(file)).trackId).toBe(found?.trackId);
    expect(await dgii.timesOf(file.encf)).toBe(1);
  });

  it('knows a receipt by the hash of its bytes: without it, or under another, nothing is taken', async () => {
    const file = unsigned({ number: next() });
    const hash = createHash('sha256').update(file.bytes).digest('hex');
    const send = (headers: Record<string, string>) =>
      fetch(`${dgii.url()}/provider/documents`, {
        method: 'POST',
        headers: { authorization: `Bearer ${providerKey}`, 'content-type': 'application/json', ...headers },
        body: JSON.stringify({
          environment: 'testecf',
          xml: Buffer.from(file.bytes).toString('base64'),
        }),
      });
    expect((await send({})).status).toBe(422);
    expect((await send({ 'idempotency-key': randomUUID() })).status).toBe(422);
    expect(await dgii.timesOf(file.encf)).toBe(0);
    const answer = (await (await send({ 'idempotency-key': hash })).json()) as { id: string };
    expect((await dgii.provider().submit(file)).trackId).toBe(answer.id);
    expect(await dgii.timesOf(file.encf)).toBe(1);
  });

  it('makes the summary of a small receipt for a consumer itself', async () => {
    const file = unsigned({ kind: '32', number: next(), net: 1000 });
    const answer = await dgii.provider().submitSummary(file);
    expect(answer).toMatchObject({ state: 'accepted', isNumberUsed: true });
    expect(new TextDecoder().decode(answer.signed ?? new Uint8Array())).toContain('<SignatureValue>');
    const [sending] = (await dgii.memory()).sendings.filter((one) => one.encf === file.encf);
    expect(sending?.isSummary).toBe(true);
  });

  it('passes on a receipt in process, and a rejection', async () => {
    const provider = dgii.provider();
    await dgii.fail(
      { kind: 'processing', where: 'provider', asks: 1 },
      { kind: 'reject', where: 'provider', code: 9, isReusable: true },
    );
    const [waits, rejected] = [
      await provider.submit(unsigned({ number: next() })),
      await provider.submit(unsigned({ number: next() })),
    ];
    expect((await provider.result(waits.trackId)).state).toBe('in_process');
    expect((await provider.result(waits.trackId)).state).toBe('accepted');
    expect(await provider.result(rejected.trackId)).toMatchObject({
      state: 'rejected',
      isNumberUsed: false,
      messages: [{ code: '9' }],
    });
  });

  it('annuls, knows the directory, and passes on approvals', async () => {
    const provider = dgii.provider();
    const [used, free] = [next(), next()];
    await provider.submit(unsigned({ number: used }));
    const bytes = (xml: string) => new TextEncoder().encode(xml);
    const annulment = bytes(annulmentXml('31', used, free, dgii.now()));
    expect(await provider.annul(ownRnc, annulment)).toEqual({ notAnnulled: [encfOf('31', used)] });
    expect(await provider.directory(peerRnc)).toMatchObject({ receptionUrl: `${dgii.url()}/peer` });
    expect(await provider.directory('101010101')).toBeNull();
    const approve = (encf: string) =>
      provider.approve(peerRnc, encf, bytes(approvalXml(encf, '118000.00', dgii.now())));
    expect(await approve(encfOf('31', used))).toEqual({ isTaken: true, messages: [] });
    expect((await approve(encfOf('31', 77_777))).isTaken).toBe(false);
  });

  it('that is down, or knows no such key, is told apart', async () => {
    await dgii.fail({ kind: '503', where: 'provider' });
    await expect(dgii.provider().login()).rejects.toMatchObject({ fault: 'maintenance', status: 503 });
    const refused: Partial<AuthorityError> = { fault: 'refused', status: 401, mayHaveArrived: false };
    await expect(dgii.provider('other').login()).rejects.toMatchObject(refused);
  });
});

/** A token of a taxpayer's own services. */
async function tokenOf(base: string): Promise<string> {
  const seed = await (await fetch(`${base}/fe/autenticacion/api/semilla`)).text();
  const value = /<valor>([^<]*)/.exec(seed)?.[1] ?? '';
  const xml = `<SemillaModel><valor>${value}</valor><fecha>x</fecha></SemillaModel>`;
  const answer = await post(`${base}/fe/autenticacion/api/validacioncertificado`, dgii.sign(xml));
  return ((await answer.json()) as { token: string }).token;
}

function post(url: string, bytes: Uint8Array<ArrayBuffer>, token = ''): Promise<Response> {
  const body = new FormData();
  body.append('xml', new Blob([bytes], { type: 'text/xml' }), 'any.xml');
  return fetch(url, { method: 'POST', body, headers: { authorization: `Bearer ${token}` } });
}

const fieldsOf = (text: string) => ({
  state: /<Estado>(\d)/.exec(text)?.[1],
  reason: /<CodigoMotivoNoRecibido>(\d)/.exec(text)?.[1],
});

describe('the second taxpayer', () => {
  it('acknowledges what is delivered, and says why it does not', async () => {
    const base = `${dgii.url()}/peer`;
    const token = await tokenOf(base);
    const deliver = async (bytes: Uint8Array<ArrayBuffer>) =>
      fieldsOf(await (await post(`${base}/fe/Recepcion/api/ecf`, bytes, token)).text());
    const xml = receiptXml({ number: next() }, dgii.now());
    expect(await deliver(dgii.sign(xml))).toEqual({ state: '0', reason: undefined });
    expect(await deliver(dgii.sign(xml))).toEqual({ state: '1', reason: '3' });
    expect(await deliver(dgii.sign(xml.replace('<TipoPago>1', '<TipoPago>9')))).toEqual({
      state: '1',
      reason: '1',
    });
    const changed = new TextDecoder().decode(dgii.sign(xml)).replace('118000.00', '118000.01');
    expect(await deliver(new TextEncoder().encode(changed))).toEqual({ state: '1', reason: '2' });
    const other = receiptXml({ number: next(), buyer: '101010101' }, dgii.now());
    expect(await deliver(dgii.sign(other))).toEqual({ state: '1', reason: '4' });
    await dgii.fail({ kind: 'reject', where: 'peer', code: 2 });
    expect(await deliver(dgii.sign(receiptXml({ number: next() }, dgii.now())))).toEqual({
      state: '1',
      reason: '2',
    });
    expect((await post(`${base}/fe/recepcion/api/ecf`, dgii.sign(xml))).status).toBe(401);
  });

  it('takes approvals of what it gave out', async () => {
    const base = `${dgii.url()}/peer`;
    const token = await tokenOf(base);
    const encf = encfOf('31', next());
    const approval = dgii.sign(approvalXml(encf, '118000.00', dgii.now()));
    expect((await post(`${base}/fe/aprobacioncomercial/api/ecf`, approval, token)).status).toBe(200);
    expect((await dgii.memory()).approvals).toContainEqual({
      environment: 'peer',
      rnc: ownRnc,
      encf,
      state: '1',
    });
  });

  describe('that sends', () => {
    // Another one of its kind receives, under an address of its own.
    let receiver: Listener;
    let base = '';
    const folder = mkdtempSync(path.join(tmpdir(), 'llavero-dgii-receiver-'));
    beforeAll(async () => {
      receiver = await listen(0);
      const site = `http://127.0.0.1:${receiver.port}`;
      base = `${site}/_local/dgii/peer`;
      const handler = openLocalDgii(folder, site);
      receiver.answerWith((request) => handler(request, new URL(request.url).pathname.split('/').slice(3)));
      const { authority } = (await (await fetch(`${dgii.url()}/certificates`)).json()) as {
        authority: { certificate: string };
      };
      await fetch(`${site}/_local/dgii/authorities`, { method: 'POST', body: authority.certificate });
    });
    afterAll(async () => {
      await receiver.close();
      rmSync(folder, { recursive: true });
    });

    it.each([
      ['good', ['0 -']],
      ['wrong_buyer', ['1 4']],
      ['bad_signature', ['1 2']],
      ['twice', ['0 -', '1 3']],
    ])('%s is answered as it should be, and DGII knows the receipt', async (kind, expected) => {
      const answer = await dgii.tell('send', { kind, url: base, buyer: peerRnc });
      const { encf, answers } = (await answer.json()) as { encf: string; answers: { text: string }[] };
      const told = answers
        .map(({ text }) => fieldsOf(text))
        .map(({ state, reason }) => `${state} ${reason ?? '-'}`);
      expect(told).toEqual(expected);
      const [sending] = (await dgii.memory()).sendings.filter(
        (one) => one.encf === encf && one.rnc === peerRnc,
      );
      expect(sending?.code).toBe(1);
    });
  });
});

describe('DGII', () => {
  it('knows who has services, in a list or alone', async () => {
    const client = dgii.client();
    expect(await client.directory(peerRnc)).toMatchObject({ receptionUrl: `${dgii.url()}/peer` });
    await dgii.tell('taxpayers/130000019', { name: 'Otra', url: 'https://other.test/ecf' });
    expect(await client.directory('130000019')).toEqual({
      name: 'Otra',
      receptionUrl: 'https://other.test/ecf',
      approvalUrl: 'https://other.test/ecf',
      loginUrl: 'https://other.test/ecf',
    });
    expect(await client.directory('101010101')).toBeNull();
  });

  it('takes the buyer’s approval of what was accepted alone', async () => {
    const client = dgii.client();
    const number = next();
    await client.submit(fileOf(encfOf('31', number), dgii.sign(receiptXml({ number }, dgii.now()))));
    const approval = (encf: string) =>
      client.approve(peerRnc, encf, dgii.sign(approvalXml(encf, '118000.00', dgii.now())));
    expect(await approval(encfOf('31', number))).toMatchObject({ isTaken: true });
    const refused = await approval(encfOf('31', 88_888));
    expect(refused.isTaken).toBe(false);
    expect(refused.messages[0]?.text).toContain('no encontrada');
  });
});

it('shows documents with verdicts and says that it is a test', async () => {
  const encf = encfOf('31', next());
  const client = dgii.client();
  await client.submit(fileOf(encf, dgii.sign(receiptXml({ number: last }, dgii.now()))));
  await fetch(`${dgii.url()}/faults`, {
    method: 'POST',
    body: new URLSearchParams({ kind: '503', where: 'recepcion' }),
  });
  const page = await (await fetch(dgii.url())).text();
  expect(page).toContain('No es la DGII');
  expect(page).toContain(encf);
  expect(page).toContain('&quot;where&quot;:&quot;recepcion&quot;');
  const unknown = await dgii.tell('faults', { kind: 'fire' });
  expect(unknown.status).toBe(400);
});
