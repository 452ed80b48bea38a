// What a text says in figures: numbers, days, and signs such as "3-B". Patterns are tried in this order, and each takes away what
// it has read.
import type { CurrencyCode } from '../../foundation/enums.ts';
import { withDigits } from './number-words.ts';
import { type SaidDay, saidDays } from './said-days.ts';

export type SpokenLanguage = 'es' | 'en';

/** A number as a text shows it. */
export interface SaidNumber {
  /** Whatever it may mean, without its sign: "1.234" is 1234 or 1.234. */
  readonly values: readonly number[];
  /** Decimals that it shows. */
  readonly decimals: number;
  readonly isPercent: boolean;
  readonly currency: CurrencyCode | null;
}

/** All that a text says in figures. */
export interface SaidValues {
  readonly numbers: readonly SaidNumber[];
  /** Each with what it may mean: "03/11/2026" is in March or in November. */
  readonly days: readonly (readonly SaidDay[])[];
  /** Words with digits in them, times, and numbers that are joined: "3-b", "10:30", "85-25". */
  readonly signs: readonly string[];
  /** It has figures that nobody reads: of other scripts. */
  readonly isUnreadable: boolean;
}

const TIME = /\b(\d{1,2}:\d{2})(?::\d{2})?(?: ?([ap])\.? ?m\b\.?)?/g;
/** Units with a digit that counts nothing. */
const AREA = /\b(?:k?m2|ft2|m3)\b/g;
const CURRENCY_BEFORE = /\b(rd|us|dop|usd)(?=\$? ?\d)/g;
/** A word with letters and digits. */
const SIGN = /(?<![a-z\d])(?=[a-z\d_/.#-]*[a-z])(?=[a-z\d_/.#-]*\d)[a-z\d]+(?:[-_/.#][a-z\d]+)*/g;
/** A number with what follows without a blank: "12k", "1st", "50m2", "12x". */
const WITH_UNIT = /^(\d[\d.,]*)(k|m|mm|mil|st|nd|rd|th|er|ro|ra|do|da|to|ta|vo|va|o|a|m2|h|d|x)$/;
const JOINED = /(?<![\d.,])\d+(?:[-/]\d+)+(?![\d]|[.,]\d)/g;
const NUMBER =
  /(rd\$|us\$|dop|usd)?\$? ?(\d{1,3}(?: \d{3})+(?:[.,]\d+)?(?!\d)|\d+(?:[.,]\d+)*) ?(%|mil millones\b|millones\b|millon\b|mil\b|million\b|thousand\b|mm\b|m\b|k\b)?(?: (?:de )?(pesos|dolares|dollars|dop|usd)\b)?/g;

const SCALE: Readonly<Record<string, readonly number[]>> = {
  mil: [1e3],
  thousand: [1e3],
  k: [1e3],
  mm: [1e6],
  // Metres or millions.
  m: [1, 1e6],
  millon: [1e6],
  millones: [1e6],
  million: [1e6],
  'mil millones': [1e9],
};
const CURRENCY: Readonly<Record<string, CurrencyCode>> = {
  rd$: 'DOP',
  dop: 'DOP',
  pesos: 'DOP',
  us$: 'USD',
  usd: 'USD',
  dolares: 'USD',
  dollars: 'USD',
};

/** A text in small letters, without accents, signs that show nothing, or other forms of the same digits. */
export const plainSaid = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{Mn}\p{Me}\p{Cf}]/gu, '')
    .replaceAll(/[\u2010-\u2012\u2212]/g, '-')
    .toLowerCase();

/** What a text says in figures and in number words of its language. */
export function saidValues(text: string, language: SpokenLanguage): SaidValues {
  const days: (readonly SaidDay[])[] = [];
  const signs: string[] = [];
  const numbers: SaidNumber[] = [];
  let rest = plainSaid(text).replaceAll(/\b(?:primero|first) (?=(?:de|of) )/g, '1 ');
  const isUnreadable = /(?![0-9])\p{N}/u.test(rest);
  rest = withDigits(rest.replaceAll(/\b(?:por cien(?:to)?|per ?cent)\b/g, '%'), language);
  for (const [pattern, read] of saidDays)
    rest = rest.replaceAll(pattern, (_, ...found: (string | undefined)[]) => {
      days.push(...read(...found));
      return ' · ';
    });
  rest = rest.replaceAll(TIME, (_, time: string, half?: string) => {
    signs.push(timeOf(time, half));
    return ' · ';
  });
  rest = rest
    .replaceAll(AREA, ' ')
    .replaceAll(CURRENCY_BEFORE, ' $1 ')
    .replaceAll(/ (rd|us) \$/g, ' $1$');
  rest = rest.replaceAll(SIGN, (sign) => {
    const [, number, unit = ''] = WITH_UNIT.exec(sign) ?? [];
    if (number === undefined) signs.push(sign);
    else numbers.push(numberOf(number, { scale: unit }));
    return ' · ';
  });
  rest = rest.replaceAll(JOINED, (joined) => {
    signs.push(joined);
    return ' · ';
  });
  for (const [, before, digits = '', after = '', behind = ''] of rest.matchAll(NUMBER))
    numbers.push(numberOf(digits, { scale: after, currency: CURRENCY[before ?? behind] ?? null }));
  return { numbers, days, signs, isUnreadable };
}

/** "2:30 p" is 14:30. */
function timeOf(time: string, half?: string): string {
  const [hour = '', minute = ''] = time.split(':');
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (half === 'p' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}

function numberOf(
  digits: string,
  { scale, currency = null }: { scale: string; currency?: CurrencyCode | null },
): SaidNumber {
  const scales = SCALE[scale] ?? [1];
  const values = readings(digits).flatMap((value) => scales.map((times) => value * times));
  const decimals = /[.,](\d+)$/.exec(digits)?.[1]?.length ?? 0;
  return { values, decimals, isPercent: scale === '%', currency };
}

/** What digits with points and commas may mean; nothing where they are no number. */
function readings(digits: string): readonly number[] {
  const whole = digits.replaceAll(' ', '');
  return [
    ...(/^\d+$|^\d{1,3}(?:,\d{3})+$|^\d{1,3}(?:\.\d{3})+$/.test(whole)
      ? [Number(whole.replaceAll(/[.,]/g, ''))]
      : []),
    ...(/^(?:\d+|\d{1,3}(?:,\d{3})+)\.\d+$/.test(whole) ? [Number(whole.replaceAll(',', ''))] : []),
    ...(/^(?:\d+|\d{1,3}(?:\.\d{3})+),\d+$/.test(whole)
      ? [Number(whole.replaceAll('.', '').replace(',', '.'))]
      : []),
  ];
}
