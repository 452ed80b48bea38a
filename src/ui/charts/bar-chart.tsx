import { useRef } from 'react';
import { Axis, axisInset, type Plot } from './axis.tsx';
import { type ChartData, ChartFrame, type ChartTexts, seriesFill } from './chart-frame.tsx';
import { toY, valueScale } from './scale.ts';
import { useWidth } from './use-width.ts';

export type BarChartProps = ChartTexts & ChartData & { height?: number };

const widestBar = 28;

/** Bars side by side, from zero; the last group carries its figures. */
export function BarChart({ height = 240, ...props }: BarChartProps) {
  const { title, categories, series, format, formatShort } = props;
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const scale = valueScale(series.flatMap((entry) => entry.values));
  const left = axisInset(scale, formatShort);
  const plot: Plot = { width, top: 22, bottom: height - 26, left, right: width };
  const slot = (plot.right - plot.left) / Math.max(1, categories.length);
  const bar = Math.max(3, Math.min(widestBar, (slot * 0.72) / Math.max(1, series.length)));
  const toX = (index: number) => plot.left + slot * (index + 0.5);
  const zero = toY(0, scale, plot.top, plot.bottom);

  return (
    <ChartFrame {...props}>
      {series.length > 1 ? <SeriesKey labels={series.map((entry) => entry.label)} /> : null}
      <div ref={box} className="min-w-0">
        <svg role="img" aria-label={title} width={width} height={height} className="block max-w-full">
          <Axis {...{ plot, scale, categories, toX, formatShort }} />
          {series.map((entry, order) =>
            entry.values.map((value, index) => {
              if (value === null) return null;
              const y = toY(value, scale, plot.top, plot.bottom);
              const x = toX(index) + (order - series.length / 2) * bar;
              return (
                <rect
                  key={`${entry.id}-${categories[index]}`}
                  x={x + 1}
                  width={bar - 2}
                  y={Math.min(y, zero)}
                  height={Math.max(value === 0 ? 0 : 1, Math.abs(zero - y))}
                  rx={Math.min(3, bar / 4)}
                  className={seriesFill[order]}
                >
                  <title>{`${categories[index]} · ${entry.label}: ${format(value)}`}</title>
                </rect>
              );
            }),
          )}
          {series.length === 1 ? <LastFigure {...{ plot, scale, series, formatShort }} /> : null}
        </svg>
      </div>
    </ChartFrame>
  );
}

type LastFigureProps = Pick<BarChartProps, 'series' | 'formatShort'> & {
  plot: Plot;
  scale: ReturnType<typeof valueScale>;
};

function LastFigure({ plot, scale, series, formatShort }: LastFigureProps) {
  const values = series[0]?.values ?? [];
  const value = values.at(-1);
  if (value === null || value === undefined) return null;
  return (
    <text
      x={plot.right}
      y={toY(Math.max(0, value), scale, plot.top, plot.bottom) - 6}
      textAnchor="end"
      className="fill-ink text-12 font-semibold tabular-nums"
    >
      {formatShort(value)}
    </text>
  );
}

/** The names of the series with their colours, right above the bars. */
export function SeriesKey({ labels }: { labels: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-14 text-secondary">
      {labels.map((label, order) => (
        <li key={label} className="flex items-center gap-2">
          <svg width="12" height="12" aria-hidden="true">
            <rect width="12" height="12" rx="3" className={seriesFill[order]} />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}
