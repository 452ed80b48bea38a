import { plainText } from '../../navigation/words.ts';

/** A word, a number or a sign of money, and where it stands in what was typed. */
export interface Token {
  /** In small letters without accents; where a typing error was mended, as it should be. */
  readonly plain: string;
  readonly start: number;
  readonly end: number;
}

const PARTS =
  /RD\$|US\$|\$|%|\d{4}-\d{2}-\d{2}|\d{1,2}\/\d{1,2}\/\d{2,4}|\d+(?:[.,]\d+)*[\p{L}]*|\p{L}[\p{L}\p{N}\p{M}]*/giu;
/** What stands behind an apostrophe: "what's", "Carmen's", "don't". */
const BEHIND_APOSTROPHE = /^(?:s|m|t|d|re|ve|ll)$/;

export function tokensOf(asked: string): readonly Token[] {
  return [...asked.matchAll(PARTS)].flatMap(({ 0: word, index }) => {
    const plain = plainText(word);
    const isBehind = /['’]/.test(asked[index - 1] ?? '') && BEHIND_APOSTROPHE.test(plain);
    return isBehind || plain === '' ? [] : [{ plain, start: index, end: index + word.length }];
  });
}

const NUMBERS = new Map(
  (
    '1:un,una,uno,one,1ro,primero 2:dos,two,couple,par 3:tres,three 4:cuatro,four 5:cinco,five 6:seis,six 7:siete,seven 8:ocho,eight ' +
    '9:nueve,nine 10:diez,ten 12:doce,twelve 15:quince,fifteen 18:dieciocho,eighteen 20:veinte,twenty 24:veinticuatro 30:treinta,thirty ' +
    '60:sesenta,sixty 90:noventa,ninety 500:quinientos 1000:mil,thousand'
  )
    .split(' ')
    .flatMap((pair) => {
      const [value, words = ''] = pair.split(':');
      return words.split(',').map((word) => [word, Number(value)] as const);
    }),
);

/** A whole number, in figures or as a word. */
export function countOf(plain: string | undefined): number | undefined {
  if (plain === undefined) return undefined;
  if (/^\d{1,4}$/.test(plain)) return Number(plain);
  return NUMBERS.get(plain);
}

export const numberWords: Iterable<string> = NUMBERS.keys();
