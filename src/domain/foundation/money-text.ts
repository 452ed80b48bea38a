import type { CurrencyCode } from './enums.ts';
import { withPoint } from './typed-number.ts';

export type MoneyTextError =
  | 'amount_missing'
  | 'amount_invalid'
  | 'amount_ambiguous'
  | 'amount_negative'
  | 'amount_too_large'
  | 'currency_mismatch';

export type MoneyTextResult =
  | { readonly ok: true; readonly amountMinor: number }
  | { readonly ok: false; readonly code: MoneyTextError };

/** The largest amount that the database takes for a rent, a charge or a payment: ten thousand million units. */
export const MAX_AMOUNT_MINOR = 1_000_000_000_000;

const CURRENCY_BY_MARK: Readonly<Record<string, CurrencyCode>> = {
  RD$: 'DOP',
  DOP: 'DOP',
  US$: 'USD',
  USD: 'USD',
};

const MARK_AT_START = /^(RD\$|US\$|DOP|USD|\$)/i;
const MARK_AT_END = /(DOP|USD)$/i;
const PLAIN = /^(\d*)(?:\.(\d{1,2}))?$/;
const GROUPED = /^([1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d{1,2}))?$/;
const DIGITS_AND_SEPARATORS = /^\d[\d.,'\s]*$/;

/**
 * Reads an amount the way people in the Dominican Republic and in the United States write one: a point before the
 * decimals, commas between thousands, an optional mark ("RD$ 1,234.56", "1234.5", "US$20", "500 DOP"). A bare "$"
 * stands for the currency asked for. The habits of other countries are read where they can mean nothing else: "25,50",
 * "1.234,56", "1 234".
 *
 * Anything that could be read in two ways is refused rather than guessed: "1.234", "0,500", "12,34,567" give `amount_ambiguous`. Returns minor units (zero or more); never throws.
 */
export function parseMoneyText(text: string, currency: CurrencyCode): MoneyTextResult {
  const bare = readMark(text.trim(), currency);
  if (bare === null) return { ok: false, code: 'currency_mismatch' };
  if (bare === '') return { ok: false, code: 'amount_missing' };
  if (/^[-−(]/.test(bare)) return { ok: false, code: 'amount_negative' };

  const pointed = withPoint(bare);
  const match = PLAIN.exec(pointed) ?? GROUPED.exec(pointed);
  if (match === null) {
    return { ok: false, code: DIGITS_AND_SEPARATORS.test(bare) ? 'amount_ambiguous' : 'amount_invalid' };
  }
  const whole = (match[1] ?? '').replaceAll(',', '');
  const decimals = (match[2] ?? '').padEnd(2, '0');
  const amountMinor = Number(whole + decimals);
  if (amountMinor > MAX_AMOUNT_MINOR) return { ok: false, code: 'amount_too_large' };
  return { ok: true, amountMinor };
}

/** The text without its currency mark, or null when the mark names another currency. */
function readMark(text: string, currency: CurrencyCode): string | null {
  const mark = MARK_AT_START.exec(text)?.[0] ?? MARK_AT_END.exec(text)?.[0];
  if (mark === undefined) return text;
  const named = CURRENCY_BY_MARK[mark.toUpperCase()] ?? currency;
  return named === currency ? text.replace(mark, '').trim() : null;
}
