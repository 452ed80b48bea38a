import { describe, expect, it } from 'vitest';
import { readAuthorityHosts } from '#src/edge/settings.ts';
import { AuthorityError } from '#src/edge/taxes/ecf/authority.ts';
import { ownRnc, peerRnc } from '#stack/dgii/book.ts';
import type { Fault } from '#stack/dgii/faults.ts';
import {
  annulmentXml,
  encfOf,
  fileOf,
  type Receipt,
  receiptXml,
  summaryXml,
  useAuthority,
} from '#tests/contract/authority-scene.ts';

const dgii = useAuthority();
let last = 0;
/** A number that no other test has. */
const next = () => {
  last += 1;
  return last;
};

const signed = (receipt: Receipt, who?: 'stranger' | 'expired') =>
  fileOf(
    encfOf(receipt.kind ?? '31', receipt.number),
    dgii.sign(receiptXml(receipt, dgii.now()), who),
    receipt.issuer,
  );

/** Sends and asks for the result. */
async function judged(receipt: Receipt, client = dgii.client(), who?: 'stranger' | 'expired') {
  const { trackId } = await client.submit(signed(receipt, who));
  return client.result(trackId);
}

const faultOf = (promise: Promise<unknown>): Promise<AuthorityError> =>
  promise.then(
    () => {
      throw new Error('There was an answer');
    },
    (error: unknown) => {
      if (error instanceof AuthorityError) return error;
      throw error;
    },
  );

const codesOf = ({ messages }: { messages: readonly { code: string }[] }) => messages.map(({ code }) => code);

it('asks DGII’s own hosts where nothing stands in for them', () => {
  const own = { url: 'https://ecf.dgii.gov.do', fcUrl: 'https://fc.dgii.gov.do' };
  expect(readAuthorityHosts({})).toEqual(own);
});

describe('a token', () => {
  it('is got once for many calls, and anew when DGII does not take it any more', async () => {
    const client = dgii.client();
    const logins = () => dgii.paths.filter((path) => path.endsWith('validarsemilla')).length;
    for (const number of [next(), next()]) await client.submit(signed({ number }));
    expect(logins()).toBe(1);
    await dgii.fail({ kind: 'expired', where: 'recepcion' });
    const number = next();
    await client.submit(signed({ number }));
    expect(logins()).toBe(2);
    expect(await dgii.timesOf(encfOf('31', number))).toBe(1);
  });

  it('that is an hour old is not used', async () => {
    const client = dgii.client();
    await client.login();
    await dgii.setClock(0.95);
    expect((await judged({ number: next() }, client)).state).toBe('accepted');
    expect(dgii.paths.filter((path) => path.endsWith('validarsemilla'))).toHaveLength(2);
    expect(dgii.paths.filter((path) => path.endsWith('facturaselectronicas'))).toHaveLength(1);
  });

  it('is not given to a certificate that has ended, and the words of the refusal come along', async () => {
    const error = await faultOf(dgii.client('testecf', 'expired').login());
    expect(error).toMatchObject({ fault: 'refused', status: 400, mayHaveArrived: false });
    expect(error.messages).toEqual([{ code: '', text: 'Firma del certificado invalida' }]);
  });
});

describe('a receipt', () => {
  it('is accepted, found by its number, by its state, and by what its QR leads to', async () => {
    const client = dgii.client();
    const number = next();
    const file = signed({ number });
    const { trackId, signed: own } = await client.submit(file);
    expect(own).toBeNull();
    expect(await client.result(trackId)).toEqual({
      ...{ state: 'accepted', messages: [], isNumberUsed: true },
      text: expect.stringContaining(trackId),
    });
    const found = await client.findByNumber(ownRnc, file.encf);
    expect(found).toEqual([{ trackId, receivedAt: expect.stringMatching(/^\d{4}-/) }]);
    const [sending] = (await dgii.memory()).sendings.filter((one) => one.encf === file.encf);
    const question = { issuerTaxId: ownRnc, encf: file.encf, buyerTaxId: peerRnc };
    const securityCode = sending?.securityCode ?? '';
    expect((await client.stateOf({ ...question, securityCode })).state).toBe('accepted');
    expect((await client.stateOf({ ...question, securityCode: 'AAAAAA' })).state).toBe('unknown');
    const stamp = (total: string) => {
      const values = { RncEmisor: ownRnc, RncComprador: peerRnc, ENCF: file.encf, MontoTotal: total };
      const more = { FechaEmision: sending?.issued ?? '', FechaFirma: sending?.signed ?? '' };
      const query = new URLSearchParams({ ...values, ...more, CodigoSeguridad: securityCode });
      return fetch(`${dgii.url()}/testecf/ConsultaTimbre?${query}`).then((answer) => answer.text());
    };
    expect(await stamp('118000.00')).toBe('Aceptado');
    expect(await stamp('118000.01')).toBe('No fue encontrada la factura (e-CF)');
    const kept = await fetch(`${dgii.url()}/documents/${trackId}`);
    expect(new Uint8Array(await kept.arrayBuffer())).toEqual(file.bytes);
  });

  it('is unknown where it was never sent, also in another environment', async () => {
    const number = next();
    await judged({ number });
    expect(await dgii.client().findByNumber(ownRnc, encfOf('31', 99_999))).toEqual([]);
    expect(await dgii.client('ecf').findByNumber(ownRnc, encfOf('31', number))).toEqual([]);
    expect((await dgii.client().result('none')).state).toBe('unknown');
    expect((await judged({ number }, dgii.client('ecf'))).state).toBe('accepted');
  });

  it.each<[string, Partial<Receipt>, string, boolean]>([
    ['off by 0.90', { off: 0.9 }, 'accepted', true],
    ['off by 500', { off: 500 }, 'conditional', true],
    ['signed tomorrow', { signedIn: 24 }, 'rejected', false],
    ['of an unknown issuer', { issuer: '199999999' }, 'rejected', false],
    ['outside the range', { number: 99_999_999 }, 'rejected', false],
    ['of a kind without a buyer that it needs', { buyer: '' }, 'rejected', false],
    ['large and for a consumer without a number', { kind: '32', net: 300_000, buyer: '' }, 'rejected', false],
    ['large and for a consumer with one', { kind: '32', net: 300_000 }, 'accepted', true],
    ['on credit until nobody knows when', { isOnCredit: true }, 'rejected', false],
    ['small and for a consumer, at the wrong door', { kind: '32', net: 1000 }, 'rejected', false],
  ])('%s is told', async (_, part, state, isNumberUsed) => {
    const answer = await judged({ number: next(), ...part });
    expect(answer).toMatchObject({ state, isNumberUsed });
    expect(answer.messages.length).toBe(state === 'accepted' ? 0 : 1);
  });

  it('is rejected when somebody signed who may not, or whose certificate has ended; the number stays free', async () => {
    const number = next();
    const refused = { state: 'rejected', isNumberUsed: false };
    for (const who of ['stranger', 'expired'] as const)
      expect(await judged({ number }, dgii.client(), who)).toMatchObject(refused);
    expect((await judged({ number })).state).toBe('accepted');
    expect(await judged({ number })).toMatchObject({ state: 'rejected', isNumberUsed: true });
  });

  it('is rejected when a single amount was changed after the signature', async () => {
    const client = dgii.client();
    const file = signed({ number: next() });
    const text = new TextDecoder().decode(file.bytes).replace('118000.00', '118000.01');
    const { trackId } = await client.submit({ ...file, bytes: new TextEncoder().encode(text) });
    expect(codesOf(await client.result(trackId))).toEqual(['2']);
  });

  it('comes before its notes; those say how late they are and are not larger', async () => {
    const client = dgii.client();
    const receipt = encfOf('31', next());
    const note = (part: Partial<Receipt>) =>
      judged({ kind: '34', number: next(), net: 1000, modifies: { encf: receipt }, ...part }, client);
    expect(codesOf(await note({}))).toEqual(['614']);
    await judged({ number: last - 1 }, client);
    expect((await note({})).state).toBe('accepted');
    expect(codesOf(await note({ modifies: { encf: receipt, isLate: true } }))).toEqual(['616']);
    expect(codesOf(await note({ net: 200_000 }))).toEqual(['615']);
  });

  it('can be in process for a while, rejected with a code, or accepted on conditions', async () => {
    const client = dgii.client();
    await dgii.fail({ kind: 'processing', asks: 2 });
    const { trackId } = await client.submit(signed({ number: next() }));
    const states = [];
    for (let count = 0; count < 3; count += 1) states.push((await client.result(trackId)).state);
    expect(states).toEqual(['in_process', 'in_process', 'accepted']);
    await dgii.fail({ kind: 'reject', code: 77, isReusable: true }, { kind: 'conditional' });
    const rejected = await judged({ number: next() }, client);
    expect(rejected).toMatchObject({ state: 'rejected', isNumberUsed: false });
    expect(codesOf(rejected)).toEqual(['77']);
    expect((await judged({ number: next() }, client)).state).toBe('conditional');
  });
});

describe('when DGII fails', () => {
  const faults: [Fault['kind'], Partial<AuthorityError>][] = [
    ['503', { fault: 'maintenance', status: 503 }],
    ['reset', { fault: 'unreachable', status: null }],
    ['hang', { fault: 'unreachable', status: null }],
  ];

  it.each(faults)('%s is told as what it is, and nothing has come', async (kind, expected) => {
    const { patient: client, hasty } = dgii.clients();
    await client.login();
    const file = signed({ number: next() });
    await dgii.fail({ kind, where: 'recepcion' });
    const sending = (kind === 'hang' ? hasty : client).submit(file);
    expect(await faultOf(sending)).toMatchObject({ ...expected, mayHaveArrived: true });
    expect(await client.findByNumber(ownRnc, file.encf)).toEqual([]);
    await client.submit(file);
    expect(await dgii.timesOf(file.encf)).toBe(1);
  });

  it('a lost answer is found by the number, and the receipt came once', async () => {
    const client = dgii.client();
    const file = signed({ number: next() });
    await dgii.fail({ kind: 'lost' });
    expect(await faultOf(client.submit(file))).toMatchObject({ fault: 'unreachable', mayHaveArrived: true });
    const [found] = await client.findByNumber(ownRnc, file.encf);
    expect((await client.result(found?.trackId ?? '')).state).toBe('accepted');
    expect(await dgii.timesOf(file.encf)).toBe(1);
  });

  it('a slow answer is waited for', async () => {
    await dgii.fail({ kind: 'slow', where: 'recepcion', delay: 150 });
    expect((await judged({ number: next() })).state).toBe('accepted');
  });

  it.each(['autenticacion', 'consultaresultado', 'consultatrackids', 'consultadirectorio'])(
    'maintenance of %s is told, in its own words without markup',
    async (where) => {
      const client = dgii.client();
      await dgii.fail({ kind: '503', where });
      const calls: Record<string, () => Promise<unknown>> = {
        autenticacion: client.login,
        consultaresultado: () => client.result('x'),
        consultatrackids: () => client.findByNumber(ownRnc, encfOf('31', 1)),
        consultadirectorio: () => client.directory(peerRnc),
      };
      const error = await faultOf(calls[where]?.() ?? Promise.resolve());
      expect(error).toMatchObject({ fault: 'maintenance', status: 503 });
      expect(error.messages).toEqual([{ code: '', text: 'ERROR: servicio en mantenimiento' }]);
    },
  );

  it('a file with another name is refused with its code', async () => {
    const file = signed({ number: next() });
    const error = await faultOf(dgii.client().submit({ ...file, encf: encfOf('31', 1) }));
    expect(error).toMatchObject({ fault: 'refused', status: 400 });
    expect(codesOf(error)).toEqual(['3243']);
  });

  it('what certecf does not have is no refusal', async () => {
    const error = await faultOf(dgii.client('certecf').findByNumber(ownRnc, encfOf('31', 1)));
    expect(error).toMatchObject({ fault: 'maintenance', status: 404 });
  });

  it('no message has a token in it', async () => {
    const client = dgii.client();
    await client.login();
    await dgii.fail({ kind: 'reset', where: 'consultaresultado' });
    const error = await faultOf(client.result('x'));
    expect(`${error.message} ${error.stack} ${error.cause}`).not.toMatch(/bearer|[\da-f]{48}/i);
  });
});

describe('the other services', () => {
  it('take a summary at once, find it by its code, and when the answer was lost', async () => {
    const client = dgii.client();
    const numbers = [next(), next()] as const;
    const summary = (number: number, code: string) =>
      fileOf(encfOf('32', number), dgii.sign(summaryXml(number, code, dgii.now())));
    const answer = await client.submitSummary(summary(numbers[0], 'Ab+/=1'));
    expect(answer).toEqual({
      ...{ state: 'accepted', messages: [], isNumberUsed: true, signed: null },
      text: expect.stringContaining('"estado":"Aceptado"'),
    });
    const question = { issuerTaxId: ownRnc, encf: encfOf('32', numbers[0]), securityCode: 'Ab+/=1' };
    expect((await client.summaryState(question)).state).toBe('accepted');
    expect((await client.summaryState({ ...question, securityCode: 'other' })).state).toBe('unknown');
    await dgii.fail({ kind: 'lost' });
    await faultOf(client.submitSummary(summary(numbers[1], 'zzzzzz')));
    const lost = { issuerTaxId: ownRnc, encf: encfOf('32', numbers[1]), securityCode: 'zzzzzz' };
    expect((await client.summaryState(lost)).state).toBe('accepted');
    expect(await dgii.timesOf(lost.encf)).toBe(1);
    const query = new URLSearchParams({
      RncEmisor: ownRnc,
      ENCF: question.encf,
      MontoTotal: '25000.00',
      CodigoSeguridad: 'Ab+/=1',
    });
    const stamp = `${dgii.url()}/fc/TesteCF/ConsultaTimbreFC?${query}`;
    expect(await (await fetch(stamp)).text()).toBe('Aceptado');
    const again = await client.submitSummary(summary(numbers[0], 'Ab+/=1'));
    expect(codesOf(again)).toEqual(['145']);
  });

  it('annul what was never used, and name what was', async () => {
    const client = dgii.client();
    const [used, free] = [next(), next()];
    await judged({ number: used }, client);
    const bytes = dgii.sign(annulmentXml('31', used, free, dgii.now()));
    expect(await client.annul(ownRnc, bytes)).toEqual({ notAnnulled: [encfOf('31', used)] });
    expect(codesOf(await judged({ number: free }, client))).toEqual(['8']);
    const other = dgii.sign(annulmentXml('31', next(), next(), dgii.now()), 'stranger');
    expect(await faultOf(client.annul(ownRnc, other))).toMatchObject({ fault: 'refused', status: 400 });
  });
});
