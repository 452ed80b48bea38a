import { expect, test } from '#tests/support/browser.ts';
import { languagesInTurn } from '#tests/support/languages.ts';
import { makeRental, PASSWORD } from '#tests/support/rental.ts';
import { textsOf } from '#tests/support/texts.ts';

test.describe('a wrong password', () => {
  test.use({ expectedErrors: [/status of 400 .*\/auth\/v1\/token/] });

  for (const language of languagesInTurn(import.meta.url)) {
    test(`is refused in words, and the right one enters (${language})`, async ({ open, baseURL }) => {
      const { auth, errors } = await textsOf(language);
      const { owner } = await makeRental(baseURL);
      const page = await open({ language });
      await page.goto('/login/');
      await page.getByLabel(auth.email).fill(owner.email);
      const password = page.getByLabel(auth.password, { exact: true });
      await password.fill('Equivocada-1');
      await password.press('Enter');
      await expect(page.getByText(errors.codes.invalid_credentials)).toBeVisible();
      await expect(page.getByLabel(auth.email)).toHaveValue(owner.email);
      await password.fill(PASSWORD);
      await password.press('Enter');
      await expect(page).toHaveURL(/\/owner-dashboard\/$/);
    });
  }
});

test('the address asked for while signed out is where signing in leads', async ({ open, baseURL }) => {
  const { auth } = await textsOf('es');
  const rental = await makeRental(baseURL);
  const page = await open();
  const address = `/owner-dashboard/leases/${rental.leaseId}?from=mail`;
  await page.goto(address);
  await expect(page).toHaveURL(/\/login\//);
  await page.getByLabel(auth.email).fill(rental.owner.email);
  await page.getByLabel(auth.password, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: auth.login.submit, exact: true }).click();
  await expect(page.getByRole('heading', { name: rental.tenant.name })).toBeVisible();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(address);
});

test('each is told when an area is not theirs, and led to their own', async ({ open, baseURL }) => {
  const { common } = await textsOf('es');
  const { owner, tenant, property } = await makeRental(baseURL);
  for (const [person, area, own] of [
    [tenant, '/owner-dashboard/properties', '/tenant-dashboard/'],
    [owner, '/tenant-dashboard/payments', '/owner-dashboard/'],
    [owner, '/admin/', '/owner-dashboard/'],
  ] as const) {
    const page = await open({ session: person.session });
    await page.goto(area);
    await expect(page.getByText(common.shell.wrongArea.title), area).toBeVisible();
    expect(await page.content()).not.toContain(property);
    await page.getByRole('link', { name: common.shell.wrongArea.go }).click();
    await expect(page).toHaveURL(new RegExp(`${own}$`));
    await expect(page.getByRole('navigation').first()).toBeVisible();
  }
});

test.describe('without a connection', () => {
  test.use({
    expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|WebSocket|Failed to load user profile/],
  });

  test('the screen says so, keeps what is sent, and sends it by itself', async ({ open, baseURL }) => {
    const { tenant: text, common, outbox } = await textsOf('es');
    const { tenant } = await makeRental(baseURL);
    const page = await open({ width: 360, session: tenant.session, hasServiceWorker: true });
    await page.goto('/tenant-dashboard/payments/new');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    await page.reload();
    const reference = page.getByLabel(text.report.reference);
    await reference.fill('BHD-5150');
    await page.context().setOffline(true);
    await expect(page.getByText(common.network.offline, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: text.report.submit }).click();
    await expect(page.getByText(outbox.kept)).toBeVisible();
    await expect(page.getByText(outbox.line({ waiting: 1, failed: 0 }))).toBeVisible();

    await page.context().setOffline(false);
    const badge = page.getByText(common.network.online, { exact: true });
    await expect(badge).toBeVisible();
    await expect(badge).toBeHidden();
    await expect(page.getByText(text.home.waiting).first()).toBeVisible();
  });
});
