import type { IsoMonth } from '../../../foundation/months.ts';
import { conformalMargin, honestLevel, type IntervalLevel } from '../conformal.ts';
import { meanOf, toWhole } from '../monthly-series.ts';

/** What would have been said of a month by what was known before it, and what came: minor units, or tenths of a day. */
export interface PastMonth {
  readonly month: IsoMonth;
  readonly expected: number;
  /** Null where too little was known for a range. */
  readonly low: number | null;
  readonly high: number | null;
  readonly actual: number;
  /** What the same month of the year before says; null where there was none. */
  readonly naive: number | null;
}

/** How a forecast did in the past, beside the seasonal naive. */
export interface PastRecord {
  /** Oldest first. */
  readonly months: readonly PastMonth[];
  /** Of the ranges that would have been given, how many held what came. */
  readonly held: number;
  readonly ranges: number;
  /** Mean absolute errors of the months that both can be judged by, and how many these are. Null without any. */
  readonly meanError: number | null;
  readonly naiveError: number | null;
  readonly compared: number;
  /** The seasonal naive was off by less, in nine months or more: it is what should be shown. */
  readonly isNaiveBetter: boolean;
}

/** Adds up how a forecast did. */
export function pastRecord(months: readonly PastMonth[]): PastRecord {
  const given = months.flatMap(({ low, high, actual }) =>
    low === null || high === null ? [] : [{ low, high, actual }],
  );
  const pairs = months.flatMap(({ expected, actual, naive }) =>
    naive === null ? [] : [{ own: Math.abs(actual - expected), naive: Math.abs(actual - naive) }],
  );
  const meanError = pairs.length === 0 ? null : toWhole(meanOf(pairs.map(({ own }) => own)));
  const naiveError = pairs.length === 0 ? null : toWhole(meanOf(pairs.map(({ naive }) => naive)));
  return {
    months,
    held: given.filter(({ low, high, actual }) => actual >= low && actual <= high).length,
    ranges: given.length,
    meanError,
    naiveError,
    compared: pairs.length,
    isNaiveBetter:
      honestLevel(pairs.length) !== null &&
      meanError !== null &&
      naiveError !== null &&
      naiveError < meanError,
  };
}

export interface ErrorRange {
  readonly low: number;
  readonly high: number;
  readonly level: IntervalLevel;
}

/**
 * The range that past errors carry around what is expected. Null with fewer than nine of them.
 * @param floor what never comes, such as less than no rent
 */
export function rangeOfErrors(expected: number, errors: readonly number[], floor = 0): ErrorRange | null {
  const level = honestLevel(errors.length);
  if (level === null) return null;
  const margin = conformalMargin(errors.map(Math.abs), level);
  return { low: Math.max(floor, toWhole(expected - margin)), high: toWhole(expected + margin), level };
}

/** The level of ranges that are simulated. */
const SIMULATED_LEVEL = 90;

/** A simulated range, as wide as its own past errors at least: what was left out of the simulation is in those. */
export function widened<Ranged extends { readonly low: number; readonly high: number }>(
  { low, high }: Ranged,
  expected: number,
  errors: readonly number[],
  floor = Number.NEGATIVE_INFINITY,
): { readonly low: number; readonly high: number } {
  if (honestLevel(errors.length) === null) return { low, high };
  const margin = conformalMargin(errors.map(Math.abs), SIMULATED_LEVEL);
  return {
    low: Math.min(low, Math.max(floor, toWhole(expected - margin))),
    high: Math.max(high, toWhole(expected + margin)),
  };
}

/** The errors of forecasts with a range that were known when a month began. */
export const errorsBefore = (months: readonly PastMonth[], month: IsoMonth): number[] =>
  months.flatMap((past) => (past.low !== null && past.month < month ? [past.actual - past.expected] : []));

/** The errors of the seasonal naive that a record knows. */
export const naiveErrors = ({ months }: PastRecord): number[] =>
  months.flatMap(({ actual, naive }) => (naive === null ? [] : [actual - naive]));
