import { percentOfMinor } from '../foundation/money.ts';

/** Kinds of goods and services of formato 606, column 3 (DGII). */
export const expenseKinds = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11'] as const;
export type ExpenseKind = (typeof expenseKinds)[number];

/** Kinds of withheld ISR of formato 606, column 17 (DGII). */
export const isrKinds = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
export type IsrKind = (typeof isrKinds)[number];

/** Why a bill has no fiscal receipt: taxes of the State, a bank, a payroll, a vendor who gives none. */
export const noReceiptReasons = ['state_fee', 'bank_fee', 'payroll', 'informal', 'other'] as const;
export type NoReceiptReason = (typeof noReceiptReasons)[number];

/** ITBIS on taxable purchases, in basis points; a form starts from it, the bill says what it really has. */
const USUAL_ITBIS_BASIS_POINTS = 1_800;

/** How a bill comes to its ITBIS: the general rate on all of it, none, or what the paper says. */
export const itbisKinds = ['general', 'none', 'written'] as const;
export type ItbisKind = (typeof itbisKinds)[number];

/** What a bill usually has: whoever gives no fiscal receipt charges no ITBIS. */
export const usualItbisKind = (hasReceipt: boolean): ItbisKind => (hasReceipt ? 'general' : 'none');

/** ITBIS of a kind on an amount without taxes; null where only the paper says it. */
export function itbisOfKind(kind: ItbisKind, baseMinor: number): number | null {
  if (kind === 'written') return null;
  return kind === 'none' ? 0 : percentOfMinor(baseMinor, USUAL_ITBIS_BASIS_POINTS);
}

/** The kind that an amount is of. */
export function itbisKindOf(itbisMinor: number, baseMinor: number): ItbisKind {
  return itbisKinds.find((kind) => itbisOfKind(kind, baseMinor) === itbisMinor) ?? 'written';
}

/** Amounts of a bill, minor units. */
export interface BillAmounts {
  readonly lines: readonly { readonly amountMinor: number; readonly isGoods: boolean }[];
  readonly itbisMinor: number;
  readonly itbisWithheldMinor: number;
  readonly itbisToCostMinor: number;
  readonly isrWithheldMinor: number;
  readonly exciseMinor: number;
  readonly otherTaxesMinor: number;
  readonly tipMinor: number;
}

export interface BillTotals {
  readonly servicesMinor: number;
  readonly goodsMinor: number;
  /** With all taxes and the tip. */
  readonly totalMinor: number;
  /** What the vendor gets: the total less what is withheld. */
  readonly payableMinor: number;
  /** What is credited against the ITBIS of sales: formato 606, column 15. */
  readonly creditableMinor: number;
}

/** The sums of a bill, as the database makes them. */
export function billTotals(bill: BillAmounts): BillTotals {
  const sum = (isGoods: boolean) =>
    bill.lines.reduce((total, line) => total + (line.isGoods === isGoods ? line.amountMinor : 0), 0);
  const [servicesMinor, goodsMinor] = [sum(false), sum(true)];
  const totalMinor =
    servicesMinor + goodsMinor + bill.itbisMinor + bill.exciseMinor + bill.otherTaxesMinor + bill.tipMinor;
  return {
    servicesMinor,
    goodsMinor,
    totalMinor,
    payableMinor: totalMinor - bill.itbisWithheldMinor - bill.isrWithheldMinor,
    creditableMinor: bill.itbisMinor - bill.itbisToCostMinor,
  };
}

/** What is usual with a vendor, in basis points. */
export interface VendorDefaults {
  readonly itbisWithheldBasisPoints: number;
  readonly isrBasisPoints: number;
}

/** What would be withheld of a bill by the vendor's usual rates, each rounded half up. */
export function usualWithholdings(
  { itbisWithheldBasisPoints, isrBasisPoints }: VendorDefaults,
  baseMinor: number,
  itbisMinor: number,
): { readonly itbisWithheldMinor: number; readonly isrWithheldMinor: number } {
  return {
    itbisWithheldMinor: percentOfMinor(itbisMinor, itbisWithheldBasisPoints),
    isrWithheldMinor: percentOfMinor(baseMinor, isrBasisPoints),
  };
}

/** Whether a text is an NCF (B, two digits of its kind, eight) or an e-NCF (E, two, ten); empty is not. */
export function isFiscalReceiptNumber(text: string): boolean {
  return /^(B\d{10}|E\d{12})$/.test(text);
}

/** Whether it is the number of a credit note, which is posted the other way round; the database has the same rule. */
export function isCreditNote(ncf: string): boolean {
  return /^[BE](04|34)/.test(ncf);
}

/** Credit and debit notes name the receipt that they change. */
export function changesAnotherReceipt(ncf: string): boolean {
  return /^(B0[34]|E3[34])/.test(ncf);
}
