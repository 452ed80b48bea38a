import { backtest, type PastForecast, runModel } from './backtest.ts';
import { ERRORS_NEEDED } from './conformal.ts';
import { pick } from './draws.ts';
import { choiceOver, pastChoices } from './model-choice.ts';
import { assertWhole } from './monthly-series.ts';

/** How the next months of a series may go: a course is drawn. */
export interface Courses {
  /** By the forecast and its past errors, or, where there are too few of those, by months of the past as they were. */
  readonly code: 'forecast' | 'past_months';
  readonly monthsGiven: number;
  readonly draw: (draw: () => number) => number[];
}

/**
 * How the next months may go, or null with fewer than nine months: not enough data. A course is the forecast with the errors
 * that were made from one month of the past, drawn: months after one another are off together, as they were. With fewer than
 * nine such months, each month is one of the past twelve. Amounts that were never negative stay so.
 * Error `amount_out_of_range`: an amount is no safe integer.
 */
export function coursesOf(values: readonly number[], horizon: number): Courses | null {
  values.forEach(assertWhole);
  if (values.length < ERRORS_NEEDED) return null;
  const floor = values.some((value) => value < 0) ? Number.NEGATIVE_INFINITY : 0;
  const tests = backtest(values, horizon);
  const choose = choiceOver(tests);
  const said = runModel(choose(values.length), values, horizon);
  const byOrigin = Map.groupBy(pastChoices(tests, choose), ({ origin }) => origin);
  const whole = [...byOrigin.values()].filter((past) => past.length === horizon);
  const monthsGiven = values.length;
  if (!said || whole.length < ERRORS_NEEDED) {
    const months = values.slice(-12);
    const draw: Courses['draw'] = (next) =>
      Array.from({ length: horizon }, () => months[pick(next, months.length)] ?? 0);
    return { code: 'past_months', monthsGiven, draw };
  }
  const draw: Courses['draw'] = (next) => {
    const past: readonly PastForecast[] = whole[pick(next, whole.length)] ?? [];
    return said.map((value, at) => Math.max(floor, value + errorAt(past[at])));
  };
  return { code: 'forecast', monthsGiven, draw };
}

const errorAt = (past: PastForecast | undefined) => (past ? past.actual - past.expected : 0);
