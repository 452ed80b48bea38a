import { type Language, languages } from '#src/i18n/language.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { languagesInTurn } from '#tests/support/languages.ts';
import { layoutShiftOf } from '#tests/support/layout-shift.ts';
import { goOffline, goOnline } from '#tests/support/offline.ts';

test('without scripts the theme is that of the system, and the menu of a phone opens and leads on', async ({
  browser,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await page.goto('/es/');
  for (const [colorScheme, background] of [
    ['dark', 'rgb(11, 20, 32)'],
    ['light', 'rgb(246, 249, 252)'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveCSS('background-color', background);
    await expect(page.getByRole('radio').first()).toBeHidden();
  }
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

test('without scripts the index shows one part when asked, and a question opens, also by its link', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/es/ai-nav/');
  const owner = page.locator('#owner');
  const legal = page.locator('#legal');
  await expect(owner).toBeVisible();
  await expect(legal).toBeVisible();
  await expect(page.locator('#finder')).toBeHidden();
  await page.locator('#owner summary').click();
  await expect(page.locator('#owner').getByRole('link', { name: 'Mora', exact: true })).toBeVisible();
  await page.locator('label:has([value="owner"])').click();
  await expect(owner).toBeVisible();
  await expect(legal).toBeHidden();
  await page.locator('label:has([value="all"])').click();
  await expect(legal).toBeVisible();

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

test('by keyboard every control of the header can be reached and used, also in the menu of a phone', async ({
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

  await page.setViewportSize({ width: 360, height: 740 });
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

test('a reader moves at most once; the switch keeps page, query and hash, and the choice', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'en-US' });
  const page = await context.newPage();
  const seen: string[] = [];
  page.on('framenavigated', (frame) => seen.push(new URL(frame.url()).pathname));
  await page.goto('/');
  await expect(page).toHaveURL(/\/en\/$/);
  await page.waitForLoadState('networkidle');
  expect(seen.filter((path) => path === '/en/')).toHaveLength(1);
  expect(seen.length).toBeLessThanOrEqual(2);

  await page.goto('/en/?plan=a#content');
  await page.getByRole('banner').getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL(/\/es\/\?plan=a#content$/);
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page).not.toHaveURL(/\/en\//);
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('es');
  await context.close();
});

const heading: Record<Language, string> = {
  es: 'Esta llave no abre ninguna puerta',
  en: 'This key opens no door',
};

test('an address that does not exist says so in the reader’s language and leads on', async ({ browser }) => {
  for (const language of languages) {
    const context = await browser.newContext({ locale: language === 'es' ? 'es-DO' : 'en-US' });
    const page = await context.newPage();
    const answer = await page.goto('/no-such-door/');
    expect(answer?.status()).toBe(404);
    await expect(page.locator('h1:visible')).toHaveCount(1);
    await expect(page.locator('h1:visible')).toHaveText(heading[language]);
    await page.locator(`main a[href="/${language}/ai-nav/"]:visible`).click();
    await expect(page).toHaveURL(new RegExp(`/${language}/ai-nav/$`));
    await context.close();
  }
});

test.describe('pictures', () => {
  // Each language, theme and width with each other once.
  const seen = [
    ['es', 'light', 360],
    ['en', 'dark', 360],
    ['en', 'light', 1440],
    ['es', 'dark', 1440],
  ] as const;
  test('only the ones of the language, the theme and the width are fetched, each once', async ({ open }) => {
    for (const [language, theme, width] of seen) {
      const page = await open({ language, theme, width });
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
      expect(fetched.length).toBe(4);
      expect(new Set(fetched).size).toBe(4);
      // The first one is a desk's where there is room; the reasons show phones.
      expect(fetched.filter((file) => file.includes('-desk-'))).toHaveLength(width < 700 ? 0 : 1);
      for (const file of fetched)
        expect(file).toMatch(new RegExp(`(desk|phone)-${language}-${theme}-\\d+\\.avif$`));
    }
  });

  test('keep their place while they load', async ({ open }) => {
    const page = await open();
    // The pictures alone are new: a font that comes late moves lines by a hair, which is not theirs.
    await page.goto('/robots.txt');
    await page.evaluate(() => fetch('/fonts/figtree-400-700.woff2').then((font) => font.arrayBuffer()));
    await page.goto('/es/');
    expect(await layoutShiftOf(page, 1_000)).toBe(0);
  });
});

for (const language of languagesInTurn(import.meta.url)) {
  test(`everyday words lead to a place by keys alone, without a connection too (${language})`, async ({
    open,
  }) => {
    const said = { es: 'cuanto cuesta esto', en: 'how much does it cost' }[language];
    const other = { es: 'receta de sancocho', en: 'chicken soup recipe' }[language];
    const page = await open({ language, hasServiceWorker: true });
    await page.goto(`/${language}/ai-nav/`);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.reload();
    await goOffline(page);
    const field = page.getByRole('searchbox');
    await field.fill(other);
    await expect(page.locator('[data-say="unknown"]')).toBeVisible();
    await expect(page.locator('#finder ol a')).toHaveCount(0);
    await field.fill(said);
    await expect(page.locator('[data-say="likely"]')).toBeVisible();
    await expectAccessible(page, 'what was found');
    await field.press('ArrowDown');
    await expect(page.locator('#finder ol a').first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/${language}/pricing/`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await goOnline(page);
  });
}

for (const language of languagesInTurn(import.meta.url)) {
  test(`a question about the sample portfolio shows what was understood and what was found (${language})`, async ({
    open,
  }) => {
    const said = {
      es: ['quién me debe', 'Yokasta Reyes', '¿Qué tiempo hará mañana?'],
      en: ['who owes me', 'Yokasta Reyes', 'What will the weather be tomorrow?'],
    }[language] as [string, string, string];
    const [asked, found, other] = said;
    const page = await open({ language });
    await page.goto(`/${language}/ai-test/`);
    const field = page.locator('#question');
    await field.fill(asked);
    await field.press('Enter');
    const result = page.locator('#asked');
    await expect(result.locator('[data-put="tool"]')).toHaveText('late_tenants');
    await expect(result.locator('li').first()).toContainText(found);
    await expectAccessible(page, 'what was understood');
    await page.getByRole('button', { name: other }).click();
    await expect(result.locator('[data-is="unknown"]')).toBeVisible();
    await expect(result.locator('li')).toHaveCount(0);
  });
}
