import { hasWords, searchWords } from '#src/domain/plain-text.ts';

type Searchable = { label: string; detail?: string };

const mostShown = 100;

/** The options that hold every word of the query, in their order; at most a hundred. */
export function filterOptions<O extends Searchable>(options: readonly O[], query: string): O[] {
  const words = searchWords(query);
  const found: O[] = [];
  for (const option of options) {
    if (hasWords(`${option.label} ${option.detail ?? ''}`, words)) found.push(option);
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
