import { fromBase64 } from '#src/domain/taxes/ecf/bytes.ts';
import type { Certificate } from '#src/domain/taxes/ecf/certificate.ts';
import type { EcfEnvironment } from '#src/domain/taxes/issuers.ts';
import { call } from '#src/edge/call.ts';
import type { Client } from '#src/edge/supabase.ts';
import { type Authority, AuthorityError } from '../authority.ts';
import { eachAlone } from '../each-alone.ts';
import { type SigningKey, signDocument } from '../sign.ts';
import { findInDirectory } from './directory.ts';
import { OWN_FAULT } from './note-fault.ts';
import { deliverTo, type OtherTaxpayer } from './other-taxpayer.ts';

/** An issuer of ours, as far as who signs and who is asked hangs on it. */
export interface OwnIssuer {
  readonly issuerId: string;
  readonly environment: EcfEnvironment;
  readonly issuingWay: string;
}

/** What is needed to speak with other taxpayers. */
export interface OthersDesk {
  readonly database: Client;
  readonly fetch: typeof fetch;
  readonly authorities: readonly Certificate[];
  readonly isInsecureAllowed: boolean;
  readonly now: number;
  authorityOf(issuer: OwnIssuer): Promise<Authority | null>;
  signerOf(issuer: OwnIssuer): Promise<SigningKey | null>;
}

interface ClaimedDelivery extends OwnIssuer {
  readonly documentId: string;
  readonly issuerTaxId: string;
  readonly buyerTaxId: string;
  readonly encf: string;
  readonly file: string;
}

/** The other taxpayer, whom the key of an issuer speaks to. */
export const otherTaxpayer = (
  { fetch: send, authorities, isInsecureAllowed, now }: OthersDesk,
  signer: SigningKey,
  entry: OtherTaxpayer['entry'],
): OtherTaxpayer => ({
  entry,
  fetch: send,
  signXml: async (document) => (await signDocument(document, signer)).bytes,
  trust: { authorities, at: new Date(now) },
  isInsecureAllowed,
});

const MOST = 20;

/**
 * Delivers accepted receipts of ours to those of their buyers who issue themselves.
 *
 * @throws AggregateError of what went wrong with single receipts, after all others were delivered
 */
export async function deliverReceipts(desk: OthersDesk): Promise<void> {
  const at = new Date(desk.now).toISOString();
  const claimed = await call(desk.database, 'claim_ecf_deliveries', { limit: MOST, now: at });
  const record = (documentId: string, result: Result) =>
    call(desk.database, 'record_ecf_delivery', { documentId, ...result });
  await eachAlone(
    claimed as unknown as ClaimedDelivery[],
    async (delivery) => record(delivery.documentId, await tryDelivery(desk, delivery)),
    ({ documentId }) => record(documentId, later(OWN_FAULT)),
  );
}

interface Result {
  /** `to_deliver`: again later. */
  readonly state: 'to_deliver' | 'delivered' | 'refused' | 'not_due';
  readonly reason: string;
  readonly acknowledgement: string | null;
}

const later = (reason: string): Result => ({ state: 'to_deliver', reason, acknowledgement: null });

/** A buyer who has it already has it. */
const SENT_TWICE = '3';

async function tryDelivery(desk: OthersDesk, delivery: ClaimedDelivery): Promise<Result> {
  const [authority, signer] = [await desk.authorityOf(delivery), await desk.signerOf(delivery)];
  const bytes = fromBase64(delivery.file);
  if (!authority || !signer || !bytes) return later('key_missing');
  try {
    const { environment, buyerTaxId, encf, issuerTaxId } = delivery;
    const entry = await findInDirectory(desk.database, authority, environment, buyerTaxId);
    if (!entry) return { state: 'not_due', reason: 'no_services', acknowledgement: null };
    const file = { namedAfter: issuerTaxId, encf, bytes };
    const told = await deliverTo(otherTaxpayer(desk, signer, entry), buyerTaxId, file);
    const isThere = told.isReceived || told.reason === SENT_TWICE;
    return {
      state: isThere ? 'delivered' : 'refused',
      reason: isThere ? '' : told.reason,
      acknowledgement: told.file,
    };
  } catch (error) {
    if (error instanceof AuthorityError) return later(error.fault);
    throw error;
  }
}
