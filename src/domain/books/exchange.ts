import type { IsoDate } from '../foundation/dates.ts';
import type { CurrencyCode } from '../foundation/enums.ts';

export function otherCurrency(currency: CurrencyCode): CurrencyCode {
  return currency === 'USD' ? 'DOP' : 'USD';
}

/** Digits of a rate behind the point, typed and shown. */
export const RATE_DECIMALS = 6;

const HIGHEST_RATE = 100_000;

/** Whether a number of pesos for a dollar is one that the database takes. */
export const isRate = (rate: number | null): rate is number =>
  rate !== null && rate > 0 && rate < HIGHEST_RATE;

/** A rate has up to six decimals: it is counted in millionths, so that no binary fraction moves a centavo. */
const MILLIONTHS = 1_000_000;

/**
 * An amount in the other currency, in minor units rounded half up.
 * @param rate pesos for a dollar, with up to six decimals
 */
export function exchangedMinor(amountMinor: number, from: CurrencyCode, rate: number): number {
  const [amount, millionths, one] = [
    BigInt(amountMinor),
    BigInt(Math.round(rate * MILLIONTHS)),
    BigInt(MILLIONTHS),
  ];
  return Number(from === 'USD' ? halfUp(amount * millionths, one) : halfUp(amount * one, millionths));
}

/** A quotient of what is not below zero, rounded half up. */
const halfUp = (dividend: bigint, divisor: bigint): bigint => (2n * dividend + divisor) / (2n * divisor);

/**
 * What the lines of an entry in dollars, which sum to zero, count as in pesos: they sum to zero there, too. What the first lines
 * come to together is rounded, and each has what it adds, so that no centavo is left over.
 */
export function pesosOfLines(amountsMinor: readonly number[], rate: number): number[] {
  let [dollars, pesos] = [0, 0];
  return amountsMinor.map((amountMinor) => {
    dollars += amountMinor;
    const before = pesos;
    pesos = Math.sign(dollars) * exchangedMinor(Math.abs(dollars), 'USD', rate);
    return pesos - before;
  });
}

export interface Exchange {
  readonly fromCurrency: CurrencyCode;
  readonly fromMinor: number;
  readonly toMinor: number;
  /** The reference: pesos for a dollar. */
  readonly rate: number;
  /** The organization's own currency. */
  readonly base: CurrencyCode;
}

/** What an exchange lost against the reference rate, in minor units of the base currency; a gain is negative. */
export function exchangeDifference({ fromCurrency, fromMinor, toMinor, rate, base }: Exchange): number {
  const to = otherCurrency(fromCurrency);
  return base === to
    ? exchangedMinor(fromMinor, fromCurrency, rate) - toMinor
    : fromMinor - exchangedMinor(toMinor, to, rate);
}

/** What a dollar cost on a day, as a source says. */
export interface DatedRate {
  /** Pesos for a dollar. */
  readonly rate: number;
  readonly source: string;
  readonly ratedOn: IsoDate;
}

/** A rate with its day: the one that was offered keeps its own, another one is of the day that it is used for. */
export function dated(rate: number, source: string, offered: DatedRate | null, day: IsoDate): DatedRate {
  const isOffered = offered !== null && rate === offered.rate && source === offered.source;
  return { rate, source, ratedOn: isOffered && offered.ratedOn <= day ? offered.ratedOn : day };
}

/** Further from the rate, in parts of what it gives, is a discount or a slip: no payment is taken at it. */
const FURTHEST = 10;

/** Whether an amount is what the rate gives, give or take a tenth. Minor units of the same currency. */
export function isNearRate(countsMinor: number, expectedMinor: number): boolean {
  return Math.abs(countsMinor - expectedMinor) * FURTHEST <= expectedMinor;
}

/**
 * How much of what was received a part of a payment is, rounded half up; the whole is all of it.
 * @param amountMinor what all of it counts as, above zero
 */
export function receivedPart(receivedMinor: number, amountMinor: number, partMinor: number): number {
  // Amounts reach 10¹², their product does not fit a number.
  const [received, amount, part] = [BigInt(receivedMinor), BigInt(amountMinor), BigInt(partMinor)];
  return Number(halfUp(received * part, amount));
}
