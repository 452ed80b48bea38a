import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { XmlElement } from '#src/domain/taxes/ecf/xml-tree.ts';
import { readAuthorityHosts } from '#src/edge/settings.ts';
import type { AuthorityToken, EcfFile } from '#src/edge/taxes/ecf/authority.ts';
import { createDgii } from '#src/edge/taxes/ecf/dgii.ts';
import { createProvider } from '#src/edge/taxes/ecf/provider.ts';
import { type Environment, type Memory, ownRnc, peerRnc } from '#stack/dgii/book.ts';
import type { Fault } from '#stack/dgii/faults.ts';
import { openLocalDgii } from '#stack/dgii/handler.ts';
import { providerKey } from '#stack/dgii/provider.ts';
import { signText } from '#stack/dgii/signature.ts';
import type { TestKeys } from '#stack/dgii/test-keys.ts';
import { documentTime, yearOf } from '#stack/dgii/times.ts';
import { type Listener, listen } from '#stack/listener.ts';

const escaped = (text: string) =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;' })[sign] ?? '&gt;');

/** A tree in canonical form, as far as documents of these tests need it. */
function written({ name, attributes = {}, content }: XmlElement): string {
  const inner = typeof content === 'string' ? escaped(content) : content.map(written).join('');
  const names = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  return `<${name}${names.join('')}>${inner}</${name}>`;
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Who asks what hangs waits this long; who asks anything else has time, on a busy machine too. */
const HASTY_MS = 300;
const PATIENT_MS = 10_000;
const HOUR_MS = 3_600_000;

/** The counterpart on a port of its own, and clients that speak to it. */
export function useAuthority() {
  const folder = mkdtempSync(path.join(tmpdir(), 'llavero-dgii-'));
  const paths: string[] = [];
  let listener: Listener;
  let url = '';
  let keys: TestKeys;
  let hoursAhead = 0;

  beforeAll(async () => {
    listener = await listen(0);
    const site = `http://127.0.0.1:${listener.port}`;
    url = `${site}/_local/dgii`;
    const handler = openLocalDgii(folder, site);
    listener.answerWith(async (request) => {
      const { pathname } = new URL(request.url);
      paths.push(`${request.method} ${pathname.slice('/_local/dgii/'.length)}`);
      return handler(request, pathname.split('/').slice(3));
    });
    keys = (await (await fetch(`${url}/certificates`)).json()) as TestKeys;
  });
  afterAll(async () => {
    await listener.close();
    rmSync(folder, { recursive: true });
  });
  beforeEach(async () => {
    await tell('faults', []);
    await setClock(0);
    paths.length = 0;
  });

  const tell = (area: string, body: unknown) =>
    fetch(`${url}/${area}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  async function setClock(hours: number): Promise<void> {
    hoursAhead = hours;
    await tell('clock', { hours });
  }
  const now = () => Date.now() + hoursAhead * HOUR_MS;
  const sign = (xml: string, who: keyof TestKeys = 'signer') => bytesOf(signText(xml, keys[who]));

  function clients(environment: Environment, who: keyof TestKeys) {
    let kept: AuthorityToken | null = null;
    const tokens = {
      get: async () => kept,
      put: async (token: AuthorityToken | null) => {
        kept = token;
      },
    };
    const signXml = async (document: XmlElement) => sign(written(document), who);
    const hosts = readAuthorityHosts({ DGII_URL: `${url}/`, DGII_FC_URL: `${url}/fc` });
    const options = { ...hosts, environment, fetch, signXml, tokens, now };
    return {
      patient: createDgii({ ...options, timeoutMs: PATIENT_MS }),
      hasty: createDgii({ ...options, timeoutMs: HASTY_MS }),
    };
  }

  return {
    tell,
    setClock,
    now,
    sign,
    /** What was asked of the counterpart since the test began. */
    paths: paths as readonly string[],
    url: () => url,
    fail: (...faults: Fault[]) => tell('faults', faults),
    memory: async () => (await (await fetch(`${url}/state`)).json()) as Memory,
    /** How often a number came. */
    async timesOf(encf: string): Promise<number> {
      const memory = (await (await fetch(`${url}/state`)).json()) as Memory;
      return memory.sendings.filter((one) => one.encf === encf).length;
    },
    client: (environment: Environment = 'testecf', who: keyof TestKeys = 'signer') =>
      clients(environment, who).patient,
    /** Two that share a token: one waits, the other does not. */
    clients: () => clients('testecf', 'signer'),
    provider: (key: string = providerKey) =>
      createProvider({ url: `${url}/provider`, key, environment: 'testecf', fetch, timeoutMs: PATIENT_MS }),
  };
}

export interface Receipt {
  kind?: string;
  number: number;
  /** Major units, of one line with ITBIS of 18 %. */
  net?: number;
  /** What the total is off by. */
  off?: number;
  issuer?: string;
  buyer?: string;
  modifies?: { encf: string; isLate?: boolean };
  /** Hours from now. */
  signedIn?: number;
  /** Without saying until when. */
  isOnCredit?: boolean;
}

export const encfOf = (kind: string, number: number) => `E${kind}${String(number).padStart(10, '0')}`;
const tag = (name: string, content: string) => (content ? `<${name}>${content}</${name}>` : '');
const money = (amount: number) => amount.toFixed(2);
const DAY_END = 10;

/** A receipt for rent in canonical form, not signed. 100,000.00 has ITBIS of 18,000.00. */
export function receiptXml(receipt: Receipt, now: number): string {
  const { kind = '31', number, net = 100_000, off = 0, issuer = ownRnc, buyer = peerRnc, modifies } = receipt;
  const time = documentTime(new Date(now + (receipt.signedIn ?? 0) * HOUR_MS));
  const itbis = net * 0.18;
  const expires = ['32', '34'].includes(kind) ? '' : `31-12-${yearOf(new Date(now)) + 1}`;
  const idDoc = [
    tag('TipoeCF', kind),
    tag('eNCF', encfOf(kind, number)),
    tag('FechaVencimientoSecuencia', expires),
    kind === '34' ? tag('IndicadorNotaCredito', modifies?.isLate ? '1' : '0') : '',
    tag('IndicadorMontoGravado', '0') + tag('TipoIngresos', '04'),
    tag('TipoPago', receipt.isOnCredit ? '2' : '1'),
  ].join('');
  const from = [
    tag('RNCEmisor', issuer) + tag('RazonSocialEmisor', 'Inmobiliaria de muestra'),
    tag('DireccionEmisor', 'Calle de la Prueba 1') + tag('FechaEmision', time.slice(0, DAY_END)),
  ].join('');
  const to = tag('RNCComprador', buyer) + tag('RazonSocialComprador', 'Comercial de Muestra &amp; Cía.');
  const totals = [
    tag('MontoGravadoTotal', money(net)) + tag('MontoGravadoI1', money(net)) + tag('ITBIS1', '18'),
    tag('TotalITBIS', money(itbis)) + tag('TotalITBIS1', money(itbis)),
    tag('MontoTotal', money(net + itbis + off)),
  ].join('');
  const item = [
    tag('NumeroLinea', '1') + tag('IndicadorFacturacion', '1') + tag('NombreItem', 'Alquiler del local 3'),
    tag('IndicadorBienoServicio', '2') + tag('CantidadItem', '1'),
    tag('PrecioUnitarioItem', money(net)) + tag('MontoItem', money(net)),
  ].join('');
  const about = modifies
    ? tag(
        'InformacionReferencia',
        tag('NCFModificado', modifies.encf) +
          tag('FechaNCFModificado', time.slice(0, DAY_END)) +
          tag('CodigoModificacion', '3'),
      )
    : '';
  const head = tag('Version', '1.0') + tag('IdDoc', idDoc) + tag('Emisor', from) + tag('Comprador', to);
  return tag(
    'ECF',
    tag('Encabezado', head + tag('Totales', totals)) +
      tag('DetallesItems', tag('Item', item)) +
      about +
      tag('FechaHoraFirma', time),
  );
}

/** The summary of a small consumer receipt, with the security code of the whole. */
export function summaryXml(number: number, securityCode: string, now: number): string {
  const day = documentTime(new Date(now)).slice(0, DAY_END);
  const idDoc =
    tag('TipoeCF', '32') +
    tag('eNCF', encfOf('32', number)) +
    tag('TipoIngresos', '04') +
    tag('TipoPago', '1');
  const from =
    tag('RNCEmisor', ownRnc) + tag('RazonSocialEmisor', 'Inmobiliaria de muestra') + tag('FechaEmision', day);
  const head = [
    tag('Version', '1.0') + tag('IdDoc', idDoc) + tag('Emisor', from),
    tag('Comprador', tag('RazonSocialComprador', 'Consumidor')),
    tag('Totales', tag('MontoTotal', '25000.00')) + tag('CodigoSeguridadeCF', securityCode),
  ].join('');
  return tag('RFCE', tag('Encabezado', head));
}

/** The request to annul the numbers of a kind from one to another. */
export function annulmentXml(kind: string, first: number, last: number, now: number): string {
  const count = String(last - first + 1);
  const span = tag('SecuenciaeNCFDesde', encfOf(kind, first)) + tag('SecuenciaeNCFHasta', encfOf(kind, last));
  const group = [
    tag('NoLinea', '1') + tag('TipoeCF', kind),
    tag('TablaRangoSecuenciasAnuladaseNCF', tag('Secuencias', span)) + tag('CantidadeNCFAnulados', count),
  ].join('');
  const head = [
    tag('Version', '1.0') + tag('RncEmisor', ownRnc) + tag('CantidadeNCFAnulados', count),
    tag('FechaHoraAnulacioneNCF', documentTime(new Date(now))),
  ].join('');
  return tag('ANECF', tag('Encabezado', head) + tag('DetalleAnulacion', tag('Anulacion', group)));
}

/** The buyer's approval of a receipt. */
export function approvalXml(encf: string, total: string, now: number): string {
  const time = documentTime(new Date(now));
  return tag(
    'ACECF',
    tag(
      'DetalleAprobacionComercial',
      [
        tag('Version', '1.0') + tag('RNCEmisor', ownRnc) + tag('eNCF', encf),
        tag('FechaEmision', time.slice(0, DAY_END)) + tag('MontoTotal', total) + tag('RNCComprador', peerRnc),
        tag('Estado', '1') + tag('FechaHoraAprobacionComercial', time),
      ].join(''),
    ),
  );
}

export const fileOf = (encf: string, bytes: Uint8Array<ArrayBuffer>, issuerTaxId = ownRnc): EcfFile => ({
  issuerTaxId,
  encf,
  bytes,
});
