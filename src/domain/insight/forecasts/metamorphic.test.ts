import { describe, expect, it } from 'vitest';
import { type IsoMonth, shiftMonth } from '../../foundation/months.ts';
import { type ForecastMonth, forecastMonths } from './forecast-months.ts';
import { type MonthAmount, type MonthlySeries, monthlySeries } from './monthly-series.ts';
import { normal, numbers, rentHistory } from './rent-histories.test-support.ts';

const CASES = Number(process.env.FORECAST_CASES ?? 40);
const SLOWEST_CASE_MS = 100;

type Draw = () => number;
const pick = (draw: Draw, below: number) => Math.floor(draw() * below);
const shuffled = <Row>(rows: readonly Row[], draw: Draw): Row[] =>
  rows
    .map((row) => ({ row, at: draw() }))
    .sort((a, b) => a.at - b.at)
    .map(({ row }) => row);

/** Rents, costs that come now and then, and results that may be negative. */
function amounts(draw: Draw, length: number): number[] {
  const kind = pick(draw, 3);
  if (kind === 0) return rentHistory(pick(draw, 1_000_000), length);
  return Array.from({ length }, () => {
    const amount = Math.round(2_000_000 * Math.abs(normal(draw)));
    if (kind === 1) return draw() < 0.4 ? 0 : amount;
    return Math.round(amount - 1_000_000);
  });
}

/** A month's amounts without its name, divided by what they were multiplied with. */
function figures(month: ForecastMonth, times: number): (number | null)[] {
  const { pastErrors } = month;
  const own = month.isKnown
    ? [month.expectedMinor, month.lowMinor, month.highMinor, month.naiveMinor]
    : [null, null, null, null];
  return [...own, pastErrors?.lowestMinor ?? null, pastErrors?.highestMinor ?? null].map((value) =>
    value === null ? null : value / times,
  );
}

describe('what a forecast does not depend on', () => {
  it(
    `is the order of rows, the unit of the currency and the calendar: ${CASES} cases`,
    () => {
      const draw = numbers(2026);
      for (let number = 0; number < CASES; number += 1) {
        const values = amounts(draw, pick(draw, 90));
        const question = { horizon: 1 + pick(draw, 12) };
        const from: IsoMonth = '2017-03';
        const plain = forecastMonths({ firstMonth: from, amountsMinor: values }, question);

        const [times, shift] = [1 + pick(draw, 200), pick(draw, 400) - 200];
        const first = shiftMonth(from, shift);
        // Each month comes in two rows, which may cancel each other in part.
        const rows = values.flatMap((value, at): MonthAmount[] => {
          const month = shiftMonth(first, at);
          const part = pick(draw, 10_000_000);
          return [
            { month, amountMinor: value * times - part },
            { month, amountMinor: part },
          ];
        });
        const series: MonthlySeries =
          values.length === 0
            ? { firstMonth: first, amountsMinor: [] }
            : monthlySeries(shuffled(rows, draw), first, shiftMonth(first, values.length - 1));
        const changed = forecastMonths(series, question);
        expect({ ...changed, months: [], records: [] }).toEqual({ ...plain, months: [], records: [] });
        for (const [at, record] of plain.records.entries()) {
          expect(changed.records[at]).toMatchObject({
            model: record.model,
            forecastCount: record.forecastCount,
          });
          expect(changed.records[at]?.mase ?? -1).toBeCloseTo(record.mase ?? -1, 6);
        }
        for (const [at, month] of plain.months.entries()) {
          const other = changed.months[at];
          expect(other?.month).toBe(shiftMonth(month.month, shift));
          expect(other?.isKnown).toBe(month.isKnown);
          const [was, is] = [figures(month, 1), other ? figures(other, times) : []];
          for (const [figure, value] of was.entries()) {
            if (value === null) expect(is[figure]).toBeNull();
            else expect(Math.abs((is[figure] ?? Number.NaN) - value)).toBeLessThanOrEqual(1.01);
          }
        }
      }
    },
    20_000 + CASES * SLOWEST_CASE_MS,
  );

  it('adds rows up by month and leaves others out', () => {
    const rows = [
      { month: '2026-02', amountMinor: 5 },
      { month: '2026-01', amountMinor: 2 },
      { month: '2026-02', amountMinor: -1 },
      { month: '2025-12', amountMinor: 900 },
      { month: '2026-05', amountMinor: 900 },
    ];
    expect(monthlySeries(rows, '2026-01', '2026-04')).toEqual({
      firstMonth: '2026-01',
      amountsMinor: [2, 4, 0, 0],
    });
    expect(monthlySeries([], '2026-02', '2026-01').amountsMinor).toEqual([]);
  });

  it('refuses rows that are no amounts or no months', () => {
    expect(() => monthlySeries([{ month: '2026-13', amountMinor: 1 }], '2026-01', '2026-02')).toThrow(
      'month_invalid',
    );
    for (const amountMinor of [0.5, Number.NaN, Number.POSITIVE_INFINITY])
      expect(() => monthlySeries([{ month: '2026-01', amountMinor }], '2026-01', '2026-02')).toThrow(
        'amount_out_of_range',
      );
    const large = { month: '2026-01', amountMinor: Number.MAX_SAFE_INTEGER };
    expect(() => monthlySeries([large, large], '2026-01', '2026-02')).toThrow('amount_out_of_range');
  });
});
