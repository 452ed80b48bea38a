import type { IsoMonth } from '../months.ts';
import type { Purchase } from './form-606.ts';
import type { Sale } from './form-607.ts';
import { parseNcf } from './ncf.ts';

/** The month's ITBIS, to copy into form IT-1; centavos of DOP. */
export interface Itbis {
  /** Prices of taxable and of exempt operations, before tax; a credit note takes its own away. */
  readonly taxableMinor: number;
  readonly exemptMinor: number;
  readonly billedMinor: number;
  /** ITBIS on bills of the month that may be taken off. */
  readonly advancedMinor: number;
  /** ITBIS that clients withheld in the month, whenever its receipt was given out or the certificate came. */
  readonly withheldByOthersMinor: number;
  /** What is to be paid; below zero it is carried forward. */
  readonly dueMinor: number;
}

/**
 * Summary for the IT-1: billed, less advanced, less withheld by clients.
 * @param sales receipts of the month @param withheld receipts of any month of which clients withheld something in this one
 */
export function summarizeItbis(
  month: IsoMonth,
  sales: readonly Sale[],
  purchases: readonly Purchase[],
  withheld: readonly Pick<Sale, 'withheldOn' | 'itbisWithheldMinor'>[],
): Itbis {
  const signed = (sale: Sale, minor: number) => (parseNcf(sale.ncf)?.kind === 'credit_note' ? -minor : minor);
  const sum = (of: (sale: Sale) => number) =>
    sales.reduce((total, sale) => total + signed(sale, of(sale)), 0);
  const advancedMinor = purchases.reduce(
    (total, purchase) => total + signedPurchase(purchase, purchase.itbisMinor - purchase.itbisToCostMinor),
    0,
  );
  const withheldByOthersMinor = withheld
    .filter(({ withheldOn }) => withheldOn?.startsWith(month))
    .reduce((total, { itbisWithheldMinor }) => total + itbisWithheldMinor, 0);
  const billedMinor = sum((sale) => sale.itbisMinor);
  return {
    taxableMinor: sum((sale) => (sale.itbisMinor > 0 ? sale.baseMinor : 0)),
    exemptMinor: sum((sale) => (sale.itbisMinor > 0 ? 0 : sale.baseMinor)),
    billedMinor,
    advancedMinor,
    withheldByOthersMinor,
    dueMinor: billedMinor - advancedMinor - withheldByOthersMinor,
  };
}

function signedPurchase(purchase: Purchase, minor: number): number {
  return parseNcf(purchase.ncf)?.kind === 'credit_note' ? -minor : minor;
}

/** What was withheld from vendors of one kind, to copy into form IR-17; centavos of DOP. */
export interface WithheldKind {
  /** As column 17 of the 606. */
  readonly kind: string;
  readonly count: number;
  readonly baseMinor: number;
  readonly withheldMinor: number;
}

/** Income tax and ITBIS withheld from vendors in the bills that were paid in the month. */
export interface Withheld {
  readonly kinds: readonly WithheldKind[];
  readonly isrMinor: number;
  readonly itbisMinor: number;
}

/** Summary for the IR-17. `purchases`: those paid in the month, whenever they were billed. */
export function summarizeWithheld(month: IsoMonth, purchases: readonly Purchase[]): Withheld {
  const paid = purchases.filter(({ paidOn }) => paidOn?.startsWith(month));
  const withIsr = paid.filter((purchase) => purchase.isrWithheldMinor > 0);
  const kinds = [...Map.groupBy(withIsr, (purchase) => purchase.isrKind ?? '')]
    .map(([kind, own]) => ({
      kind,
      count: own.length,
      baseMinor: own.reduce((sum, { servicesMinor, goodsMinor }) => sum + servicesMinor + goodsMinor, 0),
      withheldMinor: own.reduce((sum, { isrWithheldMinor }) => sum + isrWithheldMinor, 0),
    }))
    .toSorted((a, b) => (a.kind < b.kind ? -1 : 1));
  return {
    kinds,
    isrMinor: kinds.reduce((sum, { withheldMinor }) => sum + withheldMinor, 0),
    itbisMinor: paid.reduce((sum, { itbisWithheldMinor }) => sum + itbisWithheldMinor, 0),
  };
}
