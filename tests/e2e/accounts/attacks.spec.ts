import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser.ts';
import { followLink, linkMailedTo } from '#tests/support/mailbox.ts';
import { newPerson, operatorOf, PASSWORD } from '#tests/support/rental.ts';
import { textsOf } from '#tests/support/texts.ts';
import { apiHeaders, newAccount, newEmail, signInByForm } from './entry.ts';

const texts = await textsOf('es');

const post = (request: APIRequestContext, path: string, data: object) =>
  request.post(path, { headers: apiHeaders, data });

/** The session of a link, as the address of the page that it leads to carries it. */
async function hashOfLink(url: string | undefined, email: string): Promise<string> {
  const { auth } = await operatorOf(url);
  const { data, error } = await auth.admin.generateLink({ type: 'magiclink', email });
  if (error) throw error;
  const answer = await fetch(data.properties.action_link, { redirect: 'manual' });
  return `#${answer.headers.get('location')?.split('#')[1]}`;
}

const storedEmail = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('llavero-auth') ?? 'null')?.user?.email ?? null);

test.describe('open redirect after signing in', () => {
  // An address of ours that does not exist is harmless.
  test.use({ expectedErrors: [/status of 404/] });

  for (const next of [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/%09/evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '/login/../..//evil.example',
  ]) {
    test(`"${next}" leads nowhere else`, async ({ open, baseURL }) => {
      const { email } = await newAccount(baseURL);
      const page = await open();
      await page.goto(`/login/?next=${encodeURIComponent(next)}`);
      await signInByForm(page, texts, email);
      await page.waitForURL(({ pathname }) => !pathname.startsWith('/login/'));
      await page.waitForLoadState();
      expect(new URL(page.url()).origin).toBe(baseURL);
    });
  }
});

test.describe('session fixation', () => {
  test("a stranger's link does not take the place of who is signed in", async ({ open, baseURL }) => {
    const stranger = await newAccount(baseURL, { name: 'Extraño' });
    const victim = await newPerson(baseURL, 'Víctima', 'owner');
    const page = await open({ session: victim.session });
    await page.goto(`/login/${await hashOfLink(baseURL, stranger.email)}`);
    await expect(
      page.getByText(texts.auth.link.someoneElse({ current: victim.email, email: stranger.email })),
    ).toBeVisible();
    expect(await storedEmail(page)).toBe(victim.email);
    await page.getByRole('button', { name: texts.auth.link.stay }).click();
    await expect(page).toHaveURL(/\/owner-dashboard\//);
    expect(await storedEmail(page)).toBe(victim.email);
  });

  test('a link that was not asked for in this browser signs nobody in before they agree', async ({
    open,
    baseURL,
  }) => {
    const { email } = await newAccount(baseURL);
    const page = await open();
    await page.goto(`/login/${await hashOfLink(baseURL, email)}`);
    await expect(page.getByText(texts.auth.link.unasked({ email }))).toBeVisible();
    expect(await storedEmail(page)).toBeNull();
    await page.getByRole('button', { name: texts.auth.link.refuse }).click();
    await expect(page.getByRole('button', { name: texts.auth.login.submit, exact: true })).toBeVisible();
    expect(await storedEmail(page)).toBeNull();
  });

  test('whoever asked on another device enters with one click', async ({ open, baseURL }) => {
    const { email } = await newAccount(baseURL);
    const page = await open({ width: 360 });
    await page.goto(`/login/?next=%2Fowner-dashboard%2Funits${await hashOfLink(baseURL, email)}`);
    await page.getByRole('button', { name: texts.auth.link.enter }).click();
    await expect(page).toHaveURL(/\/owner-dashboard\/units$/);
  });

  test('a session in the address of any other page is thrown away', async ({ open, baseURL }) => {
    const { email } = await newAccount(baseURL);
    const page = await open();
    await page.goto(`/owner-dashboard/${await hashOfLink(baseURL, email)}`);
    await expect(page).toHaveURL(/\/login\//);
    expect(page.url()).not.toContain('access_token');
    expect(await storedEmail(page)).toBeNull();
  });

  test('signing in makes a new session, whatever lay in the browser before', async ({ open, baseURL }) => {
    const planted = await newPerson(baseURL, 'Extraño', 'owner');
    const { email } = await newAccount(baseURL);
    const page = await open({ session: planted.session });
    await page.goto('/owner-dashboard/');
    await expect(page.getByText(texts.owner.welcome.title)).toBeVisible();
    await page.evaluate(() => localStorage.removeItem('llavero-auth'));
    await page.goto('/login/');
    await signInByForm(page, texts, email);
    await expect(page.getByText(texts.owner.welcome.title)).toBeVisible();
    const token = await page.evaluate(
      () => JSON.parse(localStorage.getItem('llavero-auth') ?? '{}').refresh_token,
    );
    expect(token).not.toBe(planted.session.refresh_token);
    expect(await storedEmail(page)).toBe(email);
  });
});

test('tokens leave the address and the history of the tab', async ({ open, baseURL, request }) => {
  const { email } = await newAccount(baseURL);
  const page = await open();
  const visited: string[] = [];
  page.on('request', (sent) => visited.push(sent.url(), sent.headers().referer ?? ''));
  await page.goto('/recovery/');
  await page.getByLabel(texts.auth.email).fill(email);
  await page.getByRole('button', { name: texts.auth.recovery.submit }).click();
  await expect(page.getByRole('heading', { name: texts.auth.recovery.sentTitle })).toBeVisible();
  await followLink(page, await linkMailedTo(request, email));
  // The page of the link has the same heading, and leads on.
  await expect(page).toHaveURL(/\/recovery\//);
  await expect(page.getByRole('heading', { name: texts.auth.recovery.newTitle })).toBeVisible();
  expect(page.url()).not.toContain('access_token');
  await page.goto('/');
  for (let back = 0; back < 3; back += 1) {
    await page.goBack().catch(() => null);
    expect(page.url()).not.toContain('access_token');
  }
  // Nothing sends them on: neither the path of a request nor its referrer.
  expect(
    visited.filter((address) => /access_token|refresh_token=/.test(address.split('#')[0] ?? '')),
  ).toEqual([]);
});

test.describe('guessing', () => {
  test.use({ expectedErrors: [/status of (400|429) .*\/auth\/v1\/token/] });

  test('passwords ends after ten wrong ones, said in words, for that address only', async ({
    open,
    baseURL,
    request,
  }) => {
    const { email } = await newAccount(baseURL);
    const other = await newAccount(baseURL);
    for (let count = 0; count < 10; count += 1) {
      const answer = await post(request, '/auth/v1/token?grant_type=password', {
        email,
        password: `Intento-${count}`,
      });
      expect(answer.status()).toBe(400);
    }
    const page = await open();
    await page.goto('/login/');
    await signInByForm(page, texts, email, PASSWORD);
    await expect(page.getByText(texts.errors.codes.over_request_rate_limit)).toBeVisible();
    await signInByForm(page, texts, other.email, PASSWORD);
    await expect(page.getByText(texts.owner.welcome.title)).toBeVisible();
  });

  test('a hundred passwords at once pass no further than ten', async ({ baseURL, request }) => {
    const { email } = await newAccount(baseURL);
    const attempts = Array.from({ length: 30 }, (_, count) =>
      post(request, '/auth/v1/token?grant_type=password', { email, password: `Intento-${count}` }),
    );
    const statuses = (await Promise.all(attempts)).map((answer) => answer.status());
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  });

  test('codes ends after ten wrong ones, for known and unknown addresses', async ({ baseURL, request }) => {
    const { email, operator } = await newAccount(baseURL);
    const { data } = await operator.auth.admin.generateLink({ type: 'magiclink', email });
    const right = data.properties?.email_otp ?? '';
    for (const address of [email, newEmail('nadie')]) {
      const statuses: number[] = [];
      for (let count = 0; count < 11; count += 1) {
        const token = String(count).padStart(6, '0');
        if (token === right) continue;
        const answer = await post(request, '/auth/v1/verify', { type: 'email', email: address, token });
        statuses.push(answer.status());
      }
      expect(statuses.slice(0, 10).every((status) => status === 403)).toBe(true);
      const late = await post(request, '/auth/v1/verify', { type: 'email', email: address, token: right });
      expect(late.status()).toBe(429);
    }
  });
});

test('markup in a name is shown as it was typed, and runs nowhere', async ({ open, baseURL }) => {
  const name = '<img src=x onerror="document.title=1">"\'><script>alert(1)</script>';
  const { client, session, email } = await newPerson(baseURL, name, 'owner');
  await client.rpc('create_organization', { p_request_id: crypto.randomUUID(), p_name: name });
  const page = await open({ session });
  page.on('dialog', (dialog) => {
    throw new Error(`a script ran: ${dialog.message()}`);
  });
  await page.goto('/owner-dashboard/');
  await expect(page.getByText(name).first()).toBeVisible();
  await page.getByRole('button', { name: texts.common.frame.account }).click();
  await expect(page.getByText(email).first()).toBeVisible();
  expect(await page.locator('img[src="x"], script:text("alert(1)")').count()).toBe(0);
  expect(await page.title()).not.toBe('1');
});

test.describe('forged requests to the endpoints', () => {
  for (const [what, headers] of [
    [
      'a form of another site',
      { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
    ],
    ['a script of another site', { origin: 'https://evil.example', 'content-type': 'application/json' }],
    [
      'plain text, which needs no permission',
      { origin: 'https://evil.example', 'content-type': 'text/plain' },
    ],
    ['nobody’s page at all', { origin: 'null', 'content-type': 'application/json' }],
  ] as const) {
    test(`${what} is refused, session or not`, async ({ request, baseURL }) => {
      const { session } = await newPerson(baseURL, 'Dueña', 'owner');
      for (const authorization of ['', `Bearer ${session.access_token}`]) {
        const answer = await request.post('/api/invitations', {
          headers: { ...headers, ...(authorization && { authorization }) },
          data: '{"lease_tenant_id":"x"}',
        });
        expect(answer.status()).toBe(403);
      }
    });
  }

  test('there is no cookie for a forged request to ride on', async ({ open, baseURL }) => {
    const { session } = await newPerson(baseURL, 'Dueña', 'owner');
    const page = await open({ session });
    await page.goto('/owner-dashboard/');
    await expect(page.getByText(texts.owner.welcome.title)).toBeVisible();
    expect(await page.context().cookies()).toEqual([]);
  });
});
