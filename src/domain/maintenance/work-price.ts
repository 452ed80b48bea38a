import { percentOfMinor } from '../foundation/money.ts';
import type { QuoteTax } from './work-order-enums.ts';

const WHOLE = 10_000;

/** A price without its ITBIS, and the ITBIS, in minor units. */
export interface SplitPrice {
  readonly netMinor: number;
  readonly itbisMinor: number;
  readonly totalMinor: number;
}

/**
 * What a price is made of, rounded to the minor unit, a half away from zero. `private.split_price` is its twin.
 *
 * @param itbisBasisPoints the rate of the day, 1800 = 18 %
 */
export function splitPrice(amountMinor: number, tax: QuoteTax, itbisBasisPoints: number): SplitPrice {
  if (tax === 'none') return { netMinor: amountMinor, itbisMinor: 0, totalMinor: amountMinor };
  if (tax === 'added') {
    const itbisMinor = percentOfMinor(amountMinor, itbisBasisPoints);
    return { netMinor: amountMinor, itbisMinor, totalMinor: amountMinor + itbisMinor };
  }
  const whole = BigInt(WHOLE + itbisBasisPoints);
  const part = BigInt(amountMinor) * BigInt(itbisBasisPoints);
  const itbisMinor = Number((2n * part + whole) / (2n * whole));
  return { netMinor: amountMinor - itbisMinor, itbisMinor, totalMinor: amountMinor };
}

/** The cheapest of what was quoted, in whole; null where nobody gave a price. */
export function cheapestOf<Quote extends { readonly totalMinor: number | null }>(
  quotes: readonly Quote[],
): Quote | null {
  const given = quotes.filter((quote) => quote.totalMinor !== null);
  return given.reduce<Quote | null>(
    (best, quote) => (best === null || (quote.totalMinor ?? 0) < (best.totalMinor ?? 0) ? quote : best),
    null,
  );
}
