import { MONTHS_IN_YEAR as YEAR } from './monthly-series.ts';

/** Growth of a year beyond these is taken for an accident of the numbers. */
const GROWTH = { least: 0.5, most: 2 } as const;

/**
 * Each month is as its namesake a year before. The measure of all other models.
 * @param values twelve or more, oldest first
 */
export function seasonalNaive(values: readonly number[], horizon: number): number[] {
  const lastYear = values.slice(-YEAR);
  return Array.from({ length: horizon }, (_, ahead) => lastYear[ahead % YEAR] ?? 0);
}

/**
 * The seasonal naive, moved by what the last months, twelve at most, changed against the same months a year before.
 * Fewer than twelve pairs move it by their share of a year only. All positive: as a ratio. Otherwise: as a difference.
 * @param values thirteen or more, oldest first
 */
export function naiveGrowth(values: readonly number[], horizon: number): number[] {
  const pairs = Math.min(YEAR, values.length - YEAR);
  const now = sumOf(values.slice(values.length - pairs));
  const before = sumOf(values.slice(values.length - pairs - YEAR, values.length - YEAR));
  const weight = pairs / YEAR;
  const yearsAhead = (ahead: number) => Math.floor(ahead / YEAR) + 1;
  const naive = seasonalNaive(values, horizon);
  if (values.every((value) => value > 0)) {
    const growth = Math.min(GROWTH.most, Math.max(GROWTH.least, now / before)) ** weight;
    return naive.map((value, ahead) => value * growth ** yearsAhead(ahead));
  }
  const step = ((now - before) / pairs) * weight;
  return naive.map((value, ahead) => value + step * yearsAhead(ahead));
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
