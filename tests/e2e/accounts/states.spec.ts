import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser.ts';
import { languagesInTurn } from '#tests/support/languages.ts';
import { makeRental, newPerson } from '#tests/support/rental.ts';
import { textsOf } from '#tests/support/texts.ts';

const FINANCE = /\/_astro\/finance-screen\.[^/]+\.js/;

/** Holds requests back until they are let go. */
async function hold(page: Page, url: string | RegExp): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return letGo;
}

for (const language of languagesInTurn(import.meta.url)) {
  test(`a page that is fetched says so (${language})`, async ({ open, baseURL }) => {
    const { common, owner } = await textsOf(language);
    const { owner: person } = await makeRental(baseURL);
    const page = await open({ language, session: person.session });
    const letGo = await hold(page, FINANCE);
    await page.goto('/owner-dashboard/');
    const link = page.getByRole('navigation').first().getByRole('link', { name: owner.navigation.finance });
    await link.click();
    await expect(page.getByText(common.states.loadingPage).filter({ visible: true })).toHaveCount(1);
    letGo();
    await expect(page.getByRole('heading', { name: owner.finance.title, level: 1 })).toBeVisible();
  });

  test.describe(`a screen that fails to appear (${language})`, () => {
    test.use({ expectedErrors: [/ERR_FAILED|404|dynamically imported module|TypeError/] });

    test('says so, can be tried again, and another screen is not affected', async ({ open, baseURL }) => {
      const { common, owner } = await textsOf(language);
      const { owner: person } = await makeRental(baseURL);
      const page = await open({ language, session: person.session });
      await page.route(FINANCE, (route) => route.abort());
      await page.goto('/owner-dashboard/finance');
      await expect(page.getByText(common.failure.newVersion, { exact: true })).toBeVisible();
      await expect(page.getByText(common.failure.newVersionText)).toBeVisible();
      // It has taken the new version by itself, once.
      const loads = () =>
        page.evaluate(() => performance.getEntriesByType('navigation').map((one) => one.toJSON()));
      expect(await loads()).toMatchObject([{ type: 'reload' }]);
      const navigation = page.getByRole('navigation').first();
      await navigation.getByRole('link', { name: owner.navigation.tenants }).click();
      await expect(page.getByRole('heading', { name: owner.tenants.title, level: 1 })).toBeVisible();
      await expect(page.getByText(common.failure.newVersion, { exact: true })).toHaveCount(0);
      await navigation.getByRole('link', { name: owner.navigation.finance }).click();
      await expect(page.getByText(common.failure.newVersion, { exact: true })).toBeVisible();
      await page.unroute(FINANCE);
      await page.getByRole('button', { name: common.failure.takeNewVersion }).click();
      await expect(page.getByRole('heading', { name: owner.finance.title, level: 1 })).toBeVisible();
    });
  });

  test.describe(`an application that fails to load (${language})`, () => {
    test.use({ expectedErrors: [/./] });

    for (const [what, file] of [
      ['code', /\/_astro\/app\.[^/]+\.js/],
      ['words', new RegExp(`/_astro/common\\.${language}\\.[^/]+\\.js`)],
    ] as const) {
      test(`says so when its ${what} does not come, and a refresh helps`, async ({ open }) => {
        const { common, auth } = await textsOf(language);
        const page = await open({ language });
        await page.route(file, (route) => route.abort());
        await page.goto('/login/');
        await page.getByLabel(auth.email).focus();
        await expect(page.getByText(common.failure.appTitle)).toBeVisible();
        await expect(page.getByText(/dynamically imported module/)).toBeVisible();
        await page.unroute(file);
        await page.getByRole('button', { name: common.failure.refresh }).click();
        await expect(page.getByRole('button', { name: auth.login.submit, exact: true })).toBeVisible();
      });
    }
  });
}

test.describe('a page without its root', () => {
  test.use({ expectedErrors: [/Root element not found/] });

  test('says "Root element not found"', async ({ open }) => {
    const { common } = await textsOf('es');
    const page = await open();
    await page.route('**/login/', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replace('id="root"', 'id="other"'),
      });
    });
    await page.goto('/login/');
    await expect(page.getByText(common.failure.appTitle)).toBeVisible();
    await expect(page.getByText('Root element not found')).toBeVisible();
  });
});

test.describe('what nobody caught', () => {
  test.use({ expectedErrors: [/boom|nobody waited/] });

  test('is logged: errors and rejected promises', async ({ open, problems }) => {
    const { auth } = await textsOf('es');
    const page = await open();
    await page.goto('/login/');
    await expect(page.getByRole('button', { name: auth.login.submit, exact: true })).toBeVisible();
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('boom');
      });
      void Promise.reject(new Error('nobody waited'));
    });
    await expect.poll(() => problems.some((line) => /Uncaught error.*boom/s.test(line))).toBe(true);
    await expect
      .poll(() => problems.some((line) => /Unhandled promise rejection.*nobody waited/s.test(line)))
      .toBe(true);
  });
});

test('the splash lasts 1.5 seconds, once, while the data loads beneath it', async ({ open, baseURL }) => {
  const { common, owner } = await textsOf('es');
  const { session } = await newPerson(baseURL, 'Rosa Almonte', 'owner');
  const page = await open({ session, hasSplash: true });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  let hasData = false;
  page.on('response', (response) => {
    hasData ||= response.url().includes('/rest/v1/memberships');
  });
  await page.goto('/owner-dashboard/');
  const splash = page.getByRole('status').filter({ hasText: common.shell.loadingApp });
  await expect(splash).toBeVisible();
  // The page's clock stands still except for these steps: less than 1.5 seconds of it pass until the data is here.
  let passed = 0;
  await expect
    .poll(async () => {
      await page.clock.runFor(20);
      passed += 20;
      return hasData;
    })
    .toBe(true);
  expect(passed).toBeLessThan(1_400);
  await expect(splash).toBeVisible();
  await page.clock.runFor(1_499 - passed);
  await expect(splash).toBeVisible();
  await page.clock.runFor(50);
  await expect(splash).toHaveCount(0);
  await page.clock.resume();
  await expect(page.getByText(owner.welcome.title)).toBeVisible();
  await page.reload();
  await expect(page.getByText(owner.welcome.title)).toBeVisible();
  await expect(splash).toHaveCount(0);
});

test('spinners come in three sizes', async ({ open }) => {
  const page = await open();
  await page.goto('/design/');
  await expect(page.locator('svg.spinner[width="40"]').first()).toBeAttached();
  const widths = await page
    .locator('svg.spinner')
    .evaluateAll((spinners) => spinners.map((spinner) => Number(spinner.getAttribute('width'))));
  expect(new Set(widths)).toEqual(new Set([16, 24, 40]));
});
