const MILLION = 1_000_000n;

/** What part of the whole a weight is, from 0 to 1, for a bar and a percentage. Nothing of nothing is 0. */
export function partOf(weight: bigint, whole: bigint): number {
  return whole > 0n ? Number((weight * MILLION) / whole) / Number(MILLION) : 0;
}

/** Whether a weight reaches a fraction of all, compared exactly. */
export const reaches = (weight: bigint, all: bigint, numerator: number, denominator: number): boolean =>
  weight * BigInt(denominator) >= all * BigInt(numerator);
