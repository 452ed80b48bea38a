import type { CurrencyCode } from '../../../foundation/enums.ts';
import { type IsoMonth, shiftMonth } from '../../../foundation/months.ts';
import { backtest, placeOf } from '../backtest.ts';
import { type Forecast, forecastMonths } from '../forecast-months.ts';
import { choiceOver, pastChoices } from '../model-choice.ts';
import { toWhole } from '../monthly-series.ts';
import { bookSeries, type ForecastMaterial } from './material.ts';
import { type PastMonth, type PastRecord, pastRecord } from './past-record.ts';

export interface MaintenanceOutlook {
  readonly currency: CurrencyCode;
  readonly forecast: Forecast;
  /** Of the month after the next one; its ranges are counted in `forecast.coverage`. */
  readonly record: PastRecord;
}

const MONTHS_JUDGED = 24;
/** The running month is not over: the next one is the second of what is forecast. */
const AHEAD = 2;

/** What upkeep costs in the running month and in those after it, with how such answers did. */
export function maintenanceOutlook(
  material: ForecastMaterial,
  currency: CurrencyCode,
  from: IsoMonth,
  horizon: number,
): MaintenanceOutlook {
  const series = bookSeries(material, currency, 'maintenanceMinor', from);
  const tests = backtest(series.amountsMinor, AHEAD);
  const naive = new Map(tests.get('seasonal_naive')?.map((past) => [placeOf(past), past.expected]));
  const judged = pastChoices(tests, choiceOver(tests))
    .filter(({ ahead }) => ahead === AHEAD)
    .slice(-MONTHS_JUDGED)
    .map((past): PastMonth => {
      const said = naive.get(placeOf(past));
      return {
        month: shiftMonth(series.firstMonth, past.origin + past.ahead - 1),
        expected: toWhole(past.expected),
        low: null,
        high: null,
        actual: past.actual,
        naive: said === undefined ? null : toWhole(said),
      };
    });
  return { currency, forecast: forecastMonths(series, { horizon }), record: pastRecord(judged) };
}
