import type { Language } from './language.ts';

/** The fifth day of 1970 was a Monday. */
const mondayAt = (day: number) => Date.UTC(1970, 0, 5 + day);

/** Monday to Sunday, as the language writes them. */
export function weekdayNames(language: Language): string[] {
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, day) => format.format(mondayAt(day)));
}
