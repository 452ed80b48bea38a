import { hasWords, searchWords } from '#src/domain/foundation/plain-text.ts';

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
