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
