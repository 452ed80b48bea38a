import type { LucideIcon } from 'lucide-react';
import { hasWords, plainText, searchWords } from '#src/domain/foundation/plain-text.ts';

/** One line of the palette. */
export interface PaletteItem {
  readonly id: string;
  readonly group: string;
  readonly label: string;
  readonly detail?: string;
  readonly path: string;
  readonly icon: LucideIcon;
  /** Keys that lead there too: `g p`. */
  readonly keys?: string;
}

const WORD_START = /[\s·,()]/;

/**
 * How well a label answers what is typed: 0 it begins with it, 1 a word of it does, 2 it has it somewhere, or its words in
 * another order; null not at all.
 */
export function matchRank(label: string, text: string): number | null {
  const plain = plainText(label);
  const where = plain.indexOf(plainText(text));
  if (where === 0) return 0;
  if (where < 0) return hasWords(label, searchWords(text)) ? 2 : null;
  return WORD_START.test(plain[where - 1] ?? '') ? 1 : 2;
}

/** The items that have the text, the best first within their group; without a text all of them, as they are. */
export function filterItems(items: readonly PaletteItem[], text: string): PaletteItem[] {
  const wanted = text.trim();
  if (wanted === '') return [...items];
  const ranked = items.flatMap((item) => {
    const rank = matchRank(item.label, wanted);
    return rank === null ? [] : [{ item, rank }];
  });
  const groups = [...new Set(items.map((item) => item.group))];
  return groups.flatMap((group) =>
    ranked
      .filter(({ item }) => item.group === group)
      .sort((a, b) => a.rank - b.rank)
      .map(({ item }) => item),
  );
}
