import { type DgiiBook, type Environment, peerRnc } from '#stack/dgii/book.ts';
import { signText } from '#stack/dgii/signature.ts';
import { documentTime } from '#stack/dgii/times.ts';
import { readXml, valueAt } from '#stack/dgii/xml.ts';

export const sendingKinds = ['good', 'wrong_buyer', 'bad_signature', 'twice'] as const;

export interface PeerOrder {
  kind: (typeof sendingKinds)[number];
  /** Where the receiver's services are: the part before `/fe`. */
  url: string;
  buyer: string;
  environment: Environment;
}

const OTHER_BUYER = '101000007';
const DAY_END = 10;

/** A receipt of the second taxpayer for repairs: 10,000.00 and ITBIS of 1,800.00. */
function receipt(book: DgiiBook, buyer: string): { encf: string; xml: string } {
  const { memory } = book;
  memory.peerNumbers += 1;
  book.keep();
  const encf = `E31${String(memory.peerNumbers).padStart(10, '0')}`;
  const time = documentTime(book.now());
  const expires = memory.taxpayers[peerRnc]?.ranges['31']?.expires?.split('-').reverse().join('-') ?? '';
  const idDoc = `<IdDoc><TipoeCF>31</TipoeCF><eNCF>${encf}</eNCF><FechaVencimientoSecuencia>${expires}</FechaVencimientoSecuencia><IndicadorMontoGravado>0</IndicadorMontoGravado><TipoIngresos>01</TipoIngresos><TipoPago>1</TipoPago></IdDoc>`;
  const issuer = `<Emisor><RNCEmisor>${peerRnc}</RNCEmisor><RazonSocialEmisor>Comercial de Muestra, S. R. L.</RazonSocialEmisor><DireccionEmisor>Calle de la Prueba 1</DireccionEmisor><FechaEmision>${time.slice(0, DAY_END)}</FechaEmision></Emisor>`;
  const client = `<Comprador><RNCComprador>${buyer}</RNCComprador><RazonSocialComprador>Inmobiliaria de muestra</RazonSocialComprador></Comprador>`;
  const totals =
    '<Totales><MontoGravadoTotal>10000.00</MontoGravadoTotal><MontoGravadoI1>10000.00</MontoGravadoI1><ITBIS1>18</ITBIS1><TotalITBIS>1800.00</TotalITBIS><TotalITBIS1>1800.00</TotalITBIS1><MontoTotal>11800.00</MontoTotal></Totales>';
  const item =
    '<DetallesItems><Item><NumeroLinea>1</NumeroLinea><IndicadorFacturacion>1</IndicadorFacturacion><NombreItem>Reparación de plomería</NombreItem><IndicadorBienoServicio>2</IndicadorBienoServicio><CantidadItem>1</CantidadItem><PrecioUnitarioItem>10000.00</PrecioUnitarioItem><MontoItem>10000.00</MontoItem></Item></DetallesItems>';
  const xml = `<ECF><Encabezado><Version>1.0</Version>${idDoc}${issuer}${client}${totals}</Encabezado>${item}<FechaHoraFirma>${time}</FechaHoraFirma></ECF>`;
  return { encf, xml };
}

function form(xml: string, name: string): FormData {
  const data = new FormData();
  data.append('xml', new Blob([xml], { type: 'text/xml' }), name);
  return data;
}

const post = (url: string, body: FormData, token?: string) =>
  fetch(url, { method: 'POST', body, ...(token ? { headers: { authorization: `Bearer ${token}` } } : {}) });

/** A token of an issuer's or of DGII's, for whoever signs as the second taxpayer. */
async function logIn(book: DgiiBook, seedUrl: string, checkUrl: string): Promise<string> {
  const seed = readXml(await (await fetch(seedUrl)).text());
  const xml = `<SemillaModel><valor>${valueAt(seed, 'valor')}</valor><fecha>${valueAt(seed, 'fecha')}</fecha></SemillaModel>`;
  const answer = await post(checkUrl, form(signText(xml, book.keys().signer), 'semilla.xml'));
  if (!answer.ok) throw new Error(`${checkUrl} answered ${answer.status}.`);
  return ((await answer.json()) as { token: string }).token;
}

/** Has the second taxpayer give out a receipt, tell DGII of it, and deliver it. @returns what the receiver answered */
export async function sendFromPeer(book: DgiiBook, dgiiUrl: string, order: PeerOrder) {
  const { encf, xml } = receipt(book, order.kind === 'wrong_buyer' ? OTHER_BUYER : order.buyer);
  const signed = signText(xml, book.keys().signer);
  const authority = `${dgiiUrl}/${order.environment}`;
  const login = `${authority}/autenticacion/api/autenticacion`;
  const token = await logIn(book, `${login}/semilla`, `${login}/validarsemilla`);
  const name = `${peerRnc}${encf}.xml`;
  await post(`${authority}/recepcion/api/facturaselectronicas`, form(signed, name), token);
  const sent = order.kind === 'bad_signature' ? signed.replaceAll('11800.00', '11800.01') : signed;
  const base = `${order.url.replace(/\/+$/, '')}/fe`;
  const open = await logIn(
    book,
    `${base}/autenticacion/api/semilla`,
    `${base}/autenticacion/api/validacioncertificado`,
  );
  const answers: { status: number; text: string }[] = [];
  for (let count = order.kind === 'twice' ? 2 : 1; count > 0; count -= 1) {
    const answer = await post(`${base}/recepcion/api/ecf`, form(sent, name), open);
    answers.push({ status: answer.status, text: await answer.text() });
  }
  return { encf, answers };
}
