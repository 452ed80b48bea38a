import type { DgiiBook, Environment } from '#stack/dgii/book.ts';
import { cut, type Fault } from '#stack/dgii/faults.ts';
import { annulSpans, remember, type SignedFile, takeApproval } from '#stack/dgii/receiving.ts';
import { cents, countingSending, saidUse, sendingsOf } from '#stack/dgii/rules.ts';
import { type Sessions, signedFile, text } from '#stack/dgii/sessions.ts';
import { structureFault } from '#stack/dgii/structure.ts';
import { valueAt } from '#stack/dgii/xml.ts';

/** A call of a service. Names of parameters are in small letters. */
export interface Call {
  book: DgiiBook;
  environment: Environment;
  sessions: Sessions;
  request: Request;
  query: Readonly<Record<string, string>>;
  fault: Fault | null;
}

const NAMES = {
  0: 'No encontrado',
  1: 'Aceptado',
  2: 'Rechazado',
  3: 'En Proceso',
  4: 'Aceptado Condicional',
};

const refusedFile = (error: string, mensaje: string) =>
  Response.json({ trackId: null, error, mensaje }, { status: 400 });

async function takeFile(call: Call): Promise<Response | SignedFile> {
  const file = await signedFile(call.book, call.request);
  if (!file) return refusedFile('400', 'El archivo no es un XML válido');
  const own = `${valueAt(file.signed.root, 'RNCEmisor')}${valueAt(file.signed.root, 'eNCF')}.xml`;
  if (file.name !== own) return refusedFile('3243', 'La longitud del nombre del archivo no es válida');
  return file;
}

export async function receiveDocument(call: Call): Promise<Response> {
  const file = await takeFile(call);
  if (file instanceof Response) return file;
  const { trackId } = remember(call, file);
  return call.fault?.kind === 'lost' ? cut() : Response.json({ trackId, error: null, mensaje: null });
}

/** A summary is answered at once, and its codes are texts. */
export async function receiveSummary(call: Call): Promise<Response> {
  const file = await takeFile(call);
  if (file instanceof Response) return file;
  const sending = remember(call, file);
  if (call.fault?.kind === 'lost') return cut();
  return Response.json({
    codigo: sending.code,
    estado: NAMES[sending.code],
    mensajes: sending.messages.map(({ valor, codigo }) => ({ valor, codigo: String(codigo) })),
    encf: sending.encf,
    secuenciaUtilizada: saidUse(sending),
  });
}

export function result({ book, query }: Call): Response {
  const sending = book.memory.sendings.find(({ trackId }) => trackId === query.trackid);
  if (!sending) return Response.json({ trackId: query.trackid, codigo: 0, estado: NAMES[0], mensajes: [] });
  const known = { trackId: sending.trackId, rnc: sending.rnc, encf: sending.encf };
  if (sending.processing > 0) {
    sending.processing -= 1;
    book.keep();
    return Response.json({ ...known, codigo: 3, estado: NAMES[3], mensajes: null });
  }
  return Response.json({
    ...known,
    codigo: sending.code,
    estado: NAMES[sending.code],
    secuenciaUtilizada: saidUse(sending),
    fechaRecepcion: sending.receivedAt,
    mensajes: sending.messages,
  });
}

export function byNumber({ book, environment, query }: Call): Response {
  const all = sendingsOf(book, environment, query.rncemisor ?? '', query.encf ?? '');
  return Response.json(
    all
      .filter(({ isSummary }) => !isSummary)
      .map(({ trackId, code, processing, receivedAt }) => ({
        trackId,
        estado: NAMES[processing > 0 ? 3 : code],
        fechaRecepcion: receivedAt,
      })),
  );
}

export function stateOf({ book, environment, query }: Call): Response {
  const sending = countingSending(book, environment, query.rncemisor ?? '', query.ncfelectronico ?? '');
  const isMeant =
    sending?.securityCode === query.codigoseguridad && sending?.buyer === (query.rnccomprador ?? '');
  const codigo = !sending || !isMeant || sending.processing > 0 ? 0 : sending.code === 2 ? 2 : 1;
  return Response.json({
    codigo,
    estado: NAMES[codigo],
    rncEmisor: query.rncemisor,
    ncfElectronico: query.ncfelectronico,
    ...(codigo === 0 ? {} : { montoTotal: sending?.total, fechaEmision: sending?.issued }),
  });
}

export function summaryState({ book, environment, query }: Call): Response {
  const sending = countingSending(book, environment, query.rnc_emisor ?? '', query.encf ?? '');
  if (!sending?.isSummary || sending.securityCode !== query.cod_seguridad_ecf)
    return Response.json({ codigo: '0', estado: NAMES[0], mensajes: [] });
  return Response.json({
    rnc: sending.rnc,
    encf: sending.encf,
    secuenciaUtilizada: saidUse(sending),
    codigo: String(sending.code),
    estado: NAMES[sending.code],
    mensajes: sending.messages,
  });
}

export async function annul(call: Call): Promise<Response> {
  const { book, environment } = call;
  const file = await signedFile(book, call.request);
  const rnc = file ? (valueAt(file.signed.root, 'RncEmisor') ?? '') : '';
  const fault = file ? (structureFault(file.signed.root) ?? file.signed.fault) : 'XML';
  const isSigner = book.memory.taxpayers[rnc]?.signers.includes(file?.signed.holder ?? '') ?? false;
  if (!file || fault || !isSigner)
    return Response.json(
      { rnc, codigo: '2', nombre: 'Rechazado', mensajes: [fault ?? 'Firmante'] },
      { status: 400 },
    );
  const used = annulSpans(book, environment, file.signed.root);
  const nombre = used.length > 0 ? 'Con excepción' : 'Las secuencias fueron anuladas correctamente';
  return Response.json({ rnc, codigo: used.length > 0 ? '2' : '1', nombre, mensajes: used });
}

export function directory({ book, query }: Call): Response {
  const rnc = query.rnc ?? '';
  const taxpayer = book.memory.taxpayers[rnc];
  if (!taxpayer?.isElectronic || !taxpayer.url) return Response.json([]);
  const { name: nombre, url } = taxpayer;
  const entry = { nombre, rnc, urlRecepcion: url, urlAceptacion: url, urlOpcional: url };
  // Some answer with a list, some with one.
  return Response.json(rnc === '199000031' ? [entry] : entry);
}

export async function approve(call: Call): Promise<Response> {
  const { book, environment } = call;
  const file = await signedFile(book, call.request);
  const value = (name: string) => (file ? (valueAt(file.signed.root, name) ?? '') : '');
  const isNamed = file?.name === `${value('RNCComprador')}${value('eNCF')}.xml`;
  const isGood = file && !file.signed.fault && !structureFault(file.signed.root) && isNamed;
  if (!isGood || !takeApproval(book, environment, file.signed.root))
    return Response.json({
      mensaje: ['Factura no encontrada para esta Aprobación comercial.'],
      estado: 'Aprobación comercial rechazada',
      codigo: '2',
    });
  return Response.json({ mensaje: [], estado: 'Aprobación comercial aprobada', codigo: '1' });
}

/** What the QR leads to: whether a receipt is what it says. */
export function stamp({ book, environment, query }: Call, isSummary: boolean): Response {
  const sending = countingSending(book, environment, query.rncemisor ?? '', query.encf ?? '');
  const isSame =
    sending?.isSummary === isSummary &&
    sending.securityCode === query.codigoseguridad &&
    cents(sending.total) === cents(query.montototal) &&
    (isSummary ||
      (sending.signed === query.fechafirma &&
        sending.issued === query.fechaemision &&
        sending.buyer === (query.rnccomprador ?? '')));
  return text(isSame ? NAMES[sending.code] : 'No fue encontrada la factura (e-CF)');
}
