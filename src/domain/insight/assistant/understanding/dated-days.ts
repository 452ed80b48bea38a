import { addDays, addMonths, endOfMonth, type IsoDate } from '../../../foundation/dates.ts';
import { type PeriodContext, type Reader, weekdayOf, wholeMonth } from './days-around.ts';
import {
  DAYS_OF_WEEK,
  day,
  FILLERS,
  LAST,
  list,
  monthOf,
  NEXT,
  ORDINALS,
  two,
  units,
  yearOf,
} from './period-words.ts';
import { countOf } from './tokens.ts';

/** The place behind words that only join. */
export function past(words: readonly string[], at: number, joining: ReadonlySet<string>): number {
  let to = at;
  while (joining.has(words[to] ?? '')) to += 1;
  return to;
}

/** The year behind a month, where one is said: "octubre del 2025", "October last year". */
function yearBehind(words: readonly string[], at: number, today: IsoDate): { year?: number; to: number } {
  const behind = past(words, at, new Set(list('de del of ano el in')));
  const year = yearOf(words[behind]);
  if (year) return { year, to: behind + 1 };
  const isLast =
    (LAST.has(words[behind] ?? '') && units.get(words[behind + 1] ?? '') === 'year') ||
    (words[behind] === 'pasado' && words[behind - 1] === 'ano');
  return isLast
    ? { year: Number(today.slice(0, 4)) - 1, to: words[behind - 1] === 'ano' ? behind + 1 : behind + 2 }
    : { to: at };
}

/** The year of a day of a month without one: its latest that has begun, or its next. */
function nearYear(month: number, date: number, { today, isAhead }: PeriodContext): number {
  const year = Number(today.slice(0, 4));
  const begins = `${two(month)}-${two(date)}`;
  if (isAhead)
    return `${two(month)}-31` < today.slice(5) &&
      begins < today.slice(5) &&
      month !== Number(today.slice(5, 7))
      ? year + 1
      : year;
  return begins > today.slice(5) ? year - 1 : year;
}

/** "Octubre", "el 15 de octubre", "October 15, 2025", "marzo del año pasado". */
export const month: Reader = (words, at, context) => {
  const first = countOf(words[at]?.replace(/(?<=\d)(?:st|nd|rd|th|ro|ero)$/, ''));
  const behindDay = past(words, at + 1, FILLERS);
  const ofDay = first !== undefined && first >= 1 && first <= 31 ? monthOf(words[behindDay]) : 0;
  if (ofDay && first) {
    const { year, to } = yearBehind(words, behindDay + 1, context.today);
    const found = day(year ?? nearYear(ofDay, first, context), ofDay, first);
    return found ? { period: { from: found, until: found }, to } : undefined;
  }
  const own = monthOf(words[at]);
  if (
    !own ||
    (words[at] === 'may' &&
      !/^(?:in|of|since|last|from|for|to|until|and|during|between|by|this)$/.test(words[at - 1] ?? ''))
  )
    return undefined;
  const date = countOf(words[at + 1]?.replace(/(?<=\d)(?:st|nd|rd|th)$/, ''));
  const hasDate =
    date !== undefined &&
    date >= 1 &&
    date <= 31 &&
    context.language === 'en' &&
    /^\d/.test(words[at + 1] ?? '') &&
    !yearOf(words[at + 1]);
  const { year, to } = yearBehind(words, at + (hasDate ? 2 : 1), context.today);
  const found = day(year ?? nearYear(own, hasDate ? date : 1, context), own, hasDate ? date : 1);
  if (!found) return undefined;
  return { period: hasDate ? { from: found, until: found } : wholeMonth(found), to };
};

/** "Q3", "el tercer trimestre de 2025", "second half of 2025". */
export const quarter: Reader = (words, at, context) => {
  const place = ORDINALS.findIndex((names) => names.includes(words[at] ?? ''));
  if (place < 0) return undefined;
  const isShort = /^[qt]\d$/.test(words[at] ?? '');
  const isHalf = /^(?:semestre|half|mitad)$/.test(words[at + 1] ?? '') && place < 2;
  if (!isShort && !isHalf && units.get(words[at + 1] ?? '') !== 'quarter') return undefined;
  const { year, to } = yearBehind(words, at + (isShort ? 1 : 2), context.today);
  const length = isHalf ? 6 : 3;
  const begins = place * length + 1;
  const from = day(year ?? nearYear(begins, 1, context), begins, 1);
  return from ? { period: { from, until: endOfMonth(addMonths(from, length - 1)) }, to } : undefined;
};

export const year: Reader = (words, at) => {
  const found = yearOf(words[at]);
  return found ? { period: { from: `${found}-01-01`, until: `${found}-12-31` }, to: at + 1 } : undefined;
};

export const weekday: Reader = (words, at, { today, isAhead }) => {
  // A city is no Sunday.
  if (words[at - 1] === 'santo') return undefined;
  const index = DAYS_OF_WEEK.findIndex((names) => names.includes(words[at]?.replace(/(?<=day)s$/, '') ?? ''));
  if (index < 0) return undefined;
  const isNext = isAhead || NEXT.has(words[at - 1] ?? '');
  const distance = (index - weekdayOf(today) + 7) % 7;
  const found = addDays(today, isNext ? distance || 7 : distance - 7 || -7);
  const isToday = distance === 0 && !isNext;
  return {
    period: { from: isToday ? today : found, until: isToday ? today : found },
    to: at + 1 + (LAST.has(words[at + 1] ?? '') ? 1 : 0),
  };
};
