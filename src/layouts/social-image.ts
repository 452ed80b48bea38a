import type { Language } from '#src/i18n/language.ts';

/** The address of the picture that stands for a page where it is shared: `/og/es-pricing.png`. */
export function socialImage(language: Language, localizedPath: string): string {
  return `/og/${[language, ...localizedPath.split('/').filter(Boolean)].join('-')}.png`;
}
