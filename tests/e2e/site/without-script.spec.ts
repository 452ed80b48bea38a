import { languages } from '#src/i18n/language.ts';
import { type PublicPage, publicPages } from '#src/sections/public-pages.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import english from '../../../public/locales/en/translation.json' with { type: 'json' };
import spanish from '../../../public/locales/es/translation.json' with { type: 'json' };

const entries = /^\/(login|signup|auth)\//;
const pages: PublicPage[] = publicPages.filter(({ path }) => !entries.test(path));
const texts = { en: english, es: spanish };
/** The pages whose words are in src/content. */
const written = new Set([
  ...['/', '/features/', '/pricing/', '/privacy/', '/terms/', '/cookies/', '/ai-nav/', '/ai-test/'],
]);

test.describe('without scripts', () => {
  for (const language of languages) {
    test(`every page is there, in its language, and leads to the others (${language})`, async ({
      browser,
    }) => {
      test.setTimeout(300_000);
      const context = await browser.newContext({ javaScriptEnabled: false, locale: 'fr-FR' });
      const page = await context.newPage();
      for (const { path, name } of pages) {
        const response = await page.goto(`/${language}${path}`);
        expect([name, response?.status()]).toEqual([name, 200]);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.getByRole('main')).toBeVisible();
        await expect(page.locator('footer').getByRole('link')).not.toHaveCount(0);
        if (!written.has(path)) continue;
        // What folds apart, every word can be read.
        const words = page.locator(
          'main :is(h1, h2, h3, p, li, dt, dd):not(details *, picture *, form *, .public-form *)',
        );
        expect(
          await words.evaluateAll((all) => all.filter((text) => !text.checkVisibility()).length),
          path,
        ).toBe(0);
      }
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

  test('the theme is that of the system', async ({ browser }) => {
    for (const [colorScheme, background] of [
      ['dark', 'rgb(11, 20, 32)'],
      ['light', 'rgb(246, 249, 252)'],
    ] as const) {
      const context = await browser.newContext({ javaScriptEnabled: false, colorScheme });
      const page = await context.newPage();
      await page.goto('/es/');
      await expect(page.locator('html')).toHaveCSS('background-color', background);
      await expect(page.getByRole('radio').first()).toBeHidden();
      await context.close();
    }
  });

  test('the menu of a phone opens and leads on, and the language changes', async ({ browser }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 360, height: 740 },
    });
    const page = await context.newPage();
    await page.goto('/es/');
    const menu = page.locator('#menu');
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Menú', exact: true }).click();
    await expect(menu).toBeVisible();
    await menu.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(/\/en\/$/);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.locator('#menu').getByRole('link', { name: 'Pricing' }).click();
    await expect(page).toHaveURL(/\/en\/pricing\/$/);
    await context.close();
  });
});

test.describe('with the keyboard alone', () => {
  test('the first Tab leads past the header, and every control of it can be reached and used', async ({
    open,
  }) => {
    const page = await open();
    await page.goto('/es/');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Ir al contenido' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    const reached: string[] = [];
    for (let step = 0; step < 14; step += 1) {
      await page.keyboard.press('Tab');
      reached.push(await page.evaluate(() => document.activeElement?.getAttribute('href') ?? ''));
    }
    for (const path of ['/es/', '/es/features/', '/es/pricing/', '/en/', '/es/login/', '/es/signup/'])
      expect(reached).toContain(path);
    await page.getByRole('radio', { name: 'Claro' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('the menu of a phone opens, keeps the focus and closes with Escape', async ({ open }) => {
    const page = await open({ width: 360 });
    await page.goto('/es/');
    const opener = page.getByRole('button', { name: 'Menú', exact: true });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#menu')).toBeVisible();
    await expectAccessible(page, 'menu of a phone');
    await page.keyboard.press('Tab');
    await expect(page.locator('#menu :focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.locator('#menu')).toBeHidden();
    await expect(opener).toBeFocused();
  });
});

test.describe('language', () => {
  test('the switch keeps page, query and hash, and the choice', async ({ browser }) => {
    const context = await browser.newContext({ locale: 'es-DO' });
    const page = await context.newPage();
    await page.goto('/?plan=a#content');
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(/\/en\/\?plan=a#content$/);
    await page.goto('/');
    await expect(page).toHaveURL(/\/en\/$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en');
    await context.close();
  });

  test('nothing of the other language is seen, and a reader moves at most once', async ({ browser }) => {
    const context = await browser.newContext({ locale: 'en-US' });
    const page = await context.newPage();
    const seen: string[] = [];
    page.on('framenavigated', (frame) => seen.push(new URL(frame.url()).pathname));
    await page.goto('/');
    await expect(page).toHaveURL(/\/en\/$/);
    await page.waitForLoadState('networkidle');
    expect(seen.filter((path) => path === '/en/')).toHaveLength(1);
    expect(seen.length).toBeLessThanOrEqual(2);
    await context.close();
  });
});
