import { errorOf, type PastForecast } from './backtest.ts';
import { conformalMargin, ERRORS_NEEDED, honestLevel, type IntervalLevel } from './conformal.ts';

/** How errors of a series are compared. */
export interface ErrorScale {
  /** As a ratio of what was expected. */
  readonly isRatio: boolean;
  readonly hasNegative: boolean;
}

export interface Range {
  readonly low: number;
  readonly high: number;
}

/** Of the ranges that would have been given in the past, how many held what came. */
export interface PastCoverage {
  readonly held: number;
  readonly count: number;
  readonly level: IntervalLevel;
}

/** Beyond this ratio of the largest month to the smallest, a ratio says nothing. */
const ALIKE = 20;

/** Errors are ratios where amounts are positive and alike in size. */
export function errorScale(values: readonly number[]): ErrorScale {
  const least = values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const most = values.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  return { isRatio: least > 0 && most <= least * ALIKE, hasNegative: least < 0 };
}

/** The range around what is expected that past errors carry. Amounts that were never negative stay so. */
export function rangeAround(
  expected: number,
  past: readonly PastForecast[],
  level: IntervalLevel,
  { isRatio, hasNegative }: ErrorScale,
): Range {
  if (isRatio && expected > 0) {
    const factor = Math.exp(conformalMargin(past.map(logErrorOf), level));
    return { low: expected / factor, high: expected * factor };
  }
  const margin = conformalMargin(past.map(errorOf), level);
  const low = expected - margin;
  return { low: hasNegative ? low : Math.max(0, low), high: expected + margin };
}

/** The level that so many errors carry, or a lower one that is asked for. Null where they carry none. */
export function levelOf(errorCount: number, asked: IntervalLevel | undefined): IntervalLevel | null {
  const honest = honestLevel(errorCount);
  return honest !== null && asked !== undefined && asked < honest ? asked : honest;
}

/** Each past month with enough errors before it gets the range that it would have got then. Null before there were any. */
export function pastCoverage(
  past: readonly PastForecast[],
  level: IntervalLevel,
  scale: ErrorScale,
): PastCoverage | null {
  let [held, count] = [0, 0];
  for (const [ahead, own] of Map.groupBy(past, (one) => one.ahead)) {
    // Origins follow one another: what is known at one are the forecasts that lie `ahead` places before it.
    for (let index = ahead + ERRORS_NEEDED - 1; index < own.length; index += 1) {
      const before = own.slice(0, index - ahead + 1);
      const one = own[index];
      if (!one || (honestLevel(before.length) ?? 0) < level) continue;
      const { low, high } = rangeAround(one.expected, before, level, scale);
      count += 1;
      if (one.actual >= low && one.actual <= high) held += 1;
    }
  }
  return count === 0 ? null : { held, count, level };
}

const logErrorOf = ({ expected, actual }: PastForecast) => Math.abs(Math.log(actual / expected));
