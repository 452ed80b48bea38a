import { useRef } from 'react';
import { type Scale, toY, valueScale } from '#src/domain/foundation/value-scale.ts';
import { Axis, axisInset, type Plot } from './axis.tsx';
import { type ChartData, ChartFrame, type ChartTexts, seriesFill, seriesStroke } from './chart-frame.tsx';
import { bandPath, linePath, type Point, spreadLabels } from './scale.ts';
import { useWidth } from './use-width.ts';

export type Projection = {
  /** Index of the first category that is a forecast; the line is dashed from the one before it. */
  from: number;
  /** Lower and upper bound per forecast category, for the first series. */
  low: readonly number[];
  high: readonly number[];
  /** Says what the dashed part is, such as "proyectado". */
  label: string;
};

export type LineChartProps = ChartTexts &
  ChartData & {
    height?: number;
    /** Fills the space below the first series. */
    isArea?: boolean;
    projection?: Projection;
  };

const labelGap = 30;

/** Lines over time. Each ends in its name and last figure, so no legend is needed. */
export function LineChart({ height = 240, isArea, projection, ...props }: LineChartProps) {
  const { title, categories, series, formatShort } = props;
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const bounds = projection ? [...projection.low, ...projection.high] : [];
  const scale = valueScale([...series.flatMap((entry) => entry.values), ...bounds]);
  const right = width - Math.min(112, width * 0.28);
  const plot: Plot = { width, top: 22, bottom: height - 26, left: axisInset(scale, formatShort), right };
  const slot = (plot.right - plot.left) / Math.max(1, categories.length - 1);
  const toX = (index: number) => plot.left + slot * index;
  const pointsOf = (values: readonly (number | null)[], from = 0) =>
    values.map((value, index): Point | null =>
      value === null ? null : { x: toX(from + index), y: toY(value, scale, plot.top, plot.bottom) },
    );
  const first = pointsOf(series[0]?.values ?? []);

  return (
    <ChartFrame {...props}>
      <div ref={box} className="min-w-0">
        <svg role="img" aria-label={title} width={width} height={height} className="block max-w-full">
          <Axis {...{ plot, scale, categories, toX, formatShort }} />
          {isArea ? <Area points={known(first)} zero={toY(0, scale, plot.top, plot.bottom)} /> : null}
          {projection ? <Band projection={projection} points={first} pointsOf={pointsOf} /> : null}
          {series.map((entry, order) => {
            const points = pointsOf(entry.values);
            const solid = projection ? points.slice(0, projection.from) : points;
            const dashed = projection ? points.slice(projection.from - 1) : [];
            return (
              <g
                key={entry.id}
                fill="none"
                strokeWidth={order === 0 ? 2.5 : 2}
                className={seriesStroke[order]}
              >
                <path d={linePath(solid)} strokeLinejoin="round" strokeLinecap="round" />
                <path d={linePath(dashed)} strokeDasharray="2 5" strokeLinecap="round" />
              </g>
            );
          })}
          <EndLabels {...{ plot, scale, series, toX, formatShort, projection }} />
          <PointerTargets {...props} {...{ plot, toX, slot }} />
        </svg>
      </div>
    </ChartFrame>
  );
}

const known = (points: readonly (Point | null)[]) => points.filter((point) => point !== null);

type BandProps = {
  projection: Projection;
  points: readonly (Point | null)[];
  pointsOf: (values: readonly number[], from: number) => (Point | null)[];
};

/** How far a forecast may be off; it opens at the last known point. */
function Band({ projection, points, pointsOf }: BandProps) {
  const start = points[projection.from - 1] ?? null;
  const upper = known([start, ...pointsOf(projection.high, projection.from)]);
  const lower = known([start, ...pointsOf(projection.low, projection.from)]);
  return <path d={bandPath(upper, lower)} className="fill-chart-1 opacity-15" />;
}

function Area({ points, zero }: { points: Point[]; zero: number }) {
  const floor = points.map((point) => ({ x: point.x, y: zero }));
  return <path d={bandPath(points, floor)} className="fill-chart-1 opacity-10" />;
}

type EndLabelsProps = Pick<LineChartProps, 'series' | 'formatShort' | 'projection'> & {
  plot: Plot;
  scale: Scale;
  toX: (index: number) => number;
};

function EndLabels({ plot, scale, series, toX, formatShort, projection }: EndLabelsProps) {
  const ends = series.flatMap((entry, order) => {
    const index = entry.values.findLastIndex((value) => value !== null);
    const value = entry.values[index] ?? null;
    if (value === null) return [];
    return [{ entry, order, value, x: toX(index), y: toY(value, scale, plot.top, plot.bottom) }];
  });
  const positions = spreadLabels(
    ends.map((end) => end.y),
    projection ? labelGap + 14 : labelGap,
    plot.top,
    plot.bottom - 12,
  );
  return (
    <g className="text-12">
      {ends.map(({ entry, order, value, x, y }, index) => (
        <g key={entry.id}>
          <circle cx={x} cy={y} r="3.5" className={seriesFill[order]} />
          <text x={plot.right + 12} y={positions[index]} className="fill-ink font-semibold tabular-nums">
            {formatShort(value)}
          </text>
          <text x={plot.right + 12} y={(positions[index] ?? 0) + 14} className="fill-hint">
            {entry.label}
          </text>
          {projection && order === 0 ? (
            <text x={plot.right + 12} y={(positions[index] ?? 0) + 28} className="fill-hint">
              {projection.label}
            </text>
          ) : null}
        </g>
      ))}
    </g>
  );
}

type PointerTargetsProps = ChartData & { plot: Plot; toX: (index: number) => number; slot: number };

/** Invisible columns that tell the pointer every figure of their category. */
function PointerTargets({ categories, series, format, plot, toX, slot }: PointerTargetsProps) {
  return categories.map((category, index) => {
    const lines = series.flatMap((entry) => {
      const value = entry.values[index];
      return value === null || value === undefined ? [] : [`${entry.label}: ${format(value)}`];
    });
    return (
      <rect
        key={category}
        x={toX(index) - slot / 2}
        y={plot.top}
        width={slot}
        height={plot.bottom - plot.top}
        className="fill-ink opacity-0 hover:opacity-5"
      >
        <title>{[category, ...lines].join('\n')}</title>
      </rect>
    );
  });
}
