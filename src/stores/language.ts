import { persistentAtom } from '@nanostores/persistent';
import { computed } from 'nanostores';
import { type Language, readLanguageSources, resolveLanguage, toLanguage } from '#src/i18n/language.ts';

/** What the visitor chose by hand; undefined until they do, so that a path or browser can still decide. */
export const $languageChoice = persistentAtom<Language | undefined>('language', undefined, {
  encode: (language) => language,
  decode: (code) => toLanguage(code) ?? undefined,
});

// Read once: startLanguage writes the page's tag later, which must not become a source of its own.
const sources = readLanguageSources();

/** The language to show, shared by every island and every open tab. */
export const $language = computed(
  $languageChoice,
  (stored): Language => resolveLanguage({ ...sources, stored }),
);

/** Remembers the choice and shows it at once. */
export function chooseLanguage(language: Language): void {
  $languageChoice.set(language);
}

/**
 * Keeps `<html lang>` true to what is shown, for screen readers and hyphenation, and offers to install the application in
 * that language. Returns how to stop.
 */
export function startLanguage(): () => void {
  return $language.subscribe((language) => {
    document.documentElement.lang = language;
    const manifest = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
    if (manifest) manifest.href = `/manifest.${language}.webmanifest`;
  });
}
