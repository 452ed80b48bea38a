import { environments, openDgiiBook } from '#stack/dgii/book.ts';
import { control } from '#stack/dgii/control.ts';
import { type Fault, failed, takeFault } from '#stack/dgii/faults.ts';
import { createPeer } from '#stack/dgii/peer.ts';
import { createLocalProvider } from '#stack/dgii/provider.ts';
import {
  annul,
  approve,
  byNumber,
  type Call,
  directory,
  receiveDocument,
  receiveSummary,
  result,
  stamp,
  stateOf,
  summaryState,
} from '#stack/dgii/services.ts';
import { newSessions, seed, validateSeed, withoutToken } from '#stack/dgii/sessions.ts';

type Service = (call: Call) => Response | Promise<Response>;

const OPEN: Readonly<Record<string, Service>> = {
  'GET autenticacion/api/autenticacion/semilla': ({ sessions, book }) => seed(sessions, book.now()),
  'POST autenticacion/api/autenticacion/validarsemilla': validateSeed,
  'GET consultatimbre': (call) => stamp(call, false),
};
const OPEN_FC: Readonly<Record<string, Service>> = { 'GET consultatimbrefc': (call) => stamp(call, true) };

const SERVICES: Readonly<Record<string, Service>> = {
  'POST recepcion/api/facturaselectronicas': receiveDocument,
  'GET consultaresultado/api/consultas/estado': result,
  'GET consultatrackids/api/trackids/consulta': byNumber,
  'GET consultaestado/api/consultas/estado': stateOf,
  'POST anulacionrangos/api/operaciones/anularrango': annul,
  'GET consultadirectorio/api/consultas/obtenerdirectorioporrnc': directory,
  'POST aprobacioncomercial/api/aprobacioncomercial': approve,
};
const SERVICES_FC: Readonly<Record<string, Service>> = {
  'POST recepcionfc/api/recepcion/ecf': receiveSummary,
  'GET consultarfce/api/consultas/consulta': summaryState,
};

/** What DGII does not have while an issuer is certified. */
const NOT_IN_CERTECF = ['consultaestado', 'consultatrackids', 'anulacionrangos', 'consultadirectorio'];

/**
 * Answers `/_local/dgii/…`: the tax authority's services by environment, those of summaries below `fc/`, a second taxpayer's below
 * `peer/`, a provider's below `provider/`, and the switches. Nothing of it is shared with the product.
 */
export function openLocalDgii(dataDir: string, siteUrl: string) {
  const url = `${siteUrl}/_local/dgii`;
  const book = openDgiiBook(dataDir, `${url}/peer`);
  const faults: Fault[] = [];
  const peer = createPeer(book);
  const provider = createLocalProvider(book);
  // Neither a seed nor a token of one environment is good in another.
  const sessionsOf = new Map(environments.map((one) => [one, newSessions()]));
  const serve = async (
    request: Request,
    [name = '', ...path]: string[],
    isFc: boolean,
  ): Promise<Response> => {
    const environment = environments.find((one) => one === name.toLowerCase());
    const [service = ''] = path.map((part) => part.toLowerCase());
    if (!environment || (environment === 'certecf' && NOT_IN_CERTECF.includes(service))) return missing();
    const key = `${request.method} ${path.join('/').toLowerCase()}`;
    const open = (isFc ? OPEN_FC : OPEN)[key];
    const answer = open ?? (isFc ? SERVICES_FC : SERVICES)[key];
    if (!answer) return missing();
    const fault = takeFault(faults, service);
    const broken = await failed(fault, request.signal);
    if (broken) return broken;
    const sessions = sessionsOf.get(environment) ?? newSessions();
    const refused = open ? null : withoutToken(sessions, request, book.now());
    if (refused) return refused;
    const pairs = [...new URL(request.url).searchParams].map(([one, value]) => [one.toLowerCase(), value]);
    const query = Object.fromEntries(pairs) as Record<string, string>;
    return answer({ book, environment, sessions, request, query, fault });
  };
  return async (request: Request, path: string[]): Promise<Response> => {
    const [area = '', ...rest] = path;
    if (area === 'fc') return serve(request, rest, true);
    if (environments.some((one) => one === area.toLowerCase())) return serve(request, path, false);
    if (area === 'peer') {
      const service = rest.join('/').toLowerCase();
      // Its seed and token are another service: a fault of `peer` waits for a document.
      const name = service.startsWith('fe/autenticacion') ? 'peer-autenticacion' : 'peer';
      return peer(request, service, takeFault(faults, name));
    }
    if (area === 'provider') {
      const fault = takeFault(faults, 'provider');
      return (await failed(fault, request.signal)) ?? provider(request, rest, fault);
    }
    return (
      (await control({ book, faults, url }, request, path)) ??
      Response.json({ message: 'Not found' }, { status: 404 })
    );
  };
}

const missing = () =>
  new Response('<html><body><h1>404 - File or directory not found.</h1></body></html>', {
    status: 404,
    headers: { 'content-type': 'text/html' },
  });
