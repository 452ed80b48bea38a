// One organization's work cannot be done, as its key cannot be read: the others' goes on in the same run, and the fault is noted.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fromWire } from '#src/data/names.ts';
import type { Client } from '#src/edge/supabase.ts';
import { annulNumbers } from '#src/edge/taxes/ecf/annul-numbers.ts';
import type { Authority } from '#src/edge/taxes/ecf/authority.ts';
import { databaseBooks } from '#src/edge/taxes/ecf/database-books.ts';
import { sendApprovals } from '#src/edge/taxes/ecf/receiving/approvals.ts';
import { askOfReceived } from '#src/edge/taxes/ecf/receiving/ask-dgii.ts';
import { deliverReceipts, type OthersDesk } from '#src/edge/taxes/ecf/receiving/deliveries.ts';
import { type WorkDeps, workOnAll } from '#src/edge/taxes/ecf/run-work.ts';
import type { SigningKey } from '#src/edge/taxes/ecf/sign.ts';
import { call } from '#tests/support/call.ts';
import { useDatabase } from '#tests/support/database.ts';
import { type ElectronicDesk, prepareElectronic } from '#tests/support/ecf.ts';
import { testSigner } from '#tests/support/signing-keys.ts';
import { verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
const FILE = Buffer.from('<ECF/>').toString('base64');
/** In this order they are claimed: the one whose key cannot be read is neither the first nor the last. */
let desks: ElectronicDesk[];
let signer: SigningKey;
let last = 0;
const POISON = new Error('The key cannot be read');

const client = {
  rpc: async (name: string, values: Record<string, unknown>) => {
    try {
      return { data: fromWire(await call(database.sql, 'service', name, values), name), error: null };
    } catch (error) {
      return { data: null, error };
    }
  },
} as unknown as Client;

/** DGII takes everything, and knows the services of nobody. */
const authority = {
  signs: false,
  submit: async () => {
    last += 1;
    return { trackId: `track-${last}`, signed: null };
  },
  result: async () => ({ state: 'accepted', messages: [], isNumberUsed: true, text: 'yes' }),
  stateOf: async () => ({ state: 'accepted', messages: [], isNumberUsed: null, text: 'yes' }),
  directory: async () => null,
  approve: async () => ({ isTaken: true, messages: [] }),
  annul: async () => ({ notAnnulled: [] }),
} as unknown as Authority;

const issuerOf = (desk: ElectronicDesk | undefined) => desk?.landlord.organizationId ?? '';
const open = async <Key>(issuerId: string, key: Key): Promise<Key> => {
  if (issuerId === issuerOf(desks[1])) throw POISON;
  return key;
};
const others = (): OthersDesk => ({
  ...{ database: client, fetch, authorities: [], isInsecureAllowed: true, now: Date.now() + 60_000 },
  authorityOf: ({ issuerId }) => open(issuerId, authority),
  signerOf: ({ issuerId }) => open(issuerId, signer),
});
const deps = (): WorkDeps => ({
  books: databaseBooks(client, () => new Date(Date.now() + 60_000)),
  now: Date.now,
  pause: async () => undefined,
  access: ({ issuerId }) => open(issuerId, { authority, signingKey: signer, tokenOf: issuerId }),
});

/** What one run could not do, each fault once. */
async function faultsOf(run: Promise<void>): Promise<unknown[]> {
  const thrown: unknown = await run.then(() => null).catch((error: unknown) => error);
  return thrown instanceof AggregateError ? thrown.errors : [thrown];
}

beforeAll(async () => {
  signer = await testSigner();
  desks = [];
  for (const name of ['Primera', 'Sin llave', 'Tercera'])
    desks.push(await prepareElectronic(database.sql, name));
});

/** What waited for the test before is over. */
beforeEach(async () => {
  await database.sql`update public.ecf_documents set next_try_at = null, claim_id = null, claimed_until = null`;
});

async function received(desk: ElectronicDesk): Promise<string> {
  last += 1;
  const receipt = {
    ...{ sender_tax_id: '130000019', sender_name: 'Comercial', encf: `E31${String(last).padStart(10, '0')}` },
    ...{ ncf_kind: 'fiscal_credit', issued_on: desk.today, total_minor: 100, itbis_minor: 0 },
    ...{ security_code: 'aB+/9=', facts: {} },
  };
  const kept = await call<{ id: string }>(database.sql, 'service', 'receive_ecf', {
    ...{ p_issuer_id: issuerOf(desk), p_receipt: receipt, p_file: FILE, p_acknowledgement: FILE },
  });
  return kept.id;
}
async function toEach<Made>(make: (desk: ElectronicDesk) => Promise<Made>): Promise<Made[]> {
  const made: Made[] = [];
  for (const desk of desks) made.push(await make(desk));
  return made;
}
const ofReceived = async (ids: string[], column: string) => {
  const rows = await database.sql`select id, ${database.sql(column)} as value from public.ecf_received`;
  return ids.map((id) => rows.find((row) => row.id === id)?.value);
};
const faultsNoted = (column: 'received_id' | 'document_id', ids: string[]) =>
  Promise.all(
    ids.map(async (id) => {
      const noted = await database.sql`
        select 1 from public.ecf_events where ${database.sql(column)} = ${id} and kind = 'fault'`;
      return noted.length;
    }),
  );

describe('one organization of three', () => {
  it('keeps DGII from being asked of its own received receipts alone', async () => {
    const ids = await toEach(received);
    const run = askOfReceived(client, others().authorityOf, new Date(Date.now() + 60_000));
    expect(await faultsOf(run)).toEqual([POISON]);
    expect(await ofReceived(ids, 'state')).toEqual(['accepted_by_dgii', 'received', 'accepted_by_dgii']);
    expect(await faultsNoted('received_id', ids)).toEqual([0, 1, 0]);
  });

  it('keeps its own answers to deals from being told alone', async () => {
    const ids = await toEach(received);
    for (const [index, id] of ids.entries()) {
      await call(database.sql, 'service', 'record_received_verdict', {
        ...{ p_received_id: id, p_is_accepted: true },
      });
      await call(database.sql, desks[index]?.owner as never, 'answer_received_ecf', {
        ...{ p_received_id: id, p_is_approved: true },
      });
    }
    expect(await faultsOf(sendApprovals(others()))).toEqual([POISON]);
    expect(await ofReceived(ids, 'approval_to_dgii')).toEqual(['taken', 'waits', 'taken']);
    expect(await ofReceived(ids, 'approval_to_sender')).toEqual(['no_service', 'waits', 'no_service']);
    expect(await faultsNoted('received_id', ids)).toEqual([0, 1, 0]);
  });

  it('keeps its own receipts from being delivered alone', async () => {
    const ids = await toEach(async (desk) => {
      const { invoiceId } = await desk.issueFor();
      const id = String((await desk.ecf.ofInvoice(invoiceId))?.id);
      await desk.ecf.settle(id, 'accepted');
      return id;
    });
    expect(await faultsOf(deliverReceipts(others()))).toEqual([POISON]);
    const rows = await database.sql`select id, delivery_state, delivery_reason from public.ecf_documents`;
    const found = ids.map((id) => rows.find((row) => row.id === id));
    expect(found.map((row) => `${row?.delivery_state} ${row?.delivery_reason}`)).toEqual([
      ...['not_due no_services', 'to_deliver own_fault', 'not_due no_services'],
    ]);
  });

  it('keeps its own receipts from being sent alone, and they wait longer each time', async () => {
    const ids = await toEach(async (desk) => {
      await desk.issueFor();
      const { invoiceId } = await desk.issueFor();
      return String((await desk.ecf.ofInvoice(invoiceId))?.id);
    });
    // Two documents, one fault: it is told once.
    expect(await faultsOf(workOnAll(deps()))).toEqual([POISON]);
    const rows = await database.sql`
      select id, state, attempts, may_have_arrived, claim_id, next_try_at > now() as waits from public.ecf_documents`;
    const [first, poisoned, third] = ids.map((id) => rows.find((row) => row.id === id));
    expect([first?.state, third?.state]).toEqual(['accepted', 'accepted']);
    expect(poisoned).toMatchObject({
      ...{ state: 'to_sign', attempts: 1, may_have_arrived: false, claim_id: null, waits: true },
    });
    expect(await faultsNoted('document_id', ids)).toEqual([0, 1, 0]);
  });

  it('whose document itself cannot be worked on does not claim it again at once', async () => {
    const ids = await toEach(async (desk) =>
      String((await desk.ecf.ofInvoice((await desk.issueFor()).invoiceId))?.id),
    );
    const own = databaseBooks(client, () => new Date(Date.now() + 60_000));
    const storeSigned: typeof own.storeSigned = async (work, signed) => {
      if (work.id === ids[1]) throw POISON;
      await own.storeSigned(work, signed);
    };
    const access: WorkDeps['access'] = async ({ issuerId }) => ({
      ...{ authority, signingKey: signer, tokenOf: issuerId },
    });
    const run = workOnAll({ ...deps(), access, books: { ...own, storeSigned } });
    expect(await faultsOf(run)).toEqual([POISON]);
    const rows = await database.sql`select id, state, may_have_arrived, claim_id from public.ecf_documents`;
    expect(ids.map((id) => rows.find((row) => row.id === id)?.state)).toEqual([
      ...['accepted', 'to_sign', 'accepted'],
    ]);
    expect(rows.find((row) => row.id === ids[1])).toMatchObject({ may_have_arrived: false, claim_id: null });
    expect(await faultsNoted('document_id', ids)).toEqual([0, 1, 0]);
  });

  it('keeps its own unused numbers from being told alone', async () => {
    const ids = await toEach(async (desk) => {
      const { invoiceId } = await desk.issueFor();
      const id = String((await desk.ecf.ofInvoice(invoiceId))?.id);
      await verbs.annulEcf(database.sql, desk.owner, { documentId: id });
      return id;
    });
    expect(await faultsOf(annulNumbers(deps()))).toEqual([POISON]);
    const rows = await database.sql`select id, annulment_file_id from public.ecf_documents`;
    expect(ids.map((id) => rows.find((row) => row.id === id)?.annulment_file_id !== null)).toEqual([
      ...[true, false, true],
    ]);
    expect(await faultsNoted('document_id', ids)).toEqual([0, 1, 0]);
  });
});
