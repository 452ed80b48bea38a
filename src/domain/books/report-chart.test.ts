import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  asSteps,
  barSpans,
  chartsOnPaper,
  hasFigures,
  ranked,
  seriesOfBar,
  sumOfBars,
} from './report-chart.ts';
import type { ChartBar, ReportChart } from './report-document.ts';

const bar = (...values: (number | null)[]): ChartBar => ({
  key: values.join(),
  label: 'Torre',
  level: 'line',
  values,
});
const chart = (more: Partial<ReportChart>): ReportChart => ({
  form: 'bars',
  title: 'T',
  name: 'N',
  currency: 'DOP',
  heading: 'H',
  series: [],
  bars: [],
  ...more,
});

describe('a ranking', () => {
  it('names the biggest, whatever their sign, and keeps the order of equals', () => {
    const { shown, rest } = ranked([1, -9, 3, 3.5, 2, 2, 8], Math.sign, 2);
    expect(shown).toEqual([1, -9]);
    expect(rest).toEqual([3, 3.5, 2, 2, 8]);
    expect(ranked([1, -9, 3, 8], (one) => one, 2)).toEqual({ shown: [-9, 8], rest: [3, 1] });
  });

  it('names one that would be alone among the others', () => {
    expect(ranked([1, 2, 3], (one) => one, 2)).toEqual({ shown: [3, 2, 1], rest: [] });
  });

  it('loses nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 9 }), (amounts, most) => {
        const { shown, rest } = ranked(amounts, (one) => one, most);
        expect([...shown, ...rest].sort()).toEqual([...amounts].sort());
        const least = Math.min(...shown.map(Math.abs));
        for (const amount of rest) expect(Math.abs(amount)).toBeLessThanOrEqual(least);
        expect(rest).not.toHaveLength(1);
      }),
    );
  });
});

it('adds up series by themselves; what is nowhere known stays unknown', () => {
  expect(sumOfBars([bar(1, null, 5), bar(2, null, null)])).toEqual([3, null, 5]);
  expect(sumOfBars([])).toEqual([]);
});

it('draws what is missing, but not what belongs to another series', () => {
  expect(seriesOfBar(bar(1, null))).toEqual([0, 1]);
  expect(seriesOfBar(bar(null, 0), true)).toEqual([1]);
});

describe('steps', () => {
  it('go on from each other, in every series', () => {
    const starts = asSteps([bar(5, 1), bar(-7, null), bar(2, 2)], [100, 10]).map((one) => one.starts);
    expect(starts).toEqual([
      [100, 10],
      [105, 11],
      [98, 11],
    ]);
  });

  it('end at what they began with and all that they add', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e12, max: 1e12 }),
        fc.array(fc.integer({ min: -1e12, max: 1e12 }), { minLength: 1, maxLength: 8 }),
        (from, amounts) => {
          const last = asSteps(
            amounts.map((amount) => bar(amount)),
            [from],
          ).at(-1);
          expect((last?.starts?.[0] ?? 0) + (last?.values[0] ?? 0)).toBe(
            amounts.reduce((sum, amount) => sum + amount, from),
          );
        },
      ),
    );
  });
});

describe('where bars stand', () => {
  it('is on one scale that has zero in it', () => {
    expect(barSpans([bar(30), bar(-10)])).toEqual({
      zero: 0.25,
      spans: [[{ from: 0.25, to: 1 }], [{ from: 0, to: 0.25 }]],
    });
    expect(barSpans([bar(40, null, 0)])).toEqual({ zero: 0, spans: [[{ from: 0, to: 1 }, null, null]] });
  });

  it('is where steps begin and end', () => {
    const [up, down] = asSteps([bar(20), bar(-5)], [20]);
    if (!up || !down) throw new Error('no steps');
    expect(barSpans([up, down]).spans).toEqual([[{ from: 0.5, to: 1 }], [{ from: 0.875, to: 1 }]]);
  });

  it('is never outside the drawing, and as long as its amount', () => {
    const amount = fc.integer({ min: -1e12, max: 1e12 });
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1, maxLength: 9 }), (amounts) => {
        const { zero, spans } = barSpans(amounts.map((one) => bar(one)));
        const reach = Math.max(0, ...amounts) - Math.min(0, ...amounts);
        for (const [index, [span]] of spans.entries()) {
          if (!span) continue;
          expect(span.from).toBeGreaterThanOrEqual(0);
          expect(span.to).toBeLessThanOrEqual(1);
          expect((span.to - span.from) * reach).toBeCloseTo(Math.abs(amounts[index] ?? 0), 0);
          expect(Math.min(Math.abs(span.from - zero), Math.abs(span.to - zero))).toBeCloseTo(0);
        }
      }),
    );
  });
});

it('says nothing where all is zero or unknown', () => {
  expect(hasFigures(chart({ bars: [bar(0, null), bar(0, 0)] }))).toBe(false);
  expect(hasFigures(chart({ bars: [bar(0, -1)] }))).toBe(true);
  expect(hasFigures(chart({}))).toBe(false);
});

it('has the first chart of each currency on paper', () => {
  const all = [chart({ name: 'a' }), chart({ name: 'b' }), chart({ name: 'c', currency: 'USD' })];
  expect(chartsOnPaper(all).map(({ name }) => name)).toEqual(['a', 'c']);
});
