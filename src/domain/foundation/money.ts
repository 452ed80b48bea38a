import { type CurrencyCode, currencyCodes } from './enums.ts';
import { DomainError } from './errors.ts';
import { divideRounded, toAmountMinor } from './rounding.ts';

/** An amount in the currency's minor unit (centavos, cents): always a safe integer, negative when owed back. */
export interface Money {
  readonly amountMinor: number;
  readonly currency: CurrencyCode;
}

/** 100 % in basis points: percentages are stored as integers, 1 % = 100. */
export const BASIS_POINTS_IN_WHOLE = 10_000;

/** Makes an amount. Throws DomainError `amount_out_of_range` for anything but a safe integer. */
export function money(amountMinor: number, currency: CurrencyCode): Money {
  if (!Number.isSafeInteger(amountMinor)) {
    throw new DomainError('amount_out_of_range', { amount: String(amountMinor) });
  }
  return { amountMinor, currency };
}

/** Throws DomainError `currency_mismatch` when two amounts that meet are of different currencies. */
export function assertSameCurrency(expected: CurrencyCode, actual: CurrencyCode): void {
  if (expected !== actual) throw new DomainError('currency_mismatch', { expected, actual });
}

/** Sum of two amounts. Errors: `currency_mismatch`, `amount_out_of_range`. */
export function addMoney(a: Money, b: Money): Money {
  assertSameCurrency(a.currency, b.currency);
  return money(a.amountMinor + b.amountMinor, a.currency);
}

/** `a` less `b`. Errors: `currency_mismatch`, `amount_out_of_range`. */
export function subtractMoney(a: Money, b: Money): Money {
  assertSameCurrency(a.currency, b.currency);
  return money(a.amountMinor - b.amountMinor, a.currency);
}

/** Sum of any number of amounts, zero for none. Errors: `currency_mismatch`, `amount_out_of_range`. */
export function sumMoney(amounts: readonly Money[], currency: CurrencyCode): Money {
  return amounts.reduce(addMoney, money(0, currency));
}

/** Negative, zero or positive as `a` is less than, equal to or more than `b`. Error: `currency_mismatch`. */
export function compareMoney(a: Money, b: Money): number {
  assertSameCurrency(a.currency, b.currency);
  return Math.sign(a.amountMinor - b.amountMinor);
}

/**
 * A percentage of an amount in minor units, rounded to the nearest minor unit, a half away from zero.
 * `basisPoints` is an integer, 500 = 5 %. Error: `amount_out_of_range`.
 */
export function percentOfMinor(amountMinor: number, basisPoints: number): number {
  return toAmountMinor(
    divideRounded(BigInt(amountMinor) * BigInt(basisPoints), BigInt(BASIS_POINTS_IN_WHOLE)),
  );
}

/**
 * Splits an amount in proportion to `weights` without losing or making a minor unit: the parts sum to the amount.
 * What whole shares leave over goes to the largest remainders, on a tie to the earlier part, so the same input
 * always gives the same parts. A part of weight zero gets nothing.
 * Error `weights_invalid`: a weight is negative or no safe integer, or no weight is above zero.
 */
export function allocateMinor(amountMinor: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + toWeight(weight), 0n);
  if (total === 0n) throw new DomainError('weights_invalid', { weights: weights.join(',') });

  const magnitude = BigInt(Math.abs(amountMinor));
  const shares = weights.map((weight, index) => {
    const exact = magnitude * BigInt(weight);
    return { index, whole: exact / total, remainder: exact % total };
  });
  const leftOver = Number(magnitude - shares.reduce((sum, share) => sum + share.whole, 0n));
  const favoured = [...shares]
    .sort((a, b) => compareBigInt(b.remainder, a.remainder) || a.index - b.index)
    .slice(0, leftOver)
    .map((share) => share.index);
  const extra = new Set(favoured);
  return shares.map(({ index, whole }) => {
    const part = Number(whole) + (extra.has(index) ? 1 : 0);
    // A plain negation would turn an empty part into -0, which strict equality tells apart in tests and keys.
    return amountMinor < 0 && part !== 0 ? -part : part;
  });
}

function toWeight(weight: number): bigint {
  if (!Number.isSafeInteger(weight) || weight < 0) throw new DomainError('weights_invalid', { weight });
  return BigInt(weight);
}

function compareBigInt(a: bigint, b: bigint): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The sum of an amount of each row, by currency, in the order of the currencies; what comes to nothing is left out. */
export function sumsByCurrency<Row extends { readonly currency: CurrencyCode }>(
  rows: readonly Row[],
  amountOf: (row: Row) => number,
): Money[] {
  return currencyCodes
    .map((currency) => {
      const own = rows.filter((row) => row.currency === currency);
      return { currency, amountMinor: own.reduce((sum, row) => sum + amountOf(row), 0) };
    })
    .filter(({ amountMinor }) => amountMinor !== 0);
}
