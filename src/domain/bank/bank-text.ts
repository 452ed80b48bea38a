import { type IsoDate, isIsoDate } from '../dates.ts';

/** Which number of "03/11/2026" comes first. Dominican banks write the day first. */
export const dateOrders = ['dmy', 'mdy'] as const;
export type DateOrder = (typeof dateOrders)[number];

const MONTHS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];
const ENGLISH: Readonly<Record<string, string>> = {
  jan: 'ene',
  apr: 'abr',
  aug: 'ago',
  dec: 'dic',
  set: 'sep',
};
const MARKS = /RD\$|US\$|DOP|USD|\$|\s/gi;
const WITH_POINT = /^(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/;
const WITH_COMMA = /^(\d+|\d{1,3}(?:\.\d{3})+),(\d{2})$/;
const MOST = 1_000_000_000_000;

/**
 * An amount as banks write it, in minor units: "1,234.56", "RD$ 1,234.56", "1234.5", "1.234,56", negative with a sign before
 * or behind it, in brackets, or marked DB. Null for anything else; an empty text is null too.
 */
export function parseBankAmount(text: string): number | null {
  let bare = text.replaceAll(MARKS, '').replaceAll('−', '-').replace(/^'/, '');
  const isDebit = /^\(.*\)$|^-|-$|(DB|DR)$/i.test(bare);
  bare = bare.replace(/^\((.*)\)$/, '$1').replaceAll(/^[-+]|[-+]$|(DB|DR|CR)$/gi, '');
  const match = WITH_POINT.exec(bare) ?? WITH_COMMA.exec(bare);
  if (!match) return null;
  const whole = (match[1] ?? '').replaceAll(/[.,]/g, '');
  const amount = Number(whole + (match[2] ?? '').padEnd(2, '0'));
  if (amount > MOST) return null;
  return isDebit && amount !== 0 ? -amount : amount;
}

/**
 * A day as banks write it: 03/11/2026, 3-11-26, 2026-11-03, 20261103, 03-nov-2026, with or without a time behind it. Null for
 * anything else and for days that do not exist.
 */
export function parseBankDate(text: string, order: DateOrder = 'dmy'): IsoDate | null {
  const day = text.trim().split(/[T ]/)[0]?.toLowerCase() ?? '';
  const plain = /^(\d{4})(\d{2})(\d{2})$/.exec(day) ?? /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(day);
  if (plain) return toDate(plain[1], plain[2], plain[3]);
  const parts = /^(\d{1,2})[-/.](\d{1,2}|[a-z]{3,4}\.?)[-/.](\d{4}|\d{2})$/.exec(day);
  if (!parts) return null;
  const [, first, second = '', year = ''] = parts;
  const named = monthNumber(second);
  const fullYear = year.length === 2 ? `20${year}` : year;
  if (named) return toDate(fullYear, String(named), first);
  return order === 'dmy' ? toDate(fullYear, second, first) : toDate(fullYear, first, second);
}

function monthNumber(text: string): number {
  const short = text.slice(0, 3);
  return MONTHS.indexOf(ENGLISH[short] ?? short) + 1;
}

function toDate(year = '', month = '', day = ''): IsoDate | null {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(date) ? date : null;
}
