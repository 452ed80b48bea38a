import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import { wholeUnits } from '#src/domain/foundation/headline-amount.ts';
import type { Language } from './language.ts';

const locales: Record<Language, string> = { es: 'es-DO', en: 'en-US' };
/** Currencies are always named: both are written with "$" in the Dominican Republic. */
const symbols: Record<CurrencyCode, string> = { DOP: 'RD$', USD: 'US$' };
const minus = '\u2212';
const minorPerMajor = 100;

const numberFormats = new Map<string, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();
const relativeFormats = new Map<Language, Intl.RelativeTimeFormat>();

/** Intl formatters cost about 50 µs to make and 1 µs to use. */
function numberFormat(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = language + JSON.stringify(options);
  const known = numberFormats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locales[language], options);
  numberFormats.set(key, made);
  return made;
}

function dateFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options);
  const known = dateFormats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locales[language], options);
  dateFormats.set(key, made);
  return made;
}

const withMinus = (text: string) => text.replace(/^-/, minus);

export type MoneyParts = { sign: '' | '\u2212' | '+'; symbol: string; digits: string };
/**
 * How an amount shows its cents: `exact` always, in rows, lists and books; `whole` rounded to whole units, in headlines and
 * plans; `said` only where there are any, for the one amount of a sentence.
 */
export type MoneyLook = 'exact' | 'whole' | 'said';
/** The look of amounts in one sentence or one choice: all of them with cents, or none. */
export const saidTogether = (...amounts: readonly number[]): MoneyLook =>
  amounts.every((minor) => minor % minorPerMajor === 0) ? 'said' : 'exact';

export type MoneyOptions = {
  look?: MoneyLook;
  /** Writes "+" before a positive amount, for changes. */
  signed?: boolean;
};

/**
 * The pieces of an amount, for a component that styles them apart.
 * @param amountMinor safe integer in minor units (centavos or cents)
 */
export function moneyParts(
  amountMinor: number,
  currency: CurrencyCode,
  language: Language,
  options: MoneyOptions = {},
): MoneyParts {
  const { look = 'exact', signed = false } = options;
  const shown = look === 'whole' ? wholeUnits(amountMinor) : amountMinor;
  const fraction = look !== 'exact' && shown % minorPerMajor === 0 ? 0 : 2;
  const digits = numberFormat(language, {
    minimumFractionDigits: fraction,
    maximumFractionDigits: fraction,
    useGrouping: true,
  }).format(Math.abs(shown) / minorPerMajor);
  const positive = signed && shown > 0 ? '+' : '';
  return { sign: shown < 0 ? minus : positive, symbol: symbols[currency], digits };
}

/** "RD$1,234.50", "−US$20.00". Minor units in. */
export function formatMoney(
  amountMinor: number,
  currency: CurrencyCode,
  language: Language,
  options?: MoneyOptions,
): string {
  const { sign, symbol, digits } = moneyParts(amountMinor, currency, language, options);
  return sign + symbol + digits;
}

/** "RD$1.2 M" for chart labels and narrow places; two significant decimals at most. Minor units in. */
export function formatMoneyCompact(amountMinor: number, currency: CurrencyCode, language: Language) {
  const text = numberFormat(language, { notation: 'compact', maximumFractionDigits: 1 }).format(
    Math.abs(amountMinor) / minorPerMajor,
  );
  // CLDR shortens a thousand to "k", which nobody says in Spanish.
  const said = language === 'es' ? text.replace(/\s?k$/i, '\u00a0mil') : text;
  return (amountMinor < 0 ? minus : '') + symbols[currency] + said;
}

/** The symbol alone, as a field shows it before the figure. */
export function currencySymbol(currency: CurrencyCode): string {
  return symbols[currency];
}

/** "1,234" or "1,234.5"; at most `maximumFractionDigits` decimals (2). */
export function formatNumber(value: number, language: Language, maximumFractionDigits = 2): string {
  return withMinus(numberFormat(language, { maximumFractionDigits }).format(value));
}

/** A share (0.955 → "95.5%"). */
export function formatPercent(share: number, language: Language, maximumFractionDigits = 1): string {
  return withMinus(numberFormat(language, { style: 'percent', maximumFractionDigits }).format(share));
}

export type DateStyle = 'long' | 'short' | 'month' | 'monthShort' | 'dayMonth' | 'weekday';

const dateStyles: Record<Exclude<DateStyle, 'short'>, Intl.DateTimeFormatOptions> = {
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  monthShort: { month: 'short' },
  dayMonth: { day: 'numeric', month: 'long' },
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
};

/** In a country that writes the day first, figures in the order of another one would be read as another day. */
const shortDates: Record<Language, Intl.DateTimeFormatOptions> = {
  es: { day: '2-digit', month: '2-digit', year: 'numeric' },
  en: { day: 'numeric', month: 'short', year: 'numeric' },
};

/**
 * A domain date as text: "3 de noviembre de 2026" (long), "03/11/2026" or "Nov 3, 2026" (short), "noviembre de 2026" (month),
 * "nov" (monthShort), "3 de noviembre" (dayMonth), "martes, 3 de noviembre" (weekday).
 * @param date 'YYYY-MM-DD', or 'YYYY-MM' for a month
 */
export function formatDate(date: string, language: Language, style: DateStyle = 'long'): string {
  const [year = '', month = '', day = '01'] = date.split('-');
  const instant = Date.UTC(Number(year), Number(month) - 1, Number(day));
  if (Number.isNaN(instant)) return date;
  const parts = style === 'short' ? shortDates[language] : dateStyles[style];
  return dateFormat(language, { ...parts, timeZone: 'UTC' }).format(instant);
}

const utcOf = (date: string) => {
  const [year, month, day = '01'] = date.split('-');
  return Date.UTC(Number(year), Number(month) - 1, Number(day));
};

/**
 * Two days, or two months, as one text that says nothing twice: "1–15 de nov de 2026", "dic de 2025 – nov de 2026".
 * @param unit what is named of each end
 */
export function formatDateRange(from: string, to: string, language: Language, unit: 'day' | 'month'): string {
  const format = dateFormat(language, {
    ...(unit === 'day' && { day: 'numeric' }),
    ...{ month: 'short', year: 'numeric', timeZone: 'UTC' },
  });
  return format.formatRange(utcOf(from), utcOf(to));
}

/**
 * A moment as text in a time zone: "3 de noviembre de 2026, 2:05 p. m.".
 * @param instant ISO timestamp or epoch milliseconds
 */
export function formatInstant(
  instant: string | number,
  language: Language,
  timeZone = 'America/Santo_Domingo',
): string {
  const time = typeof instant === 'number' ? instant : Date.parse(instant);
  if (Number.isNaN(time)) return String(instant);
  return dateFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(time);
}

/** The time of day of a moment in a time zone: "2:05 p. m.". @param instant ISO timestamp */
export function formatTime(instant: string, language: Language, timeZone: string): string {
  const time = Date.parse(instant);
  return Number.isNaN(time) ? instant : dateFormat(language, { timeStyle: 'short', timeZone }).format(time);
}

/** "hoy", "mañana", "hace 3 días", "in 12 days". Negative days lie in the past. */
export function formatRelativeDays(days: number, language: Language): string {
  let format = relativeFormats.get(language);
  if (!format) {
    format = new Intl.RelativeTimeFormat(locales[language], { numeric: 'auto' });
    relativeFormats.set(language, format);
  }
  return format.format(days, 'day');
}

/** The twelve month names, January first, as the language writes them. */
export function monthNames(language: Language, style: 'long' | 'short' = 'long'): string[] {
  const format = dateFormat(language, { month: style, timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month, 1)));
}

/** "Ana, Luis y Rosa" / "Ana, Luis, and Rosa". */
export function formatList(items: readonly string[], language: Language): string {
  return new Intl.ListFormat(locales[language], { type: 'conjunction' }).format(items);
}
