import { type Answer, callWith, type FunctionName, type Given } from '#src/data/functions.ts';
import { fromBase64, toBase64 } from '#src/domain/taxes/ecf/bytes.ts';
import type { Client } from '#src/edge/supabase.ts';
import { type AnnulmentWork, type EcfBooks, EcfClaimLost, type EcfWork } from './books.ts';

/** The documents in the database. @param now the time by which work is due */
export function databaseBooks(database: Pick<Client, 'rpc'>, now: () => Date): EcfBooks {
  async function ask<Name extends FunctionName>(name: Name, ...given: Given<Name>): Promise<Answer<Name>> {
    const { data, error } = await callWith(database, name, ...given);
    if (!error) return data as Answer<Name>;
    if (error.message === 'ecf_claim_lost') throw new EcfClaimLost();
    throw new Error(`${name}: ${error.code} ${error.message}`);
  }
  const claimed = ({ id, claimId }: EcfWork) => ({ documentId: id, claimId });
  const at = () => now().toISOString();

  return {
    claim: async (limit, documentId) =>
      (await ask('claim_ecf_work', { limit, documentId, now: at() })) as unknown as EcfWork[],
    async readFile(documentId, kind) {
      const bytes = fromBase64((await ask('read_ecf_file', { documentId, kind })) ?? '');
      if (!bytes?.length) throw new Error(`The document ${documentId} has no file ${kind}`);
      return bytes;
    },
    async storeSigned(work, { signedAt, securityCode, sha256, files }) {
      await ask('store_signed_ecf', {
        ...claimed(work),
        signedAt: signedAt.toISOString(),
        ...{ securityCode, sha256 },
        files: files.map(({ kind, bytes }) => ({ kind, base64: toBase64(bytes) })),
      });
    },
    async release(work) {
      await ask('release_ecf', claimed(work));
    },
    async refuse(work, problems) {
      await ask('refuse_ecf', { ...claimed(work), problems: [...problems] });
    },
    async recordSending(work, trackId) {
      await ask('record_ecf_sending', { ...claimed(work), trackId });
    },
    async recordVerdict(work, { state, messages, isNumberUsed, text }) {
      const said = { state, messages: [...messages], isNumberUsed, answer: text, now: at() };
      await ask('record_ecf_verdict', { ...claimed(work), ...said });
    },
    async recordFault(work, { fault, status, messages, mayHaveArrived }) {
      const what = { fault, status, messages: [...messages], mayHaveArrived };
      await ask('record_ecf_fault', { ...claimed(work), ...what, now: at() });
    },
    claimAnnulments: async (limit) =>
      (await ask('claim_ecf_annulments', { limit, now: at() })) as unknown as AnnulmentWork[],
    async recordAnnulment({ claimId }, bytes, notAnnulled) {
      const file = toBase64(bytes);
      await ask('record_ecf_annulment', { claimId, file, notAnnulled: [...notAnnulled], now: at() });
    },
    async recordAnnulmentFault({ claimId }, { fault, status, messages }) {
      const what = { fault, status, messages: [...messages] };
      await ask('record_ecf_annulment_fault', { claimId, ...what, now: at() });
    },
  };
}
