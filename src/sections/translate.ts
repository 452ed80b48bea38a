import { localizePath } from 'astro-i18next';
import i18next from 'i18next';
import type { Language } from '#src/i18n/language.ts';
import type texts from '../../public/locales/en/translation.json';

// The texts of the .astro pages. This is the only module that knows astro-i18next; islands do not use it, because
// their typed dictionaries (src/i18n) cost a fraction of i18next in the browser.

/** English is the type: a key that it lacks does not compile. */
export type PageTexts = typeof texts;

/** The names of every text that is a plain string, e.g. `landing.headline`. */
export type TextKey = KeysOf<PageTexts, string>;

type KeysOf<Node, Leaf> = {
  [Key in keyof Node & string]: Node[Key] extends Leaf
    ? Key
    : Node[Key] extends readonly unknown[]
      ? never
      : `${Key}.${KeysOf<Node[Key], Leaf>}`;
}[keyof Node & string];

/**
 * A function that gives the page's texts in one language.
 *
 * @throws when the language lacks the key, which fails the build.
 */
export function translator(language: Language): (key: TextKey) => string {
  return (key) => i18next.t(existing(key, language), { lng: language });
}

/** `/login/` → `/en/login/`, whatever language the given path is in. */
export function pathIn(language: Language, path: string): string {
  const localized = localizePath(path, language);
  return localized.endsWith('/') ? localized : `${localized}/`;
}

function existing(key: string, language: Language): string {
  if (!i18next.exists(key, { lng: language, fallbackLng: [] })) {
    throw new Error(`public/locales/${language}/translation.json has no text "${key}".`);
  }
  return key;
}
