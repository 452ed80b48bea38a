import { describe, expect, it } from 'vitest';
import { type Forecast, forecastMonths, MONTHS_NEEDED } from './forecast-months.ts';
import type { MonthlySeries } from './monthly-series.ts';
import { airPassengers, publicSeries } from './public-series.test-support.ts';
import { rentHistory } from './rent-histories.test-support.ts';

/** 1 in the gate. The more, the more origins and histories are tried. */
const TIMES = Number(process.env.FORECAST_TIMES ?? 1);

const seriesOf = (amountsMinor: readonly number[]): MonthlySeries => ({
  firstMonth: '2015-01',
  amountsMinor,
});
const ofPublic = publicSeries.map(({ values }) => values.map((value) => Math.round(value * 100)));
const ofRents = Array.from({ length: 50 * TIMES }, (_, seed) => rentHistory(seed, 60 + ((seed * 7) % 60)));

interface Held {
  readonly held: number;
  readonly count: number;
  /** By series: the error ÷ that of the seasonal naive. */
  readonly shares: readonly number[];
}

/** Cuts each series at months on the way and compares what is said of the year after with what came. */
function heldOut(all: readonly (readonly number[])[], { from, step }: { from: number; step: number }): Held {
  let [held, count] = [0, 0];
  const shares = all.map((values) => {
    let [own, naive] = [0, 0];
    for (let cut = from; cut <= values.length - 12; cut += step) {
      const { months } = forecastMonths(seriesOf(values.slice(0, cut)), { horizon: 12, level: 90 });
      for (const [index, said] of months.entries()) {
        if (!said.isKnown) continue;
        const came = values[cut + index] ?? 0;
        count += 1;
        if (came >= said.lowMinor && came <= said.highMinor) held += 1;
        own += Math.abs(came - said.expectedMinor);
        naive += Math.abs(came - said.naiveMinor);
      }
    }
    return own / naive;
  });
  return { held, count, shares };
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Every number that an answer holds. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(numbersIn) : [];
}
const minorsIn = (forecast: Forecast) =>
  forecast.months.flatMap((month) => {
    const { pastErrors } = month;
    const own = month.isKnown ? [month.expectedMinor, month.lowMinor, month.highMinor, month.naiveMinor] : [];
    return pastErrors ? [...own, pastErrors.lowestMinor, pastErrors.highestMinor] : own;
  });

describe('how good forecasts are', () => {
  const stepOf = (least: number) => Math.max(3, Math.round(least / TIMES));
  const open = heldOut(ofPublic, { from: 48, step: stepOf(20) });
  const rents = heldOut(ofRents, { from: 36, step: TIMES > 1 ? 6 : 18 });

  it('is less than 0.6 of the yearly difference off on the series of the airlines', () => {
    const { model, records } = forecastMonths(seriesOf(airPassengers), { horizon: 12 });
    expect(records.find((record) => record.model === model)?.mase).toBeLessThan(0.6);
    const [year] = [airPassengers.slice(-12)];
    const { months } = forecastMonths(seriesOf(airPassengers.slice(0, -12)), { horizon: 12 });
    const errors = months.map((said, index) =>
      said.isKnown ? Math.abs(said.expectedMinor - (year[index] ?? 0)) : Number.NaN,
    );
    const differences = airPassengers.slice(12, -12).map((value, index) => {
      return Math.abs(value - (airPassengers[index] ?? 0));
    });
    const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    expect(mean(errors) / mean(differences)).toBeLessThan(0.6);
  });

  it('is at most 0.9 of the error of the seasonal naive, in the median', () => {
    expect(ofPublic).toHaveLength(20);
    expect(median(open.shares)).toBeLessThanOrEqual(0.9);
    expect(median(rents.shares)).toBeLessThanOrEqual(0.9);
    expect(median([...open.shares, ...rents.shares])).toBeLessThanOrEqual(0.9);
  });

  it('holds 87 to 93 % of what came in ranges of 90 %', () => {
    const count = open.count + rents.count;
    expect(count).toBeGreaterThanOrEqual(2000);
    const share = (open.held + rents.held) / count;
    if (TIMES > 1)
      console.info(
        `ranges: ${share.toFixed(3)} of ${count}; public ${(open.held / open.count).toFixed(3)}, rents ${(rents.held / rents.count).toFixed(3)}; medians ${median(open.shares).toFixed(3)}, ${median(rents.shares).toFixed(3)}`,
      );
    expect(share).toBeGreaterThanOrEqual(0.87);
    expect(share).toBeLessThanOrEqual(0.93);
  });
});

describe('what a forecast admits', () => {
  it('says that there is not enough data below nine past errors, with their range', () => {
    for (let months = 0; months < MONTHS_NEEDED; months += 1) {
      const forecast = forecastMonths(seriesOf(rentHistory(5, months)), { horizon: 3 });
      expect(forecast).toMatchObject({ isKnown: false, model: null, monthsGiven: months, monthsNeeded: 21 });
      for (const [index, month] of forecast.months.entries()) {
        expect(month.isKnown).toBe(false);
        expect(month.pastErrors?.count ?? 0).toBe(Math.max(0, months - 12 - index));
      }
    }
    const enough = forecastMonths(seriesOf(rentHistory(5, MONTHS_NEEDED)), { horizon: 3 });
    expect(enough.months.map(({ isKnown }) => isKnown)).toEqual([true, false, false]);
  });

  it('gives the highest level that the errors carry, and no higher one when asked', () => {
    const levelsAt = (months: number, level?: 90 | 95) => {
      const [next] = forecastMonths(seriesOf(rentHistory(9, months)), { horizon: 1, level }).months;
      return next?.isKnown ? next.level : null;
    };
    expect([levelsAt(20), levelsAt(21), levelsAt(30), levelsAt(31)]).toEqual([null, 90, 90, 95]);
    expect([levelsAt(21, 95), levelsAt(40, 90), levelsAt(40, 95)]).toEqual([90, 90, 95]);
  });

  it('takes the seasonal naive where nothing was better, and says so', () => {
    const repeated = Array.from({ length: 60 }, (_, month) => 1000 + (month % 12) * 100);
    const forecast = forecastMonths(seriesOf(repeated), { horizon: 12 });
    expect(forecast.model).toBe('seasonal_naive');
    expect(forecast.months.map((said) => said.isKnown && said.expectedMinor)).toEqual(repeated.slice(0, 12));
    expect(forecast.records[0]).toMatchObject({ model: 'seasonal_naive', mase: null, besideNaive: null });
  });

  it('says how every model did, and how many past ranges held', () => {
    const forecast = forecastMonths(seriesOf(airPassengers), { horizon: 12 });
    expect(forecast.records.map(({ model }) => model)).toEqual([
      'seasonal_naive',
      'naive_growth',
      'smoothing',
      'average',
    ]);
    expect(forecast.records[0]?.besideNaive).toBe(1);
    expect(forecast.coverage?.level).toBe(95);
    expect(forecast.coverage?.count).toBeGreaterThan(100);
    const at90 = forecastMonths(seriesOf(airPassengers), { horizon: 12, level: 90 });
    expect(at90.coverage?.count).toBeGreaterThan(300);
    expect(forecast.months[0]?.month).toBe('2027-01');
  });

  it('uses smoothing from 36 months on', () => {
    const modelsAt = (months: number) =>
      forecastMonths(seriesOf(rentHistory(2, months)), { horizon: 1 }).records.map(({ model }) => model);
    expect(modelsAt(35)).toEqual(['seasonal_naive', 'naive_growth']);
    expect(modelsAt(36)).toEqual(['seasonal_naive', 'naive_growth', 'smoothing', 'average']);
  });

  const odd: Record<string, { amounts: number[]; remarks: string[] }> = {
    nothing: { amounts: [], remarks: ['empty'] },
    'one month': { amounts: [500], remarks: ['one_month'] },
    'one empty month': { amounts: [0], remarks: ['one_month', 'all_zero'] },
    zeros: { amounts: Array.from({ length: 50 }, () => 0), remarks: ['all_zero'] },
    'always the same': { amounts: Array.from({ length: 50 }, () => 700), remarks: ['constant'] },
    'always as negative': {
      amounts: Array.from({ length: 50 }, () => -700),
      remarks: ['constant', 'has_negative'],
    },
    'mostly nothing': {
      amounts: Array.from({ length: 50 }, (_, month) => (month % 9 ? 0 : 90_000)),
      remarks: ['has_zero'],
    },
    'less each year': {
      amounts: Array.from({ length: 50 }, (_, month) => Math.max(0, 4000 - 100 * month)),
      remarks: ['has_zero'],
    },
    'all at once': {
      amounts: Array.from({ length: 50 }, (_, month) => (month < 49 ? 1 : Number.MAX_SAFE_INTEGER)),
      remarks: [],
    },
    'up and down': {
      amounts: Array.from({ length: 50 }, (_, month) => (month % 2 ? -5 : 7) * month),
      remarks: ['has_negative', 'has_zero'],
    },
    'the largest amounts': {
      amounts: Array.from({ length: 50 }, (_, month) => Number.MAX_SAFE_INTEGER - month),
      remarks: [],
    },
    'largest and smallest': {
      amounts: Array.from({ length: 50 }, (_, month) => (month % 3 ? 1 : Number.MAX_SAFE_INTEGER)),
      remarks: [],
    },
    'doubles each month': { amounts: Array.from({ length: 50 }, (_, month) => 2 ** month), remarks: [] },
  };
  it.each(Object.entries(odd))('%s: whole amounts, no number that is none', (_, { amounts, remarks }) => {
    const forecast = forecastMonths(seriesOf(amounts), { horizon: 24 });
    expect(forecast.remarks).toEqual(remarks);
    expect(numbersIn(forecast).every(Number.isFinite)).toBe(true);
    expect(minorsIn(forecast).every(Number.isSafeInteger)).toBe(true);
    for (const said of forecast.months) {
      if (!said.isKnown) continue;
      expect(said.lowMinor).toBeLessThanOrEqual(said.expectedMinor);
      expect(said.highMinor).toBeGreaterThanOrEqual(said.expectedMinor);
    }
  });

  it.each([[[1.5]], [[Number.NaN]], [[Number.POSITIVE_INFINITY]]])('refuses %s', (amounts) => {
    expect(() => forecastMonths(seriesOf(amounts), { horizon: 1 })).toThrow('amount_out_of_range');
  });

  it.each([0, -1, 25, 1.5, Number.NaN])('refuses to look %s months ahead', (horizon) => {
    expect(() => forecastMonths(seriesOf([1]), { horizon })).toThrow('amount_out_of_range');
  });
});
