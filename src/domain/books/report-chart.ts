import type { ChartBar, ReportChart } from './report-document.ts';

/** So many names stand in a ranking, and one for all others. */
export const MOST_NAMED = 6;

/**
 * The biggest of all, and the others: together they are all of them. One that would be alone among the others is named.
 * @param weigh how big one is; its sign does not count
 */
export function ranked<Item>(
  items: readonly Item[],
  weigh: (item: Item) => number,
  most = MOST_NAMED,
): { shown: Item[]; rest: Item[] } {
  const sorted = items
    .map((item, index) => ({ item, index, weight: Math.abs(weigh(item)) }))
    .sort((a, b) => b.weight - a.weight || a.index - b.index)
    .map(({ item }) => item);
  const shown = sorted.length <= most + 1 ? sorted.length : most;
  return { shown: sorted.slice(0, shown), rest: sorted.slice(shown) };
}

/** Sums of each series; null where no bar has a figure in it. */
export function sumOfBars(bars: readonly Pick<ChartBar, 'values'>[]): (number | null)[] {
  const [first] = bars;
  return (first?.values ?? []).map((_, series) => {
    const known = bars.map(({ values }) => values[series] ?? null).filter((value) => value !== null);
    return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
  });
}

/**
 * Bars of which each begins where the one before ended, in every series by itself.
 * @param from where the first one begins; zero if not given
 */
export function asSteps(bars: readonly ChartBar[], from: readonly number[] = []): ChartBar[] {
  let ends = from;
  return bars.map((bar) => {
    const starts = bar.values.map((_, series) => ends[series] ?? 0);
    ends = starts.map((start, series) => start + (bar.values[series] ?? 0));
    return { ...bar, starts };
  });
}

/** Whether a chart shows anything: zeros alone say nothing. */
export const hasFigures = ({ bars }: ReportChart): boolean =>
  bars.some(({ values }) => values.some((value) => value !== null && value !== 0));

/** Of several charts those that belong on paper: the first of each currency. */
export const chartsOnPaper = (charts: readonly ReportChart[]): ReportChart[] =>
  charts.filter((chart, index) => charts.findIndex(({ currency }) => currency === chart.currency) === index);

/** The series in which a bar is drawn, by their order. */
export const seriesOfBar = ({ values }: ChartBar, isEither = false): number[] =>
  values.flatMap((value, order) => (isEither && value === null ? [] : [order]));

/** From where to where a bar reaches, as parts of the width. */
export interface BarSpan {
  readonly from: number;
  readonly to: number;
}

/** Where lying bars and the line at zero stand, all on one scale; null where there is nothing to draw. */
export function barSpans(bars: readonly Pick<ChartBar, 'values' | 'starts'>[]): {
  zero: number;
  spans: (BarSpan | null)[][];
} {
  const reaches = bars.map(({ values, starts }) =>
    values.map((value, series) => {
      if (value === null || value === 0) return null;
      const start = starts?.[series] ?? 0;
      return [Math.min(start, start + value), Math.max(start, start + value)] as const;
    }),
  );
  const known = reaches.flat().filter((reach) => reach !== null);
  const low = Math.min(0, ...known.map(([from]) => from));
  const high = Math.max(0, ...known.map(([, to]) => to));
  const at = (value: number) => (high === low ? 0 : (value - low) / (high - low));
  return {
    zero: at(0),
    spans: reaches.map((own) => own.map((reach) => reach && { from: at(reach[0]), to: at(reach[1]) })),
  };
}
