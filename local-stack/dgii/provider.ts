import { randomUUID } from 'node:crypto';
import { type DgiiBook, type Environment, environments, type Sending } from '#stack/dgii/book.ts';
import { fingerprint } from '#stack/dgii/certificates.ts';
import { countingSending, judge, sendingsOf } from '#stack/dgii/rules.ts';
import { readSigned, signText } from '#stack/dgii/signature.ts';
import { allOf, valueAt } from '#stack/dgii/xml.ts';

/** The key that the counterpart's provider knows. */
export const providerKey = 'llavero-local-provider-key';

const STATES = { 1: 'accepted', 2: 'rejected', 4: 'conditional' } as const;
const stateOf = ({ code, processing }: Sending) => (processing > 0 ? 'in_process' : STATES[code]);
const notFound = () => Response.json({ code: 'not_found', message: 'Not found' }, { status: 404 });

interface Body {
  environment?: string;
  xml?: string;
}

/** A provider that speaks the JSON of docs/e-cf-provider.md: it signs with its own key and tells the same DGII. */
export function createLocalProvider(book: DgiiBook) {
  /** What was answered to a request that may come again. */
  const answered = new Map<string, { id: string; signed_xml: string }>();
  return async (request: Request, [area = '', id = '']: string[]): Promise<Response> => {
    if (request.headers.get('authorization') !== `Bearer ${providerKey}`)
      return Response.json({ code: 'unauthorized', message: 'Unknown key' }, { status: 401 });
    const query = Object.fromEntries(new URL(request.url).searchParams);
    if (request.method === 'GET') return read(book, area, id, query);
    const body = (await request.json().catch(() => ({}))) as Body;
    const environment = environments.find((one) => one === body.environment);
    if (!environment || !body.xml)
      return Response.json({ code: 'invalid', message: 'environment, xml' }, { status: 422 });
    const xml = Buffer.from(body.xml, 'base64').toString('utf8');
    if (area === 'annulments') return annul(book, environment, xml);
    if (area === 'approvals') return approve(book, environment, xml);
    if (area !== 'documents') return notFound();
    const key = request.headers.get('idempotency-key') ?? fingerprint(xml);
    const answer = answered.get(key) ?? submit(book, environment, xml);
    answered.set(key, answer);
    return Response.json(answer, { status: 202 });
  };
}

function submit(book: DgiiBook, environment: Environment, unsigned: string) {
  const text = signText(unsigned.replace(/^<\?xml[^>]*\?>/, ''), book.keys().signer);
  const signed = readSigned(text, book.authorities(), book.now());
  const value = (name: string) => valueAt(signed.root, name) ?? '';
  const verdict = judge(book, environment, signed);
  // A small receipt goes to DGII as a summary, which is the provider's business.
  const isSummary = verdict.messages.some(({ codigo }) => codigo === 20);
  const sending: Sending = {
    ...(isSummary ? { code: 1 as const, isUsed: true, messages: [] } : verdict),
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
    securityCode: signed.securityCode,
    receivedAt: book.now().toISOString(),
    processing: 0,
  };
  book.memory.sendings.push(sending);
  book.keepDocument(sending.trackId, text);
  book.keep();
  return { id: sending.trackId, signed_xml: Buffer.from(text).toString('base64') };
}

const told = (sending: Sending) => ({
  id: sending.trackId,
  state: stateOf(sending),
  number_used: sending.isUsed,
  messages: sending.messages.map(({ codigo, valor }) => ({ code: String(codigo), text: valor })),
  received_at: sending.receivedAt,
});

function read(book: DgiiBook, area: string, id: string, query: Record<string, string>): Response {
  const environment = environments.find((one) => one === query.environment) ?? 'testecf';
  const [issuer = '', number = ''] = [query.issuer, query.number];
  if (area === 'account') return Response.json({ name: 'Proveedor de prueba (TEST)' });
  if (area === 'directory') {
    const taxpayer = book.memory.taxpayers[id];
    if (!taxpayer?.isElectronic || !taxpayer.url) return notFound();
    return Response.json({ name: taxpayer.name, reception_url: taxpayer.url, approval_url: taxpayer.url });
  }
  if (area === 'receipts') {
    const sending = countingSending(book, environment, issuer, number);
    const isMeant = sending?.securityCode === query.security_code;
    return Response.json({ state: sending && isMeant ? stateOf(sending) : 'unknown' });
  }
  if (area !== 'documents') return notFound();
  if (!id) return Response.json({ documents: sendingsOf(book, environment, issuer, number).map(told) });
  const sending = book.memory.sendings.find(({ trackId }) => trackId === id);
  return sending ? Response.json(told(sending)) : notFound();
}

function annul(book: DgiiBook, environment: Environment, xml: string): Response {
  const { root } = readSigned(
    signText(xml.replace(/^<\?xml[^>]*\?>/, ''), book.keys().signer),
    [],
    book.now(),
  );
  const rnc = valueAt(root, 'RncEmisor') ?? '';
  const notAnnulled: string[] = [];
  for (const span of allOf(root, 'Secuencias')) {
    const [first = '', last = ''] = ['SecuenciaeNCFDesde', 'SecuenciaeNCFHasta'].map((name) =>
      valueAt(span, name),
    );
    for (let count = Number(first.slice(3)); count <= Number(last.slice(3)); count += 1) {
      const encf = first.slice(0, 3) + String(count).padStart(10, '0');
      if (sendingsOf(book, environment, rnc, encf).some((one) => one.isUsed)) notAnnulled.push(encf);
      else book.memory.annulled.push(`${environment}/${rnc}/${encf}`);
    }
  }
  book.keep();
  return Response.json({ not_annulled: notAnnulled });
}

function approve(book: DgiiBook, environment: Environment, xml: string): Response {
  const { root } = readSigned(
    signText(xml.replace(/^<\?xml[^>]*\?>/, ''), book.keys().signer),
    [],
    book.now(),
  );
  const value = (name: string) => valueAt(root, name) ?? '';
  const sending = countingSending(book, environment, value('RNCEmisor'), value('eNCF'));
  const isTaken = sending !== undefined && sending.code !== 2;
  if (isTaken) {
    book.memory.approvals.push({ environment, rnc: sending.rnc, encf: sending.encf, state: value('Estado') });
    book.keep();
  }
  return Response.json({
    taken: isTaken,
    messages: isTaken ? [] : [{ code: '', text: 'Factura no encontrada' }],
  });
}
