import { type DgiiBook, environments, ownRnc, type Taxpayer } from '#stack/dgii/book.ts';
import { type Fault, faultKinds } from '#stack/dgii/faults.ts';
import { dgiiPage } from '#stack/dgii/page.ts';
import { type PeerOrder, sendFromPeer, sendingKinds } from '#stack/dgii/peer-sends.ts';

/** What is under the counterpart's own address. */
export interface Control {
  book: DgiiBook;
  faults: Fault[];
  url: string;
}

const HOUR_MS = 3_600_000;
const done = (request: Request, url: string) =>
  request.headers.get('accept')?.includes('text/html')
    ? new Response(null, { status: 303, headers: { location: url } })
    : new Response(null, { status: 204 });
const bad = (message: string) => Response.json({ message }, { status: 400 });

/** A form of the page, or JSON of a test. */
async function bodyOf(request: Request): Promise<Record<string, unknown>> {
  const text = await request.text();
  if (request.headers.get('content-type')?.includes('json'))
    return JSON.parse(text) as Record<string, unknown>;
  return Object.fromEntries([...new URLSearchParams(text)].filter(([, value]) => value !== ''));
}

/** The page and the switches: what came, what goes wrong next, which time it is, who may give out what. */
export async function control(
  parts: Control,
  request: Request,
  [area, id = '']: string[],
): Promise<Response | null> {
  const { book, faults, url } = parts;
  const isPost = request.method === 'POST';
  if (area === undefined || area === '') return dgiiPage(book, faults, url);
  if (area === 'documents' && !isPost) return document(book, id);
  if (area === 'state' && !isPost) return Response.json({ ...book.memory, faults });
  if (area === 'certificates' && !isPost)
    return Response.json({ note: 'TEST KEYS: they stand for nobody', ...book.keys() });
  if (!isPost) return null;
  if (area === 'faults') return setFault(parts, request);
  if (area === 'clock') {
    book.memory.clockOffset = Number((await bodyOf(request)).hours ?? 0) * HOUR_MS;
    book.keep();
    return done(request, url);
  }
  if (area === 'taxpayers') return setTaxpayer(parts, request, id);
  if (area === 'authorities') {
    book.memory.authorities.push(await request.text());
    book.keep();
    return done(request, url);
  }
  return area === 'send' ? send(parts, request) : null;
}

function document(book: DgiiBook, id: string): Response {
  const xml = book.document(id);
  if (xml === null) return new Response('Not found', { status: 404 });
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}

/** POST /_local/dgii/faults: one fault, or a list of them; an empty list takes all away. */
async function setFault({ faults, url }: Control, request: Request): Promise<Response> {
  const body: unknown = await bodyOf(request);
  const wanted = (Array.isArray(body) ? body : [body]) as Fault[];
  const unknown = wanted.find(({ kind }) => !faultKinds.includes(kind));
  if (unknown) return bad(`"${unknown.kind}" is no fault; there are ${faultKinds.join(', ')}.`);
  if (wanted.length === 0) faults.length = 0;
  faults.push(...wanted.map((fault) => ({ ...fault, times: Number(fault.times ?? 1) })));
  return done(request, url);
}

/** POST /_local/dgii/taxpayers/<RNC>: a new taxpayer, or what changes of a known one. */
async function setTaxpayer({ book, url }: Control, request: Request, rnc: string): Promise<Response> {
  if (!/^(\d{9}|\d{11})$/.test(rnc)) return bad(`"${rnc}" is no RNC.`);
  const known: Taxpayer = book.memory.taxpayers[rnc] ?? {
    name: rnc,
    isElectronic: true,
    signers: [],
    ranges: {},
  };
  book.memory.taxpayers[rnc] = { ...known, ...((await bodyOf(request)) as Partial<Taxpayer>) };
  book.keep();
  return done(request, url);
}

/** POST /_local/dgii/send: the second taxpayer gives out a receipt and delivers it. */
async function send({ book, url }: Control, request: Request): Promise<Response> {
  const body = await bodyOf(request);
  const kind = sendingKinds.find((one) => one === body.kind) ?? 'good';
  const environment = environments.find((one) => one === body.environment) ?? 'testecf';
  if (typeof body.url !== 'string') return bad('url: where the receiver is, without /fe');
  const order: PeerOrder = { kind, environment, url: body.url, buyer: String(body.buyer ?? ownRnc) };
  return Response.json(await sendFromPeer(book, url, order));
}
