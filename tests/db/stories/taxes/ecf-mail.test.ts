import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { type ElectronicDesk, prepareElectronic } from '#tests/support/ecf.ts';

const database = useDatabase();
let desk: ElectronicDesk;
let start: number;

beforeAll(async () => {
  desk = await prepareElectronic(database.sql, 'Correo');
});

beforeEach(async () => {
  await database.sql`delete from private.ecf_breakers`;
  await database.sql`update public.fiscal_issuers set environment = 'ecf'`;
  start = Date.now() + 1_000;
});

const minutes = (count: number) => new Date(start + count * 60_000);

/** A new document as the Worker claims it. */
async function claimed() {
  const { invoiceId } = await desk.issueFor();
  const documentId = String((await desk.ecf.ofInvoice(invoiceId))?.id);
  const again = async (now = minutes(0)) => {
    const [work] = await desk.ecf.claim({ documentId, now });
    if (!work) throw new Error('Nothing was claimed');
    return work;
  };
  return { documentId, invoiceId, again, work: await again() };
}

/** What the tenants of a receipt were told, in this order. */
async function told(documentId: string) {
  const rows = await database.sql<{ parameters: Record<string, unknown> }[]>`
    select parameters from private.outgoing_messages
    where template = 'fiscal_receipt' and dedupe_key like ${`fiscal-receipt/${documentId}%`} order by created_at, dedupe_key`;
  return rows.map(({ parameters }) => parameters);
}
const eventsOf = async (documentId: string) => (await told(documentId)).map(({ event }) => event);

describe('the tenants of an electronic receipt', () => {
  it('are told of it when it is accepted, on conditions too, and not before', async () => {
    for (const state of ['accepted', 'conditional'] as const) {
      const { documentId, work } = await claimed();
      await desk.ecf.store(work);
      await desk.ecf.send(work);
      expect(await eventsOf(documentId)).toEqual([]);
      await desk.ecf.judge(work, state);
      expect(await eventsOf(documentId)).toEqual(['valid']);
    }
  });

  it('read its number, its total and its day', async () => {
    const { documentId, invoiceId, work } = await claimed();
    await desk.ecf.store(work);
    await desk.ecf.judge(work, 'accepted');
    const [invoice] = await database.sql`
      select ncf, issued_on::text as day, lease_id, (base_minor + itbis_minor)::int as total from public.fiscal_invoices where id = ${invoiceId}`;
    expect(await told(documentId)).toEqual([
      expect.objectContaining({
        ...{ event: 'valid', ncf: invoice?.ncf, ncf_kind: 'fiscal_credit', issued_on: invoice?.day },
        ...{ amount_minor: invoice?.total, currency: 'DOP', lease_id: invoice?.lease_id, has_account: false },
      }),
    ]);
  });

  it('are told once of one that is given out in a contingency, and again when it is rejected', async () => {
    const [kept, lost] = [await claimed(), await claimed()];
    for (const { work } of [kept, lost]) {
      await desk.ecf.store(work);
      await desk.ecf.fail(work, 'unreachable', { now: minutes(0) });
    }
    expect(await eventsOf(kept.documentId)).toEqual([]);
    await desk.ecf.fail(await kept.again(minutes(11)), 'unreachable', { now: minutes(11) });
    expect(await eventsOf(kept.documentId)).toEqual(['contingency']);
    await desk.ecf.judge(await kept.again(minutes(20)), 'accepted', { now: minutes(20) });
    expect(await eventsOf(kept.documentId)).toEqual(['contingency']);
    await desk.ecf.judge(await lost.again(minutes(21)), 'rejected', { now: minutes(21) });
    expect(await eventsOf(lost.documentId)).toEqual(['contingency', 'rejected']);
  });

  it('are told when it is signed, of one that nobody could sign while it could not be sent', async () => {
    const { documentId, work, again } = await claimed();
    await desk.ecf.fail(work, 'maintenance', { now: minutes(0) });
    await desk.ecf.fail(await again(minutes(11)), 'maintenance', { now: minutes(11) });
    expect(await eventsOf(documentId)).toEqual([]);
    await desk.ecf.store(await again(minutes(12)));
    expect(await eventsOf(documentId)).toEqual(['contingency']);
  });

  it('hear nothing of one that was rejected before they had it, nor of trials', async () => {
    const { documentId, work } = await claimed();
    await desk.ecf.store(work);
    await desk.ecf.judge(work, 'rejected');
    expect(await eventsOf(documentId)).toEqual([]);
    await database.sql`update public.fiscal_issuers set environment = 'testecf'`;
    await desk.addRanges();
    const trial = await claimed();
    await desk.ecf.store(trial.work);
    await desk.ecf.judge(trial.work, 'accepted');
    expect(await eventsOf(trial.documentId)).toEqual([]);
  });
});
