import type { CurrencyCode } from '../foundation/enums.ts';
import type { Purchase } from './form-606.ts';
import { toPesos } from './invoice-sale.ts';

const AMOUNTS = [
  'servicesMinor',
  'goodsMinor',
  'itbisMinor',
  'itbisWithheldMinor',
  'itbisProportionalMinor',
  'itbisToCostMinor',
  'isrWithheldMinor',
  'exciseMinor',
  'otherTaxesMinor',
  'tipMinor',
] as const;

/** A bill as it is kept: amounts in its own currency, `dopRate` pesos for one of it, null where that is not known. */
export interface KeptBill extends Omit<Purchase, 'isInPesos' | 'totalMinor'> {
  readonly currency: CurrencyCode;
  readonly dopRate: number | null;
}

/**
 * The bill as the forms take it: each amount in pesos by itself, a half away from zero, so that a column is the same in
 * every form. Without a rate the amounts stay what they are, and the forms say so.
 */
export function purchaseOf({ dopRate, ...bill }: KeptBill): Purchase {
  const rate = bill.currency === 'DOP' ? 1 : dopRate;
  const totalMinor =
    bill.servicesMinor +
    bill.goodsMinor +
    bill.itbisMinor +
    bill.exciseMinor +
    bill.otherTaxesMinor +
    bill.tipMinor;
  const pesos = AMOUNTS.map(
    (name) => [name, rate === null ? bill[name] : toPesos(bill[name], rate)] as const,
  );
  return { ...bill, ...Object.fromEntries(pesos), totalMinor, isInPesos: rate !== null };
}
