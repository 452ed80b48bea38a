import type { EcfEnvironment } from '#src/domain/taxes/issuers.ts';
import { call } from '#src/edge/call.ts';
import type { Client } from '#src/edge/supabase.ts';
import { type Authority, AuthorityError } from '../authority.ts';
import { eachAlone } from '../each-alone.ts';
import { noteReceivedFault } from './note-fault.ts';

/** Somebody's receipt of which DGII is to be asked. */
interface ClaimedReceipt {
  readonly id: string;
  readonly issuerId: string;
  readonly environment: EcfEnvironment;
  readonly issuingWay: string;
  readonly taxId: string;
  readonly senderTaxId: string;
  readonly encf: string;
  readonly securityCode: string;
}

/** Whom an issuer asks; null where nothing of it is set up. */
export type AuthorityOf = (
  issuer: Pick<ClaimedReceipt, 'issuerId' | 'environment' | 'issuingWay'>,
) => Promise<Authority | null>;

const MOST = 50;

/**
 * Asks DGII of the receipts that came: what it accepted becomes the draft of a bill. What has no answer is asked again later.
 *
 * @throws AggregateError of what went wrong with single ones, after all others were asked of
 */
export async function askOfReceived(database: Client, authorityOf: AuthorityOf, now: Date): Promise<void> {
  const claimed = await call(database, 'claim_received_ecf', { limit: MOST, now: now.toISOString() });
  await eachAlone(
    claimed as unknown as ClaimedReceipt[],
    async (receipt) => {
      const isAccepted = await verdictOf(await authorityOf(receipt), receipt);
      if (isAccepted === null) return;
      await call(database, 'record_received_verdict', { receivedId: receipt.id, isAccepted });
    },
    ({ id }) => noteReceivedFault(database, id),
  );
}

/** Whether DGII accepted it; null where it does not say, or cannot be asked now. */
async function verdictOf(authority: Authority | null, receipt: ClaimedReceipt): Promise<boolean | null> {
  try {
    const answer = await authority?.stateOf({
      issuerTaxId: receipt.senderTaxId,
      encf: receipt.encf,
      buyerTaxId: receipt.taxId,
      securityCode: receipt.securityCode,
    });
    if (answer?.state === 'accepted' || answer?.state === 'conditional') return true;
    return answer?.state === 'rejected' ? false : null;
  } catch (error) {
    if (error instanceof AuthorityError) return null;
    throw error;
  }
}
