import { meanOf, MONTHS_IN_YEAR as YEAR } from './monthly-series.ts';

/** What the model weighs: the level, its trend, the season, and how much of the trend is left a month later. */
interface Weights {
  readonly level: number;
  readonly trend: number;
  readonly season: number;
  readonly damping: number;
}

interface State {
  level: number;
  trend: number;
  readonly season: Float64Array;
}

interface Fit {
  readonly state: State;
  readonly damping: number;
  /** Akaike's criterion: the lower, the better. */
  readonly score: number;
}

const STEPS = {
  level: [0.02, 0.05, 0.1, 0.2, 0.3, 0.45, 0.6, 0.8, 0.95],
  trend: [0, 0.02, 0.05, 0.1, 0.2, 0.4],
  season: [0, 0.05, 0.1, 0.2, 0.35, 0.6],
  damping: [0.8, 0.9, 0.95, 0.98, 0.995],
} as const;
type Weight = keyof typeof STEPS;
const START: Record<Weight, number> = { level: 4, trend: 1, season: 1, damping: 3 };
const FLAT_START: Record<Weight, number> = { ...START, season: 0 };
const ROUNDS = 4;
/** No amount is as large, or as small. */
const MOST_LOG = 40;
/** Errors smaller than this share of a value are rounding. */
const EXACT = 1e-12;

/**
 * Exponential smoothing with a damped trend and an additive season (Holt and Winters; Gardner and McKenzie 1985, in the
 * form of error correction of Hyndman et al. 2008). Positive values are smoothed as logarithms, so that season and trend
 * multiply. The weights are searched step by step from a fixed start: the same values give the same weights. Without a season
 * where that explains the past as well (Akaike).
 * @param values twenty-four or more, oldest first
 */
export function smoothing(values: readonly number[], horizon: number): number[] {
  const isPositive = values.every((value) => value > 0);
  const scale = isPositive ? 1 : Math.max(...values.map(Math.abs)) || 1;
  const smoothed = Float64Array.from(values, (value) => (isPositive ? Math.log(value) : value / scale));
  const seasonal = search(smoothed, START, ['level', 'season', 'damping', 'trend']);
  const flat = search(smoothed, FLAT_START, ['level', 'damping', 'trend']);
  const { state, damping } = seasonal.score < flat.score ? seasonal : flat;
  let [trend, level] = [state.trend, state.level];
  return Array.from({ length: horizon }, (_, ahead) => {
    trend *= damping;
    level += trend;
    const value = level + (state.season[(smoothed.length + ahead) % YEAR] ?? 0);
    return isPositive ? Math.exp(Math.min(MOST_LOG, Math.max(-MOST_LOG, value))) : value * scale;
  });
}

/** One weight after the other goes to its best step, until none moves. */
function search(values: Float64Array, start: Record<Weight, number>, order: readonly Weight[]): Fit {
  const isSeasonal = order.includes('season');
  const initial = initialState(values, isSeasonal);
  const at = { ...start };
  const run = (weights: Weights) => smooth(values, initial, weights, isSeasonal);
  let best = run(weightsAt(at));
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = best.score;
    for (const weight of order) {
      for (let step = 0; step < STEPS[weight].length; step += 1) {
        if (step === at[weight]) continue;
        const tried = run(weightsAt({ ...at, [weight]: step }));
        if (tried.score < best.score - EXACT) {
          best = tried;
          at[weight] = step;
        }
      }
    }
    if (best.score >= before - EXACT) break;
  }
  return best;
}

const weightsAt = (at: Record<Weight, number>): Weights => ({
  level: STEPS.level[at.level] ?? 0,
  trend: STEPS.trend[at.trend] ?? 0,
  season: STEPS.season[at.season] ?? 0,
  damping: STEPS.damping[at.damping] ?? 1,
});

/** From the first three years at most: the trend between their means, and what each month is above its line. */
function initialState(values: Float64Array, isSeasonal: boolean): State {
  const years = Math.min(3, Math.floor(values.length / YEAR));
  const means = Array.from({ length: years }, (_, year) =>
    meanOf([...values.subarray(year * YEAR, (year + 1) * YEAR)]),
  );
  const trend = ((means.at(-1) ?? 0) - (means[0] ?? 0)) / ((years - 1) * YEAR);
  const level = (means[0] ?? 0) - (trend * (YEAR + 1)) / 2;
  const season = new Float64Array(YEAR);
  if (isSeasonal) {
    for (let month = 0; month < years * YEAR; month += 1)
      season[month % YEAR] =
        (season[month % YEAR] ?? 0) + ((values[month] ?? 0) - level - trend * (month + 1)) / years;
  }
  return { level, trend, season };
}

/** Goes through the values once, and sums up the squares of what each month was off by. */
function smooth(values: Float64Array, initial: State, weights: Weights, isSeasonal: boolean): Fit {
  const season = Float64Array.from(initial.season);
  let { level, trend } = initial;
  let squares = 0;
  for (let month = 0; month < values.length; month += 1) {
    const before = season[month % YEAR] ?? 0;
    const damped = trend * weights.damping;
    const error = (values[month] ?? 0) - level - damped - before;
    level += damped + weights.level * error;
    trend = damped + weights.level * weights.trend * error;
    season[month % YEAR] = before + weights.season * (1 - weights.level) * error;
    squares += error * error;
  }
  const count = values.length;
  const parameters = isSeasonal ? 6 + YEAR - 1 : 5;
  const correction = (2 * parameters * count) / Math.max(1, count - parameters - 1);
  return {
    state: { level, trend, season },
    damping: weights.damping,
    score: count * Math.log(squares / count + EXACT * EXACT) + correction,
  };
}
