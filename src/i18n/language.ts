/** The languages of the product. Spanish is the fallback. */
export const languages = ['es', 'en'] as const;
export type Language = (typeof languages)[number];
export const fallbackLanguage: Language = 'es';

/** Where a language may be read from, strongest first. Absent sources are left out. */
export type LanguageSources = {
  /** The visitor's own stored choice. */
  stored?: string | null | undefined;
  /** Path of the URL; only its first segment counts (`/en/pricing`). */
  path?: string | undefined;
  /** What the translation library reads besides: the query `lng`, a cookie, an entry of this browser session. */
  others?: readonly (string | null | undefined)[];
  /** The browser's preferences, best first. */
  browser?: readonly string[] | undefined;
  /** The `lang` attribute of the page. */
  pageTag?: string | null | undefined;
};

/** Reduces a code such as `es-DO` or `EN_us` to a supported language, or null. */
export function toLanguage(code: string | null | undefined): Language | null {
  const short = code?.trim().toLowerCase().split(/[-_]/)[0];
  return languages.find((language) => language === short) ?? null;
}

/**
 * The language to show: stored choice, then path, then browser, then page tag, then Spanish. What the translation
 * library reads besides comes after what the reader chose, by hand or by address, and before what is only guessed.
 */
export function resolveLanguage(sources: LanguageSources): Language {
  const segment = sources.path?.split('/')[1];
  const { stored, others = [], browser = [], pageTag } = sources;
  const candidates = [stored, segment, ...others, ...browser, pageTag];
  for (const candidate of candidates) {
    const language = toLanguage(candidate);
    if (language) return language;
  }
  return fallbackLanguage;
}

/** The library's own names: `lng` in the address, then a cookie; several may be there. */
const OTHERS = /(?:[?&]lng|; (?:language|i18next))=([^;&]*)/g;

/** What the running page says about language, the stored choice excepted. Empty outside a browser. */
export function readLanguageSources(): LanguageSources {
  if (typeof document === 'undefined') return {};
  const said = `${location.search}; ${document.cookie}`;
  return {
    path: location.pathname,
    others: [...[...said.matchAll(OTHERS)].map(([, code]) => code), sessionLanguage()],
    browser: navigator.languages,
    pageTag: document.documentElement.lang,
  };
}

function sessionLanguage(): string | undefined {
  try {
    return sessionStorage.language ?? sessionStorage.i18nextLng;
  } catch {
    return; // Storage is blocked.
  }
}
