import { linePath } from './scale.ts';

export type SparklineProps = {
  values: readonly number[];
  /** What the line says, such as "subió de 88 % a 95 % en seis meses". */
  label: string;
};

const width = 72;
const height = 24;
const inset = 4;

/** A trend without axes; its last point is marked. */
export function Sparkline({ values, label }: SparklineProps) {
  if (values.length < 2) return null;
  const lowest = Math.min(...values);
  const range = Math.max(...values) - lowest;
  const points = values.map((value, index) => ({
    x: inset + (index / (values.length - 1)) * (width - 2 * inset),
    y: height - inset - (range === 0 ? 0.5 : (value - lowest) / range) * (height - 2 * inset),
  }));
  const last = points.at(-1);
  return (
    <svg role="img" aria-label={label} width={width} height={height} className="shrink-0" fill="none">
      <path
        d={linePath(points)}
        className="stroke-chart-1"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {last ? <circle cx={last.x} cy={last.y} r="3" className="fill-chart-1" /> : null}
    </svg>
  );
}
