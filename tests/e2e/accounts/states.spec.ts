import { expect, test } from '#tests/support/browser.ts';
import { makeRental } from '#tests/support/rental.ts';
import { textsOf } from '#tests/support/texts.ts';

const FINANCE = /\/_astro\/finance-screen\.[^/]+\.js/;

test.describe('a screen that is fetched', () => {
  test.use({ expectedErrors: [/ERR_FAILED|404|dynamically imported module|TypeError/] });

  test('says so, says when it fails, can be tried again, and others are not affected', async ({
    open,
    baseURL,
  }) => {
    const { common, owner } = await textsOf('es');
    const { owner: person } = await makeRental(baseURL);
    const page = await open({ session: person.session });
    let letGo: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(FINANCE, async (route) => {
      await released;
      await route.abort();
    });
    await page.goto('/owner-dashboard/');
    const navigation = page.getByRole('navigation').first();
    const toFinance = navigation.getByRole('link', { name: owner.navigation.finance });
    await toFinance.click();
    await expect(page.getByText(common.states.loadingPage).filter({ visible: true })).toHaveCount(1);
    letGo();
    await expect(page.getByText(common.failure.newVersion, { exact: true })).toBeVisible();
    await expect(page.getByText(common.failure.newVersionText)).toBeVisible();
    // It has taken the new version by itself, once.
    const loads = () =>
      page.evaluate(() => performance.getEntriesByType('navigation').map((one) => one.toJSON()));
    await expect.poll(loads).toMatchObject([{ type: 'reload' }]);
    await navigation.getByRole('link', { name: owner.navigation.tenants }).click();
    await expect(page.getByRole('heading', { name: owner.tenants.title, level: 1 })).toBeVisible();
    await expect(page.getByText(common.failure.newVersion, { exact: true })).toHaveCount(0);
    await toFinance.click();
    await expect(page.getByText(common.failure.newVersion, { exact: true })).toBeVisible();
    await page.unroute(FINANCE);
    await page.getByRole('button', { name: common.failure.takeNewVersion }).click();
    await expect(page.getByRole('heading', { name: owner.finance.title, level: 1 })).toBeVisible();
  });
});

test.describe('an application that fails to load', () => {
  test.use({ expectedErrors: [/./] });

  test('says so when its code, its words or its root are not there, and a refresh helps', async ({
    open,
  }) => {
    const { common, auth } = await textsOf('en');
    const page = await open({ language: 'en' });
    for (const file of [/\/_astro\/app\.[^/]+\.js/, /\/_astro\/common\.en\.[^/]+\.js/]) {
      await page.route(file, (route) => route.abort());
      await page.goto('/login/');
      await page.getByLabel(auth.email).focus();
      await expect(page.getByText(common.failure.appTitle)).toBeVisible();
      await expect(page.getByText(/dynamically imported module/)).toBeVisible();
      await page.unroute(file);
      await page.getByRole('button', { name: common.failure.refresh }).click();
      await expect(page.getByRole('button', { name: auth.login.submit, exact: true })).toBeVisible();
    }
    await page.route('**/login/', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace('id="root"', 'id="other"');
      await route.fulfill({ response: answer, body });
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
