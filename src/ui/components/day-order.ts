import type { Language } from '#src/i18n/language.ts';

function isDayFirst(locale: string | undefined): boolean {
  const text = new Date(2000, 11, 31).toLocaleDateString(locale);
  return text.indexOf('31') < text.indexOf('12');
}

/**
 * Whether the browser writes day and month the other way round than the reader's language, in which Spanish has the day first.
 * @param locale that of the browser; by default the one that is in use
 */
export function isOtherDayOrder(language: Language, locale?: string): boolean {
  return isDayFirst(locale) !== (language === 'es');
}
