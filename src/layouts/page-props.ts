import type { Language } from '#src/i18n/language.ts';

/** What every page says about itself. */
export interface PageProps {
  language: Language;
  title: string;
  description?: string;
  /** The address without its language, e.g. `/login/`, for a page that exists at `/`, `/es/` and `/en/`. */
  localizedPath?: string;
  /** Address of a picture to show where the page is shared; without it, one drawn from the title. */
  picture?: string | undefined;
  /** Whether search engines may list the page. */
  isListed?: boolean;
}
