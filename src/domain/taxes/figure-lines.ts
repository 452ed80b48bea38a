import type { IsoDate } from '../foundation/dates.ts';
import type { IsoMonth } from '../foundation/months.ts';
import type { CardSettlement } from './card-itbis.ts';
import { taxpayerKinds } from './codes.ts';
import type { Purchase } from './form-606.ts';
import type { Sale } from './form-607.ts';
import { parseNcf } from './ncf.ts';
import { taxablePartOf } from './rent-tax.ts';

type WithheldSale = Pick<
  Sale,
  'id' | 'ncf' | 'clientName' | 'issuedOn' | 'withheldOn' | 'itbisWithheldMinor' | 'isrWithheldMinor'
>;

/** What a month's IT-1 is made of. */
export interface ItbisRecords {
  /** Receipts of the month. */
  readonly sales: readonly Sale[];
  /** Bills of the month. */
  readonly purchases: readonly Purchase[];
  /** Receipts of any month of which clients withheld something in this one. */
  readonly withheld: readonly WithheldSale[];
  /** Bills of any month that were paid in this one. */
  readonly paid: readonly Purchase[];
  /** Payouts of card sales of the month of which ITBIS was withheld. */
  readonly settlements?: readonly CardSettlement[];
}

/** What a receipt or a bill adds to a sum: a credit note takes away. */
const signed = ({ ncf }: { readonly ncf: string }, minor: number) =>
  parseNcf(ncf)?.kind === 'credit_note' ? -minor : minor;

/** Without its receipt no ITBIS is credited. */
export const isCredited = ({ ncf }: Purchase) => ncf !== '';
/** Bills that were paid in the month. */
export const paidIn = (month: IsoMonth, purchases: readonly Purchase[]) =>
  purchases.filter(({ paidOn }) => paidOn?.startsWith(month));

/** Figures of the month that are made of receipts, bills and payouts. Income tax that clients withheld is in no form of the month. */
export const itbisFigures = [
  'taxable',
  'exempt',
  'billed',
  'advanced',
  'withheld',
  'cards',
  ...taxpayerKinds,
  'clientsIsr',
] as const;
export type ItbisFigure = (typeof itbisFigures)[number];

/** In place of a figure: all that was withheld from vendors together. */
export const EVERY = 'all';
/** In place of a figure: all ITBIS that others withheld, clients and whoever pays out card sales. */
export const BY_OTHERS = 'others';

/** What a receipt, a bill or a payout adds to a figure, in centavos of DOP; below zero where it takes away. */
export interface FigureLine {
  readonly source: 'receipt' | 'bill' | 'settlement';
  readonly id: string;
  /** Of a payout its own number. */
  readonly ncf: string;
  /** Of the client, the vendor, or who pays out. */
  readonly name: string;
  /** The day on the paper. */
  readonly issuedOn: IsoDate;
  /** What puts it into the month: the day of the receipt or the bill, of the withholding, or of the payment. */
  readonly day: IsoDate;
  readonly amountMinor: number;
}

export type ItbisLines = Readonly<Record<ItbisFigure, readonly FigureLine[]>>;

/** ITBIS that a receipt adds or a note takes away; one that came too late takes none. */
export const itbisBilled = ({ itbisMinor, isItbisLost }: Pick<Sale, 'itbisMinor' | 'isItbisLost'>) =>
  isItbisLost ? 0 : itbisMinor;

/** What each figure is the sum of; what adds nothing is left out. */
export function itbisLines(
  month: IsoMonth,
  { sales, purchases, withheld, paid, settlements = [] }: ItbisRecords,
): ItbisLines {
  const taxableOf = (sale: Sale) => taxablePartOf(sale.baseMinor, sale.treatment, sale.issuedOn);
  const issued = (of: (sale: Sale) => number) =>
    lines(sales, (sale) => ofReceipt(sale, sale.issuedOn, signed(sale, of(sale))));
  const byClients = (of: (sale: WithheldSale) => number) =>
    lines(
      withheld.filter(({ withheldOn }) => withheldOn?.startsWith(month)),
      (sale) => ofReceipt(sale, sale.withheldOn ?? sale.issuedOn, of(sale)),
    );
  const fromVendors = (isCompany: boolean) =>
    lines(
      paidIn(month, paid).filter((bill) => bill.isInPesos && (bill.vendorIdType === 'rnc') === isCompany),
      (bill) => ofBill(bill, bill.paidOn ?? bill.billedOn, bill.itbisWithheldMinor),
    );
  return {
    taxable: issued((sale) => (sale.isItbisLost ? 0 : taxableOf(sale))),
    exempt: issued((sale) => sale.baseMinor - taxableOf(sale)),
    billed: issued(itbisBilled),
    advanced: lines(
      purchases.filter((bill) => bill.isInPesos && isCredited(bill)),
      (bill) => ofBill(bill, bill.billedOn, signed(bill, bill.itbisMinor - bill.itbisToCostMinor)),
    ),
    withheld: byClients(({ itbisWithheldMinor }) => itbisWithheldMinor),
    cards: lines(
      settlements.filter(({ settledOn }) => settledOn.startsWith(month)),
      ofSettlement,
    ),
    person: fromVendors(false),
    company: fromVendors(true),
    clientsIsr: byClients(({ isrWithheldMinor }) => isrWithheldMinor),
  };
}

const lines = <Row>(rows: readonly Row[], line: (row: Row) => FigureLine) =>
  rows.map(line).filter(({ amountMinor }) => amountMinor !== 0);

const ofReceipt = (
  { id, ncf, clientName, issuedOn }: Pick<Sale, 'id' | 'ncf' | 'clientName' | 'issuedOn'>,
  day: IsoDate,
  amountMinor: number,
): FigureLine => ({ source: 'receipt', id, ncf, name: clientName, issuedOn, day, amountMinor });

const ofBill = (bill: Purchase, day: IsoDate, amountMinor: number): FigureLine => ({
  source: 'bill',
  id: bill.id,
  ncf: bill.ncf,
  name: bill.vendorName,
  issuedOn: bill.billedOn,
  day,
  amountMinor,
});

const ofSettlement = (one: CardSettlement): FigureLine => ({
  source: 'settlement',
  id: one.id,
  ncf: one.reference,
  name: one.acquirer,
  issuedOn: one.settledOn,
  day: one.settledOn,
  amountMinor: one.itbisWithheldMinor,
});

/** As column 17 of the 606. */
export const kindOfIsr = ({ isrKind }: Purchase) => isrKind ?? '';
/** Bills paid in the month of which income tax was withheld, also those that are not known in pesos. */
export const withIsrIn = (month: IsoMonth, purchases: readonly Purchase[]) =>
  paidIn(month, purchases).filter(({ isrWithheldMinor }) => isrWithheldMinor > 0);

/** What the income tax withheld in the month is the sum of, by kind. */
export function isrLines(
  month: IsoMonth,
  purchases: readonly Purchase[],
): ReadonlyMap<string, readonly FigureLine[]> {
  const counted = withIsrIn(month, purchases).filter(({ isInPesos }) => isInPesos);
  return new Map(
    [...Map.groupBy(counted, kindOfIsr)].map(([kind, own]) => [
      kind,
      own.map((bill) => ofBill(bill, bill.paidOn ?? bill.billedOn, bill.isrWithheldMinor)),
    ]),
  );
}
