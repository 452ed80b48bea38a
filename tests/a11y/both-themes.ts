import type { Page } from '@playwright/test';
import type { Language } from '#src/i18n/language.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';

interface Seen {
  /** Whether the page is seen in the other language too: then its colours, which stay, are looked at in Spanish only. */
  readonly isInBoth?: boolean;
  /** Whether the navigation at the side was not looked at yet. */
  readonly hasNavigation?: boolean;
}

/** The page as it stands, in one language and both themes; the dark one changes colours and nothing else. */
export async function expectAccessibleNow(
  page: Page,
  path: string,
  language: Language,
  { isInBoth = true, hasNavigation = true }: Seen = {},
): Promise<void> {
  if (isInBoth && language !== 'es')
    return expectAccessible(page, `${path} ${language}`, { only: 'words', hasNavigation });
  await inDaylight(page, true);
  await expectAccessible(page, `${path} ${language} light`, { only: 'all', hasNavigation });
  await inDaylight(page, false);
  await expectAccessible(page, `${path} ${language} dark`, { only: 'colour', hasNavigation });
}

const inDaylight = (page: Page, isLight: boolean) =>
  page.evaluate(
    (theme) => {
      document.documentElement.dataset.theme = theme;
    },
    isLight ? 'light' : 'dark',
  );
