import type { Certificate } from '#src/domain/taxes/ecf/certificate.ts';
import type { NotReceivedReason } from '#src/domain/taxes/ecf/ecf-answers.ts';
import { readBytes } from '#src/edge/body.ts';
import { call } from '#src/edge/call.ts';
import { Problem } from '#src/edge/problem.ts';
import type { Client } from '#src/edge/supabase.ts';
import { MAX_DOCUMENT_BYTES } from '../read-xml.ts';
import { judge } from './judge.ts';
import { keepReceived } from './keep-received.ts';
import type { Receiver } from './reception.ts';

interface UploadDesk {
  readonly caller: Client;
  readonly service: Client;
  readonly authorities: readonly Certificate[];
}

/** What is wrong with a file, in a word that the screens have a text for. */
const PROBLEMS: Readonly<Record<Exclude<NotReceivedReason, 3>, string>> = {
  1: 'receipt_file_unreadable',
  2: 'receipt_file_unsigned',
  4: 'receipt_file_of_others',
};

const refuse = (reason: keyof typeof PROBLEMS): never => {
  throw new Problem(400, PROBLEMS[reason], 'The file is not received.');
};

const NOT_OURS = 4;

/**
 * Keeps a file that somebody uploads, judged as if its sender had sent it, and makes its bill. One that came before is not kept
 * again: its bill is the answer.
 *
 * @throws Problem 400 for what is wrong with the file, 403 for who may not write bills, 409 where no bill can be made
 */
export async function receiveUploaded(
  { caller, service, authorities }: UploadDesk,
  organizationId: string,
  request: Request,
  at: Date,
): Promise<{ receivedId: string; billId: string }> {
  const bytes = await readBytes(request, MAX_DOCUMENT_BYTES);
  // Whose it is, the database says: an organization may receive for several issuers.
  const judgment = await judge(bytes, { authorities, at }, () => true);
  const { refusal, names } = judgment;
  // Whether it came before is no reason here.
  if (refusal !== null && refusal !== 3) return refuse(refusal);
  const taxId = names.buyerTaxId;
  const found = await call(caller, 'find_own_ecf_receiver', { organizationId, taxId });
  if (!found) return refuse(NOT_OURS);
  const receiver = found as unknown as Receiver;
  const kept = await keepReceived(service, receiver, judgment, {
    file: bytes,
    acknowledgement: null,
    isUploaded: true,
  });
  const receivedId = kept?.id ?? refuse(1);
  return { receivedId, billId: await call(caller, 'make_received_bill', { receivedId }) };
}
