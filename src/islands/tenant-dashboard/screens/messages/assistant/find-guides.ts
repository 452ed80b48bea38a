import type { Guide } from '#src/data/messages/help/queries.ts';
import { plainText } from '#src/domain/foundation/plain-text.ts';
import { wordsOf } from '#src/domain/messages/assistant/recognize.ts';

/** Words of a question that say nothing of its matter, besides the short ones. */
const EMPTY_WORDS = new Set(
  `cuanto cuanta cuando como donde puedo puede tengo tiene quiero hacer hago para porque este esta estos estas sobre desde
  hasta debo cual cuales what when where which does have with from this that these about will would should could much many
  there their your mine need want`.split(/\s+/),
);
const SHORTEST_WORD = 4;
/** Enough of a word to find its other forms: "reparar", "reparación". */
const STEM_LENGTH = 5;
const TITLE_WEIGHT = 2;
const LEAST = 2;

/** The guides that a question is about, the surest first: those that name its words in their title or summary. */
export function guidesFor(question: string, guides: readonly Guide[]): Guide[] {
  const stems = wordsOf(question)
    .filter((word) => word.length >= SHORTEST_WORD && !EMPTY_WORDS.has(word))
    .map((word) => word.slice(0, STEM_LENGTH));
  const hits = (text: string) => {
    const words = wordsOf(plainText(text));
    return stems.filter((stem) => words.some((word) => word.startsWith(stem))).length;
  };
  return guides
    .map((guide) => ({ guide, score: TITLE_WEIGHT * hits(guide.title) + hits(guide.summary) }))
    .filter(({ score }) => score >= LEAST)
    .sort((one, other) => other.score - one.score)
    .map(({ guide }) => guide);
}
