import { type Scale, toY } from '#src/domain/foundation/value-scale.ts';
import { shownLabels } from './scale.ts';

export type Plot = { width: number; top: number; bottom: number; left: number; right: number };

type AxisProps = {
  plot: Plot;
  scale: Scale;
  categories: readonly string[];
  /** Pixel of the middle of a category. */
  toX: (index: number) => number;
  formatShort: (value: number) => string;
};

const labelWidth = 48;
const figureWidth = 6.6;

/** Room for the axis figures at the left, so that no bar or line runs through them. */
export function axisInset(scale: Scale, formatShort: (value: number) => string): number {
  const longest = Math.max(...scale.ticks.map((tick) => formatShort(tick).length));
  return Math.ceil(longest * figureWidth) + 12;
}

/** Quiet lines at round values with their figures above them, a firm line at zero, names below. */
export function Axis({ plot, scale, categories, toX, formatShort }: AxisProps) {
  const isShown = shownLabels(categories.length, plot.right - plot.left, labelWidth);
  return (
    <g className="text-12">
      {scale.ticks.map((tick) => {
        const y = toY(tick, scale, plot.top, plot.bottom);
        return (
          <g key={tick}>
            <line
              x1={0}
              x2={plot.right}
              y1={y}
              y2={y}
              className={tick === 0 ? 'stroke-control' : 'stroke-line'}
              shapeRendering="crispEdges"
            />
            {tick === 0 ? null : (
              <text x={0} y={y - 4} className="fill-hint tabular-nums">
                {formatShort(tick)}
              </text>
            )}
          </g>
        );
      })}
      {categories.map((category, index) =>
        isShown[index] ? (
          <text key={category} x={toX(index)} y={plot.bottom + 18} textAnchor="middle" className="fill-hint">
            {category}
          </text>
        ) : null,
      )}
    </g>
  );
}
