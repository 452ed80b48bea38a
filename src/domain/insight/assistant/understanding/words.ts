import { oneEditFrom } from '../../navigation/near-words.ts';
import { english, englishSmall } from './english.ts';
import { spanish, spanishSmall } from './spanish.ts';
import { numberWords, type Token } from './tokens.ts';

/** What a language has for a concept. */
type Words = Readonly<Record<string, string>>;

/** How the words of one language are read. */
export interface Vocabulary {
  /** Whether a word is in it, be it only a small one. */
  readonly knows: (word: string) => boolean;
  /** Whether it is so sure a word that another may be a typing error of it. */
  readonly knowsSurely: (word: string) => boolean;
  /** What the words mean, by their place: concepts, none for a small word, and undefined for a word that is not known. */
  readonly read: (words: readonly Token[]) => readonly (ReadonlySet<string> | undefined)[];
}

const SHORTEST_TYPO = 4;
/** A short beginning with anything behind it is near to too much. */
const SURE_BEGINNING = 4;
const LONGEST_ENDING = 6;
const SHORT = 5;

function vocabularyOf(words: Words, small: string): Vocabulary {
  const exact = new Map<string, string[]>();
  const beginnings = new Map<string, string[]>();
  const phrases: { parts: readonly string[]; concept: string }[] = [];
  const put = (map: Map<string, string[]>, key: string, concept: string) =>
    map.set(key, [...(map.get(key) ?? []), concept]);
  for (const [concept, list] of Object.entries(words))
    for (const word of list.split(' ')) {
      if (word.includes('_')) phrases.push({ parts: word.split('_'), concept });
      else if (word.endsWith('*')) put(beginnings, word.slice(0, -1), concept);
      else put(exact, word, concept);
    }
  const byFirst = Map.groupBy(phrases, ({ parts: [first = ''] }) => first);
  const smallWords = new Set(small.split(' '));
  const inPhrases = phrases.flatMap(({ parts }) => parts);
  const wholeParts = new Set(inPhrases);
  const begunParts = inPhrases.filter((part) => part.endsWith('*')).map((part) => part.slice(0, -1));

  const meaningsOf = (word: string): readonly string[] => {
    const found = [...(exact.get(word) ?? [])];
    for (let length = 2; length <= word.length; length += 1)
      found.push(...(beginnings.get(word.slice(0, length)) ?? []));
    return found;
  };
  const begunBy = (word: string, least: number) => {
    for (let length = Math.max(least, word.length - LONGEST_ENDING); length <= word.length; length += 1)
      if (beginnings.has(word.slice(0, length))) return true;
    return false;
  };
  const fits = (part: string, word: string | undefined) =>
    word !== undefined && (part.endsWith('*') ? word.startsWith(part.slice(0, -1)) : part === word);
  const phrasesAt = (all: readonly Token[], at: number) =>
    (byFirst.get(all[at]?.plain ?? '') ?? []).filter(({ parts }) =>
      parts.every((part, index) => fits(part, all[at + index]?.plain)),
    );

  return {
    knowsSurely: (word) =>
      smallWords.has(word) || wholeParts.has(word) || exact.has(word) || begunBy(word, SURE_BEGINNING),
    knows: (word) =>
      smallWords.has(word) ||
      wholeParts.has(word) ||
      meaningsOf(word).length > 0 ||
      begunParts.some((part) => word.startsWith(part)),
    read: (all) => {
      let covered = 0;
      return all.map(({ plain }, at) => {
        const said = phrasesAt(all, at);
        const longest = Math.max(0, ...said.map(({ parts }) => parts.length));
        // What stands inside of a longer one does not count by itself.
        const isCovered = at < covered;
        const isInside = at + longest <= covered;
        covered = Math.max(covered, at + longest);
        const concepts = said.filter(({ parts }) => parts.length === longest).map(({ concept }) => concept);
        if (isCovered || longest > 0) return new Set(isCovered && isInside ? [] : concepts);
        const meanings = meaningsOf(plain);
        return meanings.length > 0 || smallWords.has(plain) ? new Set(meanings) : undefined;
      });
    },
  };
}

export const vocabularies = {
  es: vocabularyOf(spanish, spanishSmall),
  en: vocabularyOf(english, englishSmall),
};

/** A word as it should be, where one edit makes it one that is known. Of several the first: letters that changed places stand before others. */
export function mended(
  word: string,
  knows: (word: string) => boolean,
  knowsSurely: (word: string) => boolean,
): string {
  if (word.length < SHORTEST_TYPO || /\d/.test(word) || knows(word)) return word;
  const near = oneEditFrom(word).filter(
    (one) => (word.length > SHORT || one[0] === word[0]) && knowsSurely(one),
  );
  const sameLength = near.find((one) => [...one].toSorted().join('') === [...word].toSorted().join(''));
  return sameLength ?? near[0] ?? word;
}

export const otherWords: ReadonlySet<string> = new Set(numberWords);
