import { expect, test } from '#tests/support/browser.ts';
import { goOffline, goOnline } from '#tests/support/offline.ts';
import { signInDemo } from '#tests/support/rental.ts';
import { textsOf } from '#tests/support/texts.ts';
import spanish from '../../../public/locales/es/translation.json' with { type: 'json' };

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|ServiceWorker/i] });

test('after one visit the site opens without a connection, pages and dashboards alike', async ({
  open,
  baseURL,
}) => {
  const { session } = await signInDemo(baseURL, 'owner');
  const { common } = await textsOf('es');
  const page = await open({ session, hasServiceWorker: true });
  await page.goto('/es/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await goOffline(page);

  for (const address of ['/es/', '/', '/es/pricing/', '/pricing', '/en/pricing/?from=a']) {
    const response = await page.goto(address);
    expect([address, response?.status(), response?.fromServiceWorker()]).toEqual([address, 200, true]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  // The badge tells why nothing moves.
  await expect(page.locator('#connectivity').getByText(spanish.messages.offline)).toBeVisible();

  await page.goto('/owner-dashboard/leases/11111111-1111-4111-8111-111111111111?tab=a');
  await expect(page.getByText(common.network.offline)).toBeVisible();
  await expect(page).toHaveURL(/\/owner-dashboard\/leases\//);

  await page.goto('/es/no-such-page/');
  await expect(page.getByRole('heading', { name: spanish.offlinePage.title })).toBeVisible();
  await goOnline(page);
});

test('a new version waits, says so, and comes when it is asked for', async ({ open }) => {
  const page = await open({ hasServiceWorker: true });
  await page.goto('/es/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  const notice = page.getByText(spanish.messages.newVersion);
  await expect(notice).toBeHidden();

  // What the next build does: another worker for the same pages.
  await page.evaluate(() => navigator.serviceWorker.register('/service-worker.js?next'));
  await expect(notice).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isOldPage: true }));
  await page.getByRole('button', { name: spanish.messages.reload }).click();
  await page.waitForFunction(() => !('isOldPage' in window));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
