/** A list with one of its items a place further up (-1) or down; at an end it stays. */
export function swapped<Item>(items: readonly Item[], index: number, step: -1 | 1): readonly Item[] {
  const other = index + step;
  if (index < 0 || other < 0 || index >= items.length || other >= items.length) return items;
  const next = [...items];
  [next[index], next[other]] = [next[other] as Item, next[index] as Item];
  return next;
}
