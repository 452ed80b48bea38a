import type { IsoMonth } from '../foundation/months.ts';
import { type TaxpayerKind, taxpayerKinds } from './codes.ts';
import {
  type ItbisFigure,
  type ItbisLines,
  type ItbisRecords,
  isCredited,
  itbisLines,
  kindOfIsr,
  paidIn,
  withIsrIn,
} from './figure-lines.ts';
import type { Purchase } from './form-606.ts';

/** The month's ITBIS, to copy into form IT-1; centavos of DOP. */
export interface Itbis {
  /** What ITBIS falls on, before tax: of a furnished dwelling the presumed share. A credit note takes its own away. */
  readonly taxableMinor: number;
  /** The rest of the prices. */
  readonly exemptMinor: number;
  readonly billedMinor: number;
  /** ITBIS on bills of the month that may be taken off. */
  readonly advancedMinor: number;
  /** ITBIS that clients withheld in the month, whenever its receipt was given out or the certificate came. */
  readonly withheldByOthersMinor: number;
  /** ITBIS withheld of card payouts of the month; left out where there is none, as it was before they were kept. */
  readonly withheldOfCardsMinor?: number;
  /** What the month's operations come to, before a balance in favor of the month before; below zero it is in favor. */
  readonly dueMinor: number;
  /** ITBIS withheld from vendors in bills that the month paid: the form asks for persons and companies apart. */
  readonly withheldFromVendorsMinor: Readonly<Record<TaxpayerKind, number>>;
  /** What is due with the form: nothing is taken off what was withheld from vendors, also not a balance in favor. */
  readonly totalMinor: number;
  /** Bills in dollars that are not counted: their rate is not known. */
  readonly leftOutCount: number;
  /** Bills whose ITBIS is not advanced because they have no receipt yet. */
  readonly withoutReceiptCount: number;
}

const total = <Row>(rows: readonly Row[], of: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + of(row), 0);

/**
 * Summary for the IT-1: billed, less advanced, less withheld by clients and of card payouts; apart, from vendors.
 * @param lines those of `records`, where they are known already
 */
export function summarizeItbis(
  month: IsoMonth,
  records: ItbisRecords,
  lines: ItbisLines = itbisLines(month, records),
): Itbis {
  const { purchases } = records;
  const sum = (figure: ItbisFigure) => total(lines[figure], ({ amountMinor }) => amountMinor);
  const [billedMinor, advancedMinor, withheldByOthersMinor, withheldOfCardsMinor] = [
    sum('billed'),
    sum('advanced'),
    sum('withheld'),
    sum('cards'),
  ];
  const dueMinor = billedMinor - advancedMinor - withheldByOthersMinor - withheldOfCardsMinor;
  const withheldFromVendorsMinor = { person: sum('person'), company: sum('company') };
  const leftOut = [...purchases.filter(isCredited), ...paidIn(month, records.paid)].filter(
    ({ isInPesos, itbisMinor }) => !isInPesos && itbisMinor > 0,
  );
  return {
    taxableMinor: sum('taxable'),
    exemptMinor: sum('exempt'),
    billedMinor,
    advancedMinor,
    withheldByOthersMinor,
    ...(withheldOfCardsMinor !== 0 && { withheldOfCardsMinor }),
    dueMinor,
    withheldFromVendorsMinor,
    totalMinor: Math.max(dueMinor, 0) + total(taxpayerKinds, (kind) => withheldFromVendorsMinor[kind]),
    leftOutCount: new Set(leftOut.map(({ id }) => id)).size,
    withoutReceiptCount: purchases.filter(
      (purchase) => !isCredited(purchase) && purchase.itbisMinor > purchase.itbisToCostMinor,
    ).length,
  };
}

/** What was withheld from vendors of one kind, to copy into form IR-17; centavos of DOP. */
export interface WithheldKind {
  /** As column 17 of the 606. */
  readonly kind: string;
  readonly count: number;
  readonly baseMinor: number;
  readonly withheldMinor: number;
}

/** Income tax withheld from vendors in the bills that were paid in the month. ITBIS withheld goes with the IT-1. */
export interface Withheld {
  readonly kinds: readonly WithheldKind[];
  readonly isrMinor: number;
  /** Bills in dollars that are not counted: their rate is not known. */
  readonly leftOutCount: number;
}

/** Summary for the IR-17. `purchases`: those paid in the month, whenever they were billed. */
export function summarizeWithheld(month: IsoMonth, purchases: readonly Purchase[]): Withheld {
  const withIsr = withIsrIn(month, purchases);
  const counted = withIsr.filter(({ isInPesos }) => isInPesos);
  const kinds = [...Map.groupBy(counted, kindOfIsr)]
    .map(([kind, own]) => ({
      kind,
      count: own.length,
      baseMinor: total(own, ({ servicesMinor, goodsMinor }) => servicesMinor + goodsMinor),
      withheldMinor: total(own, ({ isrWithheldMinor }) => isrWithheldMinor),
    }))
    .toSorted((a, b) => (a.kind < b.kind ? -1 : 1));
  return {
    kinds,
    isrMinor: total(kinds, ({ withheldMinor }) => withheldMinor),
    leftOutCount: withIsr.length - counted.length,
  };
}
