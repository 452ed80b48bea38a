import { readLanguageSources, resolveLanguage } from '#src/i18n/language.ts';
import { remember, remembered } from './storage.ts';

/**
 * Settles the page's language by the rule of the whole product (src/i18n/language.ts). A page that exists in several
 * languages (`data-localized`) moves to the reader's one, at most once: at the new address the rule gives the language
 * of that address.
 */
export function settleLanguage(): void {
  const root = document.documentElement;
  const language = resolveLanguage({ ...readLanguageSources(), stored: remembered('language') });
  // An answer to what was sent stands in the language it was sent in, and is nowhere else.
  if (language === root.lang || 'answer' in root.dataset) return;
  if ('localized' in root.dataset) {
    root.hidden = true; // The page in the other language is never seen.
    const path = location.pathname.replace(/^\/(es|en)(?=\/|$)/, '');
    location.replace(`/${language}${path}${location.search}${location.hash}`);
  }
  root.lang = language;
}

/** A link to the page in another language: the choice is kept, and so is what stands behind the address. */
export function followLanguageLink(link: HTMLAnchorElement): void {
  remember('language', link.hreflang);
  link.search = location.search;
  link.hash = location.hash;
}
