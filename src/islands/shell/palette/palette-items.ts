import type { LucideIcon } from 'lucide-react';
import { hasWords, plainText, searchWords } from '#src/domain/foundation/plain-text.ts';

/** One line of the palette. */
export interface PaletteItem {
  readonly id: string;
  readonly group: string;
  readonly label: string;
  readonly detail?: string | undefined;
  readonly path: string;
  readonly icon: LucideIcon;
  /** What people call it besides, as words in a row. */
  readonly words?: string | undefined;
  /** Keys that lead there too: `g p`. */
  readonly keys?: string | undefined;
}

const plainTexts = new Map<string, string>();

/** Of names and words, which are the same at each key. */
function known(text: string): string {
  const plain = plainTexts.get(text) ?? plainText(text);
  plainTexts.set(text, plain);
  return plain;
}

const WORD_START = /[\s·,()]/;

/**
 * How well an item answers what is typed, the best first: 0 its label begins with it, 1 a word of its label does, 2 a word that
 * it is called by, 3 its label has it somewhere, 4 its words are there in another order; null not at all.
 */
export function matchRank(
  { label, words = '' }: Pick<PaletteItem, 'label' | 'words'>,
  text: string,
): number | null {
  const wanted = plainText(text);
  const where = known(label).indexOf(wanted);
  if (where === 0) return 0;
  if (where > 0 && WORD_START.test(known(label)[where - 1] ?? '')) return 1;
  if (` ${known(words)}`.includes(` ${wanted}`)) return 2;
  if (where > 0) return 3;
  return hasWords(`${label} ${words}`, searchWords(text)) ? 4 : null;
}

/**
 * The items that have the text: the best group first, and the best first within it; without a text all of them, as they are.
 */
export function filterItems(items: readonly PaletteItem[], text: string): PaletteItem[] {
  if (text.trim() === '') return [...items];
  const ranked = items
    .flatMap((item) => {
      const rank = matchRank(item, text.trimStart());
      return rank === null ? [] : [{ item, rank }];
    })
    .toSorted((one, other) => one.rank - other.rank);
  return [...Map.groupBy(ranked, ({ item }) => item.group).values()].flat().map(({ item }) => item);
}
