import { createHash, randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import type { EcfState } from '#src/domain/taxes/ecf/ecf-states.ts';
import { verbs } from '#tests/support/verbs.ts';

/** A document as the Worker claims it. */
export interface ClaimedEcf {
  id: string;
  claimId: string;
  encf: string;
  ncfKind: string;
  state: EcfState;
  facts: unknown;
  isHeld: boolean;
  isSummary: boolean;
  mayHaveArrived: boolean;
  attempts: number;
  otherTrackIds: string[];
  issuerTaxId: string;
  createdAt: string;
}

export interface ClaimInput {
  limit?: number;
  documentId?: string | undefined;
  now?: Date;
}

const base64 = (text: string) => Buffer.from(text).toString('base64');
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** The Worker's side of an issuer's documents. */
export const ecfDesk = (sql: Sql) => {
  const claim = async ({ limit = 100, ...more }: ClaimInput = {}): Promise<ClaimedEcf[]> =>
    (await verbs.claimEcfWork(sql, 'service', { limit, ...more })) as unknown as ClaimedEcf[];
  const store = ({ id, claimId, encf }: ClaimedEcf, text = `<ECF>${encf}</ECF>`) =>
    verbs.storeSignedEcf(sql, 'service', {
      ...{ documentId: id, claimId, signedAt: new Date(), securityCode: 'aB3/+x', sha256: sha256(text) },
      files: [{ kind: 'ecf', base64: base64(text) }],
    });
  const release = ({ id, claimId }: ClaimedEcf) =>
    verbs.releaseEcf(sql, 'service', { documentId: id, claimId });
  const send = ({ id, claimId }: ClaimedEcf, trackId: string = randomUUID()) =>
    verbs.recordEcfSending(sql, 'service', { documentId: id, claimId, trackId });
  const judge = (
    { id, claimId }: ClaimedEcf,
    state: EcfState | 'in_process' | 'unknown',
    more: object = {},
  ) => verbs.recordEcfVerdict(sql, 'service', { documentId: id, claimId, state, ...more });
  const fail = ({ id, claimId }: ClaimedEcf, fault: string, more: object = {}) =>
    verbs.recordEcfFault(sql, 'service', { documentId: id, claimId, fault, ...more });
  const ofInvoice = async (invoiceId: string | undefined) => {
    const [row] = await sql`select * from public.ecf_documents where invoice_id = ${invoiceId ?? null}`;
    return row;
  };
  return {
    ...{ claim, store, release, send, judge, fail, ofInvoice },

    /** A document from its number to its verdict, in one go. */
    settle: async (documentId: string, state: EcfState, more: object = {}): Promise<ClaimedEcf> => {
      const [work] = await claim({ documentId });
      if (!work) throw new Error('Nothing was claimed');
      if (work.state === 'to_sign') await store(work);
      if (work.state !== 'sent') await send(work);
      await judge(work, state, more);
      return work;
    },
  };
};
