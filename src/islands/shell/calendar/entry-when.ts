import { type CalendarEntry, daysOfEntry } from '#src/domain/calendar/calendar-entry.ts';
import type { CalendarEntriesText } from '#src/i18n/dictionaries/calendar/calendar-entries.en.ts';
import { formatDate, formatTime } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/language.ts';

/** "10:00 AM – 11:00 AM"; empty for what lasts the whole day. */
export function entryTimes(
  { startsAt, endsAt }: Pick<CalendarEntry, 'startsAt' | 'endsAt'>,
  text: CalendarEntriesText,
  language: Language,
  timeZone: string,
): string {
  if (startsAt === null) return '';
  const from = formatTime(startsAt, language, timeZone);
  return endsAt === null || endsAt === startsAt
    ? from
    : text.times({ from, to: formatTime(endsAt, language, timeZone) });
}

/** "Tuesday, November 3, 10:00 AM – 11:00 AM", or with the last day of what lasts several. */
export function entryWhen(
  entry: CalendarEntry,
  text: CalendarEntriesText,
  language: Language,
  timeZone: string,
): string {
  const { first, last } = daysOfEntry(entry, timeZone);
  return [
    formatDate(first, language, 'weekday'),
    last === first ? '' : text.until({ date: formatDate(last, language, 'weekday') }),
    entryTimes(entry, text, language, timeZone),
  ]
    .filter((part) => part !== '')
    .join(', ');
}
