/**
 * The chosen keys after one more was pressed. With `isRange` (the shift key) everything between it and the one pressed
 * before is chosen or freed with it.
 */
export function toggledKeys(
  chosen: ReadonlySet<string>,
  order: readonly string[],
  pressed: string,
  { before, isRange }: { before: string | null; isRange: boolean },
): Set<string> {
  const keys = new Set(chosen);
  const isChosen = !keys.has(pressed);
  const [from, to] = [before === null ? -1 : order.indexOf(before), order.indexOf(pressed)];
  const range =
    isRange && from >= 0 && to >= 0 ? order.slice(Math.min(from, to), Math.max(from, to) + 1) : [pressed];
  for (const key of range) {
    if (isChosen) keys.add(key);
    else keys.delete(key);
  }
  return keys;
}
