export type Scale = {
  /** Lowest and highest value of the axis. */
  low: number;
  high: number;
  ticks: number[];
};

const niceSteps = [1, 2, 2.5, 5, 10];

/** The next round step (1, 2, 2.5 or 5 times a power of ten) at or above `rough`. */
function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = niceSteps.find((step) => step * power >= rough * (1 - 1e-9)) ?? 10;
  return factor * power;
}

/**
 * An axis with round ticks that holds every value and zero, so that lengths can be compared.
 * @param values any unit; absent values are null
 * @param wanted about how many intervals the axis should have
 */
export function valueScale(values: readonly (number | null)[], wanted = 4): Scale {
  const known = values.filter((value): value is number => value !== null && Number.isFinite(value));
  const least = Math.min(0, ...known);
  const most = Math.max(0, ...known);
  if (least === most) return { low: 0, high: 1, ticks: [0, 1] };
  const step = niceStep((most - least) / wanted);
  const first = Math.floor(least / step);
  const last = Math.ceil(most / step);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  return { low: first * step, high: last * step, ticks };
}

/** Pixel of a value on a vertical axis that grows upwards. */
export function toY(value: number, scale: Scale, top: number, bottom: number): number {
  return bottom - ((value - scale.low) / (scale.high - scale.low)) * (bottom - top);
}

export type Point = { x: number; y: number };

/** Path of a line through points; a null breaks it. */
export function linePath(points: readonly (Point | null)[]): string {
  let isBroken = true;
  let path = '';
  for (const point of points) {
    if (point) path += `${isBroken ? 'M' : 'L'}${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
    isBroken = point === null;
  }
  return path;
}

/** Path of the band between an upper and a lower line over the same positions. */
export function bandPath(upper: readonly Point[], lower: readonly Point[]): string {
  if (upper.length === 0) return '';
  return `${linePath([...upper, ...lower.toReversed()])}Z`;
}

/** Which of `count` category labels fit in `width` pixels when each needs `labelWidth`; the last one always shows. */
export function shownLabels(count: number, width: number, labelWidth: number): boolean[] {
  const every = Math.max(1, Math.ceil((count * labelWidth) / Math.max(1, width)));
  return Array.from({ length: count }, (_, index) => (count - 1 - index) % every === 0);
}

/** Moves label positions apart so that neighbours keep `gap` pixels; the order stays. */
export function spreadLabels(
  positions: readonly number[],
  gap: number,
  top: number,
  bottom: number,
): number[] {
  const order = positions.map((_, index) => index).sort((a, b) => (positions[a] ?? 0) - (positions[b] ?? 0));
  const spread = [...positions];
  let floor = top;
  for (const index of order) {
    spread[index] = Math.max(spread[index] ?? 0, floor);
    floor = (spread[index] ?? 0) + gap;
  }
  let ceiling = bottom;
  for (const index of order.toReversed()) {
    spread[index] = Math.min(spread[index] ?? 0, ceiling);
    ceiling = (spread[index] ?? 0) - gap;
  }
  return spread;
}
