import { endOfMonth, startOfMonth } from '#src/domain/foundation/dates.ts';
import { type Days, kindOfPeriod } from '#src/domain/foundation/period.ts';
import type { DatesText } from '#src/i18n/dictionaries/foundation/dates.en.ts';
import { formatDate, formatDateRange } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/language.ts';

/** A span in words: "noviembre de 2026", "Trimestre 4 de 2026", "2026", "1–15 de nov de 2026", "Desde el 03/11/2026". */
export function rangeWords({ from, to }: Days, text: DatesText, language: Language): string {
  if (!from) return to ? text.until({ day: formatDate(to, language, 'short') }) : text.any;
  if (!to) return text.since({ day: formatDate(from, language, 'short') });
  const year = from.slice(0, 4);
  switch (kindOfPeriod({ from, to })) {
    case 'month':
      return formatDate(from, language, 'month');
    case 'quarter':
      return text.quarter({ number: Math.ceil(Number(from.slice(5, 7)) / 3), year });
    case 'year':
      return year;
    case 'days': {
      const isOfMonths = from === startOfMonth(from) && to === endOfMonth(to);
      return formatDateRange(from, to, language, isOfMonths ? 'month' : 'day');
    }
  }
}
