import type { Language } from './language.ts';

/** A sentence ends at a full stop, question or exclamation mark, an ellipsis or a line break; not inside a number or an abbreviation. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => wordsOf(sentence).length > 0);
}

/** What is read as a word: numbers, amounts and bare signs are not. */
export function wordsOf(text: string): string[] {
  return text.match(/\p{L}+(?:[’'-]\p{L}+)*/gu) ?? [];
}

/** Strong vowels and accented weak ones each carry a syllable; other weak ones lean on their neighbour. */
function spanishSyllables(word: string): number {
  const clusters = word.replace(/y$/, 'i').match(/[aeiouáéíóúü]+/g) ?? [];
  const carried = clusters.map((cluster) => Math.max(1, cluster.match(/[aeoáéóíú]/g)?.length ?? 0));
  return Math.max(
    1,
    carried.reduce((sum, count) => sum + count, 0),
  );
}

/** Groups of vowels, without an e that is silent at the end. */
function englishSyllables(word: string): number {
  const spoken = word
    .replace(/(?<=[^aeiouyl])e$|(?<=[aeiouy]l)e$/, '')
    .replace(/(?<=[^aeiouytd])ed$|(?<=[^aeiouyscgxzh])es$/, '');
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 0);
}

export function syllablesOf(word: string, language: Language): number {
  const lower = word.toLowerCase();
  return language === 'es' ? spanishSyllables(lower) : englishSyllables(lower);
}

/**
 * How easily a text is read, about 0 to 100: Fernández Huerta's (1959) measure for Spanish, Flesch's (1948) for English.
 * 60 and more is ordinary prose in both, 70 a popular magazine.
 */
export function readingEase(text: string, language: Language): number {
  const words = wordsOf(text);
  const perSentence = words.length / Math.max(1, sentencesOf(text).length);
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word, language), 0) / words.length;
  return language === 'es'
    ? 206.84 - 60 * syllables - 1.02 * perSentence
    : 206.835 - 84.6 * syllables - 1.015 * perSentence;
}
