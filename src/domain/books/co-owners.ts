import { allocateMinor, BASIS_POINTS_IN_WHOLE } from '../foundation/money.ts';

/** Owners that one property may have. */
export const MOST_OWNERS = 20;

/** What is missing to the whole, in basis points; negative when the shares are too many, zero when they fit. */
export function missingShare(shares: readonly number[]): number {
  return BASIS_POINTS_IN_WHOLE - shares.reduce((sum, share) => sum + share, 0);
}

/** Whether the shares of a property's owners are possible: none at all, or the whole in parts above zero. */
export function doSharesAddUp(shares: readonly number[]): boolean {
  if (shares.length === 0) return true;
  return shares.every((share) => Number.isInteger(share) && share > 0) && missingShare(shares) === 0;
}

/** The whole in parts as equal as basis points allow; the first ones get what is left over. */
export function equalShares(count: number): number[] {
  return count === 0
    ? []
    : allocateMinor(
        BASIS_POINTS_IN_WHOLE,
        Array.from({ length: count }, () => 1),
      );
}

/** A percentage as typed (33.33) in basis points; null when it is no number or has more than two decimals. */
export function toBasisPoints(percent: number | null): number | null {
  if (percent === null || !Number.isFinite(percent)) return null;
  const points = Math.round(percent * 100);
  return Math.abs(points / 100 - percent) < 1e-9 ? points : null;
}
