/** Levels that are offered, in percent, the highest first. */
export const intervalLevels = [95, 90] as const;
export type IntervalLevel = (typeof intervalLevels)[number];

/** Below nine past errors no level of 90 % is honest. */
export const ERRORS_NEEDED = 9;

/**
 * The highest level that so many past errors carry: n of them carry n ÷ (n + 1), so 9 carry 90 % and 19 carry 95 %.
 * Null below nine. Source: V. Vovk et al., "Algorithmic Learning in a Random World", split conformal prediction.
 */
export function honestLevel(errorCount: number): IntervalLevel | null {
  return intervalLevels.find((level) => errorCount * 100 >= level * (errorCount + 1)) ?? null;
}

/**
 * How far a value may lie from what was expected, at a level that the errors carry: the error whose rank is
 * level × (n + 1). Between two ranks it is interpolated, so that levels are met and not exceeded.
 * @param errors absolute past errors, in any order
 */
export function conformalMargin(errors: readonly number[], level: IntervalLevel): number {
  const sorted = Float64Array.from(errors).sort();
  const rank = Math.min(sorted.length, (level * (sorted.length + 1)) / 100);
  const below = sorted[Math.floor(rank) - 1] ?? 0;
  const above = sorted[Math.ceil(rank) - 1] ?? below;
  return below + (above - below) * (rank - Math.floor(rank));
}
