import { useRef } from 'react';
import { toY, valueScale } from '#src/domain/foundation/value-scale.ts';
import { Axis, axisInset, type Plot } from './axis.tsx';
import { barLook, type ChartData, ChartFrame, type ChartTexts, SeriesKey } from './chart-frame.tsx';
import { linePath } from './scale.ts';
import { useWidth } from './use-width.ts';

export type BarChartProps = ChartTexts & ChartData & { height?: number };

const widestBar = 28;

/** Bars side by side, from zero, what is below it in the colour of loss; a line, or a single series, ends in its figure. */
export function BarChart({ height = 240, ...props }: BarChartProps) {
  const { title, categories, format, formatShort } = props;
  const series = props.series.filter(({ isLine }) => !isLine);
  const line = props.series.find(({ isLine }) => isLine);
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const scale = valueScale(props.series.flatMap((entry) => entry.values));
  const left = axisInset(scale, formatShort);
  const plot: Plot = { width, top: 22, bottom: height - 26, left, right: width };
  const slot = (plot.right - plot.left) / Math.max(1, categories.length);
  const bar = Math.max(3, Math.min(widestBar, (slot * 0.72) / Math.max(1, series.length)));
  const toX = (index: number) => plot.left + slot * (index + 0.5);
  const zero = toY(0, scale, plot.top, plot.bottom);

  return (
    <ChartFrame {...props}>
      {props.series.length > 1 ? <SeriesKey series={props.series} /> : null}
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
                  className={
                    value < 0 ? (order === 0 ? 'fill-bad' : 'fill-bad opacity-60') : barLook(entry, series)
                  }
                >
                  <title>{`${categories[index]} · ${entry.label}: ${format(value)}`}</title>
                </rect>
              );
            }),
          )}
          {line ? <Line {...{ plot, scale, toX, formatShort }} values={line.values} /> : null}
          {series.length === 1 && !line ? <LastFigure {...{ plot, scale, series, formatShort }} /> : null}
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

type LineProps = Pick<BarChartProps, 'formatShort'> & {
  plot: Plot;
  scale: ReturnType<typeof valueScale>;
  values: readonly (number | null)[];
  toX: (index: number) => number;
};

/** Points over the bars, joined, the last one with its figure. */
function Line({ plot, scale, values, toX, formatShort }: LineProps) {
  const points = values.map((value, index) =>
    value === null ? null : { x: toX(index), y: toY(value, scale, plot.top, plot.bottom) },
  );
  const last = points.at(-1);
  return (
    <g>
      <path d={linePath(points)} fill="none" strokeWidth="2" strokeLinejoin="round" className="stroke-ink" />
      {points.map((point) =>
        point ? <circle key={point.x} cx={point.x} cy={point.y} r="3.5" className="fill-ink" /> : null,
      )}
      {last ? (
        <text
          x={plot.right}
          y={last.y - 9}
          textAnchor="end"
          strokeWidth="4"
          strokeLinejoin="round"
          paintOrder="stroke"
          className="fill-ink stroke-surface text-12 font-semibold tabular-nums"
        >
          {formatShort(values.at(-1) ?? 0)}
        </text>
      ) : null}
    </g>
  );
}
