import { type DgiiBook, peerRnc } from '#stack/dgii/book.ts';
import { cut, type Fault, failed } from '#stack/dgii/faults.ts';
import { newSessions, seed, signedFile, validateSeed, withoutToken } from '#stack/dgii/sessions.ts';
import { type Signed, signText } from '#stack/dgii/signature.ts';
import { structureFault } from '#stack/dgii/structure.ts';
import { documentTime } from '#stack/dgii/times.ts';
import { valueAt } from '#stack/dgii/xml.ts';

/** Why a document is not received: 1 specification, 2 signature, 3 sent twice, 4 not our RNC. */
function reasonAgainst(book: DgiiBook, { root, fault }: Signed): number | null {
  if (structureFault(root)) return 1;
  if (fault) return 2;
  if (valueAt(root, 'RNCComprador') !== peerRnc) return 4;
  const [rnc, encf] = [valueAt(root, 'RNCEmisor'), valueAt(root, 'eNCF')];
  const isKnown = book.memory.received.some((one) => one.state === 0 && one.rnc === rnc && one.encf === encf);
  return isKnown ? 3 : null;
}

/** What every issuer offers to others; this one belongs to the second taxpayer, and takes the faults of `peer`. */
export function createPeer(book: DgiiBook) {
  const sessions = newSessions();
  return async (request: Request, path: string, fault: Fault | null): Promise<Response> => {
    const broken = await failed(fault, request.signal);
    if (broken) return broken;
    const now = book.now();
    if (path === 'fe/autenticacion/api/semilla') return seed(sessions, now);
    if (path === 'fe/autenticacion/api/validacioncertificado')
      return validateSeed({ book, sessions, request });
    const refused = withoutToken(sessions, request, now);
    if (refused) return refused;
    const file = await signedFile(book, request);
    if (!file) return Response.json({ mensaje: ['Archivo no válido'] }, { status: 400 });
    if (path === 'fe/recepcion/api/ecf') {
      const answer = acknowledge(book, file.signed, fault);
      return fault?.kind === 'lost' ? cut() : answer;
    }
    if (path === 'fe/aprobacioncomercial/api/ecf') return takeApproval(book, file.signed);
    return new Response('Not found', { status: 404 });
  };
}

function acknowledge(book: DgiiBook, signed: Signed, fault: Fault | null): Response {
  const reason = fault?.kind === 'reject' ? Number(fault.code ?? 1) : reasonAgainst(book, signed);
  const [rnc, encf] = [valueAt(signed.root, 'RNCEmisor') ?? '', valueAt(signed.root, 'eNCF') ?? ''];
  const now = book.now();
  const state = reason === null ? 0 : 1;
  book.memory.received.push({ state, reason, rnc, encf, at: now.toISOString() });
  book.keep();
  const why = reason === null ? '' : `<CodigoMotivoNoRecibido>${reason}</CodigoMotivoNoRecibido>`;
  const xml = `<ARECF><DetalleAcusedeRecibo><Version>1.0</Version><RNCEmisor>${rnc}</RNCEmisor><RNCComprador>${peerRnc}</RNCComprador><eNCF>${encf}</eNCF><Estado>${state}</Estado>${why}<FechaHoraAcuseRecibo>${documentTime(now)}</FechaHoraAcuseRecibo></DetalleAcusedeRecibo></ARECF>`;
  return new Response(signText(xml, book.keys().signer), { headers: { 'content-type': 'application/xml' } });
}

function takeApproval(book: DgiiBook, { root, fault }: Signed): Response {
  const isGood = !fault && !structureFault(root);
  if (!isGood) return Response.json({ codigo: 'Error', estado: '', mensaje: [] }, { status: 400 });
  const value = (name: string) => valueAt(root, name) ?? '';
  const approval = { rnc: value('RNCEmisor'), encf: value('eNCF'), state: value('Estado') };
  book.memory.approvals.push({ environment: 'peer', ...approval });
  book.keep();
  return Response.json({ codigo: 'OK', estado: '', mensaje: [] });
}
