import { type DgiiBook, type Environment, environments, type Sending } from '#stack/dgii/book.ts';
import { fingerprint } from '#stack/dgii/certificates.ts';
import { cut, type Fault } from '#stack/dgii/faults.ts';
import { annulSpans, remember, type SignedFile, takeApproval } from '#stack/dgii/receiving.ts';
import { countingSending, saidUse, sendingsOf } from '#stack/dgii/rules.ts';
import { readSigned, type Signed, signText } from '#stack/dgii/signature.ts';

/** The key that the counterpart's provider knows. */
export const providerKey = 'llavero-local-provider-key';

const STATES = { 1: 'accepted', 2: 'rejected', 4: 'conditional' } as const;
const stateOf = ({ code, processing }: Sending) => (processing > 0 ? 'in_process' : STATES[code]);
const notFound = () => Response.json({ code: 'not_found', message: 'Not found' }, { status: 404 });

interface Body {
  environment?: string;
  xml?: string;
}

/** The code of a small receipt for a consumer that came whole; a provider makes the summary of it. */
const WRONG_DOOR = 20;

/** A provider that speaks the JSON of docs/e-cf-provider.md: it signs with its own key and tells the same DGII. */
export function createLocalProvider(book: DgiiBook) {
  /** What was answered to a request that may come again. */
  const answered = new Map<string, { id: string; signed_xml: string }>();
  return async (request: Request, [area = '', id = '']: string[], fault: Fault | null): Promise<Response> => {
    if (request.headers.get('authorization') !== `Bearer ${providerKey}`)
      return Response.json({ code: 'unauthorized', message: 'Unknown key' }, { status: 401 });
    const query = Object.fromEntries(new URL(request.url).searchParams);
    if (request.method === 'GET') return read(book, area, id, query);
    const body = (await request.json().catch(() => ({}))) as Body;
    const environment = environments.find((one) => one === body.environment);
    if (!environment || !body.xml)
      return Response.json({ code: 'invalid', message: 'environment, xml' }, { status: 422 });
    const unsigned = Buffer.from(body.xml, 'base64').toString('utf8');
    const key = request.headers.get('idempotency-key');
    if (area === 'documents' && key !== fingerprint(unsigned))
      return Response.json({ code: 'invalid', message: 'idempotency-key' }, { status: 422 });
    const file = signedBy(book, unsigned);
    if (area === 'annulments')
      return Response.json({ not_annulled: annulSpans(book, environment, file.signed.root) });
    if (area === 'approvals') return approve(book, environment, file.signed);
    if (area !== 'documents' || !key) return notFound();
    const answer = answered.get(key) ?? submit({ book, environment, fault }, file);
    answered.set(key, answer);
    return fault?.kind === 'lost' ? cut() : Response.json(answer, { status: 202 });
  };
}

function signedBy(book: DgiiBook, unsigned: string) {
  const xml = signText(unsigned.replace(/^<\?xml[^>]*\?>/, ''), book.keys().signer);
  return { xml, signed: readSigned(xml, book.authorities(), book.now()) };
}

function submit(receiving: Parameters<typeof remember>[0], file: SignedFile) {
  const { trackId } = remember(receiving, file, ({ messages }) =>
    messages.some(({ codigo }) => codigo === WRONG_DOOR)
      ? { isSummary: true, code: 1, isUsed: true, messages: [] }
      : {},
  );
  return { id: trackId, signed_xml: Buffer.from(file.xml).toString('base64') };
}

const told = (sending: Sending) => ({
  id: sending.trackId,
  state: stateOf(sending),
  number_used: saidUse(sending),
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
  if (!sending) return notFound();
  const answer = told(sending);
  if (sending.processing > 0) sending.processing -= 1;
  return Response.json(answer);
}

function approve(book: DgiiBook, environment: Environment, { root }: Signed): Response {
  const isTaken = takeApproval(book, environment, root);
  return Response.json({
    taken: isTaken,
    messages: isTaken ? [] : [{ code: '', text: 'Factura no encontrada' }],
  });
}
