import type { EcfKind, ModificationCode } from '#src/domain/taxes/ecf/ecf-facts.ts';
import type { EcfStanding } from '#src/domain/taxes/ecf/ecf-standing.ts';
import type { EcfEnvironment } from '#src/domain/taxes/ecf/stamp-address.ts';
import type { Language } from '#src/i18n/language.ts';
import { said } from './fiscal-receipt-texts.ts';

const es = {
  // Kinds and codes as the comments of the schema name them.
  titles: {
    fiscal_credit: 'Factura de Crédito Fiscal Electrónica',
    consumer: 'Factura de Consumo Electrónica',
    debit_note: 'Nota de Débito Electrónica',
    credit_note: 'Nota de Crédito Electrónica',
    purchases: 'Compras Electrónico',
    minor_expenses: 'Gastos Menores Electrónico',
    special_regime: 'Regímenes Especiales Electrónico',
    government: 'Gubernamental Electrónico',
    payments_abroad: 'Comprobante para Pagos al Exterior Electrónico',
  } satisfies Record<EcfKind, string>,
  codes: {
    1: 'Anula el NCF modificado',
    2: 'Corrige texto del comprobante fiscal modificado',
    3: 'Corrige montos del NCF modificado',
    4: 'Reemplazo NCF emitido en contingencia',
    5: 'Referencia Factura Consumo Electrónica',
  } satisfies Record<ModificationCode, string>,
  number: 'e-NCF',
  expires: 'Fecha de vencimiento',
  modified: 'NCF modificado',
  modifiedOn: 'Fecha del NCF modificado',
  code: 'Código de modificación',
  taxId: 'RNC',
  cedula: 'Cédula',
  foreignId: 'Identificación extranjera',
  client: 'Razón social del cliente',
  vendor: 'Vendedor',
  of: { client: 'del cliente', vendor: 'del vendedor' },
  dueOn: 'Fecha límite de pago',
  period: 'Período',
  quantity: 'Cant.',
  what: 'Descripción',
  unit: 'Unidad',
  price: 'Precio',
  tax: 'ITBIS',
  discount: 'Descuento',
  value: 'Valor',
  one: 'UND',
  exemptMark: '(E)',
  exemptNote: '(E) Exento de ITBIS. Precios sin ITBIS, en pesos dominicanos (RD$).',
  taxedNote: 'Precios sin ITBIS, en pesos dominicanos (RD$).',
  taxable: 'Monto gravado',
  exempt: 'Monto exento',
  total: 'Monto total',
  itbisWithheld: 'ITBIS retenido',
  isrWithheld: 'ISR retenido',
  net: 'Neto al vendedor',
  securityCode: 'Código de seguridad',
  signedAt: 'Fecha de firma digital',
  page: (p: { number: number; count: number }) => `Página ${p.number} de ${p.count}`,
  marks: { rejected: 'RECHAZADO', annulled: 'ANULADO', waiting: 'PENDIENTE' },
  notes: {
    rejected: 'La DGII rechazó este comprobante. No tiene valor fiscal.',
    annulled: 'Este comprobante fue anulado. No tiene valor fiscal.',
    waiting: 'La DGII todavía no ha aceptado este comprobante. No lo entregue: aún no tiene valor fiscal.',
  } satisfies Record<Exclude<EcfStanding, 'valid' | 'contingency'>, string>,
  // As it is prescribed, to the letter.
  contingency:
    'e-CF emitido en modalidad de Contingencia, el cual podrá ser consultado para su validez fiscal, a partir de las setenta y dos (72) horas.',
  environments: {
    testecf: 'SIN VALOR FISCAL: emitido en el ambiente de pruebas de la DGII (testecf).',
    certecf: 'SIN VALOR FISCAL: emitido en el ambiente de certificación de la DGII (certecf).',
  } satisfies Record<Exclude<EcfEnvironment, 'ecf'>, string>,
};

/** What stands after the Spanish, for who reads English. */
const en: typeof es = {
  titles: {
    fiscal_credit: 'Electronic fiscal credit invoice',
    consumer: 'Electronic consumer invoice',
    debit_note: 'Electronic debit note',
    credit_note: 'Electronic credit note',
    purchases: 'Electronic purchase receipt',
    minor_expenses: 'Electronic minor-expense receipt',
    special_regime: 'Electronic receipt for special regimes',
    government: 'Electronic government receipt',
    payments_abroad: 'Electronic receipt for payments abroad',
  },
  codes: {
    1: 'Cancels the whole receipt',
    2: 'Corrects a text',
    3: 'Corrects amounts',
    4: 'Replaces a receipt issued in a contingency',
    5: 'Refers to a consumer invoice',
  },
  number: es.number,
  expires: 'Valid until',
  modified: 'Modifies NCF',
  modifiedOn: 'Issued on',
  code: 'Modification code',
  taxId: es.taxId,
  cedula: es.cedula,
  foreignId: 'Foreign ID',
  client: 'Customer',
  vendor: 'Seller',
  of: es.of,
  dueOn: 'Due date',
  period: 'Period',
  quantity: 'Qty',
  what: 'Description',
  unit: 'Unit',
  price: 'Price',
  tax: 'Tax',
  discount: 'Discount',
  value: 'Amount',
  one: es.one,
  exemptMark: es.exemptMark,
  exemptNote: '(E) Exempt from tax. Prices before tax, in Dominican pesos (RD$).',
  taxedNote: 'Prices before tax, in Dominican pesos (RD$).',
  taxable: 'Taxable amount',
  exempt: 'Exempt amount',
  total: 'Total',
  itbisWithheld: 'Tax withheld',
  isrWithheld: 'Income tax withheld',
  net: 'Net to the seller',
  securityCode: 'Security code',
  signedAt: 'Signed on',
  page: (p) => `Page ${p.number} of ${p.count}`,
  marks: es.marks,
  notes: {
    rejected: 'The DGII rejected this receipt. It has no fiscal value.',
    annulled: 'This receipt was voided. It has no fiscal value.',
    waiting: 'The DGII hasn’t accepted this receipt yet. Don’t hand it out: it has no fiscal value yet.',
  },
  contingency:
    'e-CF issued in contingency mode. Its fiscal validity can be checked from seventy-two (72) hours on.',
  environments: {
    testecf: 'NO FISCAL VALUE: issued in the DGII’s test environment (testecf).',
    certecf: 'NO FISCAL VALUE: issued in the DGII’s certification environment (certecf).',
  },
};

/** The words of the printed representation of an e-CF. */
export const ecfPaperTexts: Record<Language, typeof es> = { es, en };

type Caption = {
  [Key in keyof typeof es]: (typeof es)[Key] extends string ? Key : never;
}[keyof typeof es];
/** A text with its English after it, for who reads that. */
export const ecfCaption = (key: Caption, language: Language): string => said(es[key], en[key], language);

/** What a receipt is called in both languages: one of series E as the tax authority names its kind. */
export function titlesOf<Kind extends EcfKind>(
  { ncf, ncfKind }: { ncf: string; ncfKind: Kind },
  onPaper: Readonly<Record<Language, { titles: Readonly<Record<Kind, string>> }>>,
): { es: string; en: string } {
  const of = ncf.startsWith('E') ? ecfPaperTexts : onPaper;
  return { es: of.es.titles[ncfKind], en: of.en.titles[ncfKind] };
}
