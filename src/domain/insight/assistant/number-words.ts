import type { SpokenLanguage } from './said-values.ts';

const list = (first: number, words: string, step = 1) =>
  words.split(' ').map((word, index) => [word, first + index * step] as const);

/** Words that are added up, without accents. */
const SPANISH = new Map([
  ...list(0, 'cero'),
  ...list(2, 'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince'),
  ...list(16, 'dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres'),
  ...list(24, 'veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve treinta'),
  ...list(21, 'veintiun'),
  ...list(21, 'veintiuna'),
  ...list(40, 'cuarenta cincuenta sesenta setenta ochenta noventa cien', 10),
  ...list(100, 'ciento doscientos trescientos cuatrocientos quinientos seiscientos', 100),
  ...list(700, 'setecientos ochocientos novecientos', 100),
  ...list(200, 'doscientas trescientas cuatrocientas quinientas seiscientas', 100),
  ...list(700, 'setecientas ochocientas novecientas', 100),
]);
const ENGLISH = new Map([
  ...list(0, 'zero'),
  ...list(2, 'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'),
  ...list(16, 'sixteen seventeen eighteen nineteen'),
  ...list(20, 'twenty thirty forty fifty sixty seventy eighty ninety', 10),
]);
/** A number in one language, and another word in the other. */
const AMBIGUOUS = new Set(['once', 'ten']);
const both = (own: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>) =>
  new Map([...[...other].filter(([word]) => !AMBIGUOUS.has(word)), ...own]);
/** Those of the other language count too: an answer may mix them. */
const SMALL: Readonly<Record<SpokenLanguage, ReadonlyMap<string, number>>> = {
  es: both(SPANISH, ENGLISH),
  en: both(ENGLISH, SPANISH),
};
/** They count only beside other number words: by themselves they are articles. */
const ONE = new Set(['un', 'uno', 'una', 'one']);
/** Words that multiply what stands before them, and whether they count by themselves. */
const SCALES: ReadonlyMap<string, readonly [times: number, isAlone: boolean]> = new Map([
  ['docena', [12, true]],
  ['dozen', [12, true]],
  ['hundred', [100, false]],
  ['mil', [1_000, true]],
  ['thousand', [1_000, false]],
  ['millon', [1_000_000, false]],
  ['millones', [1_000_000, false]],
  ['million', [1_000_000, false]],
]);
const WORD = /[a-z]+|\d+|[^a-z\d]+/g;
const BETWEEN = /^(?: +|-)$/;

/**
 * A text in small letters without accents, with its number words as digits: "doce mil" becomes "12000". A scale behind digits
 * ("12 mil") stays, and so does "un": it is an article.
 */
export function withDigits(text: string, language: SpokenLanguage): string {
  const parts = text.replaceAll(/\ba (?=(?:dozen|hundred|thousand|million)\b)/g, 'one ').match(WORD) ?? [];
  let written = '';
  for (let at = 0; at < parts.length; ) {
    const isAfterDigits = SCALES.has(parts[at] ?? '') && /\d ?$/.test(written);
    const run = isAfterDigits ? null : readNumber(parts, at, SMALL[language]);
    written += run ? String(run.value) : (parts[at] ?? '');
    at = run ? run.end : at + 1;
  }
  return written;
}

/** Whether a word's value goes on with a group: "treinta" with "cinco", "two hundred" with "five", not "two" with "three". */
const fits = (group: number, value: number) =>
  group === 0 || (group % 100 === 0 && value < 100) || (group % 100 >= 20 && group % 10 === 0 && value < 10);

/** The number that begins at a word, and where it ends; null where none does. */
function readNumber(parts: readonly string[], begin: number, small: ReadonlyMap<string, number>) {
  let sum = 0;
  let group = 0;
  let end = begin;
  for (let at = begin; at < parts.length; at += 2) {
    const word = parts[at] ?? '';
    const scale = SCALES.get(word);
    const value = ONE.has(word) ? 1 : small.get(word);
    if (scale) {
      const [times, isAlone] = scale;
      if (group === 0 && !isAlone) break;
      const product = Math.max(group, 1) * times;
      if (times === 100) group = product;
      else {
        sum += product;
        group = 0;
      }
    } else if (value !== undefined && fits(group, value)) {
      if (value === 0 && at > begin) break;
      group += value;
    } else break;
    end = at + 1;
    at = afterJoin(parts, at, group, small);
    if (!BETWEEN.test(parts[at + 1] ?? '')) break;
  }
  const isOneAlone = end === begin + 1 && ONE.has(parts[begin] ?? '');
  return end > begin && !isOneAlone ? { value: sum + group, end } : null;
}

/** Where the next word stands: "y" and "and" join "treinta y cinco" and "two hundred and five", nothing else. */
function afterJoin(parts: readonly string[], at: number, group: number, small: ReadonlyMap<string, number>) {
  const next = parts[at + 4] ?? '';
  const value = ONE.has(next) ? 1 : small.get(next);
  if (value === undefined || parts[at + 1] !== ' ' || parts[at + 3] !== ' ') return at;
  const isTens = parts[at + 2] === 'y' && group % 100 >= 30 && group % 10 === 0 && value < 10;
  const isHundred = parts[at + 2] === 'and' && group % 100 === 0 && value < 100;
  return isTens || isHundred ? at + 2 : at;
}
