import type { CurrencyCode } from './enums.ts';

/**
 * An amount in the other currency, in minor units rounded half up.
 * @param rate pesos for a dollar
 */
export function exchangedMinor(amountMinor: number, from: CurrencyCode, rate: number): number {
  return Math.round(from === 'USD' ? amountMinor * rate : amountMinor / rate);
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
  const to = fromCurrency === 'USD' ? 'DOP' : 'USD';
  return base === to
    ? exchangedMinor(fromMinor, fromCurrency, rate) - toMinor
    : fromMinor - exchangedMinor(toMinor, to, rate);
}
