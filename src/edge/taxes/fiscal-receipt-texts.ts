import type { IdentityType } from '#src/domain/foundation/enums.ts';
import type { NcfSeries, SaleKind } from '#src/domain/taxes/ncf.ts';
import type { Language } from '#src/i18n/language.ts';

const es = {
  titles: {
    fiscal_credit: 'Factura de crédito fiscal',
    consumer: 'Factura de consumo',
    debit_note: 'Nota de débito',
    credit_note: 'Nota de crédito',
    special_regime: 'Comprobante para regímenes especiales',
    government: 'Comprobante gubernamental',
  } satisfies Record<SaleKind, string>,
  numbers: { B: 'NCF', E: 'e-NCF' } satisfies Record<NcfSeries, string>,
  cedula: 'Cédula',
  phone: 'Tel.',
  validUntil: 'Válido hasta',
  void: 'ANULADO',
  voidNote: (day: string) => `Este comprobante fue anulado el ${day}. No tiene valor fiscal.`,
  issuedOn: 'Fecha de emisión',
  client: 'Cliente',
  clientIds: {
    rnc: 'RNC del cliente',
    cedula: 'Cédula del cliente',
    passport: 'Pasaporte del cliente',
  } satisfies Record<IdentityType, string>,
  property: 'Propiedad',
  unit: 'Unidad',
  address: 'Dirección',
  modified: 'NCF que modifica',
  modifiedOf: (ncf: string, day: string) => `${ncf}, del ${day}`,
  reason: 'Motivo',
  currency: 'Moneda',
  currencies: { DOP: 'Pesos dominicanos (RD$)', USD: 'Dólares estadounidenses (US$)' },
  rate: 'Tasa de cambio',
  concept: 'Descripción',
  amount: 'Monto',
  taxable: 'Monto gravado',
  exempt: 'Monto exento',
  itbis: 'ITBIS',
  total: 'Total',
  itbisInPesos: 'ITBIS en pesos',
  totalInPesos: 'Total en pesos',
  received: 'Firma del vendedor, recibí conforme',
  signedOn: 'Fecha',
  electronic:
    'Este papel no es la representación impresa de un e-CF: el de este número no se firmó ni se envió a la DGII desde este sistema.',
};

/** What stands after the Spanish, for who reads English. The paper itself is Spanish: the tax authority's language. */
const en: typeof es = {
  titles: {
    fiscal_credit: 'Fiscal credit invoice',
    consumer: 'Consumer invoice',
    debit_note: 'Debit note',
    credit_note: 'Credit note',
    special_regime: 'Receipt for special regimes',
    government: 'Government receipt',
  },
  numbers: es.numbers,
  cedula: es.cedula,
  phone: es.phone,
  validUntil: 'Valid until',
  void: 'VOID',
  voidNote: (day) => `This receipt was cancelled on ${day}. It has no fiscal value.`,
  issuedOn: 'Issued on',
  client: 'Customer',
  clientIds: { rnc: 'Customer’s RNC', cedula: 'Customer’s cédula', passport: 'Customer’s passport' },
  property: 'Property',
  unit: 'Unit',
  address: 'Address',
  modified: 'Modifies NCF',
  modifiedOf: es.modifiedOf,
  reason: 'Reason',
  currency: 'Currency',
  currencies: es.currencies,
  rate: 'Exchange rate',
  concept: 'Description',
  amount: 'Amount',
  taxable: 'Taxable amount',
  exempt: 'Exempt amount',
  itbis: 'Value-added tax',
  total: 'Total',
  itbisInPesos: 'Tax in pesos',
  totalInPesos: 'Total in pesos',
  received: 'Seller’s signature',
  signedOn: 'Date',
  electronic:
    'This isn’t the printed representation of an e-CF: the one with this number wasn’t signed or sent to the DGII from this system.',
};

/** The words of the paper of a fiscal receipt. They live here because only the worker prints it. */
export const fiscalReceiptTexts: Record<Language, typeof es> = { es, en };

/** The Spanish, which is what counts; the reader's English stands after it. */
export const said = (spanish: string, english: string, language: Language): string =>
  language === 'es' || spanish === english ? spanish : `${spanish} / ${english}`;

/** A text that takes nothing. */
export type Caption = {
  [Key in keyof typeof es]: (typeof es)[Key] extends string ? Key : never;
}[keyof typeof es];
export const caption = (key: Caption, language: Language): string => said(es[key], en[key], language);
