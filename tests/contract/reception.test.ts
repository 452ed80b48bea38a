import { beforeEach, describe, expect, it } from 'vitest';
import { askOfReceived } from '#src/edge/taxes/ecf/receiving/ask-dgii.ts';
import { schemaFaults } from '#src/edge/taxes/ecf/schema-check.ts';
import { verifyDocument } from '#src/edge/taxes/ecf/verify.ts';
import { ownRnc, peerRnc } from '#stack/dgii/book.ts';
import { signText } from '#stack/dgii/signature.ts';
import type { TestKeys } from '#stack/dgii/test-keys.ts';
import { receiptXml } from '#tests/contract/authority-scene.ts';
import { certificateOf, useReception } from '#tests/contract/reception-scene.ts';

// The services of an issuer of ours, as another taxpayer calls them. Their verifier and ours share no code.
const scene = useReception();
let last = 500;

beforeEach(async () => {
  Object.assign(scene.state, { hoursAhead: 0, hasKey: true });
  await scene.tell('faults', []);
});

const told = (text: string) => {
  const value = (name: string) => new RegExp(`<${name}>([^<]*)<`).exec(text)?.[1] ?? '-';
  return `${value('Estado')} ${value('CodigoMotivoNoRecibido')}`;
};
const post = (path: string, body: BodyInit, token = '') =>
  fetch(`${scene.state.base}/${path}`, {
    method: 'POST',
    body,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
function form(xml: string, name = 'semilla.xml'): FormData {
  const data = new FormData();
  data.append('xml', new Blob([xml], { type: 'text/xml' }), name);
  return data;
}
const sign = (xml: string, who: keyof TestKeys = 'signer') => signText(xml, scene.keys()[who]);
const newSeed = async (base = scene.state.base) =>
  /<valor>([^<]*)/.exec(await (await fetch(`${base}/fe/autenticacion/api/semilla`)).text())?.[1] ?? '';
const seedXml = (value: string) =>
  `<SemillaModel><valor>${value}</valor><fecha>2026-11-26T13:20:05.1234567-04:00</fecha></SemillaModel>`;
const validate = (xml: string) => post('fe/autenticacion/api/validacioncertificado', form(xml));
async function newToken(): Promise<string> {
  const answer = await validate(sign(seedXml(await newSeed())));
  return ((await answer.json()) as { token: string }).token;
}
const nextReceipt = () => {
  last += 1;
  return receiptXml({ number: last, issuer: peerRnc, buyer: ownRnc }, scene.now());
};
/** What is told of a document, or the status where nothing signed comes back. */
async function deliver(xml: string, name = 'x.xml'): Promise<string> {
  const answer = await post('fe/recepcion/api/ecf', form(xml, name), await newToken());
  return answer.ok ? told(await answer.text()) : String(answer.status);
}

describe('what the second taxpayer sends', () => {
  it.each([
    ['good', ['0 -']],
    ['wrong_buyer', ['1 4']],
    ['bad_signature', ['1 2']],
    ['twice', ['0 -', '1 3']],
  ])('%s is acknowledged in the same request', async (kind, expected) => {
    const { encf, answers } = await scene.fromPeer(kind);
    expect(answers.map(({ status, text }) => `${status} ${told(text)}`)).toEqual(
      expected.map((one) => `200 ${one}`),
    );
    const received = (await scene.rows()).filter((row) => row.encf === encf && row.state === 'received');
    expect(received).toHaveLength(kind === 'good' || kind === 'twice' ? 1 : 0);
  });

  it('is acknowledged by the same bytes each time it comes again', async () => {
    const xml = sign(nextReceipt());
    const send = async () =>
      (await post('fe/recepcion/api/ecf', form(xml, 'x.xml'), await newToken())).text();
    const first = await send();
    const again = await send();
    // An acknowledgement bears its time: signed anew, it would be another one.
    scene.state.hoursAhead = 1;
    const later = await send();
    expect([first, again].map(told)).toEqual(['0 -', '1 3']);
    expect(later).toBe(again);
  });

  it('is acknowledged by a document that is signed and fits its schema', async () => {
    const { encf, answers } = await scene.fromPeer('good');
    const trust = { authorities: [certificateOf(scene.keys().authority.certificate)], at: new Date() };
    const verified = await verifyDocument(new TextEncoder().encode(answers[0]?.text), trust);
    if (!verified.isValid) throw new Error(verified.fault);
    expect(schemaFaults(verified.document, { isSigned: false })).toEqual([]);
    expect(answers[0]?.text).toContain(`<RNCEmisor>${peerRnc}</RNCEmisor><RNCComprador>${ownRnc}<`);
    expect(answers[0]?.text).toContain(`<eNCF>${encf}</eNCF>`);
  });

  it('becomes a draft bill once DGII says that it accepted it', async () => {
    const { encf } = await scene.fromPeer('good');
    const { encf: forged } = await scene.fromPeer('bad_signature');
    await askOfReceived(scene.database(), scene.authority, new Date(scene.now() + 1_000));
    const rows = await scene.rows();
    const [row] = rows.filter((one) => one.encf === encf);
    expect(row).toMatchObject({ state: 'accepted_by_dgii', senderTaxId: peerRnc, totalMinor: 1_180_000 });
    const { data } = await scene.database().from('bills').select('ncf, status').eq('id', String(row?.billId));
    expect(data).toEqual([{ ncf: encf, status: 'draft' }]);
    expect(rows.filter((one) => one.encf === forged)).toMatchObject([{ state: 'refused', billId: null }]);
  });

  it('waits while DGII does not know it, or is down', async () => {
    const xml = sign(nextReceipt());
    expect(await deliver(xml)).toBe('0 -');
    const encf = /<eNCF>([^<]*)/.exec(xml)?.[1];
    await askOfReceived(scene.database(), scene.authority, new Date(scene.now() + 1_000));
    expect((await scene.rows()).find((row) => row.encf === encf)).toMatchObject({
      state: 'received',
      billId: null,
    });
    await scene.tell('faults', [{ kind: '503', where: 'consultaestado' }]);
    await askOfReceived(scene.database(), scene.authority, new Date(scene.now() + 900_000));
    expect((await scene.rows()).find((row) => row.encf === encf)?.state).toBe('received');
  });
});

describe('attacks', () => {
  it('are refused: a seed twice, somebody else’s, unsigned, or signed by nobody who is trusted', async () => {
    const signed = sign(seedXml(await newSeed()));
    expect((await validate(signed)).status).toBe(200);
    expect((await validate(signed)).status).toBe(400);
    expect((await validate(sign(seedXml('Zm9yZWlnbg==')))).status).toBe(400);
    expect((await validate(seedXml(await newSeed()))).status).toBe(400);
    expect((await validate(sign(seedXml(await newSeed()), 'expired'))).status).toBe(400);
    expect((await validate(sign(nextReceipt()))).status).toBe(400);
    const seed = await newSeed();
    const good = sign(seedXml(seed));
    // What a document type stands for is not signed: what it says would be another's word.
    expect((await validate(`<!DOCTYPE SemillaModel>${good}`)).status).toBe(400);
    const named = `<!DOCTYPE SemillaModel [<!ENTITY s "${seed}">]>${good.replace(seed, '&s;')}`;
    expect((await validate(named)).status).toBe(400);
    expect((await validate(good)).status).toBe(200);
    expect((await validate(`${signed}<!--${'x'.repeat(200_000)}-->`)).status).toBe(413);
  });

  it('are refused: no token, a changed one, one whose hour is over', async () => {
    const token = await newToken();
    const send = (given: string) => post('fe/recepcion/api/ecf', form(sign(nextReceipt())), given);
    const statuses = [await send(''), await send(`${token.slice(0, -4)}AAA=`), await send(`9${token}`)];
    expect(statuses.map(({ status }) => status)).toEqual([401, 401, 401]);
    scene.state.hoursAhead = 2;
    expect((await send(token)).status).toBe(401);
  });

  it('are refused: a document type, two signatures, a wrapped document, a change, an old certificate', async () => {
    const signed = sign(nextReceipt());
    const signature = /<Signature[\s\S]*<\/Signature>/.exec(signed)?.[0] ?? '';
    expect(await deliver(`<!DOCTYPE ECF [<!ENTITY a "b">]>${signed}`, `${peerRnc}E310000000900.xml`)).toBe(
      '1 1',
    );
    expect(await deliver(signed.replace('</ECF>', `${signature}</ECF>`))).toMatch(/^1 [12]$/);
    expect(await deliver(`<ECF>${signed}${signature}</ECF>`, `${peerRnc}E310000000901.xml`)).toMatch(
      /^1 [12]$/,
    );
    expect(await deliver(signed.replace('118000.00', '118000.01'))).toBe('1 2');
    expect(await deliver(sign(nextReceipt(), 'expired'))).toBe('1 2');
    expect(await deliver(nextReceipt())).toMatch(/^1 [12]$/);
    expect(await deliver(sign(nextReceipt().replace('<TipoPago>1', '<TipoPago>9')))).toBe('1 1');
  });

  it('are refused: more than 1 MB, no file, and what names nobody to answer', async () => {
    const filler = (size: number) => `${sign(nextReceipt())}<!--${'x'.repeat(size)}-->`;
    expect(await deliver(filler(1_048_577), `${peerRnc}E310000000902.xml`)).toBe('1 1');
    expect(await deliver(filler(1_200_000))).toBe('413');
    expect(await deliver('no document')).toBe('400');
    expect((await post('fe/recepcion/api/ecf', 'x', await newToken())).status).toBe(400);
  });
});

it('knows its paths in any case, and no others', async () => {
  const at = async (path: string, init: RequestInit = {}) =>
    (await fetch(`${scene.state.base}/${path}`, init)).status;
  expect(await at('FE/Autenticacion/API/Semilla')).toBe(200);
  expect(await at('fe/autenticacion/api/semilla', { method: 'POST' })).toBe(405);
  expect(await at('fe/otra')).toBe(404);
  const stranger = scene.state.base.replace(/[0-9a-f]{32}$/, '0'.repeat(32));
  expect((await fetch(`${stranger}/fe/autenticacion/api/semilla`)).status).toBe(404);
});

it('receives nothing while nobody can sign for the issuer', async () => {
  scene.state.hasKey = false;
  expect(await deliver(sign(nextReceipt()))).toBe('503');
});
