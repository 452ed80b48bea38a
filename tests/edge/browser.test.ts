import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveWorker } from '#tests/support/worker.ts';
import { findChromium } from '../../scripts/chromium.ts';

// What only a browser can tell about the pages' own machinery: policy, language, theme, offline. The screens
// themselves are tested in tests/e2e.
const worker = serveWorker();
let browser: Browser;

beforeAll(async () => {
  const options = {
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-quic', '--no-first-run'],
  };
  browser = await chromium.launch({ ...options });
});
afterAll(() => browser?.close());

/**
 * A page in a browser of its own, and what the policy refused in it. A service worker would fetch the whole site each
 * time: only the test of what opens without a network has one.
 */
async function newPage(
  locale: string,
  serviceWorkers: 'allow' | 'block' = 'block',
): Promise<{ page: Page; refused: string[] }> {
  const context = await browser.newContext({ locale, serviceWorkers, baseURL: await worker.origin() });
  const page = await context.newPage();
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  return { page, refused };
}

describe('in a browser', () => {
  it.each([
    '/',
    '/en/',
    '/login/',
    '/owner-dashboard/properties/1',
    '/tenant-dashboard/',
    '/admin/',
    '/nothing',
  ])('the policy refuses nothing that %s needs', async (address) => {
    const { page, refused } = await newPage('es-DO');
    await page.goto(address, { waitUntil: 'networkidle' });
    expect(refused).toEqual([]);
    await page.context().close();
  });

  it('a reader of English comes to the English page, and back by choice', async () => {
    const { page } = await newPage('en-US');
    await page.goto('/');
    await page.waitForURL('**/en/');
    await page.click('a[hreflang="es"]');
    await page.waitForURL('**/es/');
    await page.goto('/');
    expect(new URL(page.url()).pathname).toBe('/');
    expect(await page.locator('html').getAttribute('lang')).toBe('es');
    await page.context().close();
  });

  it('the theme is chosen, stays, and is the same in the islands', async () => {
    const { page } = await newPage('es-DO');
    await page.goto('/');
    const theme = () => page.locator('html').getAttribute('data-theme');
    const choose = (name: string) => page.getByRole('radio', { name }).check({ force: true });
    expect(await theme()).toBe('light');
    await choose('Oscuro');
    expect(await theme()).toBe('dark');
    await page.reload();
    expect(await theme()).toBe('dark');
    expect(await page.getByRole('radio', { name: 'Oscuro' }).isChecked()).toBe(true);
    await page.goto('/login/', { waitUntil: 'networkidle' });
    expect(await theme()).toBe('dark');
    await page.goto('/');
    await choose('Como el sistema');
    expect(await theme()).toBe('light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(theme).toBe('dark');
    await page.context().close();
  });

  it('shells and pages open without a network, and the API is never answered from a cache', async () => {
    const { page, refused } = await newPage('es-DO', 'allow');
    await page.goto('/es/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    expect(refused).toEqual([]);
    await page.context().setOffline(true);
    for (const address of [
      '/owner-dashboard/properties/1?tab=a',
      '/owner-dashboard',
      '/admin/users',
      '/login/?next=%2Fx',
      '/es/',
    ]) {
      // A tab each: a dashboard that nobody is signed in to leads on to the way in, which would cut the next one off.
      const tab = await page.context().newPage();
      const response = await tab.goto(address, { waitUntil: 'commit' });
      expect([address, response?.status(), response?.fromServiceWorker()]).toEqual([address, 200, true]);
      await tab.close();
    }
    for (const address of [
      '/api/receipts/1.pdf',
      '/auth/v1/user',
      '/rest/v1/leases',
      '/storage/v1/object/a',
      '/_local/mail',
    ]) {
      const isAnswered = await page.evaluate(
        (to) =>
          fetch(to).then(
            () => true,
            () => false,
          ),
        address,
      );
      expect([address, isAnswered]).toEqual([address, false]);
    }
    await page.context().close();
  });
});
