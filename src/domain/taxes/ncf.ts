/**
 * Number of a fiscal receipt (número de comprobante fiscal). `B` and 2 digits of type and 8 of sequence on paper,
 * `E` and 2 and 10 for an electronic one. Source: DGII, Norma General 06-2018 and Ley 32-23.
 */
export const ncfSeries = ['B', 'E'] as const;
export type NcfSeries = (typeof ncfSeries)[number];

const SEQUENCE_DIGITS: Readonly<Record<NcfSeries, number>> = { B: 8, E: 10 };

/** What a receipt is for, whatever the series. */
export const ncfKinds = [
  'fiscal_credit',
  'consumer',
  'debit_note',
  'credit_note',
  'purchases',
  'single_income',
  'minor_expenses',
  'special_regime',
  'government',
  'export',
  'payments_abroad',
] as const;
export type NcfKind = (typeof ncfKinds)[number];

const TYPES: Readonly<Record<NcfSeries, Readonly<Record<string, NcfKind>>>> = {
  B: {
    '01': 'fiscal_credit',
    '02': 'consumer',
    '03': 'debit_note',
    '04': 'credit_note',
    '11': 'purchases',
    '12': 'single_income',
    '13': 'minor_expenses',
    '14': 'special_regime',
    '15': 'government',
    '16': 'export',
    '17': 'payments_abroad',
  },
  E: {
    '31': 'fiscal_credit',
    '32': 'consumer',
    '33': 'debit_note',
    '34': 'credit_note',
    '41': 'purchases',
    '43': 'minor_expenses',
    '44': 'special_regime',
    '45': 'government',
    '46': 'export',
    '47': 'payments_abroad',
  },
};

/** Kinds that a landlord gives out for rent; a debit note adds to one of them, a credit note takes it back. */
export const invoiceKinds = ['fiscal_credit', 'consumer', 'special_regime', 'government'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/** Kinds that clients get. */
export const saleKinds = [...invoiceKinds, 'debit_note', 'credit_note'] as const;
export type SaleKind = (typeof saleKinds)[number];

/** Kinds that a landlord gives out for what they buy: from a person without receipts, and for small expenses in cash. */
export const ownPurchaseKinds = ['purchases', 'minor_expenses'] as const;
export type OwnPurchaseKind = (typeof ownPurchaseKinds)[number];

/** Kinds that a landlord keeps numbers for. */
export const issuedKinds = [...saleKinds, ...ownPurchaseKinds] as const;
export type IssuedKind = (typeof issuedKinds)[number];

/** Two digits of a kind in a series, or null when the series does not have it. */
export function ncfTypeOf(series: NcfSeries, kind: NcfKind): string | null {
  return Object.entries(TYPES[series]).find(([, own]) => own === kind)?.[0] ?? null;
}

/**
 * Whether the format of electronic receipts asks for the expiry of a number: all kinds but consumers and credit notes, whose
 * numbers do not expire. Source: DGII, Formato e-CF v1.0, FechaVencimientoSecuencia.
 */
export const needsExpiry = (series: NcfSeries, kind: NcfKind): boolean =>
  series === 'E' && kind !== 'consumer' && kind !== 'credit_note';

/** What a type in a series is for, or null for one that does not exist. */
export function ncfKindOf(series: NcfSeries, type: string): NcfKind | null {
  return TYPES[series][type] ?? null;
}

export interface Ncf {
  readonly series: NcfSeries;
  /** Two digits. */
  readonly type: string;
  readonly kind: NcfKind;
  readonly sequence: number;
}

/** Reads a number as typed, spaces and hyphens left out; null when it is none. Never throws. */
export function parseNcf(text: string): Ncf | null {
  const value = text.replace(/[\s-]/g, '').toUpperCase();
  const match = /^(?:(B)(\d{2})(\d{8})|(E)(\d{2})(\d{10}))$/.exec(value);
  if (match === null) return null;
  const series = (match[1] ?? match[4]) as NcfSeries;
  const type = match[2] ?? match[5] ?? '';
  const sequence = Number(match[3] ?? match[6]);
  const kind = ncfKindOf(series, type);
  return kind === null || sequence === 0 ? null : { series, type, kind, sequence };
}

/** The number as it is printed, e.g. B0100000001. `sequence` is 1 to 99,999,999 (B) or 9,999,999,999 (E). */
export function formatNcf(series: NcfSeries, type: string, sequence: number): string {
  return `${series}${type}${String(sequence).padStart(SEQUENCE_DIGITS[series], '0')}`;
}

/** What kind of receipt a number is of, or the receipt that a note of this number changes; null for neither. */
export function invoiceKindOf(ncf: string, modifiedNcf: string | null): InvoiceKind | null {
  const kindOf = (text: string | null) => (text === null ? null : (parseNcf(text)?.kind ?? null));
  const own = kindOf(ncf);
  const kind = own === 'debit_note' || own === 'credit_note' ? kindOf(modifiedNcf) : own;
  return invoiceKinds.find((invoiceKind) => invoiceKind === kind) ?? null;
}

/** Highest sequence that a series has digits for. */
export function lastSequenceOf(series: NcfSeries): number {
  return 10 ** SEQUENCE_DIGITS[series] - 1;
}
