import {
  type Backtest,
  errorOf,
  type ForecastModel,
  forecastModels,
  type PastForecast,
  placeOf,
} from './backtest.ts';
import { ERRORS_NEEDED } from './conformal.ts';

/** A model is taken for better when its error is smaller by more than rounding. */
const ROUNDING = 1e-9;

/** A past error of a model and that of the seasonal naive, for the same month from the same origin. */
interface ErrorPair {
  /** So many months had to pass until both were known. */
  readonly knownAt: number;
  readonly own: number;
  readonly naive: number;
}

/** How a model did, in errors of the seasonal naive for the same months. */
export interface ModelResult {
  readonly model: ForecastModel;
  readonly meanError: number;
  /** Null where the naive made no error. */
  readonly besideNaive: number | null;
  readonly forecastCount: number;
}

/** How every model that was run did in the whole past. */
export function resultsOf(tests: Backtest): ModelResult[] {
  return forecastModels.flatMap((model) => {
    const pairs = pairsOf(tests, model);
    if (pairs.length === 0) return [];
    const [own, naive] = [sumOf(pairs, 'own'), sumOf(pairs, 'naive')];
    const besideNaive = naive > 0 ? own / naive : null;
    return [{ model, meanError: own / pairs.length, besideNaive, forecastCount: pairs.length }];
  });
}

/**
 * The model that is taken when so many months are known, and the one that would have been at each month before: the
 * best by the errors that were known then, nine at least. Where none was better than the seasonal naive, it is that.
 */
export function choiceOver(tests: Backtest): (knownMonths: number) => ForecastModel {
  const runs = forecastModels
    .filter((model) => model !== 'seasonal_naive')
    .map((model) => ({ model, sums: runningSums(pairsOf(tests, model)) }));
  return (knownMonths) => {
    let best: ForecastModel = 'seasonal_naive';
    let least = 1 - ROUNDING;
    for (const { model, sums } of runs) {
      const { own, naive, count } = sums[Math.min(knownMonths, sums.length - 1)] ?? NOTHING;
      if (count < ERRORS_NEEDED || naive === 0 || own / naive >= least) continue;
      best = model;
      least = own / naive - ROUNDING;
    }
    return best;
  };
}

const NOTHING = { own: 0, naive: 0, count: 0 };

/** At the place of a number of months: the errors known by then, added up. */
function runningSums(pairs: readonly ErrorPair[]): (typeof NOTHING)[] {
  const months = pairs.reduce((most, { knownAt }) => Math.max(most, knownAt), 0) + 1;
  const sums = Array.from({ length: months }, () => ({ ...NOTHING }));
  for (const { knownAt, own, naive } of pairs) {
    const sum = sums[knownAt] ?? NOTHING;
    sum.own += own;
    sum.naive += naive;
    sum.count += 1;
  }
  for (const [index, sum] of sums.entries()) {
    const before = sums[index - 1];
    if (!before) continue;
    sum.own += before.own;
    sum.naive += before.naive;
    sum.count += before.count;
  }
  return sums;
}

/**
 * What would have been said in the past by choosing a model each month. Its errors are larger than those of the model that
 * turned out best, and they are the ones that the next forecast will make.
 */
export function pastChoices(
  tests: Backtest,
  choose: (knownMonths: number) => ForecastModel,
): readonly PastForecast[] {
  const byOrigin = new Map(
    [...tests].map(([model, past]) => [model, Map.groupBy(past, ({ origin }) => origin)]),
  );
  return [...(byOrigin.get('seasonal_naive') ?? [])].flatMap(
    ([origin, naive]) => byOrigin.get(choose(origin))?.get(origin) ?? naive,
  );
}

function pairsOf(tests: Backtest, model: ForecastModel): ErrorPair[] {
  const naive = new Map(tests.get('seasonal_naive')?.map((past) => [placeOf(past), errorOf(past)]));
  return (tests.get(model) ?? []).map((past) => ({
    knownAt: past.origin + past.ahead,
    own: errorOf(past),
    naive: naive.get(placeOf(past)) ?? 0,
  }));
}

const sumOf = (pairs: readonly ErrorPair[], whose: 'own' | 'naive') =>
  pairs.reduce((sum, pair) => sum + pair[whose], 0);
