import { type Language, languages } from '#src/i18n/language.ts';
import { publicPages } from '#src/sections/public-pages.ts';
import { expect, test } from '#tests/support/browser.ts';
import { layoutShiftOf } from '#tests/support/layout-shift.ts';

const PHONE_WIDTH = 360;

for (const language of languages) {
  test(`no public page in ${language} is wider than a phone`, async ({ open }) => {
    const page = await open({ language, width: PHONE_WIDTH });
    for (const { path } of publicPages) {
      await page.goto(`/${language}${path}`);
      // What an island has been drawn over is hidden.
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // Not innerWidth: a phone zooms out until all of a page that is too wide can be seen, and innerWidth grows with it.
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width, `${path} in ${language}`).toBe(PHONE_WIDTH);
    }
  });

  test(`an address that does not exist says so in ${language} and leads on`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ locale: language === 'es' ? 'es-DO' : 'en-US', baseURL });
    const page = await context.newPage();
    const answer = await page.goto('/no-such-door/');
    expect(answer?.status()).toBe(404);
    await expect(page.locator('h1:visible')).toHaveCount(1);
    await expect(page.locator('h1:visible')).toHaveText(heading[language]);
    await page.locator(`main a[href="/${language}/ai-nav/"]:visible`).click();
    await expect(page).toHaveURL(new RegExp(`/${language}/ai-nav/$`));
    await context.close();
  });
}

test('the index shows one part when asked, without a script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/es/ai-nav/');
  const owner = page.locator('#owner');
  const legal = page.locator('#legal');
  await expect(owner).toBeVisible();
  await expect(legal).toBeVisible();
  await page.locator('label:has([value="owner"])').click();
  await expect(owner).toBeVisible();
  await expect(legal).toBeHidden();
  await page.locator('label:has([value="all"])').click();
  await expect(legal).toBeVisible();
  await context.close();
});

test('a question opens without a script, and by its link', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/en/pricing/');
  const answer = page.locator('#custody');
  await expect(answer).toBeHidden();
  await page.locator('details:has(#custody) summary').click();
  await expect(answer).toBeVisible();
  await page.goto('/en/ai-test/');
  await page.locator('a[href$="#mistakes"]').click();
  await expect(page.locator('#mistakes')).toBeVisible();
  await context.close();
});

const heading: Record<Language, string> = {
  es: 'Esta llave no abre ninguna puerta',
  en: 'This key opens no door',
};

test.describe('pictures', () => {
  // Each language, theme and width with each other once.
  const seen = [
    ['es', 'light', 360],
    ['en', 'dark', 360],
    ['en', 'light', 1440],
    ['es', 'dark', 1440],
  ] as const;
  for (const [language, theme, width] of seen) {
    test(`only the ones of ${language}, ${theme}, ${width} px are fetched, each once`, async ({ open }) => {
      const page = await open({ language, theme, width, isNew: true });
      const fetched: string[] = [];
      page.on('request', (request) => {
        const [, file] = /\/pictures\/(.+)$/.exec(request.url()) ?? [];
        if (file) fetched.push(file);
      });
      await page.goto(`/${language}/`);
      for (const picture of await page.locator(`.on-${theme} img`).all()) {
        await picture.scrollIntoViewIfNeeded();
        await expect(picture).toHaveJSProperty('complete', true);
        expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      }
      const frame = width < 700 ? 'phone' : '(desk|tenant-home-phone)';
      expect(fetched.length).toBe(3);
      expect(new Set(fetched).size).toBe(3);
      for (const file of fetched)
        expect(file).toMatch(new RegExp(`${frame}-${language}-${theme}-\\d+\\.avif$`));
    });
  }

  test('keep their place while they load', async ({ open }) => {
    const page = await open({ isNew: true });
    // The pictures alone are new: a font that comes late moves lines by a hair, which is not theirs.
    await page.goto('/robots.txt');
    await page.evaluate(() => fetch('/fonts/figtree-400-700.woff2').then((font) => font.arrayBuffer()));
    await page.goto('/es/');
    expect(await layoutShiftOf(page, 1_000)).toBe(0);
  });

  test('say what they show', async ({ open }) => {
    const page = await open();
    for (const language of languages) {
      await page.goto(`/${language}/`);
      const alts = await page
        .locator('main picture img')
        .evaluateAll((images) => images.map((image) => image.getAttribute('alt')));
      expect(alts.length).toBe(6);
      for (const alt of alts) expect(alt?.length).toBeGreaterThan(30);
    }
  });
});
