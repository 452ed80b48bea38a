import { fromBase64, toBase64, utf8 } from '#src/domain/taxes/ecf/bytes.ts';
import type { Certificate } from '#src/domain/taxes/ecf/certificate.ts';
import { ecfReceipt, type NotReceivedReason } from '#src/domain/taxes/ecf/ecf-answers.ts';
import { xmlText } from '#src/domain/taxes/ecf/xml-text.ts';
import { textAt } from '#src/domain/taxes/ecf/xml-values.ts';
import type { EcfEnvironment } from '#src/domain/taxes/issuers.ts';
import { call } from '#src/edge/call.ts';
import { jsonAnswer } from '#src/edge/endpoint.ts';
import { Problem } from '#src/edge/problem.ts';
import type { Client } from '#src/edge/supabase.ts';
import { type SigningKey, signDocument } from '../sign.ts';
import { verifyDocument } from '../verify.ts';
import { approvalOf } from './approval-of.ts';
import { type Judgment, judge } from './judge.ts';
import { keepReceived } from './keep-received.ts';
import { hasReceptionToken, makeReceptionToken, TOKEN_MS } from './reception-token.ts';
import { readSentFile, type SentFile } from './sent-file.ts';

/** Whose services are called. */
export interface Receiver {
  readonly organizationId: string;
  readonly issuerId: string;
  readonly environment: EcfEnvironment;
  readonly taxId: string;
}

export interface Reception {
  readonly database: Client;
  readonly receiver: Receiver;
  /** Who signs the acknowledgements; null where the issuer's key is not here. */
  readonly signer: () => Promise<SigningKey | null>;
  readonly authorities: readonly Certificate[];
  /** Of the Worker: its tokens are made with it. */
  readonly secret: string;
  readonly now: number;
}

type Service = (reception: Reception, request: Request) => Promise<Response>;

const xmlAnswer = (bytes: Uint8Array<ArrayBuffer>) =>
  new Response(bytes, { headers: { 'content-type': 'application/xml', 'cache-control': 'no-store' } });

const trustOf = ({ authorities, now }: Reception) => ({ authorities, at: new Date(now) });

/** What is in the clock of the Dominican Republic, as the schema of a seed wants its date. */
const BEHIND_UTC_MS = 14_400_000;
const seedDate = (now: number) =>
  new Date(now - BEHIND_UTC_MS).toISOString().replace(/\.\d{3}Z$/, '.0000000-04:00');

const giveSeed: Service = async ({ database, receiver, now }) => {
  const seed = await call(database, 'make_ecf_seed', { issuerId: receiver.issuerId });
  const document = {
    name: 'SemillaModel',
    content: [
      { name: 'valor', content: seed },
      { name: 'fecha', content: seedDate(now) },
    ],
  };
  return xmlAnswer(utf8(xmlText(document)));
};

/** A seed or an answer with its signature and certificate is a tenth of it: whoever was not let in gets no more read. */
const MOST_OF_SMALL = 65_536;

const giveToken: Service = async (reception, request) => {
  const { database, receiver, secret, now } = reception;
  const { bytes } = await readSentFile(request, MOST_OF_SMALL);
  const verified = await verifyDocument(bytes, trustOf(reception));
  if (!verified.isValid || verified.document.name !== 'SemillaModel')
    throw new Problem(400, 'signature_invalid', 'The seed is not signed by a trusted certificate.');
  const seed = textAt(verified.document, 'valor');
  if (!(await call(database, 'take_ecf_seed', { issuerId: receiver.issuerId, seed })))
    throw new Problem(400, 'seed_invalid', 'The seed is not ours, was used, or is over.');
  const token = await makeReceptionToken(secret, receiver.issuerId, now);
  const told = (at: number) => new Date(at).toISOString();
  return jsonAnswer({ token, expira: told(now + TOKEN_MS), expedido: told(now) });
};

const NAMES_IN_FILE = /^(\d{9}|\d{11})(E\d{12})\.xml$/i;

/** Who sent which number: what the document says, else the name that DGII asks of its file. */
function namesOf({ names }: Judgment, { name }: SentFile): { senderTaxId: string; encf: string } {
  const { senderTaxId, encf } = names;
  if (/^(\d{9}|\d{11})$/.test(senderTaxId) && /^E\d{12}$/.test(encf)) return { senderTaxId, encf };
  const [, fromFile = '', number = ''] = NAMES_IN_FILE.exec(name) ?? [];
  if (!fromFile) throw new Problem(400, 'document_unreadable', 'The document cannot be read.');
  return { senderTaxId: fromFile, encf: number.toUpperCase() };
}

async function checkToken({ secret, receiver, now }: Reception, request: Request): Promise<void> {
  if (!(await hasReceptionToken(request, secret, receiver.issuerId, now)))
    throw new Problem(401, 'token_invalid', 'A token of this service is needed.');
}

const SENT_TWICE = 3;

const receive: Service = async (reception, request) => {
  const { database, receiver, now } = reception;
  await checkToken(reception, request);
  // Without a key there is no acknowledgement, and what is not acknowledged was not received.
  const signer = await reception.signer();
  if (!signer) throw new Problem(503, 'not_configured', 'The receiver cannot sign at the moment.');
  const file = await readSentFile(request);
  const judgment = await judge(file.bytes, trustOf(reception), (taxId) => taxId === receiver.taxId);
  const { senderTaxId, encf } = namesOf(judgment, file);
  const ecf = { issuerTaxId: senderTaxId, buyerTaxId: receiver.taxId, ncf: encf };
  const sign = async (refusal: NotReceivedReason | null) =>
    (await signDocument(ecfReceipt(ecf, refusal, now), signer)).bytes;
  const signAgain = () => sign(SENT_TWICE);
  if (judgment.refusal === null) {
    const { issuerId } = receiver;
    const known = await call(database, 'find_ecf_again', { issuerId, senderTaxId, encf });
    if (known) return xmlAnswer(await answerAgain(database, known as unknown as Known, signAgain));
  }
  const answer = await sign(judgment.refusal);
  const kept = await keepReceived(database, receiver, judgment, {
    file: file.bytes,
    acknowledgement: answer,
  });
  // It came twice at the same moment.
  const isAgain = judgment.refusal === null && kept?.isNew === false;
  return xmlAnswer(isAgain ? await answerAgain(database, { id: kept.id, file: null }, signAgain) : answer);
};

/** A receipt that was received before, and what was answered when it came again. */
interface Known {
  readonly id: string;
  readonly file: string | null;
}

/** The acknowledgement that a receipt was sent twice: signed once, and then always the same. */
async function answerAgain(
  database: Client,
  { id, file }: Known,
  signAgain: () => Promise<Uint8Array<ArrayBuffer>>,
): Promise<Uint8Array<ArrayBuffer>> {
  if (file !== null) return bytesOf(file);
  const signed = await signAgain();
  const kept = await call(database, 'keep_ecf_again', { receivedId: id, file: toBase64(signed) });
  return kept ? bytesOf(kept) : signed;
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> => fromBase64(base64) ?? new Uint8Array();

/** A buyer says whether they approve the deal of a receipt of ours. */
const takeApproval: Service = async (reception, request) => {
  const { database, receiver } = reception;
  await checkToken(reception, request);
  const { bytes } = await readSentFile(request, MOST_OF_SMALL);
  const verified = await verifyDocument(bytes, trustOf(reception));
  if (!verified.isValid) throw new Problem(400, 'signature_invalid', 'The signature is not valid.');
  const approval = approvalOf(verified.document);
  const isOurs = approval?.issuerTaxId === receiver.taxId;
  const isTaken =
    isOurs &&
    (await call(database, 'take_ecf_approval', {
      issuerId: receiver.issuerId,
      encf: approval.encf,
      buyerTaxId: approval.buyerTaxId,
      totalMinor: approval.totalMinor,
      isApproved: approval.isApproved,
      reason: approval.reason,
      file: toBase64(bytes),
    }));
  if (isTaken) return jsonAnswer({ codigo: '1', estado: 'Aceptado', mensaje: [] });
  throw new Problem(400, 'approval_not_taken', 'There is no such receipt to approve.');
};

/** The services that every issuer offers to others, by method and by path below the part that is registered at DGII. */
const services: Readonly<Record<string, Service>> = {
  'GET fe/autenticacion/api/semilla': giveSeed,
  'POST fe/autenticacion/api/validacioncertificado': giveToken,
  'POST fe/recepcion/api/ecf': receive,
  'POST fe/aprobacioncomercial/api/ecf': takeApproval,
};

/** The service at a path, whose case says nothing. @throws Problem 404 or 405. */
export function serviceAt(method: string, path: string): Service {
  const wanted = path.toLowerCase().replace(/\/+$/, '');
  const found = services[`${method} ${wanted}`];
  if (found) return found;
  const others = Object.keys(services).filter((key) => key.endsWith(` ${wanted}`));
  if (others.length > 0) throw new Problem(405, 'method_not_allowed', 'Method not allowed.');
  throw new Problem(404, 'not_found', 'There is no such service.');
}
