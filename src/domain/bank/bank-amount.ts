/** The sign before the decimals. */
export const decimalSigns = ['.', ','] as const;
export type DecimalSign = (typeof decimalSigns)[number];

/** How the amounts of one file are written. */
export interface AmountStyle {
  /** Null where no amount tells it. */
  readonly decimal: DecimalSign | null;
  /** Whether "1.500" may be one and a half: the file has three decimals elsewhere, or somebody said what is decimal. */
  readonly hasThreeDecimals: boolean;
  /** Some amounts have a point before the decimals, others a comma. */
  readonly isMixed: boolean;
}

export type AmountText =
  | { readonly kind: 'empty' | 'unreadable' }
  /** "1.500" where nothing tells whether that is one thousand five hundred. */
  | { readonly kind: 'ambiguous' }
  | {
      readonly kind: 'amount';
      /** Minor units, negative with a minus or in brackets. */
      readonly minor: number;
      /** What stands behind or before it: "CR", "D". */
      readonly mark: 'in' | 'out' | null;
      /** Whether it has a sign of its own, + or −. */
      readonly isSigned: boolean;
      /** As the text says it: "RD$" is DOP; null for none and for a bare "$". */
      readonly currency: string | null;
    };

const CURRENCIES: Readonly<Record<string, string | null>> = {
  RD$: 'DOP',
  RD: 'DOP',
  US$: 'USD',
  US: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  $: null,
};
const CURRENCY = /RD\$|US\$|\b(?:DOP|USD|EUR|GBP|CAD|CHF|RD|US)\b|€|£|\$/gi;
const NOTHING = /^(?:[-.·*]*|n\/?[ad]|n\.[ad]\.?|null|none|nil|s\/m)$/i;
const MARK_BEHIND = /(?:^|[\d\s).+-])\(?(DEB|DB|DR|D|S|CRE|CR|C|H)\)?\.?$/i;
const MARK_BEFORE = /^(DB|DR|CR)\.?(?=[\s\d(])/i;
const GROUPED = /^\d{1,3}(?:[ ']\d{3})+(?![\d ])/;
const MOST = 1_000_000_000_000;

interface Digits {
  readonly whole: string;
  readonly fraction: string;
  /** What separates the two, where the digits alone tell; null without a separator. */
  readonly decimal: DecimalSign | null;
  /** A separator with three digits behind it and at most three before: it may be either. */
  readonly either: DecimalSign | null;
}

const other = (sign: DecimalSign): DecimalSign => (sign === '.' ? ',' : '.');

/** What digits with separators say by themselves; null when they are no number. */
function digitsOf(text: string): Digits | null {
  const isGrouped = GROUPED.test(text);
  const bare = isGrouped ? text.replaceAll(/[ '](?=\d{3})/g, '') : text;
  if (/^\d+$/.test(bare)) return { whole: bare, fraction: '', decimal: null, either: null };
  for (const decimal of decimalSigns) {
    const group = other(decimal);
    const whole = new RegExp(`^(\\d{1,3}(?:\\${group}\\d{3})+)\\${decimal}(\\d*)$`).exec(bare);
    if (whole && !isGrouped)
      return {
        whole: (whole[1] ?? '').replaceAll(group, ''),
        fraction: whole[2] ?? '',
        decimal,
        either: null,
      };
    if (!isGrouped && new RegExp(`^\\d{1,3}(?:\\${group}\\d{3}){2,}$`).test(bare))
      return { whole: bare.replaceAll(group, ''), fraction: '', decimal, either: null };
  }
  const single = /^(\d*)([.,])(\d*)$/.exec(bare);
  if (!single || bare.length < 2) return null;
  const [, whole = '', sign = '.', fraction = ''] = single;
  const mayGroup = fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole) && !isGrouped;
  const decimal = sign as DecimalSign;
  return { whole, fraction, decimal: mayGroup ? null : decimal, either: mayGroup ? decimal : null };
}

interface Parts {
  readonly digits: string;
  readonly isNegative: boolean;
  readonly isSigned: boolean;
  readonly mark: 'in' | 'out' | null;
  readonly currency: string | null;
}

/** The sign, the marks and the currency around the digits; null when signs contradict each other. */
function partsOf(text: string): Parts | null {
  let rest = text
    .replaceAll(/[−–—‒‐‑]/g, '-')
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .trim();
  rest = rest.replace(/^'/, '');
  const [found] = rest.match(CURRENCY) ?? [];
  const currency = found
    ? (CURRENCIES[found.toUpperCase()] ?? (/^[a-z]+$/i.test(found) ? found.toUpperCase() : null))
    : null;
  rest = rest.replaceAll(CURRENCY, ' ').trim();
  const marked = MARK_BEHIND.exec(rest) ?? MARK_BEFORE.exec(rest);
  const letters = (marked?.[1] ?? '').toUpperCase();
  const mark = letters === '' ? null : /^[DS]/.test(letters) ? 'out' : 'in';
  if (letters) {
    const isBehind = MARK_BEHIND.test(rest);
    rest = isBehind ? rest.replace(/\(?[A-Z]+\)?\.?$/i, '') : rest.replace(MARK_BEFORE, '');
  }
  rest = rest.trim();
  const inside = /^([-+]?)\s*\((.*)\)\s*([-+]?)$/.exec(rest);
  let minus = inside ? 1 : 0;
  if (inside) rest = `${inside[1]}${inside[2]}${inside[3]}`.trim();
  const signs = /^([-+]?)\s*(.*?)\s*([-+]?)$/.exec(rest);
  const [, before = '', digits = '', behind = ''] = signs ?? [];
  minus += (before === '-' ? 1 : 0) + (behind === '-' ? 1 : 0);
  if (minus > 1 || (before && behind) || (minus > 0 && mark === 'in')) return null;
  return { digits, isNegative: minus > 0, isSigned: minus > 0 || before + behind === '+', mark, currency };
}

const isNothing = (text: string) =>
  NOTHING.test(
    text
      .replaceAll(/[−–—‒‐‑]/g, '-')
      .replaceAll(CURRENCY, '')
      .replaceAll(/\s/g, ''),
  );

/** How amounts of a file are written, told by those that can be read one way alone. */
export function amountStyleOf(texts: readonly string[]): AmountStyle {
  const seen = { '.': 0, ',': 0 };
  let hasThreeDecimals = false;
  for (const text of texts) {
    const digits = isNothing(text) ? null : digitsOf(partsOf(text)?.digits ?? '');
    if (!digits?.decimal) continue;
    seen[digits.decimal] += 1;
    if (digits.fraction.length === 3) hasThreeDecimals = true;
  }
  const isMixed = seen['.'] > 0 && seen[','] > 0;
  const decimal = isMixed ? null : (decimalSigns.find((sign) => seen[sign] > 0) ?? null);
  return { decimal, hasThreeDecimals: decimal !== null && hasThreeDecimals, isMixed };
}

/**
 * An amount as banks write it: "1,234.56", "RD$ 1,234.56", "1.234,56", "25'000.50", ".50", negative with a sign before or
 * behind it or in brackets, marked DB or CR. What stands for nothing ("-", "N/A", "RD$ -") is empty.
 */
export function readAmountText(text: string, style: AmountStyle): AmountText {
  if (isNothing(text)) return { kind: 'empty' };
  const parts = partsOf(text);
  const digits = parts ? digitsOf(parts.digits) : null;
  if (!parts || !digits) return { kind: 'unreadable' };
  let { whole, fraction } = digits;
  if (digits.either) {
    const isKnown = style.decimal !== null && (style.decimal !== digits.either || style.hasThreeDecimals);
    // A comma with three digits behind it and nothing to the contrary: nobody here writes thousandths so.
    if (!isKnown && (digits.either === '.' || style.decimal !== null || style.isMixed))
      return { kind: 'ambiguous' };
    const isGroup = style.decimal !== digits.either;
    [whole, fraction] = isGroup ? [whole + fraction, ''] : [whole, fraction];
  }
  if (/[1-9]/.test(fraction.slice(2))) return { kind: 'unreadable' };
  const amount = Number(`${whole || '0'}${fraction.slice(0, 2).padEnd(2, '0')}`);
  if (amount > MOST) return { kind: 'unreadable' };
  const { mark, isSigned, currency } = parts;
  return {
    kind: 'amount',
    minor: parts.isNegative && amount !== 0 ? -amount : amount,
    mark,
    isSigned,
    currency,
  };
}
