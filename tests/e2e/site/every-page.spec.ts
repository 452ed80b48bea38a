import type { Page } from '@playwright/test';
import { type Language, languages } from '#src/i18n/language.ts';
import { type PublicPage, publicPages } from '#src/sections/public-pages.ts';
import { expectHeading, expectLoaded } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { prefix } from '#tests/support/texts.ts';
import english from '../../../public/locales/en/translation.json' with { type: 'json' };
import spanish from '../../../public/locales/es/translation.json' with { type: 'json' };
import { expectAccessibleNow } from '../../a11y/both-themes.ts';
import { publicPaths } from '../../a11y/routes.ts';

// The walk through the public pages: all that is checked on each of them.
const entries = /^\/(login|signup|auth)\//;
const pages: PublicPage[] = publicPages.filter(({ path }) => !entries.test(path));
const texts = { en: english, es: spanish };
/** The pages whose words are in src/content. */
const written = new Set([
  ...['/', '/features/', '/pricing/', '/privacy/', '/terms/', '/cookies/', '/ai-nav/', '/ai-test/'],
]);
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };

/** How wide a page is on a phone. */
async function widthOnPhone(page: Page): Promise<number> {
  await page.setViewportSize(PHONE);
  // Not innerWidth: a phone zooms out until all of a page that is too wide can be seen, and innerWidth grows with it.
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  await page.setViewportSize(DESK);
  return width;
}

/** A page to read is there, with every word and a way on. */
async function expectReadable(page: Page, { path, name }: PublicPage, language: Language): Promise<void> {
  const response = await page.goto(`/${language}${path}`);
  expect([name, response?.status()]).toEqual([name, 200]);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.locator('footer').getByRole('link')).not.toHaveCount(0);
  if (!written.has(path)) return;
  // What folds apart, every word can be read.
  const words = page.locator(
    'main :is(h1, h2, h3, p, li, dt, dd):not(details *, picture *, form *, .public-form *)',
  );
  expect(await words.evaluateAll((all) => all.filter((text) => !text.checkVisibility()).length), path).toBe(
    0,
  );
}

// Thirty pages each: on a machine that has much else to do, that takes a while.
test.describe.configure({ timeout: 600_000 });

for (const language of languages) {
  test(`every page is accessible in both themes, and no wider than a phone (${language})`, async ({
    open,
  }) => {
    const page = await open({ language });
    for (const path of publicPaths) {
      const isOurs = path.includes('[...language]');
      // The others are the same in both languages.
      if (!isOurs && language !== languages[0]) continue;
      await test.step(path, async () => {
        await page.goto(path.replace('/[...language]', prefix[language]));
        // The page of all components shows skeletons as well, and keeps them.
        await (isOurs ? expectLoaded(page) : expectHeading(page));
        await expectAccessibleNow(page, path, language);
        if (isOurs) expect.soft(await widthOnPhone(page), `${path} in ${language}`).toBe(PHONE.width);
      });
    }
  });

  test(`without scripts every page is there, in its language, and leads to the others (${language})`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, locale: 'fr-FR' });
    const page = await context.newPage();
    for (const one of pages) await expectReadable(page, one, language);
    // A session lives in the browser, so to enter takes a script: these pages say so and show no form.
    for (const { path } of publicPages.filter((each) => entries.test(each.path))) {
      await page.goto(`/${language}${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByText(texts[language].shell.noScriptEntry)).toBeVisible();
      await expect(page.locator('input:visible')).toHaveCount(0);
      await expect(page.getByRole('link', { name: texts[language].pages.contact.label })).toBeVisible();
    }
    await context.close();
  });
}
