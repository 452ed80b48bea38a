/** A number that a text gives with its unit: "treinta (30) días", "three months". */
export interface Quantity {
  readonly value: number;
  readonly start: number;
  readonly end: number;
}

const SMALL =
  'cero un uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve';
const ENGLISH =
  'zero - one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty';
const TENS = 'treinta cuarenta cincuenta sesenta setenta ochenta noventa';
const ENGLISH_TENS = 'thirty forty fifty sixty seventy eighty ninety';
const FIRST_TEN = 3;

const VALUES = new Map<string, number>([
  // "uno" stands at 2 of the list, after "un".
  ...SMALL.split(' ').map((word, index) => [word, index < 2 ? index : index - 1] as const),
  ...ENGLISH.split(' ').map((word, index) => [word, index < 2 ? 0 : index - 1] as const),
  ...[TENS, ENGLISH_TENS].flatMap((tens) =>
    tens.split(' ').map((word, index) => [word, (index + FIRST_TEN) * 10] as const),
  ),
  ['una', 1],
  ['cien', 100],
  ['ciento', 100],
  ['doscientos', 200],
]);
VALUES.delete('-');

const HUNDRED = 'hundred';
const WORD = [...VALUES.keys(), HUNDRED].sort((one, other) => other.length - one.length).join('|');
const NUMBER = `\\d{1,4}(?:[.,]\\d{1,2})?|(?:${WORD})(?:(?:\\s+y|\\s+and)?[\\s-]+(?:${WORD}))*`;

const UNITS = {
  day: '(?:calendar |business |working )?(?:dias?|days?)\\b',
  month: '(?:mes(?:es)?|mensualidad(?:es)?|months?)\\b',
  year: '(?:anos?|years?)\\b',
  percent: '(?:%|por ciento\\b|percent\\b)',
} as const;

/** The quantities of a unit in a folded text, in their order. */
export function quantitiesOf(folded: string, unit: keyof typeof UNITS): Quantity[] {
  const pattern = new RegExp(`\\b(${NUMBER})\\s*(?:\\(\\s*(\\d{1,4})\\s*\\))?[\\s-]*${UNITS[unit]}`, 'g');
  return [...folded.matchAll(pattern)].map((match) => {
    const [whole, written = '', inFigures] = match;
    const value = inFigures ? Number(inFigures) : readNumber(written);
    return { value, start: match.index, end: match.index + whole.length };
  });
}

function readNumber(written: string): number {
  if (/^\d/.test(written)) return Number(written.replace(',', '.'));
  return written.split(/[\s-]+/).reduce((sum, word) => {
    if (word === HUNDRED) return (sum || 1) * 100;
    return sum + (VALUES.get(word) ?? 0);
  }, 0);
}

export interface WrittenMoney {
  readonly currency: 'DOP' | 'USD';
  readonly amount: number;
}

const MONEY = /(rd\$|us\$|dop|usd|\$)\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?/g;

/** The amounts in a folded text; a bare "$" is pesos. */
export function moneyOf(folded: string): WrittenMoney[] {
  return [...folded.matchAll(MONEY)].map(([, sign = '', whole = '', cents = '0']) => ({
    currency: sign.startsWith('us') ? 'USD' : 'DOP',
    amount: Number(`${whole.replaceAll(',', '')}.${cents}`),
  }));
}
