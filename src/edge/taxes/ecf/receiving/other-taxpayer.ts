import { toBase64 } from '#src/domain/taxes/ecf/bytes.ts';
import { textAt } from '#src/domain/taxes/ecf/xml-values.ts';
import { AuthorityError, type DirectoryEntry, type SignXml } from '../authority.ts';
import { AUTHORITY_TIMEOUT_MS, isRecord, jsonOf, textOf } from '../authority-call.ts';
import { seedOf } from '../dgii-answers.ts';
import { fileForm, seedDocument } from '../dgii-session.ts';
import { MAX_DOCUMENT_BYTES } from '../read-xml.ts';
import { type Trust, verifyDocument } from '../verify.ts';

/** How another taxpayer's services are called. */
export interface OtherTaxpayer {
  readonly entry: DirectoryEntry;
  readonly fetch: typeof fetch;
  readonly signXml: SignXml;
  readonly trust: Trust;
  /** Whether an address without TLS is called: of a counterpart alone. */
  readonly isInsecureAllowed: boolean;
}

/** A document, with the number that its file is named after. */
export interface OutgoingFile {
  readonly namedAfter: string;
  readonly encf: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

interface Answer {
  readonly status: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** What a buyer acknowledged; the bytes are theirs, signed. */
export interface Acknowledgement {
  readonly isReceived: boolean;
  /** Why not: 1 specification, 2 signature, 3 sent twice, 4 another's number. */
  readonly reason: string;
  readonly file: string;
}

/** What is told of a whole is as much as a document may have; more is no answer. */
async function bytesOf(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for await (const part of (response.body ?? []) as AsyncIterable<Uint8Array<ArrayBuffer>>) {
    length += part.length;
    if (length > MAX_DOCUMENT_BYTES) throw new AuthorityError('maintenance', response.status);
    parts.push(part);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** @throws AuthorityError `unreachable` without an answer, `maintenance` for an address that is none */
async function ask(
  other: OtherTaxpayer,
  base: string,
  path: string,
  init: RequestInit = {},
): Promise<Answer> {
  // Some register the part before `/fe`, as DGII asks, and some the part with it.
  const url = `${base.replace(/\/+$/, '').replace(/\/fe$/i, '')}/fe/${path}`;
  if (!(other.isInsecureAllowed ? /^https?:\/\//i : /^https:\/\//i).test(url))
    throw new AuthorityError('maintenance', null, [{ code: '', text: 'https' }]);
  try {
    const signal = AbortSignal.timeout(AUTHORITY_TIMEOUT_MS);
    const response = await other.fetch(url, { ...init, signal, redirect: 'manual' });
    return { status: response.status, bytes: await bytesOf(response) };
  } catch (error) {
    if (error instanceof AuthorityError) throw error;
    throw new AuthorityError('unreachable', null);
  }
}

const OK = 200;
const textIn = ({ bytes }: Answer) => new TextDecoder().decode(bytes);

/** A token of the other's, or none where they give none: it is optional. */
async function tokenOf(other: OtherTaxpayer): Promise<string> {
  const { loginUrl } = other.entry;
  if (loginUrl === null) return '';
  const seed = seedOf(textIn(await ask(other, loginUrl, 'autenticacion/api/semilla')));
  if (!seed) throw new AuthorityError('maintenance', null, [{ code: '', text: 'semilla' }]);
  const body = fileForm(await other.signXml(seedDocument(seed)), 'semilla.xml');
  const answer = await ask(other, loginUrl, 'autenticacion/api/validacioncertificado', {
    method: 'POST',
    body,
  });
  const value = jsonOf(textIn(answer));
  const token = isRecord(value) ? textOf(value.token) : '';
  if (answer.status !== OK || !token) throw new AuthorityError('refused', answer.status);
  return token;
}

async function send(other: OtherTaxpayer, base: string, path: string, file: OutgoingFile): Promise<Answer> {
  const token = await tokenOf(other);
  const body = fileForm(file.bytes, `${file.namedAfter}${file.encf}.xml`);
  const headers: HeadersInit = token ? { authorization: `Bearer ${token}` } : {};
  return ask(other, base, path, { method: 'POST', body, headers });
}

/**
 * Delivers a receipt of ours to its buyer, and reads what they acknowledge: only what they signed counts.
 *
 * @throws AuthorityError where there is no such answer
 */
export async function deliverTo(
  other: OtherTaxpayer,
  buyerTaxId: string,
  file: OutgoingFile,
): Promise<Acknowledgement> {
  const answer = await send(other, other.entry.receptionUrl, 'recepcion/api/ecf', file);
  if (answer.status !== OK) throw new AuthorityError('maintenance', answer.status);
  const verified = await verifyDocument(answer.bytes, other.trust);
  const detail = verified.isValid && verified.document.name === 'ARECF' ? verified.document.content : '';
  const [element] = typeof detail === 'string' ? [] : detail;
  const isOurs = textAt(element, 'eNCF') === file.encf && textAt(element, 'RNCComprador') === buyerTaxId;
  if (!isOurs) throw new AuthorityError('maintenance', answer.status, [{ code: '', text: 'ARECF' }]);
  return {
    isReceived: textAt(element, 'Estado') === '0',
    reason: textAt(element, 'CodigoMotivoNoRecibido'),
    file: toBase64(answer.bytes),
  };
}

/** Tells a seller what their buyer says of the deal. @returns whether they took it @throws AuthorityError */
export async function approveTo(other: OtherTaxpayer, file: OutgoingFile): Promise<boolean> {
  const answer = await send(other, other.entry.approvalUrl, 'aprobacioncomercial/api/ecf', file);
  if (answer.status === OK) return true;
  // What they looked at and do not take is over; all else is tried again.
  if (answer.status === 400) return false;
  throw new AuthorityError('maintenance', answer.status);
}
