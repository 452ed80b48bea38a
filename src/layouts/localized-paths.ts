import type { Language } from '#src/i18n/language.ts';

/**
 * The addresses of a page below src/pages/[...language]: without a language, which is Spanish until the
 * reader's own language is known, and with each one.
 */
export function localizedPaths() {
  return [
    { params: { language: undefined }, props: { language: 'es' } },
    { params: { language: 'es' }, props: { language: 'es' } },
    { params: { language: 'en' }, props: { language: 'en' } },
  ] satisfies { params: { language: Language | undefined }; props: { language: Language } }[];
}
