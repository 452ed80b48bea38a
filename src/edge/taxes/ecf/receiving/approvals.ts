import type { DeliveredTo } from '#src/domain/expenses/received.ts';
import { fromBase64, toBase64 } from '#src/domain/taxes/ecf/bytes.ts';
import { ecfApproval } from '#src/domain/taxes/ecf/ecf-answers.ts';
import { call } from '#src/edge/call.ts';
import { AuthorityError } from '../authority.ts';
import { eachAlone, inTurn } from '../each-alone.ts';
import { signDocument } from '../sign.ts';
import { type OthersDesk, type OwnIssuer, otherTaxpayer } from './deliveries.ts';
import { findInDirectory } from './directory.ts';
import { noteReceivedFault } from './note-fault.ts';
import { approveTo, type OutgoingFile } from './other-taxpayer.ts';

interface ClaimedApproval extends OwnIssuer {
  readonly receivedId: string;
  readonly taxId: string;
  readonly senderTaxId: string;
  readonly encf: string;
  readonly issuedOn: string;
  readonly totalMinor: number;
  readonly approvalState: 'approved' | 'refused';
  readonly approvalReason: string;
  readonly toSender: DeliveredTo;
  readonly toDgii: DeliveredTo;
  /** Signed before; null before the first time. */
  readonly file: string | null;
}

const MOST = 20;

/**
 * Tells senders and DGII what the office says of the deals.
 *
 * @throws AggregateError of what went wrong with single answers, after all others were told
 */
export async function sendApprovals(desk: OthersDesk): Promise<void> {
  const at = new Date(desk.now).toISOString();
  const claimed = await call(desk.database, 'claim_ecf_approvals', { limit: MOST, now: at });
  await eachAlone(
    claimed as unknown as ClaimedApproval[],
    (approval) => sendApproval(desk, approval),
    ({ receivedId }) => noteReceivedFault(desk.database, receivedId),
  );
}

/** Each of the two is noted by itself: what went wrong at one is no reason to tell the other again. */
async function sendApproval(desk: OthersDesk, approval: ClaimedApproval): Promise<void> {
  const file = await fileOf(desk, approval);
  if (!file) return;
  const { receivedId } = approval;
  const record = (to: { toSender: DeliveredTo; toDgii: DeliveredTo }) =>
    call(desk.database, 'record_ecf_approval', { receivedId, ...to });
  await inTurn([
    async () => {
      if (approval.toDgii !== 'waits') return;
      await record({ toSender: 'waits', toDgii: await tellDgii(desk, approval, file) });
    },
    async () => {
      if (approval.toSender !== 'waits') return;
      await record({ toSender: await tellSender(desk, approval, file), toDgii: 'waits' });
    },
  ]);
}

/** The signed answer, kept before it is sent for the first time, and then always the same. */
async function fileOf(desk: OthersDesk, approval: ClaimedApproval): Promise<OutgoingFile | null> {
  const named = { namedAfter: approval.taxId, encf: approval.encf };
  const kept = approval.file ?? (await signed(desk, approval));
  const bytes = kept === null ? null : fromBase64(kept);
  return bytes && { ...named, bytes };
}

async function signed(desk: OthersDesk, approval: ClaimedApproval): Promise<string | null> {
  const signer = await desk.signerOf(approval);
  if (!signer) return null;
  const { senderTaxId, taxId, encf, issuedOn, totalMinor, approvalState, approvalReason } = approval;
  const ecf = { issuerTaxId: senderTaxId, buyerTaxId: taxId, ncf: encf, issuedOn, totalMinor };
  const reason = approvalState === 'refused' ? approvalReason : null;
  const document = await signDocument(ecfApproval(ecf, reason, desk.now), signer);
  const given = { receivedId: approval.receivedId, file: toBase64(document.bytes) };
  return call(desk.database, 'keep_ecf_approval', given);
}

async function tellDgii(
  desk: OthersDesk,
  approval: ClaimedApproval,
  { bytes }: OutgoingFile,
): Promise<DeliveredTo> {
  try {
    const authority = await desk.authorityOf(approval);
    if (!authority) return 'waits';
    const { isTaken } = await authority.approve(approval.taxId, approval.encf, bytes);
    return isTaken ? 'taken' : 'refused';
  } catch (error) {
    if (error instanceof AuthorityError) return 'waits';
    throw error;
  }
}

async function tellSender(
  desk: OthersDesk,
  approval: ClaimedApproval,
  file: OutgoingFile,
): Promise<DeliveredTo> {
  try {
    const [authority, signer] = [await desk.authorityOf(approval), await desk.signerOf(approval)];
    if (!authority || !signer) return 'waits';
    const { environment, senderTaxId } = approval;
    const entry = await findInDirectory(desk.database, authority, environment, senderTaxId);
    if (!entry?.approvalUrl) return 'no_service';
    return (await approveTo(otherTaxpayer(desk, signer, entry), file)) ? 'taken' : 'refused';
  } catch (error) {
    if (error instanceof AuthorityError) return 'waits';
    throw error;
  }
}
