import { expect, test } from '#tests/support/browser.ts';
import { codeMailedTo, followLink, linkMailedTo, scan } from '#tests/support/mailbox.ts';
import { PASSWORD } from '#tests/support/rental.ts';
import { textsOf } from '#tests/support/texts.ts';
import { chooseCode, enterCode, newAccount, wrongCode } from './entry.ts';

test.describe('a code by e-mail', () => {
  test.use({ expectedErrors: [/status of 403 .*\/auth\/v1\/verify/] });

  test('signs in after a wrong one was refused, and leaves no cookie', async ({ open, baseURL, request }) => {
    const texts = await textsOf('es');
    const { auth, owner } = texts;
    const { email } = await newAccount(baseURL);
    const page = await open({ width: 360 });
    await page.goto('/login/');
    await chooseCode(page, auth);
    await page.getByLabel(auth.email).fill(email);
    await page.getByRole('button', { name: auth.code.send }).click();
    await scan(request, await linkMailedTo(request, email));
    const code = await codeMailedTo(request, email);
    await enterCode(page, texts, wrongCode(code), auth.code.submit);
    await expect(page.getByText(texts.errors.codes.otp_expired)).toBeVisible();
    await enterCode(page, texts, code, auth.code.submit);
    await expect(page.getByRole('heading', { name: owner.welcome.title })).toBeVisible();
    // There is none for a forged request to ride on.
    expect(await page.context().cookies()).toEqual([]);
  });

  test('comes with a link that signs in, once, and leads on', async ({ open, baseURL, request }) => {
    const { auth } = await textsOf('en');
    const { email } = await newAccount(baseURL);
    const page = await open({ language: 'en' });
    await page.goto('/en/login/?next=%2Fowner-dashboard%2Ftenants');
    await chooseCode(page, auth);
    await page.getByLabel(auth.email).fill(email);
    await page.getByRole('button', { name: auth.code.send }).click();
    // Nobody has the mail before the page says that it was sent.
    await expect(page.getByRole('button', { name: auth.code.submit, exact: true })).toBeVisible();
    const link = await linkMailedTo(request, email);
    await scan(request, link);
    await followLink(page, link);
    await expect(page).toHaveURL(/\/owner-dashboard\/tenants$/);

    const later = await open({ language: 'en' });
    await followLink(later, link);
    await expect(later.getByText(auth.login.expiredLink)).toBeVisible();
    await expect(later).toHaveURL(/\/login\/\?next=/);
  });
});

test('a lost password is replaced by the link, whose tokens leave the address and the history of the tab', async ({
  open,
  baseURL,
  request,
}) => {
  const { auth, common, owner } = await textsOf('es');
  const { email, operator } = await newAccount(baseURL);
  const page = await open();
  const visited: string[] = [];
  page.on('request', (sent) => visited.push(sent.url(), sent.headers().referer ?? ''));
  await page.goto('/recovery/');
  await page.getByLabel(auth.email).fill(email);
  await page.getByRole('button', { name: auth.recovery.submit }).click();
  await expect(page.getByRole('heading', { name: auth.recovery.sentTitle })).toBeVisible();
  await followLink(page, await linkMailedTo(request, email));
  // The page of the link has the same heading, and leads on.
  await expect(page).toHaveURL(/\/recovery\//);
  await page.getByLabel(common.shell.newPassword.label).fill('Renovada-2026');
  expect(page.url()).not.toContain('access_token');
  await page.getByRole('button', { name: auth.recovery.save }).click();
  await expect(page.getByRole('heading', { name: owner.welcome.title })).toBeVisible();
  const old = await operator.auth.signInWithPassword({ email, password: PASSWORD });
  expect(old.error?.code).toBe('invalid_credentials');
  for (let back = 0; back < 3; back += 1) {
    await page.goBack().catch(() => null);
    expect(page.url()).not.toContain('access_token');
  }
  // Nothing sends them on: neither the path of a request nor its referrer.
  expect(
    visited.filter((address) => /access_token|refresh_token=/.test(address.split('#')[0] ?? '')),
  ).toEqual([]);
});
