// The Worker takes documents, keeps what it signs before it is sent, and writes down what came of it. Days and hours pass by p_now.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { act, outcomeOf } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { type ElectronicDesk, prepareElectronic } from '#tests/support/ecf.ts';
import type { ClaimedEcf } from '#tests/support/ecf-desk.ts';
import { verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let desk: ElectronicDesk;
let start: number;

beforeAll(async () => {
  desk = await prepareElectronic(database.sql, 'Envía');
});

/** What waited for the test before is over, and nothing is out of order. */
beforeEach(async () => {
  await database.sql`update public.ecf_documents set state = 'annulled', sha256 = null, signed_at = null, security_code = null
    where state = 'to_sign'`;
  await database.sql`update public.ecf_documents set state = 'accepted' where state in ('signed', 'sent')`;
  await database.sql`delete from private.ecf_breakers`;
  start = Date.now() + 60_000;
});

const minutes = (count: number) => new Date(start + count * 60_000);
const hours = (count: number) => minutes(count * 60);
const newDocument = async (more: object = {}) => {
  const made = await desk.issueFor(5_000_000, more);
  const row = await desk.ecf.ofInvoice(made.invoiceId);
  return { ...made, id: String(row?.id) };
};
const rowOf = async (id: string) => {
  const [row] = await database.sql`select * from public.ecf_documents where id = ${id}`;
  return row;
};
const only = (found: readonly ClaimedEcf[]): ClaimedEcf => {
  const [one] = found;
  if (!one || found.length !== 1) throw new Error(`${found.length} were claimed`);
  return one;
};
const idsOf = (found: readonly ClaimedEcf[]) => found.map(({ id }) => id);

describe('a claim', () => {
  it('gives a document to one of two who ask at once, for two minutes', async () => {
    const { id } = await newDocument();
    const now = minutes(0);
    const both = await Promise.all([desk.ecf.claim({ now }), desk.ecf.claim({ now })]);
    const first = only(both.flat());
    expect(first).toMatchObject({ id, state: 'to_sign', isHeld: false, otherTrackIds: [], attempts: 0 });
    expect(await desk.ecf.claim({ now: minutes(1) })).toEqual([]);
    expect(await desk.ecf.claim({ documentId: id, now: minutes(1) })).toEqual([]);
    const second = only(await desk.ecf.claim({ now: minutes(2) }));
    expect(await outcomeOf(desk.ecf.store(first))).toBe('ecf_claim_lost');
    expect(await outcomeOf(desk.ecf.store(second))).toBe('done');
  });

  it('gives each of many documents once, whoever asks', async () => {
    const ids: string[] = [];
    for (let index = 0; index < 6; index += 1) ids.push((await newDocument()).id);
    const found = await Promise.all([1, 2, 3].map(() => desk.ecf.claim({ limit: 3, now: minutes(0) })));
    const left = await desk.ecf.claim({ now: minutes(0) });
    expect(idsOf([...found.flat(), ...left]).toSorted()).toEqual(ids.toSorted());
  });

  it('gives receipts before notes, and a note only after its receipt was accepted', async () => {
    const base = await newDocument();
    await desk.ecf.settle(base.id, 'accepted');
    const note = await desk.ecf.ofInvoice(
      await verbs.issueCreditNote(database.sql, desk.owner, {
        ...{ invoiceId: base.invoiceId, chargeIds: [base.chargeId] },
      }),
    );
    const receipt = await newDocument();
    await database.sql`update public.ecf_documents set state = 'sent' where id = ${base.id}`;
    expect(idsOf(await desk.ecf.claim({ documentId: String(note?.id), now: minutes(0) }))).toEqual([]);
    await database.sql`update public.ecf_documents set state = 'accepted' where id = ${base.id}`;
    expect(idsOf(await desk.ecf.claim({ now: minutes(0) }))).toEqual([receipt.id, note?.id]);
  });

  it('that ended without a word may have sent what was signed', async () => {
    await newDocument();
    await desk.ecf.store(only(await desk.ecf.claim({ now: minutes(0) })));
    expect(only(await desk.ecf.claim({ now: minutes(3) }))).toMatchObject({
      ...{ state: 'signed', mayHaveArrived: true },
    });
  });
});

describe('a document', () => {
  it('is signed once, its bytes are kept before it is sent, and goes to its verdict', async () => {
    const { id, invoiceId } = await newDocument();
    const work = only(await desk.ecf.claim({ now: minutes(0) }));
    expect(await outcomeOf(desk.ecf.send(work))).toBe('ecf_claim_lost');
    await desk.ecf.store(work);
    expect(await outcomeOf(desk.ecf.store(work, 'another'))).toBe('ecf_claim_lost');
    const kept = await verbs.readEcfFile(database.sql, 'service', { documentId: id, kind: 'ecf' });
    expect(Buffer.from(kept, 'base64').toString()).toBe(`<ECF>${work.encf}</ECF>`);
    await desk.ecf.send(work, 'track-1');
    await desk.ecf.judge(work, 'in_process', { now: minutes(0) });
    expect(await desk.ecf.claim({ now: minutes(0.5) })).toEqual([]);
    const again = only(await desk.ecf.claim({ now: minutes(1) }));
    expect(again).toMatchObject({ state: 'sent', trackId: 'track-1' });
    const messages = [{ code: '0', text: 'Bien' }];
    await desk.ecf.judge(again, 'accepted', { messages, isNumberUsed: true, answer: '{"codigo":1}' });
    expect(await rowOf(id)).toMatchObject({
      ...{ state: 'accepted', messages, is_number_used: true, next_try_at: null },
      ...{ delivery_state: 'to_deliver', claim_id: null },
    });
    expect(await outcomeOf(desk.ecf.judge(again, 'rejected'))).toBe('ecf_claim_lost');
    const files = await database.sql`
      select kind, direction from public.ecf_files where document_id = ${id} order by created_at`;
    expect(files).toMatchObject([
      { kind: 'ecf', direction: 'out' },
      { kind: 'answer', direction: 'in' },
    ]);
    const events = await database.sql`
      select kind from public.ecf_events where document_id = ${id} order by at`;
    expect(events.map(({ kind }) => kind)).toEqual(['issued', 'signed', 'sent', 'asked', 'verdict']);
    expect(await desk.invoice(invoiceId)).toMatchObject({ ecf_state: 'accepted', ecf_document_id: id });
  });

  it('of a summary is judged at once, and not delivered', async () => {
    const { id } = await newDocument({
      ...{ kind: 'consumer', treatment: 'exempt', client: { name: 'Cliente', idType: null, id: '' } },
    });
    const work = only(await desk.ecf.claim({ now: minutes(0) }));
    await desk.ecf.store(work);
    await desk.ecf.judge(work, 'accepted', { isNumberUsed: true });
    expect(await rowOf(id)).toMatchObject({ state: 'accepted', track_id: null, delivery_state: 'not_due' });
  });

  it('whose hash is not of its bytes is not kept', async () => {
    await newDocument();
    const { id, claimId } = only(await desk.ecf.claim({ now: minutes(0) }));
    const store = verbs.storeSignedEcf(database.sql, 'service', {
      ...{ documentId: id, claimId, signedAt: new Date(), securityCode: 'abcdef', sha256: 'a'.repeat(64) },
      files: [{ kind: 'ecf', base64: Buffer.from('x').toString('base64') }],
    });
    expect(await outcomeOf(store)).toBe('value_malformed');
  });

  it('that cannot be signed waits with what is wrong, until somebody says to try again', async () => {
    const { id, invoiceId } = await newDocument();
    const problems = [{ field: 'key', code: 'no_key' }];
    const { claimId } = only(await desk.ecf.claim({ now: minutes(0) }));
    await verbs.refuseEcf(database.sql, 'service', { documentId: id, claimId, problems });
    expect(await desk.invoice(invoiceId)).toMatchObject({ ecf_state: 'to_sign', ecf_problems: problems });
    expect(await desk.ecf.claim({ now: hours(99) })).toEqual([]);
    expect(await outcomeOf(verbs.retryEcf(database.sql, 'anon', { documentId: id }))).not.toBe('done');
    // What the issuer says of itself is mended in the meantime.
    const address = (text: string) => database.sql`
      update public.fiscal_issuers set address = ${text} where id = ${desk.landlord.organizationId}`;
    await address('Av. Sarasota 20');
    await verbs.retryEcf(database.sql, desk.owner, { documentId: id });
    await address('Calle El Conde 10');
    const again = only(await desk.ecf.claim({ now: hours(99) }));
    expect(again).toMatchObject({ id, facts: { issuer: { address: 'Av. Sarasota 20' } } });
    expect((await rowOf(id))?.problems).toEqual([]);
  });

  it('that has its verdict is not tried again', async () => {
    const { id } = await newDocument();
    await desk.ecf.settle(id, 'accepted');
    expect(await outcomeOf(verbs.retryEcf(database.sql, desk.owner, { documentId: id }))).toBe('ecf_done');
  });
});

describe('when nobody answers', () => {
  it('a document is tried again after 1, 2, 5, 15, then 60 minutes', async () => {
    const { id } = await newDocument();
    let at = 0;
    for (const wait of [1, 2, 5, 15, 60, 60]) {
      await desk.ecf.fail(only(await desk.ecf.claim({ now: minutes(at) })), 'refused', { now: minutes(at) });
      expect(await desk.ecf.claim({ now: minutes(at + wait - 0.1) }), `after ${at}`).toEqual([]);
      at += wait;
    }
    expect(await rowOf(id)).toMatchObject({ attempts: 6, contingency_kind: null });
  });

  it('one a minute is tried, the others are signed and held; the first answer lets all go', async () => {
    const ids = [await newDocument(), await newDocument(), await newDocument()].map(({ id }) => id);
    const [first, ...others] = await desk.ecf.claim({ limit: 1, now: minutes(0) });
    expect(others).toEqual([]);
    await desk.ecf.store(first as ClaimedEcf);
    await desk.ecf.fail(first as ClaimedEcf, 'maintenance', { status: 503, now: minutes(0) });
    const held = await desk.ecf.claim({ now: minutes(0) });
    expect(held).toMatchObject([
      { id: ids[1], isHeld: true },
      { id: ids[2], isHeld: true },
    ]);
    for (const work of held) {
      await desk.ecf.store(work);
      await desk.ecf.release(work);
      expect(await outcomeOf(desk.ecf.release(work))).toBe('ecf_claim_lost');
    }
    expect(await desk.ecf.claim({ now: minutes(0.9) })).toEqual([]);
    const probe = only(await desk.ecf.claim({ now: minutes(1) }));
    expect(probe).toMatchObject({ id: ids[0], isHeld: false });
    expect(await desk.ecf.claim({ now: minutes(1.5) })).toEqual([]);
    await desk.ecf.send(probe);
    // Nobody had them in between: they were sent to nobody.
    expect(await desk.ecf.claim({ now: minutes(2) })).toMatchObject([
      { id: ids[1], mayHaveArrived: false },
      { id: ids[2], mayHaveArrived: false },
    ]);
  });

  it('for results, documents are sent all the same; and what is out for sending is asked for', async () => {
    const sent = (await newDocument()).id;
    const first = only(await desk.ecf.claim({ now: minutes(0) }));
    await desk.ecf.store(first);
    await desk.ecf.send(first);
    await desk.ecf.fail(first, 'maintenance', { now: minutes(0) });
    const other = (await newDocument()).id;
    const next = only(await desk.ecf.claim({ now: minutes(0.5) }));
    expect(next).toMatchObject({ id: other, isHeld: false });
    await desk.ecf.store(next);
    await desk.ecf.fail(next, 'maintenance', { now: minutes(0.5) });
    const asked = only(await desk.ecf.claim({ now: minutes(1) }));
    expect(asked).toMatchObject({ id: sent, state: 'sent', isHeld: false });
    await desk.ecf.judge(asked, 'accepted');
    // That a result was told says nothing of whether documents are taken.
    expect(await desk.ecf.claim({ now: minutes(1.4) })).toEqual([]);
    expect(only(await desk.ecf.claim({ now: minutes(1.5) }))).toMatchObject({ id: other, isHeld: false });
  });

  it.each([
    ['unreachable', 1],
    ['maintenance', 3],
  ])('for ten minutes (%s), what waits is in contingency %i', async (fault, kind) => {
    const { id } = await newDocument();
    const later = await newDocument();
    await desk.ecf.fail((await desk.ecf.claim({ limit: 1, now: minutes(0) }))[0] as ClaimedEcf, fault, {
      now: minutes(0),
    });
    await desk.ecf.claim({ now: minutes(9) });
    expect(await rowOf(id)).toMatchObject({ contingency_kind: null });
    await desk.ecf.claim({ now: minutes(10) });
    for (const one of [id, later.id]) {
      const row = await rowOf(one);
      expect(row).toMatchObject({ contingency_kind: kind });
      expect(row?.due_by && row.due_by.getTime() - start).toBe(kind === 1 ? 72 * 3_600_000 : null);
    }
    const queue = await act(
      database.sql,
      desk.owner,
      (transaction) => transaction`select state, contingency_kind, count from public.ecf_queue`,
    );
    expect(queue).toEqual([{ state: 'to_sign', contingency_kind: kind, count: 2 }]);
  });

  it('those who handle money are told after 24, 60 and 72 hours, once each for all that waits', async () => {
    await newDocument();
    await newDocument();
    await database.sql`delete from private.outgoing_messages where template = 'ecf_alarm'`;
    const told = async () => {
      const rows = await database.sql<{ hours: number; count: number }[]>`
        select (parameters ->> 'hours')::int as hours, (parameters ->> 'count')::int as count from private.outgoing_messages
        where template = 'ecf_alarm' and parameters ->> 'event' = 'waiting' order by 1`;
      return rows.map(({ hours: at, count }) => [at, count]);
    };
    for (const [at, expected] of [
      [23.9, []],
      [24.1, [[24, 2]]],
      [59, [[24, 2]]],
      [
        60.1,
        [
          [24, 2],
          [60, 2],
        ],
      ],
      [
        72.1,
        [
          [24, 2],
          [60, 2],
          [72, 2],
        ],
      ],
      [
        100,
        [
          [24, 2],
          [60, 2],
          [72, 2],
        ],
      ],
    ] as const) {
      await desk.ecf.claim({ now: hours(at) });
      expect(await told(), String(at)).toEqual(expected);
    }
  });
});
