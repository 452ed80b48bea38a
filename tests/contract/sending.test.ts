import { describe, expect, it } from 'vitest';
import type { EcfBooks } from '#src/edge/taxes/ecf/books.ts';
import { workOnAll, workOnOne } from '#src/edge/taxes/ecf/run-work.ts';
import { useAuthority } from '#tests/contract/authority-scene.ts';
import type { KeptDocument } from '#tests/contract/ecf-books.ts';
import { useSending } from '#tests/contract/sending-scene.ts';

const dgii = useAuthority();
const { scene, timesOf } = useSending(dgii);
type Scene = ReturnType<typeof scene>;

const logins = () => dgii.paths.filter((path) => path.endsWith('validarsemilla')).length;
/** A run of the timer that somebody may kill. */
const run = ({ deps }: Scene) => workOnAll(deps).catch(() => undefined);

/** Runs that come every few minutes until nothing is open any more. */
async function runOn(own: Scene, times = 4): Promise<void> {
  for (let count = 0; count < times; count += 1) {
    await run(own);
    await own.wait(5);
  }
}

const accepted = async (document: KeptDocument) =>
  expect({ state: document.state, signings: document.signings, times: await timesOf(document) }).toEqual({
    state: 'accepted',
    signings: 1,
    times: 1,
  });

describe('a receipt', () => {
  it('is signed, stored, sent, and has its verdict at once', async () => {
    const own = scene();
    const document = own.issue();
    await workOnOne(own.deps, document.id);
    await accepted(document);
    expect(document.answer).toMatchObject({ messages: [], isNumberUsed: true });
    expect(JSON.parse(document.answer?.text ?? '')).toMatchObject({ codigo: 1, estado: 'Aceptado' });
    const kept = await fetch(`${dgii.url()}/documents/${document.trackId}`);
    expect(new Uint8Array(await kept.arrayBuffer())).toEqual(document.files.get('ecf'));
  });

  it('of a consumer is told as a summary, which bears the code of the whole', async () => {
    const own = scene();
    const document = own.issue({ kind: 'consumer' });
    await workOnOne(own.deps, document.id);
    await accepted(document);
    const [sending] = (await dgii.memory()).sendings.filter(({ encf }) => encf === document.encf);
    expect(sending).toMatchObject({ isSummary: true, securityCode: document.securityCode });
    expect([...document.files.keys()]).toEqual(['ecf', 'rfce']);
  });

  it('that could be refused, or has nobody to sign it, waits with what is wrong', async () => {
    const own = scene();
    const nameless = own.issue({ client: { idType: 'rnc', id: '101010632', name: ' ' } });
    const unsigned = own.issue();
    const strange = own.issue();
    strange.facts = { sale: null };
    const deps = {
      ...own.deps,
      access: async () => ({ authority: null, signingKey: null, tokenOf: '' }),
    };
    await workOnOne(deps, unsigned.id);
    await run(own);
    expect([nameless, unsigned, strange].map(({ state, problems }) => [state, problems])).toEqual([
      ['to_sign', [{ field: 'buyer.name', code: 'missing' }]],
      ['to_sign', [{ field: 'key', code: 'no_key' }]],
      ['to_sign', [{ field: 'document', code: 'unreadable' }]],
    ]);
    expect(await timesOf(unsigned)).toBe(0);
  });

  it('comes before its notes, in the same run or in another', async () => {
    const own = scene();
    await dgii.fail({ kind: 'processing', asks: 1 });
    const base = own.issue();
    const note = own.note(base);
    await run(own);
    expect([base.state, note.state]).toEqual(['sent', 'to_sign']);
    await runOn(own);
    await accepted(base);
    await accepted(note);
  });

  it('in process for an hour is asked for, and not sent again', async () => {
    const own = scene();
    await dgii.fail({ kind: 'processing', asks: 12 });
    const document = own.issue();
    await runOn(own, 12);
    expect(document).toMatchObject({ state: 'sent', answer: { state: 'in_process' } });
    await run(own);
    await accepted(document);
  });

  it.each([
    ['gives its number back', true, false],
    ['burns its number', false, true],
  ])(
    'that is rejected and %s keeps the answer, and is not sent again',
    async (_, isReusable, isNumberUsed) => {
      const own = scene();
      await dgii.fail({ kind: 'reject', code: 77, message: 'No procede', isReusable });
      const document = own.issue();
      await runOn(own);
      expect(document).toMatchObject({
        state: 'rejected',
        answer: { isNumberUsed, messages: [{ code: '77', text: 'No procede' }] },
      });
      expect(await timesOf(document)).toBe(1);
    },
  );

  it.each([
    ['fiscal_credit', 'direct'],
    ['consumer', 'direct'],
    ['fiscal_credit', 'provider'],
  ] as const)('whose rejection (%s, %s) says nothing of the number keeps that', async (kind, issuingWay) => {
    const own = scene();
    const where = issuingWay === 'provider' ? { where: 'provider' } : {};
    await dgii.fail({ kind: 'reject', isReusable: true, isSilent: true, ...where });
    const document = own.issue({ kind }, { issuingWay });
    await runOn(own);
    expect(document).toMatchObject({ state: 'rejected', answer: { isNumberUsed: null } });
  });

  it('that takes the number of a rejected one is not mistaken for it', async () => {
    const own = scene();
    await dgii.fail({ kind: 'reject', isReusable: true });
    const rejected = own.issue();
    await run(own);
    const document = own.issue({}, { encf: rejected.encf });
    own.broken.recordSending = 1;
    await runOn(own);
    expect([rejected.state, document.state, await timesOf(document)]).toEqual(['rejected', 'accepted', 2]);
    expect(document.trackId).not.toBe(rejected.trackId);
  });
});

describe('each document comes once, and none is lost', () => {
  const kinds = [
    ['a receipt', 'fiscal_credit'],
    ['a summary', 'consumer'],
  ] as const;

  it.each(kinds)('when the answer to %s is lost', async (_, kind) => {
    const own = scene();
    await dgii.fail({ kind: 'lost' });
    const document = own.issue({ kind });
    await run(own);
    expect(document).toMatchObject({ state: 'signed', faults: [{ fault: 'unreachable' }] });
    expect(document.faults[0]?.mayHaveArrived).toBe(true);
    await runOn(own);
    await accepted(document);
  });

  const kills: [keyof EcfBooks, 'fiscal_credit' | 'consumer'][] = [
    ['storeSigned', 'fiscal_credit'],
    ['readFile', 'fiscal_credit'],
    ['recordSending', 'fiscal_credit'],
    ['recordVerdict', 'fiscal_credit'],
    ['storeSigned', 'consumer'],
    ['recordVerdict', 'consumer'],
  ];
  it.each(kills)('when the Worker ends before %s of a %s', async (verb, kind) => {
    const own = scene();
    own.broken[verb] = 2;
    // Stored and not sent: what is read again is there only after this.
    if (verb === 'readFile') await dgii.fail({ kind: 'reset', where: 'recepcion' });
    const document = own.issue({ kind });
    await runOn(own, 5);
    expect(own.broken[verb]).toBe(0);
    await accepted(document);
  });

  it('when two timers run at once', async () => {
    const own = scene();
    const all = Array.from({ length: 8 }, () => own.issue());
    await Promise.all([run(own), run(own), ...all.map(({ id }) => workOnOne(own.deps, id))]);
    for (const document of all) await accepted(document);
  });

  it('when a token ends in the middle of a batch: it is got once, and once more', async () => {
    const own = scene();
    const all = Array.from({ length: 20 }, () => own.issue());
    let count = 0;
    const books: EcfBooks = {
      ...own.books,
      async recordSending(work, trackId) {
        count += 1;
        // Our clock is an hour behind theirs: the token seems good, and several calls learn at once that it is not.
        if (count === 8) await dgii.tell('clock', { hours: 1.05 });
        await own.books.recordSending(work, trackId);
      },
    };
    await workOnAll({ ...own.deps, books });
    expect(logins()).toBe(2);
    expect(all.flatMap(({ faults }) => faults)).toEqual([]);
    for (const document of all) await accepted(document);
  });

  it('when DGII is down for three days: all are signed at once, one is tried, and all go out', async () => {
    const own = scene();
    await dgii.fail({ kind: '503', times: 1_000_000 });
    const all = Array.from({ length: 5 }, () => own.issue());
    await run(own);
    expect(all.map(({ state }) => state)).toEqual(Array(5).fill('signed'));
    expect(dgii.paths.filter((path) => path.includes('semilla'))).toHaveLength(1);
    for (let hours = 0; hours < 73; hours += 1) {
      await own.wait(61);
      await run(own);
    }
    expect(all.map(({ state, faults }) => [state, faults.length > 70])).toEqual(
      Array(5).fill(['signed', true]),
    );
    await dgii.tell('faults', []);
    await own.wait(61);
    await run(own);
    for (const document of all) await accepted(document);
  });

  it('when the results are out of order, the sendings go on', async () => {
    const own = scene();
    await dgii.fail({ kind: '503', where: 'consultaresultado', times: 3 });
    const all = Array.from({ length: 3 }, () => own.issue());
    await run(own);
    expect(all.map(({ state }) => state)).toEqual(Array(3).fill('sent'));
    await runOn(own);
    for (const document of all) await accepted(document);
  });

  it('in the certification, where nobody can be asked', async () => {
    const own = scene();
    await dgii.fail({ kind: 'reset', where: 'recepcion' });
    const document = own.issue({}, { environment: 'certecf' });
    await runOn(own);
    await accepted(document);
  });
});

describe('with a provider', () => {
  const provider = { issuingWay: 'provider' };

  it.each(['fiscal_credit', 'consumer'] as const)('a %s comes back signed, and is kept so', async (kind) => {
    const own = scene();
    const document = own.issue({ kind }, provider);
    await workOnOne(own.deps, document.id);
    await accepted(document);
    const [sending] = (await dgii.memory()).sendings.filter(({ encf }) => encf === document.encf);
    const kept = await fetch(`${dgii.url()}/documents/${sending?.trackId}`);
    expect(new Uint8Array(await kept.arrayBuffer())).toEqual(document.files.get('ecf'));
    expect(document.securityCode).toBe(sending?.securityCode);
  });

  it.each(['storeSigned', 'recordSending'] as const)(
    'is sent once when the Worker ends before %s',
    async (verb) => {
      const own = scene();
      own.broken[verb] = 1;
      const document = own.issue({}, provider);
      await runOn(own);
      await accepted(document);
    },
  );

  it('is sent once when its answer is lost', async () => {
    const own = scene();
    await dgii.fail({ kind: 'lost', where: 'provider' });
    const document = own.issue({}, provider);
    await runOn(own);
    await accepted(document);
  });
});
