import { randomUUID } from 'node:crypto';
import type { DgiiBook, Environment, Sending, Verdict } from '#stack/dgii/book.ts';
import type { Fault } from '#stack/dgii/faults.ts';
import { cents, countingSending, judge, sendingsOf } from '#stack/dgii/rules.ts';
import type { Signed } from '#stack/dgii/signature.ts';
import { allOf, type Element, valueAt } from '#stack/dgii/xml.ts';

export interface SignedFile {
  xml: string;
  signed: Signed;
}

interface Receiving {
  book: DgiiBook;
  environment: Environment;
  fault: Fault | null;
}

/** The verdict that a switch asks for, in the place of the right one. */
function forced(fault: Fault | null, verdict: Verdict): Verdict {
  if (fault?.kind === 'conditional')
    return {
      code: 4,
      isUsed: true,
      messages: [{ valor: 'Condicional de prueba', codigo: Number(fault.code ?? 48) }],
    };
  if (fault?.kind !== 'reject') return verdict;
  const message = { valor: fault.message ?? 'Rechazado de prueba', codigo: Number(fault.code ?? 9999) };
  return { code: 2, isUsed: !fault.isReusable, isSilent: fault.isSilent === true, messages: [message] };
}

const IN_PROCESS_ASKS = 2;

/** Judges a document and remembers that it came, each time that it comes. @param change of what is remembered */
export function remember(
  { book, environment, fault }: Receiving,
  { xml, signed }: SignedFile,
  change: (sending: Sending) => Partial<Sending> = () => ({}),
): Sending {
  const value = (name: string) => valueAt(signed.root, name) ?? '';
  const isSummary = signed.root.name === 'RFCE';
  const judged: Sending = {
    ...forced(fault, judge(book, environment, signed)),
    environment,
    trackId: randomUUID(),
    isSummary,
    rnc: value('RNCEmisor'),
    encf: value('eNCF'),
    kind: value('TipoeCF'),
    buyer: value('RNCComprador'),
    total: value('MontoTotal'),
    issued: value('FechaEmision'),
    signed: value('FechaHoraFirma'),
    securityCode: isSummary ? value('CodigoSeguridadeCF') : signed.securityCode,
    receivedAt: book.now().toISOString(),
    processing: fault?.kind === 'processing' ? Number(fault.asks ?? IN_PROCESS_ASKS) : 0,
  };
  const sending = { ...judged, ...change(judged) };
  book.memory.sendings.push(sending);
  book.keepDocument(sending.trackId, xml);
  book.keep();
  return sending;
}

/** Annuls the numbers of a request that nobody has used. @returns those that somebody has */
export function annulSpans(book: DgiiBook, environment: Environment, root: Element): string[] {
  const rnc = valueAt(root, 'RncEmisor') ?? '';
  const used: string[] = [];
  for (const span of allOf(root, 'Secuencias')) {
    const [first = '', last = ''] = ['SecuenciaeNCFDesde', 'SecuenciaeNCFHasta'].map((name) =>
      valueAt(span, name),
    );
    for (let count = Number(first.slice(3)); count <= Number(last.slice(3)); count += 1) {
      const encf = first.slice(0, 3) + String(count).padStart(10, '0');
      if (sendingsOf(book, environment, rnc, encf).some((one) => one.isUsed)) used.push(encf);
      else book.memory.annulled.push(`${environment}/${rnc}/${encf}`);
    }
  }
  book.keep();
  return used;
}

/** Other kinds are no sale to somebody who could approve it. */
const WITH_APPROVAL = ['31', '33', '34', '44', '45'];

/** Notes the buyer's approval of a receipt. @returns false where there is none that could be approved */
export function takeApproval(book: DgiiBook, environment: Environment, root: Element): boolean {
  const value = (name: string) => valueAt(root, name) ?? '';
  const sending = countingSending(book, environment, value('RNCEmisor'), value('eNCF'));
  const isGood =
    sending !== undefined &&
    sending.code !== 2 &&
    WITH_APPROVAL.includes(sending.kind) &&
    sending.buyer === value('RNCComprador') &&
    cents(sending.total) === cents(value('MontoTotal'));
  if (!isGood) return false;
  book.memory.approvals.push({ environment, rnc: sending.rnc, encf: sending.encf, state: value('Estado') });
  book.keep();
  return true;
}
