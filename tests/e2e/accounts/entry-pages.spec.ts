import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser.ts';
import { layoutShiftOf } from '#tests/support/layout-shift.ts';
import { newPerson, PASSWORD } from '#tests/support/rental.ts';
import { textsOf } from '#tests/support/texts.ts';
import { newAccount } from './entry.ts';

const SCRIPTS = /\/_astro\/(app|base|client|forms|fields)\.[^/]+\.js/;

/** Holds the island's scripts back until they are let go, and counts who asked for them. */
async function holdIsland(page: Page): Promise<{ letGo: () => void; asked: string[] }> {
  const asked: string[] = [];
  let letGo: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(SCRIPTS, async (route) => {
    asked.push(route.request().url());
    await released;
    await route.continue();
  });
  return { letGo, asked };
}

const isHere = (page: Page) =>
  page.waitForFunction(() => document.querySelector('astro-island:not([ssr])') !== null);

test.describe('a page to enter by, before its island', () => {
  test('is a form at once, and what is typed, the focus and the layout stay when the island comes', async ({
    open,
  }) => {
    const { auth, common } = await textsOf('es');
    const page = await open({ theme: 'dark', width: 360 });
    const { letGo, asked } = await holdIsland(page);
    await page.goto('/es/login/?next=%2Fowner-dashboard%2Ftenants', { waitUntil: 'domcontentloaded' });
    const email = page.getByLabel(auth.email);
    await email.pressSequentially('rosa.almontf@example.test');
    for (let n = 0; n < '@example.test'.length; n += 1) await page.keyboard.press('ArrowLeft');
    await page.evaluate(() => {
      Object.assign(document.activeElement ?? {}, { isTheSame: true });
    });
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    // A font that comes late moves lines by a hair, which is not the island's doing.
    await page.evaluate(async () => void (await document.fonts.ready));
    const shiftBefore = await layoutShiftOf(page, 100);
    letGo();
    await isHere(page);
    await expect(page.getByRole('link', { name: auth.login.toSignUp })).toHaveAttribute('href', /next=/);
    await page.keyboard.press('Backspace');
    await page.keyboard.type('e');
    await expect(email).toHaveValue('rosa.almonte@example.test');
    await expect(email).toBeFocused();
    expect(await email.evaluate((field) => 'isTheSame' in field)).toBe(true);
    expect(await layoutShiftOf(page, 300)).toBe(shiftBefore);
    // The island knows it too: only the password is missing.
    await page.getByRole('button', { name: auth.login.submit, exact: true }).click();
    await expect(page.getByText(auth.passwordMissing)).toBeVisible();
    await expect(page.getByText(common.form.emailInvalid)).toHaveCount(0);
  });

  test('asks for none of its scripts until it is used; a press before that counts, once', async ({
    open,
    baseURL,
  }) => {
    const { auth, owner } = await textsOf('en');
    const { email } = await newAccount(baseURL);
    const page = await open({ language: 'en', theme: 'dark' });
    const { letGo, asked } = await holdIsland(page);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/auth/v1/token')) sent.push(request.url());
    });
    await page.goto('/en/login/', { waitUntil: 'networkidle' });
    expect(asked).toEqual([]);
    await page.getByLabel(auth.email).fill(email);
    await page.getByLabel(auth.password, { exact: true }).fill(PASSWORD);
    const submit = page.getByRole('button', { name: auth.login.submit, exact: true });
    await submit.click();
    await submit.click();
    await expect(submit).toHaveAttribute('aria-busy', 'true');
    expect(new URL(page.url()).pathname).toBe('/en/login/');
    letGo();
    await expect(page.getByRole('heading', { name: owner.welcome.title })).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  test('knows the tab and the password of before, shows no form to who is signed in, and comes unasked for a provider', async ({
    open,
    baseURL,
  }) => {
    const { auth, common, owner } = await textsOf('en');
    const page = await open({ language: 'en' });
    const { letGo } = await holdIsland(page);
    await page.goto('/en/signup/');
    await page.getByLabel(auth.password, { exact: true }).fill('Casa-2026');
    letGo();
    await expect(page.getByText(common.shell.newPassword.met, { exact: true })).toHaveCount(4);

    // Another browser: this one has the files by now.
    const { session } = await newPerson(baseURL, 'Rosa Almonte', 'owner');
    const other = await open({ language: 'en', session });
    const again = await holdIsland(other);
    await other.goto('/en/login/', { waitUntil: 'domcontentloaded' });
    await expect(
      other.getByRole('status').filter({ hasText: common.states.startingAuthentication }),
    ).toBeVisible();
    await expect(other.getByLabel(auth.email)).toBeHidden();
    again.letGo();
    await expect(other.getByRole('heading', { name: owner.welcome.title })).toBeVisible();

    const third = await open({ language: 'en' });
    await third.route('**/auth/v1/settings', (route) =>
      route.fulfill({ json: { external: { google: true } } }),
    );
    const tabs = await holdIsland(third);
    await third.goto('/en/auth/');
    await third.getByRole('tab', { name: auth.login.toSignUp }).click();
    tabs.letGo();
    await expect(third.getByLabel(auth.signUp.name)).toBeVisible();
    // The button is what somebody came for.
    await third.goto('/en/login/');
    await expect(third.getByRole('button', { name: auth.providers.enter({ name: 'Google' }) })).toBeVisible();
  });
});
