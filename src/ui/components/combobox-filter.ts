type Searchable = { label: string; detail?: string };

const mostShown = 100;

/** Lower case without accents, so that "jose" finds "José". */
export function plainText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** The options that hold every word of the query, in their order; at most a hundred. */
export function filterOptions<O extends Searchable>(options: readonly O[], query: string): O[] {
  const words = plainText(query).split(/\s+/).filter(Boolean);
  const found: O[] = [];
  for (const option of options) {
    const text = plainText(`${option.label} ${option.detail ?? ''}`);
    if (words.every((word) => text.includes(word))) found.push(option);
    if (found.length === mostShown) break;
  }
  return found;
}

/** Where an arrow, Home or End key moves in a list of `count` entries; null for other keys. Wraps around. */
export function nextIndex(key: string, index: number, count: number): number | null {
  const last = Math.max(0, count - 1);
  if (key === 'ArrowDown') return index >= last ? 0 : index + 1;
  if (key === 'ArrowUp') return index <= 0 ? last : index - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  return null;
}
