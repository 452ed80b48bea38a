import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser.ts';
import { readStorages } from '#tests/support/browser-storages.ts';
import { languagesInTurn } from '#tests/support/languages.ts';
import { goOffline, goOnline } from '#tests/support/offline.ts';
import { newPerson, type Person } from '#tests/support/rental.ts';
import { type ScreenTexts, textsOf } from '#tests/support/texts.ts';
import { newAccount, signInByForm } from './entry.ts';

const HOUR_MS = 3_600_000;
const STORED = 'llavero-auth';

const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), STORED);

/** Lets the page's own clock run on, with room for the network between. */
async function pass(page: Page, milliseconds: number): Promise<void> {
  const step = 1_000;
  for (let passed = 0; passed < milliseconds; passed += step) {
    await page.clock.runFor(step);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

/** The session as it lies in a browser that was closed for a night. */
const expired = ({ session }: Person) => ({ ...session, expires_at: Math.floor(Date.now() / 1_000) - 60 });

/** What a browser sees of a backend that is down behind its proxy. */
async function takeDown(context: BrowserContext): Promise<() => Promise<void>> {
  const paths = ['**/auth/v1/**', '**/rest/v1/**'];
  for (const path of paths) await context.route(path, (route) => route.fulfill({ status: 503 }));
  return async () => {
    for (const path of paths) await context.unroute(path);
  };
}

const welcome = (page: Page, { owner }: ScreenTexts) =>
  page.getByRole('heading', { name: owner.welcome.title });

async function signOutByMenu(page: Page, { common }: ScreenTexts): Promise<void> {
  await page.getByRole('button', { name: common.actions.signOut }).click();
}

const wake = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

for (const language of languagesInTurn(import.meta.url)) {
  test(`signing out in one tab ends the other, which says so (${language})`, async ({ open, baseURL }) => {
    const texts = await textsOf(language);
    const { session, client } = await newPerson(baseURL, 'Rosa Almonte', 'owner');
    const page = await open({ language, session });
    await page.goto('/owner-dashboard/');
    const other = await page.context().newPage();
    await other.goto('/owner-dashboard/');
    await expect(welcome(other, texts)).toBeVisible();
    await signOutByMenu(page, texts);
    await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/(en\/)?$/);
    expect(await page.evaluate(() => sessionStorage.getItem('signing_out'))).toBe('true');
    await expect(other).toHaveURL(/\/login\/\?next=/);
    await expect(other.getByText(texts.auth.login.sessionEnded)).toBeVisible();
    for (const tab of [page, other]) expect(await stored(tab)).toBeNull();
    // Not only here: the server takes the session no more.
    expect((await client.auth.refreshSession()).error).not.toBeNull();
  });

  test.describe(`a backend that is down at the start (${language})`, () => {
    test.use({ expectedErrors: [/status of 503|Failed to (initialize|refresh|load)/] });

    test('is an error with a way to try again, and nobody is signed out', async ({ open, baseURL }) => {
      const texts = await textsOf(language);
      const { states } = texts.common;
      const person = await newPerson(baseURL, 'Rosa Almonte', 'owner');
      const page = await open({ language, session: expired(person) });
      const bringBack = await takeDown(page.context());
      await page.clock.install();
      await page.goto('/owner-dashboard/');
      await expect(page.getByText(states.startingAuthentication)).toBeVisible();
      await pass(page, 32_000);
      await expect(page.getByText(states.authenticationError)).toBeVisible();
      expect(await stored(page)).toContain(person.email);
      await bringBack();
      await page.getByRole('button', { name: states.authenticationRetry }).click();
      await expect(welcome(page, texts)).toBeVisible();
    });
  });
}

test('signing in in one tab lets the other in', async ({ open, baseURL }) => {
  const texts = await textsOf('es');
  const { email } = await newAccount(baseURL);
  const page = await open();
  await page.goto('/login/');
  const other = await page.context().newPage();
  await other.goto('/login/?next=%2Fowner-dashboard%2F');
  await expect(other.getByLabel(texts.auth.email)).toBeVisible();
  await signInByForm(page, texts, email);
  await expect(welcome(page, texts)).toBeVisible();
  await expect(welcome(other, texts)).toBeVisible();
});

test.describe('a backend that comes back', () => {
  test.use({ expectedErrors: [/status of 503|Failed to (initialize|refresh|load)/] });

  test('is noticed without anybody pressing anything', async ({ open, baseURL }) => {
    const texts = await textsOf('es');
    const person = await newPerson(baseURL, 'Rosa Almonte', 'owner');
    const page = await open({ session: expired(person) });
    const bringBack = await takeDown(page.context());
    await page.clock.install();
    await page.goto('/owner-dashboard/');
    await pass(page, 32_000);
    await expect(page.getByText(texts.common.states.authenticationError)).toBeVisible();
    await bringBack();
    await pass(page, 90_000);
    await expect(welcome(page, texts)).toBeVisible();
  });

  test('finds who has a session that still counts where they were', async ({ open, baseURL }) => {
    const texts = await textsOf('es');
    const { session } = await newPerson(baseURL, 'Rosa Almonte', 'owner');
    const page = await open({ session });
    const bringBack = await takeDown(page.context());
    await page.goto('/owner-dashboard/');
    // Six requests, with their pauses, before a query is given up.
    await expect(page.getByText(texts.common.failure.data).first()).toBeVisible({ timeout: 60_000 });
    await bringBack();
    await page.getByRole('button', { name: texts.common.actions.retry }).first().click();
    await expect(welcome(page, texts)).toBeVisible();
  });
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
    await page.evaluate(([key, session]) => localStorage.setItem(key, session), [
      STORED,
      JSON.stringify(expired(person)),
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

test('a computer that wakes up after its session ran out renews it', async ({ open, baseURL }) => {
  const texts = await textsOf('es');
  const { session } = await newPerson(baseURL, 'Rosa Almonte', 'owner');
  const page = await open({ session });
  await page.clock.install();
  await page.goto('/owner-dashboard/');
  await expect(welcome(page, texts)).toBeVisible();
  const renewal = page.waitForResponse(/grant_type=refresh_token/);
  await page.clock.fastForward(3 * HOUR_MS);
  await wake(page);
  expect((await renewal).status()).toBe(200);
  await expect(welcome(page, texts)).toBeVisible();
  // It is kept once the answer has been read.
  await expect.poll(() => stored(page)).not.toContain(session.refresh_token);
});

test.describe('a session ended elsewhere', () => {
  test.use({ expectedErrors: [/status of (400|403) .*\/auth\/v1\//] });

  test('ends here when the tab is looked at again', async ({ open, baseURL }) => {
    const texts = await textsOf('es');
    const { session, client } = await newPerson(baseURL, 'Rosa Almonte', 'owner');
    const page = await open({ session });
    await page.clock.install();
    await page.goto('/owner-dashboard/');
    await expect(welcome(page, texts)).toBeVisible();
    await pass(page, 5_000);
    await client.auth.signOut({ scope: 'global' });
    await page.clock.fastForward(60_000);
    await wake(page);
    await expect(page.getByText(texts.auth.login.sessionEnded)).toBeVisible();
    expect(await stored(page)).toBeNull();
  });

  test('ends here when it would have to be renewed', async ({ open, baseURL }) => {
    const texts = await textsOf('es');
    const person = await newPerson(baseURL, 'Rosa Almonte', 'owner');
    await person.client.auth.signOut({ scope: 'global' });
    const page = await open({ session: expired(person) });
    await page.goto('/owner-dashboard/finance');
    await expect(page).toHaveURL(/\/login\/\?next=%2Fowner-dashboard%2Ffinance/);
    await expect(page.getByRole('button', { name: texts.auth.login.submit, exact: true })).toBeVisible();
    expect(await stored(page)).toBeNull();
  });
});

for (const [where, offset] of [
  ['ahead', 3 * HOUR_MS],
  ['behind', -3 * HOUR_MS],
] as const) {
  test(`a device whose clock is three hours ${where} works like any other`, async ({ open, baseURL }) => {
    const texts = await textsOf('es');
    const { email } = await newAccount(baseURL);
    const page = await open();
    await page.clock.install({ time: Date.now() + offset });
    const renewals: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('grant_type=refresh_token')) renewals.push(request.url());
    });
    await page.goto('/login/');
    await signInByForm(page, texts, email);
    await expect(welcome(page, texts)).toBeVisible();
    await pass(page, 65_000);
    expect(renewals).toEqual([]);
    await expect(welcome(page, texts)).toBeVisible();
  });
}

test.describe('signing out without an answer from the server', () => {
  test.use({ expectedErrors: [/status of 503|AuthRetryableFetchError/] });

  test('still leaves this browser and goes to the landing page', async ({ open, baseURL }) => {
    const texts = await textsOf('es');
    const { session } = await newPerson(baseURL, 'Rosa Almonte', 'owner');
    const page = await open({ session });
    await page.goto('/owner-dashboard/');
    await expect(welcome(page, texts)).toBeVisible();
    await page.route('**/auth/v1/logout*', (route) => route.fulfill({ status: 503 }));
    await signOutByMenu(page, texts);
    await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/(es\/)?$/);
    expect(await stored(page)).toBeNull();
  });
});
