import type { Page } from '@playwright/test';
import type { Language } from '#src/i18n/language.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';

/**
 * The page as it stands, in one language and both themes; the dark one changes colours and nothing else. Colours do not
 * change with the language: who looks at a page in both says so, and they are looked at in Spanish.
 */
export async function expectAccessibleNow(
  page: Page,
  path: string,
  language: Language,
  isSeenInBoth = true,
): Promise<void> {
  if (isSeenInBoth && language !== 'es') return expectAccessible(page, `${path} ${language}`, 'words');
  await inDaylight(page, true);
  await expectAccessible(page, `${path} ${language} light`);
  await inDaylight(page, false);
  await expectAccessible(page, `${path} ${language} dark`, 'colour');
}

const inDaylight = (page: Page, isLight: boolean) =>
  page.evaluate(
    (theme) => {
      document.documentElement.dataset.theme = theme;
    },
    isLight ? 'light' : 'dark',
  );
