// Each verb of the office and of the Worker, against each state of a document.
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { type EcfState, ecfStates } from '#src/domain/taxes/ecf/ecf-states.ts';
import { outcomeOf } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { type ElectronicDesk, prepareElectronic } from '#tests/support/ecf.ts';
import { verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let desk: ElectronicDesk;

beforeAll(async () => {
  desk = await prepareElectronic(database.sql, 'Estados');
});

/** A receipt whose document has come so far, and the claim of it where somebody has one. */
async function receiptIn(state: EcfState) {
  const { invoiceId, chargeId } = await desk.issueFor(100_000);
  const documentId = String((await desk.ecf.ofInvoice(invoiceId))?.id);
  const made = { invoiceId, chargeId, documentId, claimId: randomUUID() as string };
  if (state === 'to_sign') return made;
  if (state === 'annulled') await verbs.annulEcf(database.sql, desk.owner, { documentId });
  else if (state !== 'signed' && state !== 'sent') await desk.ecf.settle(documentId, state);
  else {
    const [work] = await desk.ecf.claim({ documentId });
    if (!work) throw new Error('Nothing was claimed');
    await desk.ecf.store(work);
    if (state === 'sent') await desk.ecf.send(work);
    await desk.ecf.release(work);
  }
  return made;
}

type Receipt = Awaited<ReturnType<typeof receiptIn>>;
const officeVerbs: Readonly<Record<string, (receipt: Receipt) => Promise<unknown>>> = {
  retry: ({ documentId }) => verbs.retryEcf(database.sql, desk.owner, { documentId }),
  annul: ({ documentId }) => verbs.annulEcf(database.sql, desk.owner, { documentId }),
  replace: ({ documentId }) => verbs.replaceRejectedEcf(database.sql, desk.owner, { documentId }),
  cancel: ({ invoiceId }) => verbs.cancelFiscalInvoice(database.sql, desk.owner, { invoiceId }),
  credit: ({ invoiceId, chargeId }) =>
    verbs.issueCreditNote(database.sql, desk.owner, { invoiceId, chargeIds: [chargeId] }),
};

const OPEN = { replace: 'ecf_done', cancel: 'ecf_not_cancelled', credit: 'base_not_accepted' };
const VALID = {
  ...{ retry: 'ecf_done', annul: 'ecf_not_cancelled', replace: 'ecf_done', cancel: 'ecf_not_cancelled' },
  credit: 'done',
};
const EXPECTED: Readonly<Record<EcfState, Readonly<Record<string, string>>>> = {
  to_sign: { ...OPEN, retry: 'done', annul: 'done' },
  signed: { ...OPEN, retry: 'done', annul: 'done' },
  sent: { ...OPEN, retry: 'done', annul: 'ecf_not_cancelled' },
  accepted: VALID,
  conditional: VALID,
  rejected: {
    ...{ retry: 'ecf_done', annul: 'ecf_rejected', replace: 'done', cancel: 'ecf_rejected' },
    credit: 'ecf_rejected',
  },
  annulled: {
    ...{ retry: 'ecf_done', annul: 'invoice_cancelled', replace: 'ecf_done', cancel: 'invoice_cancelled' },
    credit: 'invoice_cancelled',
  },
};

describe.each(ecfStates)('a receipt whose document is %s', (state) => {
  it.each(Object.keys(officeVerbs))('%s', async (verb) => {
    const receipt = await receiptIn(state);
    expect((await desk.ecf.ofInvoice(receipt.invoiceId))?.state).toBe(state);
    expect(await outcomeOf(officeVerbs[verb]?.(receipt) ?? Promise.resolve())).toBe(EXPECTED[state][verb]);
  });

  it('is nothing to whoever has no claim of it', async () => {
    const { documentId, claimId } = await receiptIn(state);
    const { sql } = database;
    const own = { documentId, claimId };
    for (const write of [
      () =>
        verbs.storeSignedEcf(sql, 'service', {
          ...{ ...own, signedAt: new Date(), securityCode: 'abcdef', sha256: 'a'.repeat(64), files: [] },
        }),
      () => verbs.refuseEcf(sql, 'service', { ...own, problems: [] }),
      () => verbs.releaseEcf(sql, 'service', own),
      () => verbs.recordEcfSending(sql, 'service', { ...own, trackId: 'x' }),
      () => verbs.recordEcfVerdict(sql, 'service', { ...own, state: 'accepted' }),
      () => verbs.recordEcfVerdict(sql, 'service', { ...own, state: 'rejected' }),
      () => verbs.recordEcfFault(sql, 'service', { ...own, fault: 'maintenance' }),
    ])
      expect(await outcomeOf(write())).toBe('ecf_claim_lost');
  });
});

it('what a document says, and its signature, stay', async () => {
  const { documentId } = await receiptIn('signed');
  const { sql } = database;
  const change = (column: string) =>
    outcomeOf(sql.unsafe(`update public.ecf_documents set ${column} where id = '${documentId}'`));
  for (const column of [
    "facts = '{}'",
    "security_code = 'zzzzzz'",
    'signed_at = now()',
    "encf = 'E310000009999'",
  ])
    expect(await change(column), column).not.toBe('done');
  for (const table of ['ecf_files', 'ecf_events'])
    for (const write of [`update public.${table} set kind = 'ecf'`, `delete from public.${table}`])
      expect(await outcomeOf(sql.unsafe(write)), write).not.toBe('done');
});
