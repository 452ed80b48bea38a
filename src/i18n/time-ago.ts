import type { Language } from './language.ts';

const locales: Record<Language, string> = { es: 'es-DO', en: 'en-US' };
const A_MINUTE_MS = 60_000;
const AN_HOUR_MS = 60 * A_MINUTE_MS;
const A_DAY_MS = 24 * AN_HOUR_MS;

/** "hace 3 horas", "yesterday": how long ago an instant was, in the largest whole unit. */
export function timeAgo(instant: string, now: number, language: Language): string {
  const format = new Intl.RelativeTimeFormat(locales[language], { numeric: 'auto' });
  const passed = Math.max(0, now - Date.parse(instant));
  if (passed < AN_HOUR_MS) return format.format(-Math.floor(passed / A_MINUTE_MS), 'minute');
  if (passed < A_DAY_MS) return format.format(-Math.floor(passed / AN_HOUR_MS), 'hour');
  return format.format(-Math.floor(passed / A_DAY_MS), 'day');
}
