// The Worker's work on the documents of the real database, against the counterpart of DGII: what came there is counted there.
import type { PostgrestError } from '@supabase/postgrest-js';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '#src/edge/supabase.ts';
import { annulNumbers } from '#src/edge/taxes/ecf/annul-numbers.ts';
import { databaseBooks } from '#src/edge/taxes/ecf/database-books.ts';
import { type WorkDeps, workOnAll, workOnOne } from '#src/edge/taxes/ecf/run-work.ts';
import { allRanges } from '#stack/dgii/book.ts';
import { signerCedula } from '#stack/dgii/test-keys.ts';
import { useAuthority } from '#tests/contract/authority-scene.ts';
import { accessTo, type Broken, fragile } from '#tests/contract/sending-scene.ts';
import { call } from '#tests/support/call.ts';
import { useDatabase } from '#tests/support/database.ts';
import { type ElectronicDesk, prepareElectronic } from '#tests/support/ecf.ts';
import { verbs } from '#tests/support/verbs.ts';

const TAX_ID = '101850043';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const database = useDatabase();
const dgii = useAuthority();
let desk: ElectronicDesk;
let ahead: number;
let deps: WorkDeps;
let broken: Broken;

/** The part of a client that the books need, in the place of the service's. */
const client = {
  rpc: async (name: string, values: Record<string, unknown>) => {
    try {
      return { data: await call(database.sql, 'service', name, values), error: null };
    } catch (error) {
      return { data: null, error: error as PostgrestError };
    }
  },
} as unknown as Pick<Client, 'rpc'>;

beforeAll(async () => {
  desk = await prepareElectronic(database.sql, 'Envía', 'testecf');
  const ranges = allRanges('2040-12-31');
  const taxpayer = { name: 'Alquileres', isElectronic: true, signers: [signerCedula], ranges };
  await dgii.tell(`taxpayers/${TAX_ID}`, taxpayer);
});

/** What waited for the test before is over, and nothing is out of order. */
beforeEach(async () => {
  await database.sql`update public.ecf_documents set next_try_at = null, claimed_until = null, claim_id = null`;
  await database.sql`delete from private.ecf_breakers`;
  ahead = 0;
  broken = {};
  const now = () => Date.now() + ahead;
  const books = fragile(
    databaseBooks(client, () => new Date(now())),
    broken,
  );
  const pause = async () => undefined;
  // What is signed bears the real time, as the Worker's clock has it.
  deps = { books, now: Date.now, pause, access: accessTo(dgii, now) };
});

const wait = async (minutes: number) => {
  ahead += minutes * MINUTE_MS;
  await dgii.tell('clock', { hours: ahead / HOUR_MS });
};
const run = () => workOnAll(deps).catch(() => undefined);
const runOn = async (times = 4) => {
  for (let count = 0; count < times; count += 1) {
    await run();
    await wait(5);
  }
};
const rowOf = async (invoiceId: string) => {
  const row = await desk.ecf.ofInvoice(invoiceId);
  if (!row) throw new Error('No document');
  return row;
};
const idOf = async (invoiceId: string) => String((await rowOf(invoiceId)).id);
const consumer = { kind: 'consumer', client: { name: 'Rosa Peña', idType: null, id: null } };

async function accepted(...invoiceIds: string[]) {
  for (const invoiceId of invoiceIds) {
    const row = await rowOf(invoiceId);
    expect({ state: row.state, times: await dgii.timesOf(String(row.encf)) }).toEqual({
      state: 'accepted',
      times: 1,
    });
    const signings = await database.sql`
      select 1 from public.ecf_events where document_id = ${row.id} and kind = 'signed'`;
    expect(signings).toHaveLength(1);
  }
}

async function issued(count: number, more: object = {}): Promise<string[]> {
  const ids: string[] = [];
  for (let made = 0; made < count; made += 1) ids.push((await desk.issueFor(5_000_000, more)).invoiceId);
  return ids;
}

describe('documents of the database', () => {
  it('are signed, kept, sent and judged; what is kept are the bytes that came', async () => {
    const [invoiceId = '', small = ''] = [...(await issued(1)), ...(await issued(1, consumer))];
    await workOnOne(deps, await idOf(invoiceId));
    await run();
    await accepted(invoiceId, small);
    const row = await rowOf(invoiceId);
    const files = await database.sql`
      select kind, bytes from public.ecf_files where document_id = ${row.id} order by created_at, kind desc`;
    expect(files.map(({ kind }) => kind)).toEqual(['ecf', 'answer']);
    const came = await fetch(`${dgii.url()}/documents/${row.track_id}`);
    expect(Buffer.from(await came.arrayBuffer())).toEqual(files[0]?.bytes);
    expect(JSON.parse(String(files[1]?.bytes))).toMatchObject({ codigo: 1 });
    const [sending] = (await dgii.memory()).sendings.filter(({ isSummary }) => isSummary);
    expect(sending?.securityCode).toBe((await rowOf(small)).security_code);
  });

  it('come once when an answer is lost on either host', async () => {
    await dgii.fail({ kind: 'lost', times: 2 });
    const ids = [...(await issued(1)), ...(await issued(1, consumer))];
    await run();
    for (const id of ids) expect(await rowOf(id)).toMatchObject({ state: 'signed', may_have_arrived: true });
    await runOn();
    await accepted(...ids);
  });

  it.each(['storeSigned', 'recordSending', 'recordVerdict'] as const)(
    'come once when the Worker ends before %s',
    async (verb) => {
      broken[verb] = 2;
      const ids = [...(await issued(1)), ...(await issued(1, consumer))];
      await runOn(6);
      await accepted(...ids);
    },
  );

  it('come once when three timers and the screens are at them at once', async () => {
    const ids = await issued(9);
    const documents = await Promise.all(ids.map(idOf));
    await Promise.all([run(), run(), run(), ...documents.map((id) => workOnOne(deps, id))]);
    await accepted(...ids);
  });

  it('are signed while DGII is down; the office is told, and all go out after three days', async () => {
    await dgii.fail({ kind: '503', times: 1_000_000 });
    const ids = await issued(3);
    await run();
    await wait(2);
    const [late = ''] = await issued(1);
    await run();
    for (const id of [...ids, late]) expect((await rowOf(id)).state).toBe('signed');
    // It was signed and never sent: nobody need wonder whether it came.
    expect(await rowOf(late)).toMatchObject({ claim_id: null, may_have_arrived: false });
    await wait(11);
    await run();
    for (const id of ids) expect(await rowOf(id)).toMatchObject({ contingency_kind: 3 });
    for (let hours = 0; hours < 73; hours += 6) {
      await wait(6 * 60);
      await run();
    }
    const alarms = await database.sql`
      select parameters ->> 'hours' as hours from private.outgoing_messages where template = 'ecf_alarm' order by created_at`;
    expect(alarms.map(({ hours }) => Number(hours))).toEqual(expect.arrayContaining([24, 60, 72]));
    await dgii.tell('faults', []);
    await wait(61);
    await runOn();
    await accepted(...ids, late);
  });

  it('go out while results are out of order, and are asked for later', async () => {
    await dgii.fail({ kind: '503', where: 'consultaresultado', times: 1_000 });
    const [first = ''] = await issued(1);
    await run();
    await wait(15);
    const [second = ''] = await issued(1);
    await run();
    for (const id of [first, second]) {
      expect(await rowOf(id)).toMatchObject({ state: 'sent', contingency_kind: null });
    }
    await dgii.tell('faults', []);
    await wait(61);
    await run();
    await accepted(first, second);
  });

  it('in process for an hour are asked for', async () => {
    await dgii.fail({ kind: 'processing', asks: 5 });
    const [id = ''] = await issued(1);
    await run();
    await wait(30);
    await run();
    expect(await rowOf(id)).toMatchObject({ state: 'sent' });
    for (const minutes of [30, 30, 61, 61, 61]) {
      await wait(minutes);
      await run();
    }
    await accepted(id);
  });

  it.each([
    ['with its own number, when that was given back', true],
    ['with the next one, when that is used up', false],
  ])('that are rejected are replaced %s', async (_, isReusable) => {
    await dgii.fail({ kind: 'reject', code: 77, isReusable });
    const [id = ''] = await issued(1);
    await run();
    const row = await rowOf(id);
    expect(row).toMatchObject({ state: 'rejected', is_number_used: !isReusable });
    const next = await verbs.replaceRejectedEcf(database.sql, desk.owner, { documentId: row.id });
    broken.recordSending = 1;
    await runOn();
    const replacing = await rowOf(next);
    expect([replacing.state, replacing.encf === row.encf]).toEqual(['accepted', isReusable]);
    expect(await dgii.timesOf(String(replacing.encf))).toBe(isReusable ? 2 : 1);
  });

  it('that are notes go after their receipt', async () => {
    const { invoiceId, chargeId } = await desk.issueFor();
    await run();
    const note = await verbs.issueCreditNote(database.sql, desk.owner, { invoiceId, chargeIds: [chargeId] });
    await run();
    await accepted(invoiceId, note);
  });

  it('go through a provider, which signs them', async () => {
    const ids = [...(await issued(1)), ...(await issued(1, consumer))];
    await database.sql`update public.fiscal_issuers set issuing_way = 'provider' where tax_id = ${TAX_ID}`;
    broken.recordSending = 1;
    await runOn();
    await database.sql`update public.fiscal_issuers set issuing_way = 'direct' where tax_id = ${TAX_ID}`;
    await accepted(...ids);
  });

  it('that are annulled are told to DGII as unused, with numbers marked by hand, in one file', async () => {
    const [id = ''] = await issued(1);
    const row = await rowOf(id);
    await verbs.annulEcf(database.sql, desk.owner, { documentId: row.id });
    const [range] = await database.sql`
      select id from public.ncf_ranges where issuer_id = ${row.issuer_id} and series = 'E' and ncf_kind = 'special_regime'`;
    const markId = await verbs.markNcfUnusable(database.sql, desk.owner, {
      ...{ rangeId: range?.id, first: 9_001, last: 9_003, day: desk.today, reason: '09' },
    });
    await annulNumbers(deps);
    const { annulled } = await dgii.memory();
    for (const number of [row.encf, 'E440000009001', 'E440000009002', 'E440000009003'])
      expect(annulled).toContainEqual(`testecf/${TAX_ID}/${number}`);
    const [mark] = await database.sql`select * from public.unusable_ncfs where id = ${markId}`;
    expect(mark).toMatchObject({ not_annulled: [], next_try_at: null, claim_id: null });
    expect(mark?.annulment_file_id).toBe((await rowOf(id)).annulment_file_id);
  });
});

describe('documents of a trial', () => {
  it('that wait when their issuer goes to production are sent to the trial, and to nowhere else', async () => {
    const waiting = await issued(1);
    const signed = await issued(1);
    broken.recordSending = 1;
    await workOnOne(deps, await idOf(signed[0] ?? '')).catch(() => undefined);
    await desk.goTo('ecf');
    await desk.addRanges();
    const [real = ''] = await issued(1);
    await runOn();
    const where = async (invoiceId: string) => {
      const { encf, environment, state } = await rowOf(invoiceId);
      const { sendings } = await dgii.memory();
      const came = sendings.filter((one) => one.encf === encf && one.environment === environment);
      return { environment, state, times: came.length };
    };
    for (const id of [...waiting, ...signed])
      expect(await where(id)).toEqual({ environment: 'testecf', state: 'accepted', times: 1 });
    expect(await where(real)).toEqual({ environment: 'ecf', state: 'accepted', times: 1 });
    const produced = (await dgii.memory()).sendings.filter(({ environment }) => environment === 'ecf');
    expect(produced.map(({ encf }) => encf)).toEqual([(await rowOf(real)).encf]);
  });
});

/** ECF_RECEIPTS=500 measures as many as a large office gives out in a month. */
const MANY = Number(process.env.ECF_RECEIPTS ?? 20);

it(`${MANY} receipts are signed and kept in little more than it takes to give them out`, async () => {
  const charges: string[] = [];
  for (let made = 0; made < MANY; made += 1) charges.push(await desk.charge(await desk.newLease()));
  const began = performance.now();
  const ids: string[] = [];
  for (const chargeId of charges) ids.push(await desk.issue([chargeId]));
  const issuing = performance.now() - began;
  // DGII is not there: what is measured is signing and keeping.
  await dgii.fail({ kind: 'reset', times: 1_000_000 });
  for (let runs = 0; runs * 150 < MANY; runs += 1) await workOnAll(deps);
  const signing = performance.now() - began - issuing;
  for (const id of ids) expect((await rowOf(id)).state).toBe('signed');
  const ratio = ((issuing + signing) / issuing).toFixed(2);
  console.info(
    `${MANY} given out: ${Math.round(issuing)} ms; signed and kept: ${Math.round(signing)} ms (${ratio})`,
  );
  // Both slow down together on a busy machine.
  expect(signing).toBeLessThan(issuing * 2);
});
