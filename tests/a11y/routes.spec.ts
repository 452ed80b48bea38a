import type { Page } from '@playwright/test';
import { languages } from '#src/i18n/language.ts';
import { expectHeading, expectLoaded } from '#tests/support/accessibility.ts';
import { test } from '#tests/support/browser.ts';
import { newAdministrator } from '#tests/support/rental.ts';
import { passSecondStep } from '#tests/support/second-step.ts';
import { prefix } from '#tests/support/texts.ts';
import { expectAccessibleNow } from './both-themes.ts';
import { adminPaths, inParts, publicPaths } from './routes.ts';

/** Few enough to run side by side. */
const PATHS_IN_A_PART = 8;

/** The page in both languages, as the reader's choice. */
async function expectAccessibleInAll(page: Page, path: string): Promise<void> {
  await page.goto(path);
  for (const [index, language] of languages.entries()) {
    if (index > 0) {
      await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
      await page.reload();
    }
    await expectLoaded(page);
    await expectAccessibleNow(page, path, language);
  }
  // As the next path finds it.
  await page.evaluate((first) => localStorage.setItem('language', first), languages[0]);
}

for (const language of languages) {
  for (const [part, paths] of inParts(publicPaths, PATHS_IN_A_PART).entries()) {
    test(`for everybody, part ${part + 1} (${language})`, async ({ open }) => {
      const page = await open({ language });
      for (const path of paths) {
        await page.goto(path.replace('/[...language]', prefix[language]));
        // The page of all components shows skeletons as well, and keeps them.
        await (path.includes('[...language]') ? expectLoaded(page) : expectHeading(page));
        await expectAccessibleNow(page, path, language);
      }
    });
  }
}

test.describe('for an administrator', () => {
  test('before the second step is set up', async ({ open, baseURL }) => {
    const { session } = await newAdministrator(baseURL);
    await expectAccessibleInAll(await open({ session }), '/admin/');
  });

  test('behind the second step', async ({ open, baseURL }) => {
    const session = await passSecondStep(await newAdministrator(baseURL));
    const page = await open({ session });
    for (const path of adminPaths) {
      await expectAccessibleInAll(page, path);
    }
  });
});
