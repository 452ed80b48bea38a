/** What was charged in a month, and how much of it came in that month, in the next one, and so on. Minor units. */
export interface CollectedMonth {
  readonly chargedMinor: number;
  readonly collectedMinor: readonly number[];
}

/** Months that a charge is waited for. */
export const MONTHS_OF_WAITING = 4;
export const COLLECTED_MONTHS_NEEDED = 9;

/** The shares of a month's charges that come in it and in each of the three months after. Their sum is at most 1. */
export type Collected = readonly number[];

/**
 * The past months as shares, or null with fewer than nine of them: not enough data. Each must be old enough to have been
 * waited for. Months without charges are left out.
 * @param months amounts are whole minor units, zero or more
 */
export function collectionPattern(months: readonly CollectedMonth[]): readonly Collected[] | null {
  const shares = months
    .filter(({ chargedMinor }) => chargedMinor > 0)
    .map(({ chargedMinor, collectedMinor }) => {
      let left = 1;
      return Array.from({ length: MONTHS_OF_WAITING }, (_, late) => {
        const share = Math.min(left, Math.max(0, (collectedMinor[late] ?? 0) / chargedMinor));
        left -= share;
        return share;
      });
    });
  return shares.length < COLLECTED_MONTHS_NEEDED ? null : shares;
}

/** The share of what is still owed after `monthsOld` months that comes in each month from then on. */
export function restOf(shares: Collected, monthsOld: number): number[] {
  const owed = 1 - shares.slice(0, monthsOld).reduce((sum, share) => sum + share, 0);
  return shares.slice(monthsOld).map((share) => (owed > 0 ? Math.min(1, share / owed) : 0));
}
