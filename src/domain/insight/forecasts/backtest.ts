import { meanOf, MONTHS_IN_YEAR as YEAR } from './monthly-series.ts';
import { naiveGrowth, seasonalNaive } from './naive-models.ts';
import { smoothing } from './smoothing.ts';

/** From the simplest on; `average` is the mean of the two before it. */
export const forecastModels = ['seasonal_naive', 'naive_growth', 'smoothing', 'average'] as const;
export type ForecastModel = (typeof forecastModels)[number];

interface ModelTerms {
  readonly run: (values: readonly number[], horizon: number) => number[];
  /** Months that it must know. */
  readonly months: number;
  /** Months that a series must have for the model to be tried. */
  readonly from: number;
}

const average: ModelTerms['run'] = (values, horizon) => {
  const grown = runWithin(MODELS.naive_growth, values, horizon);
  return runWithin(MODELS.smoothing, values, horizon).map(
    (value, index) => (value + (grown[index] ?? 0)) / 2,
  );
};

const MODELS: Record<ForecastModel, ModelTerms> = {
  seasonal_naive: { run: seasonalNaive, months: YEAR, from: YEAR },
  naive_growth: { run: naiveGrowth, months: YEAR + 1, from: YEAR + 1 },
  smoothing: { run: smoothing, months: 2 * YEAR, from: 3 * YEAR },
  average: { run: average, months: 2 * YEAR, from: 3 * YEAR },
};

/** The latest months from which is forecast again. */
const ORIGINS = 60;

/** What would have been said `ahead` months before, by the `origin` months that were known then, and what came. */
export interface PastForecast {
  readonly origin: number;
  readonly ahead: number;
  readonly expected: number;
  readonly actual: number;
}

export type Backtest = ReadonlyMap<ForecastModel, readonly PastForecast[]>;

/** What a model says of the months after the series. Null where the series is too short for the model. */
export function runModel(model: ForecastModel, values: readonly number[], horizon: number): number[] | null {
  return values.length < MODELS[model].from ? null : runWithin(MODELS[model], values, horizon);
}

/**
 * Goes back to each of the latest sixty months, forecasts from there by what was known then, and keeps what came beside
 * it (rolling origin). Nothing later than an origin reaches its forecast.
 * @param values oldest first
 * @returns by model, oldest origin first; empty where the series is too short for it
 */
export function backtest(values: readonly number[], horizon: number): Backtest {
  const tests = new Map<ForecastModel, PastForecast[]>();
  for (const model of ['seasonal_naive', 'naive_growth', 'smoothing'] as const)
    tests.set(model, values.length < MODELS[model].from ? [] : pastOf(MODELS[model], values, horizon));
  // What is an average is not run a second time.
  const grown = new Map(tests.get('naive_growth')?.map((past) => [placeOf(past), past.expected]));
  const averaged = tests.get('smoothing')?.map((past) => {
    return { ...past, expected: (past.expected + (grown.get(placeOf(past)) ?? past.expected)) / 2 };
  });
  return tests.set('average', averaged ?? []);
}

/** Amounts that were never negative stay so. */
function runWithin({ run }: ModelTerms, values: readonly number[], horizon: number): number[] {
  const said = run(values, horizon);
  return values.some((value) => value < 0) ? said : said.map((value) => Math.max(0, value));
}

function pastOf(terms: ModelTerms, values: readonly number[], horizon: number): PastForecast[] {
  const past: PastForecast[] = [];
  for (let origin = Math.max(terms.months, values.length - ORIGINS); origin < values.length; origin += 1) {
    const said = runWithin(terms, values.slice(0, origin), Math.min(horizon, values.length - origin));
    for (const [index, expected] of said.entries())
      past.push({ origin, ahead: index + 1, expected, actual: values[origin + index] ?? 0 });
  }
  return past;
}

const MOST_AHEAD = 1000;
/** The same number for the same month from the same origin. */
export const placeOf = ({ origin, ahead }: PastForecast): number => origin * MOST_AHEAD + ahead;

export const errorOf = ({ expected, actual }: PastForecast): number => Math.abs(actual - expected);

/**
 * What errors are measured by (R. Hyndman and A. Koehler 2006, MASE): how far, on average, a month of the series is from
 * its namesake a year before. Null where there is no such pair, or no difference.
 */
export function naiveScale(values: readonly number[]): number | null {
  const scale = meanOf(values.slice(YEAR).map((value, index) => Math.abs(value - (values[index] ?? 0))));
  return scale > 0 ? scale : null;
}
