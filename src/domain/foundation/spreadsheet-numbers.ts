import type { CurrencyCode } from './enums.ts';
import { type MoneyTextResult, parseMoneyText } from './money-text.ts';

/** How a column of numbers is written: which sign stands before the decimals. Null where none of them tells. */
export type DecimalSign = '.' | ',' | null;

const MARKS = /RD\$|US\$|\$|DOP|USD|m²|m2|mts?\.?2?|sq\.? ?ft\.?|ft²/gi;
const bare = (text: string) => text.replaceAll(MARKS, '').replaceAll(/[\s']/g, '');
const GROUPED_COMMA = /^\d{1,3}(\.\d{3})+,\d+$/;
const TWO_WAYS = /^[1-9]\d{0,2}[.,]\d{3}$/;
const GROUPED_POINT = /^\d{1,3}(,\d{3})+\.\d+$/;

/**
 * Which sign stands before the decimals in a column: "28.000,00" and "95,5" say a comma, "28,000.00" and "95.5" a point. Values
 * that contradict each other say nothing, and neither does "28.000" alone.
 */
export function decimalSignOf(column: readonly string[]): DecimalSign {
  const texts = column.map(bare);
  const isComma = texts.some((text) => GROUPED_COMMA.test(text) || /^\d+,(\d{1,2}|\d{4,})$/.test(text));
  const isPoint = texts.some((text) => GROUPED_POINT.test(text) || /^\d+\.(\d{1,2}|\d{4,})$/.test(text));
  if (isComma === isPoint) return null;
  return isComma ? ',' : '.';
}

/** Whether a text may be two numbers: "1,200", "28.000". */
export const isTwoNumbers = (text: string) => TWO_WAYS.test(bare(text));

/**
 * A number of a spreadsheet with a point before its decimals and nothing else: "28.000,00", "RD$ 28,000.00", "95 m²", "1½",
 * "28000.0000". Null when it is none, or when it may be two: "1,200" and "28.000" where the column does not tell.
 */
export function plainNumber(given: string, sign: DecimalSign): string | null {
  const text = bare(given).replace(/^(\d*)½$/, (_, whole: string) => `${whole || '0'}.5`);
  if (/^\d+$/.test(text)) return text;
  const [decimal, group] = signsOf(text, sign);
  if (!decimal || !group) return null;
  const form = new RegExp(`^(\\d+|\\d{1,3}(\\${group}\\d{3})+)(\\${decimal}\\d+)?$`);
  if (!form.test(text)) return null;
  const [whole = '', decimals = ''] = text.replaceAll(group, '').split(decimal);
  const kept = decimals.replace(/^(\d{2})0+$/, '$1');
  return kept === '' ? whole : `${whole}.${kept}`;
}

/** The sign before the decimals, and the one between thousands; none where the text may be read both ways. */
function signsOf(text: string, sign: DecimalSign): readonly [string, string] | readonly [] {
  if (GROUPED_COMMA.test(text)) return [',', '.'];
  if (GROUPED_POINT.test(text)) return ['.', ','];
  // Three figures behind one sign: thousands, or decimals, which no amount and no area has three of.
  if (TWO_WAYS.test(text) && (!sign || text.includes(sign))) return [];
  if (sign) return sign === ',' ? [',', '.'] : ['.', ','];
  if (/^\d+,\d+$/.test(text) || /\.\d{3}\./.test(text)) return [',', '.'];
  return ['.', ','];
}

/**
 * An amount of a spreadsheet: as people here write one, else as the column does that has a comma before its decimals. What may
 * be read both ways is refused.
 */
export function readAmount(text: string, currency: CurrencyCode, sign: DecimalSign): MoneyTextResult {
  const usual = parseMoneyText(text, currency);
  if (usual.ok && sign !== ',') return usual;
  const plain = plainNumber(text, sign);
  if (plain === null) return usual.ok ? { ok: false, code: 'amount_ambiguous' } : usual;
  const mark = /RD\$|US\$|DOP|USD/i.exec(text)?.[0] ?? '';
  return parseMoneyText(`${mark}${plain}`, currency);
}
