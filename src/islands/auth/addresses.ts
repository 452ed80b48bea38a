import type { Language } from '#src/i18n/language.ts';
import { localizedPath, safeNext } from '#src/islands/shell/area-paths.ts';

/** Addresses of the pages to enter by; each keeps where the reader wanted to go. */
export interface Addresses {
  readonly next: string | null;
  readonly login: string;
  readonly signUp: string;
  readonly recovery: string;
  /** Absolute, for links in mails. */
  readonly loginUrl: string;
  readonly recoveryUrl: string;
}

/** As the built page has them, which knows of nowhere to go on to. */
export const builtAddresses = (language: Language) => addressesOf({ origin: '', search: '' }, language);

/** @param location of the page */
export function addressesOf(location: Pick<Location, 'origin' | 'search'>, language: Language): Addresses {
  const next = safeNext(new URLSearchParams(location.search).get('next'), location.origin);
  const query = next ? `?next=${encodeURIComponent(next)}` : '';
  const at = (path: string) => localizedPath(path, language) + query;
  return {
    next,
    login: at('/login/'),
    signUp: at('/signup/'),
    recovery: at('/recovery/'),
    loginUrl: location.origin + at('/login/'),
    recoveryUrl: location.origin + at('/recovery/'),
  };
}
