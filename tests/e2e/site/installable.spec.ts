import type { Page } from '@playwright/test';
import type { Language } from '#src/i18n/language.ts';
import { expect, test } from '#tests/support/browser.ts';
import { languagesInTurn } from '#tests/support/languages.ts';
import { signInDemo } from '#tests/support/rental.ts';

interface Manifest {
  readonly id: string;
  readonly name: string;
  readonly lang: string;
  readonly start_url: string;
  readonly scope: string;
  readonly display: string;
  readonly icons: readonly { src: string; sizes: string; type: string; purpose: string }[];
}

/** The pixels that an image really has. */
const pixelsOf = (page: Page, src: string): Promise<string> =>
  page.evaluate(async (address) => {
    const picture = await createImageBitmap(await (await fetch(address)).blob());
    return `${picture.width}x${picture.height}`;
  }, src);

/** What the browser asks of a page before it offers to install it. */
async function expectInstallable(page: Page, language: Language): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  const browser = await page.context().newCDPSession(page);
  const address = `/manifest.${language}.webmanifest`;
  // The dashboards are one page for both languages.
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', address);
  const { url, data, errors } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(new URL(url).pathname).toBe(address);
  // A context of a test keeps nothing, which is what the browser has against it.
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
    [],
  );

  const manifest = JSON.parse(data ?? '') as Manifest;
  expect(manifest).toMatchObject({ id: '/', scope: '/', lang: language, display: 'standalone' });
  expect(manifest.name).not.toBe('');
  const { origin } = new URL(page.url());
  const start = new URL(manifest.start_url, origin);
  expect(start.href.startsWith(new URL(manifest.scope, origin).href)).toBe(true);
  expect((await page.request.get(start.href)).status()).toBe(200);
  const sizes = manifest.icons.map(({ sizes: size, purpose }) => `${purpose} ${size}`);
  expect(sizes).toEqual(expect.arrayContaining(['any 192x192', 'any 512x512', 'maskable 512x512']));
  for (const { src, sizes: said, type } of manifest.icons) {
    expect((await page.request.get(src)).headers()['content-type']).toContain(type);
    expect(await pixelsOf(page, src), src).toBe(said);
  }
}

/** The worker stands between the pages and the network from the second visit on. */
async function expectWorker(page: Page): Promise<void> {
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
}

for (const language of languagesInTurn(import.meta.url)) {
  test(`the public pages and the dashboards can be installed (${language})`, async ({ open, baseURL }) => {
    const { session } = await signInDemo(baseURL, 'tenant');
    const page = await open({ language, width: 360, session, hasServiceWorker: true });
    const prefix = language === 'es' ? '' : '/en';
    for (const path of [`${prefix}/`, `${prefix}/pricing/`, '/tenant-dashboard/']) {
      await page.goto(path);
      await expectInstallable(page, language);
    }
    await expect(page.getByRole('heading', { level: 1 }).last()).toBeVisible();
    await expectWorker(page);
  });
}
