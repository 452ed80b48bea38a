import type { IsoDate } from '#src/domain/foundation/dates.ts';
import { formatDate, monthNames } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/language.ts';

const isSameYear = (date: IsoDate, today: IsoDate) => date.slice(0, 4) === today.slice(0, 4);

/** A day as people say it: without the year while it is this one. */
export function shortDay(date: IsoDate, today: IsoDate, language: Language): string {
  return formatDate(date, language, isSameYear(date, today) ? 'dayMonth' : 'long');
}

/** The month of a day, likewise: "noviembre", or "noviembre de 2025". */
export function shortMonth(date: IsoDate, today: IsoDate, language: Language): string {
  if (!isSameYear(date, today)) return formatDate(date, language, 'month');
  return monthNames(language)[Number(date.slice(5, 7)) - 1] ?? formatDate(date, language, 'month');
}
