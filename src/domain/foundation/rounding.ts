import { DomainError } from './errors.ts';

/**
 * Divides two integers and rounds the exact quotient to the nearest integer, a half away from zero
 * (for amounts of zero or more that is "half up"). Works on bigint so that no product loses a digit on the way.
 * Precondition: `denominator` > 0.
 */
export function divideRounded(numerator: bigint, denominator: bigint): bigint {
  const isNegative = numerator < 0n;
  const magnitude = isNegative ? -numerator : numerator;
  const rounded = (2n * magnitude + denominator) / (2n * denominator);
  return isNegative ? -rounded : rounded;
}

/**
 * Turns a bigint amount of minor units into a number.
 * Throws DomainError `amount_out_of_range` when a number could not hold it exactly.
 */
export function toAmountMinor(value: bigint): number {
  const amount = Number(value);
  if (!Number.isSafeInteger(amount)) {
    throw new DomainError('amount_out_of_range', { amount: value.toString() });
  }
  return amount;
}
