import { actionLinkOf } from '#tests/support/action-link.ts';
import { expect, test } from '#tests/support/browser.ts';
import { languagesInTurn } from '#tests/support/languages.ts';
import { codeMailedTo, countMailsTo, followLink, linkMailedTo, scan } from '#tests/support/mailbox.ts';
import { PASSWORD } from '#tests/support/rental.ts';
import { prefix, textsOf } from '#tests/support/texts.ts';
import { chooseCode, enterCode, newAccount, newEmail, signInByForm, wrongCode } from './entry.ts';

for (const language of languagesInTurn(import.meta.url)) {
  test.describe(`a code by e-mail (${language})`, () => {
    test.use({ expectedErrors: [/status of 403 .*\/auth\/v1\/verify/] });

    test('signs in; a wrong one is refused in words', async ({ open, baseURL, request }) => {
      const texts = await textsOf(language);
      const { auth, owner } = texts;
      const { email } = await newAccount(baseURL);
      const page = await open({ language });
      await page.goto(`${prefix[language]}/login/`);
      await chooseCode(page, auth);
      await page.getByLabel(auth.email).fill(email);
      await page.getByRole('button', { name: auth.code.send }).click();
      await scan(request, await linkMailedTo(request, email));
      const code = await codeMailedTo(request, email);
      await enterCode(page, texts, wrongCode(code), auth.code.submit);
      await expect(page.getByText(texts.errors.codes.otp_expired)).toBeVisible();
      await enterCode(page, texts, code, auth.code.submit);
      await expect(page.getByRole('heading', { name: owner.welcome.title })).toBeVisible();
    });
  });

  test.describe(`a link that is opened twice (${language})`, () => {
    test.use({ expectedErrors: [/status of 403 .*\/auth\/v1\/verify/] });

    test(`the link in the same mail signs in, once, and leads on (${language})`, async ({
      open,
      baseURL,
      request,
    }) => {
      const { auth } = await textsOf(language);
      const { email } = await newAccount(baseURL);
      const page = await open({ language });
      await page.goto(`${prefix[language]}/login/?next=%2Fowner-dashboard%2Ftenants`);
      await chooseCode(page, auth);
      await page.getByLabel(auth.email).fill(email);
      await page.getByRole('button', { name: auth.code.send }).click();
      // Nobody has the mail before the page says that it was sent.
      await expect(page.getByRole('button', { name: auth.code.submit, exact: true })).toBeVisible();
      const link = await linkMailedTo(request, email);
      await scan(request, link);
      await followLink(page, link);
      await expect(page).toHaveURL(/\/owner-dashboard\/tenants$/);

      const later = await open({ language });
      await followLink(later, link);
      await expect(later.getByText(auth.login.expiredLink)).toBeVisible();
      await expect(later).toHaveURL(/\/login\/\?next=/);
    });
  });

  test(`a lost password is replaced by the link, and the old one no longer works (${language})`, async ({
    open,
    baseURL,
    request,
  }) => {
    const texts = await textsOf(language);
    const { auth, common, owner } = texts;
    const { email, operator } = await newAccount(baseURL);
    const page = await open({ language });
    await page.goto(`${prefix[language]}/recovery/`);
    await page.getByLabel(auth.email).fill(email);
    await page.getByRole('button', { name: auth.recovery.submit }).click();
    await expect(page.getByRole('heading', { name: auth.recovery.sentTitle })).toBeVisible();
    await followLink(page, await linkMailedTo(request, email));
    await page.getByLabel(common.shell.newPassword.label).fill('Renovada-2026');
    await page.getByRole('button', { name: auth.recovery.save }).click();
    await expect(page.getByRole('heading', { name: owner.welcome.title })).toBeVisible();
    const old = await operator.auth.signInWithPassword({ email, password: PASSWORD });
    expect(old.error?.code).toBe('invalid_credentials');
  });
}

for (const language of languagesInTurn(import.meta.url)) {
  test(`a lost password is replaced by the code of the mail, on the device that asked (${language})`, async ({
    open,
    baseURL,
    request,
  }) => {
    const texts = await textsOf(language);
    const { auth, common, owner } = texts;
    const { email } = await newAccount(baseURL);
    const page = await open({ width: 360, language });
    await page.goto(`${prefix[language]}/recovery/`);
    await page.getByLabel(auth.email).fill(email);
    await page.getByRole('button', { name: auth.recovery.submit }).click();
    await enterCode(page, texts, await codeMailedTo(request, email), auth.recovery.useCode);
    await page.getByLabel(common.shell.newPassword.label).fill('Renovada-2026');
    await page.getByRole('button', { name: auth.recovery.save }).click();
    await expect(page.getByRole('heading', { name: owner.welcome.title })).toBeVisible();
  });

  test.describe(`a link that was used (${language})`, () => {
    test.use({ expectedErrors: [/status of 403 .*\/auth\/v1\/verify/] });

    test(`a stale recovery link says so where another one can be asked for (${language})`, async ({
      open,
      baseURL,
      request,
    }) => {
      const { auth } = await textsOf(language);
      const { email } = await newAccount(baseURL);
      const page = await open({ language });
      await page.goto(`${prefix[language]}/recovery/`);
      await page.getByLabel(auth.email).fill(email);
      await page.getByRole('button', { name: auth.recovery.submit }).click();
      const link = await linkMailedTo(request, email);
      await request.get(actionLinkOf(link), { maxRedirects: 0 });
      await followLink(page, link);
      await expect(page.getByText(auth.recovery.expiredLink)).toBeVisible();
      await expect(page.getByRole('button', { name: auth.recovery.submit })).toBeVisible();
    });
  });

  test(`an unknown address is told nothing that a known one is not (${language})`, async ({
    open,
    request,
  }) => {
    const { auth } = await textsOf(language);
    const email = newEmail('nadie');
    const page = await open({ language });
    await page.goto(`${prefix[language]}/login/`);
    await chooseCode(page, auth);
    await page.getByLabel(auth.email).fill(email);
    await page.getByRole('button', { name: auth.code.send }).click();
    await expect(page.getByText(auth.code.sent({ email }))).toBeVisible();
    await page.goto(`${prefix[language]}/recovery/`);
    await page.getByLabel(auth.email).fill(email);
    await page.getByRole('button', { name: auth.recovery.submit }).click();
    await expect(page.getByText(auth.recovery.sent({ email }))).toBeVisible();
    expect(await countMailsTo(request, email)).toBe(0);
  });

  test.describe(`a suspended account (${language})`, () => {
    test.use({ expectedErrors: [/status of 400 .*\/auth\/v1\/token/] });

    test('is told that it is suspended, and stays out', async ({ open, baseURL }) => {
      const texts = await textsOf(language);
      const { id, email, operator } = await newAccount(baseURL);
      await operator.auth.admin.updateUserById(id, { ban_duration: '24h' });
      const page = await open({ language });
      await page.goto(`${prefix[language]}/login/`);
      await signInByForm(page, texts, email);
      await expect(page.getByText(texts.errors.codes.user_banned)).toBeVisible();
    });
  });
}

test.describe('other providers', () => {
  test('have no button where the project offers none', async ({ open }) => {
    const { auth } = await textsOf('es');
    const page = await open();
    const settings = page.waitForResponse('**/auth/v1/settings');
    await page.goto('/login/');
    expect((await (await settings).json()).external.google).toBe(false);
    await expect(page.getByRole('button', { name: auth.login.submit, exact: true })).toBeVisible();
    await expect(page.getByText(auth.providers.or, { exact: true })).toHaveCount(0);
  });

  test('have a button where the project offers them, and it leads to the provider and back', async ({
    open,
    baseURL,
  }) => {
    const { auth } = await textsOf('en');
    const page = await open({ language: 'en' });
    await page.route('**/auth/v1/settings', async (route) => {
      const answer = await route.fetch();
      const settings = await answer.json();
      await route.fulfill({ json: { ...settings, external: { ...settings.external, google: true } } });
    });
    const asked = page.waitForRequest('**/auth/v1/authorize*');
    await page.route('**/auth/v1/authorize*', (route) => route.fulfill({ status: 204 }));
    // Unasked: the button is what somebody came for.
    const enter = page.getByRole('button', { name: auth.providers.enter({ name: 'Google' }) });
    await page.goto('/en/login/');
    await expect(enter).toBeVisible();
    await page.goto('/en/login/?next=%2Fowner-dashboard%2Funits');
    await enter.click();
    const address = new URL((await asked).url());
    expect(address.searchParams.get('provider')).toBe('google');
    expect(address.searchParams.get('redirect_to')).toBe(
      `${baseURL}/en/login/?next=%2Fowner-dashboard%2Funits`,
    );
    await expect(page.getByRole('button', { name: /Apple|Microsoft|Facebook|GitHub/ })).toHaveCount(0);
  });
});

test('one page for both ways keeps where the reader was going', async ({ open, baseURL }) => {
  const texts = await textsOf('es');
  const { email } = await newAccount(baseURL);
  const page = await open();
  await page.goto('/auth/?next=%2Fowner-dashboard%2Fproperties');
  await page.getByRole('tab', { name: texts.auth.login.toSignUp }).click();
  await expect(page.getByRole('button', { name: texts.auth.signUp.submit, exact: true })).toBeVisible();
  await page.getByRole('tab', { name: texts.auth.login.title }).click();
  await signInByForm(page, texts, email);
  await expect(page).toHaveURL(/\/owner-dashboard\/properties$/);
});
