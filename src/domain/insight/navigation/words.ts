import type { Grammar } from './grammars.ts';
import { stemmer } from './stem.ts';

const ACCENTS = /[\u0300-\u036f]/g;
/** "IT-1", "e-CF" and "85-25" are one word each, however they are written. */
const JOINED: readonly (readonly [RegExp, string])[] = [
  [/\b(it|ir)[ -]?(\d{1,2})\b/g, '$1$2'],
  [/\be[ -]cf\b/g, 'ecf'],
  [/\b85 ?[-/ ] ?25\b/g, '8525'],
  [/\b(move|sign|log|check) (in|out|up)\b/g, '$1$2'],
];
/** The number of a home: "3B", "A101". */
const OF_A_HOME = /^(?:\d+[a-z]|[a-z]\d+)$/;

/** A word in small letters without accents, and what it has in common with its other forms. */
export interface Word {
  readonly plain: string;
  readonly stem: string;
  /** Most sentences have it. */
  readonly isLight: boolean;
}

/** How one language is read. */
export interface Reading {
  readonly stemOf: (word: string) => string;
  /** The words of a sentence that matter, in their order. Where none of them does, all of them. */
  readonly wordsOf: (sentence: string) => readonly Word[];
  readonly isLight: (stem: string) => boolean;
}

/** A text in small letters without accents. */
export const plainText = (text: string) => text.normalize('NFD').replace(ACCENTS, '').toLowerCase().trim();

export function readingOf(grammar: Grammar): Reading {
  const stemOf = stemmer(grammar);
  const stops = new Set(grammar.stops.split(' '));
  const light = new Set(grammar.light.split(' ').map(stemOf));
  const isLight = (stem: string) => light.has(stem);
  const wordsOf = (sentence: string) => {
    let plain = plainText(sentence).replaceAll(/['’´`]/g, grammar.apostrophe);
    for (const [pattern, joined] of JOINED) plain = plain.replaceAll(pattern, joined);
    const all = plain.split(/[^a-z0-9]+/).filter((word) => word !== '' && !OF_A_HOME.test(word));
    const telling = all.filter((word) => !stops.has(word));
    return (telling.length > 0 ? telling : all).map((word) => {
      const stem = stemOf(word);
      return { plain: word, stem, isLight: isLight(stem) };
    });
  };
  return { stemOf, wordsOf, isLight };
}
