import { DomainError } from '../../foundation/errors.ts';
import { type IsoMonth, shiftMonth } from '../../foundation/months.ts';
import { backtest, type ForecastModel, naiveScale, type PastForecast, runModel } from './backtest.ts';
import { ERRORS_NEEDED, type IntervalLevel } from './conformal.ts';
import { errorScale, levelOf, type PastCoverage, pastCoverage, rangeAround } from './forecast-range.ts';
import { choiceOver, pastChoices, resultsOf } from './model-choice.ts';
import {
  assertWhole,
  LONGEST_HORIZON,
  type MonthlySeries,
  toWhole,
  MONTHS_IN_YEAR as YEAR,
} from './monthly-series.ts';

/** Twelve months for the seasonal naive, and nine more in which it could be wrong. */
export const MONTHS_NEEDED = YEAR + ERRORS_NEEDED;

/** What a reader should know of a series. */
export type SeriesRemark = 'empty' | 'one_month' | 'all_zero' | 'constant' | 'has_negative' | 'has_zero';

/** The range of what came less what was expected, in minor units. */
export interface PastErrors {
  readonly count: number;
  readonly lowestMinor: number;
  readonly highestMinor: number;
}

export type ForecastMonth =
  | {
      readonly isKnown: true;
      readonly month: IsoMonth;
      readonly expectedMinor: number;
      readonly lowMinor: number;
      readonly highMinor: number;
      /** In percent: how many of such ranges should hold what comes. */
      readonly level: IntervalLevel;
      /** The past errors that it stands on. */
      readonly pastErrors: PastErrors;
      /** What the seasonal naive says. */
      readonly naiveMinor: number;
    }
  /** Not enough data: too few past errors at this distance. */
  | { readonly isKnown: false; readonly month: IsoMonth; readonly pastErrors: PastErrors | null };

/** How a model did in the past of this series. */
export interface ModelRecord {
  readonly model: ForecastModel;
  /** Mean absolute error ÷ mean difference from the year before. Null where nothing ever differs. */
  readonly mase: number | null;
  /** Its error ÷ that of the seasonal naive for the same months. Null where the naive made none. */
  readonly besideNaive: number | null;
  readonly forecastCount: number;
}

export interface Forecast {
  /** Whether at least the next month is known. */
  readonly isKnown: boolean;
  readonly monthsGiven: number;
  readonly monthsNeeded: number;
  readonly remarks: readonly SeriesRemark[];
  /** The one that did best in the past. Null where nothing is known. */
  readonly model: ForecastModel | null;
  readonly records: readonly ModelRecord[];
  /** Of ranges at the level of the next month. Null where there were none. */
  readonly coverage: PastCoverage | null;
  readonly months: readonly ForecastMonth[];
}

export interface ForecastQuestion {
  /** Months to look ahead, 1 to 24. */
  readonly horizon: number;
  /** A level to stay at. By default the highest that the past errors of a month carry. */
  readonly level?: IntervalLevel;
}

/**
 * The next months of a series with their ranges, or that there is not enough data. Each model forecasts the past again; the
 * best is taken, and the seasonal naive unless another was better. A range comes from the errors that this choice made at the
 * same distance. Below nine such errors a month has no range and no figure.
 * Error `amount_out_of_range`: an amount is no safe integer, or the horizon is none of 1 to 24.
 */
export function forecastMonths(series: MonthlySeries, { horizon, level: asked }: ForecastQuestion): Forecast {
  if (!Number.isInteger(horizon) || horizon < 1 || horizon > LONGEST_HORIZON)
    throw new DomainError('amount_out_of_range', { horizon });
  const values = series.amountsMinor;
  values.forEach(assertWhole);
  const tests = backtest(values, horizon);
  const choose = choiceOver(tests);
  const past = pastChoices(tests, choose);
  const chosen = choose(values.length);
  const said = runModel(chosen, values, horizon);
  const naive = runModel('seasonal_naive', values, horizon);
  const scale = errorScale(values);
  const months = Array.from({ length: horizon }, (_, index): ForecastMonth => {
    const month = shiftMonth(series.firstMonth, values.length + index);
    const own = past.filter(({ ahead }) => ahead === index + 1);
    const pastErrors = rangeOf(own);
    const level = levelOf(own.length, asked);
    const expected = said?.[index];
    if (level === null || expected === undefined || !pastErrors) return { isKnown: false, month, pastErrors };
    const { low, high } = rangeAround(expected, own, level, scale);
    const [expectedMinor, lowMinor, highMinor] = [toWhole(expected), toWhole(low), toWhole(high)];
    const naiveMinor = toWhole(naive?.[index] ?? 0);
    return { isKnown: true, month, expectedMinor, lowMinor, highMinor, level, pastErrors, naiveMinor };
  });
  const [next] = months;
  const isKnown = next?.isKnown ?? false;
  const unit = naiveScale(values);
  return {
    isKnown,
    monthsGiven: values.length,
    monthsNeeded: MONTHS_NEEDED,
    remarks: remarksOn(values),
    model: isKnown ? chosen : null,
    records: resultsOf(tests).map(({ meanError, ...result }) => ({
      ...result,
      mase: unit === null ? null : meanError / unit,
    })),
    coverage: next?.isKnown ? pastCoverage(past, next.level, scale) : null,
    months,
  };
}

function rangeOf(past: readonly PastForecast[]): PastErrors | null {
  if (past.length === 0) return null;
  const errors = past.map(({ actual, expected }) => toWhole(actual - expected));
  return { count: errors.length, lowestMinor: Math.min(...errors), highestMinor: Math.max(...errors) };
}

function remarksOn(values: readonly number[]): SeriesRemark[] {
  if (values.length === 0) return ['empty'];
  const remarks: SeriesRemark[] = values.length === 1 ? ['one_month'] : [];
  if (values.every((value) => value === 0)) return [...remarks, 'all_zero'];
  if (values.length > 1 && values.every((value) => value === values[0])) remarks.push('constant');
  if (values.some((value) => value < 0)) remarks.push('has_negative');
  if (values.some((value) => value === 0)) remarks.push('has_zero');
  return remarks;
}
