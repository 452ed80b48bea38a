/** Where an arrow, Home or End key moves in a list of `count` entries; null for other keys. Wraps around. */
export function nextIndex(key: string, index: number, count: number): number | null {
  const last = Math.max(0, count - 1);
  if (key === 'ArrowDown') return index >= last ? 0 : index + 1;
  if (key === 'ArrowUp') return index <= 0 ? last : index - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  return null;
}
