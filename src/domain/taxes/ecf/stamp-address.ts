import type { IsoDate } from '../../foundation/dates.ts';
import type { EcfEnvironment } from '../issuers.ts';
import { amountText } from './ecf-numbers.ts';
import { ecfDay, ecfTime } from './ecf-times.ts';

export type { EcfEnvironment };

const CODE_LENGTH = 6;

/** The security code of a document: how its signature begins. @param signatureValue in Base64, as it stands in the document */
export function securityCode(signatureValue: string): string {
  return signatureValue.replace(/\s/g, '').slice(0, CODE_LENGTH);
}

const SIGNATURE_VALUE = /<(?:\w+:)?SignatureValue[^>]*>([^<]+)</;

/** The security code of a document that was signed elsewhere or before; null without a signature. @param xml as it was signed */
export function securityCodeIn(xml: string): string | null {
  const value = SIGNATURE_VALUE.exec(xml)?.[1];
  return value === undefined ? null : securityCode(value) || null;
}

export interface Stamp {
  readonly issuerTaxId: string;
  /** Empty where the buyer has neither RNC nor cédula, or the kind has no buyer. */
  readonly buyerTaxId: string;
  readonly ncf: string;
  readonly issuedOn: IsoDate;
  readonly totalMinor: number;
  readonly signedAt: number;
  readonly securityCode: string;
}

/** Colons, hyphens and points stay, as in DGII's own example; all else that is no letter or digit is escaped. */
const escaped = (value: string): string =>
  encodeURIComponent(value)
    .replaceAll('%3A', ':')
    .replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

function address(host: string, path: string, query: readonly (readonly [string, string])[]): string {
  const pairs = query.filter(([, value]) => value !== '').map(([name, value]) => `${name}=${escaped(value)}`);
  return `https://${host}.dgii.gov.do/${path}?${pairs.join('&')}`;
}

/** Where the QR of a document leads: DGII's page that says whether it is valid. */
export function stampAddress(environment: EcfEnvironment, stamp: Stamp): string {
  return address('ecf', `${environment}/ConsultaTimbre`, [
    ['RncEmisor', stamp.issuerTaxId],
    ['RncComprador', stamp.buyerTaxId],
    ['ENCF', stamp.ncf],
    ['FechaEmision', ecfDay(stamp.issuedOn)],
    ['MontoTotal', amountText(stamp.totalMinor)],
    ['FechaFirma', ecfTime(stamp.signedAt)],
    ['CodigoSeguridad', stamp.securityCode],
  ]);
}

/** The same for a small receipt of a consumer, of which DGII has a summary alone. */
export function summaryStampAddress(
  environment: EcfEnvironment,
  stamp: Pick<Stamp, 'issuerTaxId' | 'ncf' | 'totalMinor' | 'securityCode'>,
): string {
  return address('fc', `${environment}/ConsultaTimbreFC`, [
    ['RncEmisor', stamp.issuerTaxId],
    ['ENCF', stamp.ncf],
    ['MontoTotal', amountText(stamp.totalMinor)],
    ['CodigoSeguridad', stamp.securityCode],
  ]);
}
