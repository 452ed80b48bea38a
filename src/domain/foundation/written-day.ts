import { fromEpochDay, type IsoDate, isIsoDate, toEpochDay } from './dates.ts';

/** Which number of "03/11/2026" comes first; `ymd` is for years of two digits in front. */
export const dateOrders = ['dmy', 'mdy', 'ymd'] as const;
export type DateOrder = (typeof dateOrders)[number];

/** Months by their first three letters in Spanish and English. */
const MONTHS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'ene jan',
    'feb',
    'mar',
    'abr apr',
    'may',
    'jun',
    'jul',
    'ago aug',
    'sep set',
    'oct',
    'nov',
    'dic dec',
  ].flatMap((names, index) => names.split(' ').map((name) => [name, index + 1])),
);
const MONTH_WORD =
  /^(ene(ro)?|jan(uary)?|feb(rero|ruary)?|mar(zo|ch)?|abr(il)?|apr(il)?|may(o)?|jun(io|e)?|jul(io|y)?|ago(sto)?|aug(ust)?|sept?(iembre|ember)?|set(iembre)?|oct(ubre|ober)?|nov(iembre|ember)?|dic(iembre)?|dec(ember)?)$/;
/** Days of the week by their first letters, Sunday first. */
const WEEKDAYS = [
  /^(dom(ingo)?|sun(day)?)$/,
  /^(lun(es)?|mon(day)?)$/,
  /^(mar(tes)?|tue(s|sday)?)$/,
  /^(mie(rcoles)?|wed(nesday)?)$/,
  /^(jue(ves)?|thu(r|rs|rsday)?)$/,
  /^(vie(rnes)?|fri(day)?)$/,
  /^(sab(ado)?|sat(urday)?)$/,
];
const TIME = /[t ,]+\d{1,2}:\d{2}(:\d{2})?(\.\d+)?\s*([ap]\.?\s?m\.?)?\s*(z|gmt|utc|ast|[-+]\d{2}:?\d{2})?$/;
/** Days of a spreadsheet for 1990-01-01 and 2099-12-31, counted from 1899-12-30. */
const SERIAL = { first: 32_874, last: 73_050, zero: toEpochDay('1899-12-30') };

/** What a text says of a day: one day, or one for each order of its numbers. */
type DayForms = { readonly [Order in DateOrder]: IsoDate | null } & { readonly isOrdered: boolean };

const certain = (day: IsoDate | null): DayForms => ({ dmy: day, mdy: day, ymd: day, isOrdered: false });

function toDate(year: string, month: string | number, day: string): IsoDate | null {
  const fullYear = year.length === 2 ? `20${year}` : year;
  const date = `${fullYear}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(date) && date >= '1990-01-01' && date < '2201-01-01' ? date : null;
}

const weekdayOf = (day: IsoDate) => (((toEpochDay(day) + 4) % 7) + 7) % 7;

/** Three numbers, or a month's name with two. */
function fromParts(parts: readonly string[]): DayForms | null {
  const named = parts.findIndex((part) => MONTH_WORD.test(part));
  const [first = '', second = '', third = ''] = parts;
  if (parts.length !== 3) return null;
  if (named >= 0) {
    const month = MONTHS[(parts[named] ?? '').slice(0, 3)] ?? 0;
    const [one = '', two = ''] = parts.filter((_, index) => index !== named);
    if (!/^\d+$/.test(one + two)) return null;
    return certain(
      one.length === 4
        ? toDate(one, month, two)
        : /^(\d{2}|\d{4})$/.test(two)
          ? toDate(two, month, one)
          : null,
    );
  }
  if (/^\d{4}$/.test(first) && /^\d{1,2}$/.test(second) && /^\d{1,2}$/.test(third))
    return certain(toDate(first, second, third));
  if (!/^\d{1,2}$/.test(first) || !/^\d{1,2}$/.test(second) || !/^(\d{2}|\d{4})$/.test(third)) return null;
  return {
    dmy: toDate(third, second, first),
    mdy: toDate(third, first, second),
    ymd: third.length === 2 && first.length === 2 ? toDate(first, second, third) : null,
    isOrdered: true,
  };
}

/** The serial day of a spreadsheet, with or without a time. With two decimals it would be an amount. */
function fromSerial(text: string): IsoDate | null {
  if (!/^\d{5}(\.\d{3,})?$/.test(text.trim())) return null;
  const serial = Math.floor(Number(text));
  return serial >= SERIAL.first && serial <= SERIAL.last ? fromEpochDay(SERIAL.zero + serial) : null;
}

/** "20261103" and "03112026", with or without its first zero. */
function fromDigits(text: string): DayForms | null {
  const digits = /^(\d{8})( ?\d{6})?$/.exec(text)?.[1] ?? (/^\d{7}$/.test(text) ? `0${text}` : null);
  if (!digits) return null;
  const yearFirst = toDate(digits.slice(0, 4), digits.slice(4, 6), digits.slice(6));
  return yearFirst
    ? certain(yearFirst)
    : fromParts([digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)]);
}

function formsOf(text: string): DayForms | null {
  const plain = text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replace(/^'/, '')
    .trim();
  if (plain.length > 60) return null;
  const numeric = fromDigits(plain);
  if (numeric) return numeric;
  const words = plain
    .replace(TIME, '')
    .replace(/^(\d{4}-\d{2}-\d{2})t.*$/, '$1')
    .replaceAll(/(\d)(st|nd|rd|th)\b/g, '$1')
    .replaceAll(/\b(de|del|of)\b/g, ' ')
    .replaceAll(/(\d)([a-z])/g, '$1 $2')
    .replaceAll(/([a-z])(\d)/g, '$1 $2')
    .split(/[\s,./\\-]+/)
    .filter(Boolean);
  const plainForms = fromParts(words);
  if (plainForms) return plainForms;
  const [first = '', ...rest] = words;
  const weekday = WEEKDAYS.findIndex((name) => name.test(first));
  const forms = weekday < 0 ? null : fromParts(rest);
  if (!forms) return null;
  const on = (day: IsoDate | null) => (day && weekdayOf(day) === weekday ? day : null);
  const fitting = { dmy: on(forms.dmy), mdy: on(forms.mdy), ymd: on(forms.ymd), isOrdered: forms.isOrdered };
  // A name of the day that fits no order was written wrongly: the numbers count.
  return fitting.dmy || fitting.mdy || fitting.ymd ? fitting : forms;
}

/**
 * A day as banks write it: 03/11/2026, 3-11-26, 2026-11-03, 03112026, 3 de noviembre de 2026, Nov 3, 2026, mar 03/11/2026, a
 * spreadsheet's serial day; with or without a time behind it, whose zone is not applied. Null for anything else, for days that
 * do not exist and for those without a year.
 */
export function readDay(text: string, order: DateOrder): IsoDate | null {
  return formsOf(text)?.[order] ?? fromSerial(text);
}

/** Whether a text is some day, in whichever order, wherever it stands: a serial day may be any number. */
export function isDay(text: string): boolean {
  const forms = formsOf(text);
  return forms !== null && (forms.dmy ?? forms.mdy ?? forms.ymd) !== null;
}

export interface KnownOrder {
  /** Null where nothing tells it. */
  readonly order: DateOrder | null;
  /** A day of the file that the orders read differently. */
  readonly example: string;
}

/** In which order days are written, told by those that can be read one way alone. */
export function dateOrderOf(texts: readonly string[]): KnownOrder {
  const only = { dmy: 0, mdy: 0 };
  const [firsts, thirds] = [new Set<string>(), new Set<string>()];
  let example = '';
  for (const text of texts) {
    const forms = formsOf(text);
    if (!forms?.isOrdered) continue;
    if (forms.ymd) {
      firsts.add(forms.ymd.slice(0, 4));
      thirds.add(forms.ymd.slice(8));
    }
    if (forms.dmy && !forms.mdy) only.dmy += 1;
    else if (forms.mdy && !forms.dmy) only.mdy += 1;
    else if (forms.dmy !== forms.mdy) example ||= text;
  }
  // Years of two digits that hardly change while the last number does: they may stand in front.
  const mayBeginWithYear = thirds.size > 2 && firsts.size <= 2;
  if (mayBeginWithYear) return { order: null, example: example || (texts.find(isDay) ?? '') };
  if (only.dmy > 0 && only.mdy === 0) return { order: 'dmy', example };
  if (only.mdy > 0 && only.dmy === 0) return { order: 'mdy', example };
  const isOpen = example !== '' || only.dmy + only.mdy > 0;
  return { order: isOpen ? null : 'dmy', example: example || (texts.find(isDay) ?? '') };
}
