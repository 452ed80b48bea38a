import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser.ts';
import { readStorages } from '#tests/support/browser-storages.ts';
import { goOffline, goOnline } from '#tests/support/offline.ts';
import { newPerson, operatorOf } from '#tests/support/rental.ts';
import { type ScreenTexts, textsOf } from '#tests/support/texts.ts';
import { newAccount, signInByForm } from './entry.ts';

const STORED = 'llavero-auth';

const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), STORED);

const welcome = (page: Page, { owner }: ScreenTexts) =>
  page.getByRole('heading', { name: owner.welcome.title });

test('signing in in one tab lets the other in, and signing out ends both, here and on the server', async ({
  open,
  baseURL,
}) => {
  const texts = await textsOf('en');
  const { email } = await newAccount(baseURL);
  const page = await open({ language: 'en' });
  await page.goto('/en/login/');
  const other = await page.context().newPage();
  await other.goto('/en/login/?next=%2Fowner-dashboard%2F');
  await expect(other.getByLabel(texts.auth.email)).toBeVisible();
  await signInByForm(page, texts, email);
  await expect(welcome(page, texts)).toBeVisible();
  await expect(welcome(other, texts)).toBeVisible();

  const { refresh_token } = JSON.parse((await stored(page)) ?? '{}');
  await page.getByRole('button', { name: texts.common.actions.signOut }).click();
  await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/(en\/)?$/);
  expect(await page.evaluate(() => sessionStorage.getItem('signing_out'))).toBe('true');
  await expect(other).toHaveURL(/\/login\/\?next=/);
  await expect(other.getByText(texts.auth.login.sessionEnded)).toBeVisible();
  for (const tab of [page, other]) expect(await stored(tab)).toBeNull();
  const { auth } = await operatorOf(baseURL);
  expect((await auth.refreshSession({ refresh_token })).error).not.toBeNull();
});

test.describe('without a connection at the start', () => {
  test.use({
    expectedErrors: [
      /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|status of 401|Failed to load user profile|WebSocket/,
    ],
  });

  test('who was signed in stays so, even when the session would have to be renewed', async ({
    open,
    baseURL,
  }) => {
    const texts = await textsOf('es');
    const person = await newPerson(baseURL, 'Rosa Almonte', 'owner');
    const page = await open({ session: person.session, hasServiceWorker: true });
    await page.goto('/owner-dashboard/');
    await expect(welcome(page, texts)).toBeVisible();
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    const isKept = async () =>
      (await readStorages(page)).includes(`${person.session.user.id}","organizations"`);
    await expect.poll(isKept).toBe(true);
    const expired = { ...person.session, expires_at: Math.floor(Date.now() / 1_000) - 60 };
    await page.evaluate(([key, session]) => localStorage.setItem(key, session), [
      STORED,
      JSON.stringify(expired),
    ] as const);
    await goOffline(page);
    await page.reload();
    await expect(page.getByText(texts.common.network.offline, { exact: true })).toBeVisible();
    // From what was read last.
    await expect(welcome(page, texts)).toBeVisible();
    expect(await stored(page)).toContain(person.email);
    await goOnline(page);
    await page.reload();
    await expect(welcome(page, texts)).toBeVisible();
  });
});
