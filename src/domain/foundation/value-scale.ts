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

/** Where a value stands on a vertical axis that grows upwards. */
export function toY(value: number, scale: Scale, top: number, bottom: number): number {
  return bottom - ((value - scale.low) / (scale.high - scale.low)) * (bottom - top);
}
