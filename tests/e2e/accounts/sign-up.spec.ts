import { expect, test } from '#tests/support/browser.ts';
import { languagesInTurn } from '#tests/support/languages.ts';
import { codeMailedTo, countMailsTo, followLink, linkMailedTo, scan } from '#tests/support/mailbox.ts';
import { operatorOf, PASSWORD } from '#tests/support/rental.ts';
import { prefix, textsOf } from '#tests/support/texts.ts';
import {
  apiHeaders,
  enterCode,
  newAccount,
  newEmail,
  signInByForm,
  signUpByForm,
  wrongCode,
} from './entry.ts';

for (const language of languagesInTurn(import.meta.url)) {
  test.describe(`signing up (${language})`, () => {
    test.use({ expectedErrors: [/status of 403 .*\/auth\/v1\/verify/] });

    test('the code of the mail confirms the address; a wrong one is refused in words', async ({
      open,
      request,
    }) => {
      const texts = await textsOf(language);
      const email = newEmail();
      const page = await open({ language });
      await page.goto(`${prefix[language]}/signup/`);
      await signUpByForm(page, texts, email);
      await expect(page.getByRole('heading', { name: texts.auth.confirm.title })).toBeVisible();
      const code = await codeMailedTo(request, email);
      await enterCode(page, texts, wrongCode(code), texts.auth.confirm.submit);
      await expect(page.getByText(texts.errors.codes.otp_expired)).toBeVisible();
      await enterCode(page, texts, `${code.slice(0, 3)} ${code.slice(3)}`, texts.auth.confirm.submit);
      await expect(page.getByRole('heading', { name: texts.owner.welcome.title })).toBeVisible();
    });
  });

  test(`the link of the mail confirms too, and leads where the reader was going (${language})`, async ({
    open,
    request,
  }) => {
    const texts = await textsOf(language);
    const email = newEmail();
    const page = await open({ language });
    await page.goto(`${prefix[language]}/signup/?next=%2Fowner-dashboard%2Ffinance`);
    await signUpByForm(page, texts, email);
    const link = await linkMailedTo(request, email);
    const mailTab = await page.context().newPage();
    await scan(request, link);
    await followLink(mailTab, link);
    await expect(mailTab).toHaveURL(/\/owner-dashboard\/finance$/);
    // The tab that was waiting follows.
    await expect(page).toHaveURL(/\/owner-dashboard\/finance$/);
  });

  test(`a password that is too simple is refused rule by rule (${language})`, async ({ open }) => {
    const texts = await textsOf(language);
    const page = await open({ language });
    await page.goto(`${prefix[language]}/signup/`);
    const { newPassword } = texts.common.shell;
    const rule = (name: string) => page.getByRole('listitem').filter({ hasText: name });
    await signUpByForm(page, texts, newEmail(), 'abcdefgh');
    await expect(page.getByText(texts.auth.passwordWeak)).toBeVisible();
    await expect(rule(newPassword.lower)).toContainText(newPassword.met);
    await expect(rule(newPassword.upper)).toContainText(newPassword.missing);
    await expect(rule(newPassword.digit)).toContainText(newPassword.missing);
    await page.getByLabel(texts.auth.password, { exact: true }).fill('Abcdefgh1');
    for (const name of [newPassword.lower, newPassword.upper, newPassword.digit])
      await expect(rule(name)).toContainText(newPassword.met);
  });
}

test.describe('a password that only the provider refuses', () => {
  test.use({ expectedErrors: [/status of 422 .*\/auth\/v1\/signup/] });

  test('stands in the list with its reason until another one is typed', async ({ open }) => {
    const texts = await textsOf('es');
    const page = await open();
    // A hosted project can look passwords up in lists of leaked ones; the answer is the provider's own.
    await page.route('**/auth/v1/signup*', (route) =>
      route.fulfill({
        status: 422,
        headers: { 'x-supabase-api-version': '2024-01-01' },
        json: {
          code: 'weak_password',
          message: 'Password is known to be weak',
          weak_password: { reasons: ['pwned'] },
        },
      }),
    );
    await page.goto('/signup/');
    await signUpByForm(page, texts, newEmail());
    const { pwned } = texts.common.shell.newPassword.refused;
    await expect(page.getByRole('listitem').filter({ hasText: pwned })).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: pwned })).toHaveCount(1);
    await page.getByLabel(texts.auth.password, { exact: true }).fill('Otra-clave-2026');
    await expect(page.getByText(pwned)).toHaveCount(0);
  });
});

for (const language of languagesInTurn(import.meta.url)) {
  test(`an address that has an account is answered like a new one, and is left alone (${language})`, async ({
    open,
    baseURL,
    request,
  }) => {
    const texts = await textsOf(language);
    const { email } = await newAccount(baseURL);
    const page = await open({ language });
    await page.goto(`${prefix[language]}/signup/`);
    await signUpByForm(page, texts, email, 'Intruso-2026');
    await expect(page.getByRole('heading', { name: texts.auth.confirm.title })).toBeVisible();
    expect(await countMailsTo(request, email)).toBe(0);
    await page.getByRole('link', { name: texts.auth.confirm.toLogin }).click();
    await signInByForm(page, texts, email);
    await expect(page.getByRole('heading', { name: texts.owner.welcome.title })).toBeVisible();
  });
}

test('who began a sign-up with an address that is not theirs cannot enter once its owner confirms it', async ({
  open,
  request,
  baseURL,
}) => {
  const texts = await textsOf('es');
  const email = newEmail();
  const stranger = { email, password: 'Extrano-2026', data: { full_name: 'Nadie' } };
  await request.post('/auth/v1/signup', { headers: apiHeaders, data: stranger });
  const page = await open();
  await page.goto('/signup/');
  await signUpByForm(page, texts, email);
  await expect.poll(() => countMailsTo(request, email)).toBe(2);
  await enterCode(page, texts, await codeMailedTo(request, email), texts.auth.confirm.submit);
  await expect(page.getByRole('heading', { name: texts.owner.welcome.title })).toBeVisible();
  const { auth } = await operatorOf(baseURL);
  const theirs = await auth.signInWithPassword({ email, password: stranger.password });
  expect(theirs.error?.code).toBe('invalid_credentials');
  expect((await auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
});

test('nothing typed is lost when the address was wrong', async ({ open }) => {
  const texts = await textsOf('es');
  const page = await open();
  await page.goto('/signup/');
  const email = newEmail('equivocada');
  await signUpByForm(page, texts, email);
  await page.getByRole('button', { name: texts.auth.confirm.otherEmail }).click();
  await expect(page.getByLabel(texts.auth.signUp.name)).toHaveValue('Rosa Almonte');
  await expect(page.getByLabel(texts.auth.email)).toHaveValue(email);
});

for (const language of languagesInTurn(import.meta.url)) {
  test(`another confirmation can be asked for once a minute, and the older mail no longer works (${language})`, async ({
    open,
    request,
  }) => {
    const texts = await textsOf(language);
    const email = newEmail();
    const page = await open({ language });
    await page.clock.install();
    await page.goto(`${prefix[language]}/signup/`);
    await signUpByForm(page, texts, email);
    await expect(page.getByText(texts.auth.resend.wait({ seconds: 60 }))).toBeVisible();
    const first = await codeMailedTo(request, email);
    await page.clock.fastForward(61_000);
    await page.getByRole('button', { name: texts.auth.confirm.again }).click();
    await expect(page.getByText(texts.auth.confirm.sentAgain)).toBeVisible();
    await expect.poll(() => countMailsTo(request, email)).toBe(2);
    const second = await codeMailedTo(request, email);
    expect(second).not.toBe(first);
    await enterCode(page, texts, second, texts.auth.confirm.submit);
    await expect(page.getByRole('heading', { name: texts.owner.welcome.title })).toBeVisible();
  });
}

for (const language of languagesInTurn(import.meta.url)) {
  test.describe(`signing in before confirming (${language})`, () => {
    test.use({ expectedErrors: [/status of 400 .*\/auth\/v1\/token/] });

    test('leads to the confirmation, not into a wall', async ({ open, baseURL, request }) => {
      const texts = await textsOf(language);
      const { email } = await newAccount(baseURL, { isConfirmed: false });
      const page = await open({ language });
      await page.clock.install();
      await page.goto(`${prefix[language]}/login/`);
      await signInByForm(page, texts, email, PASSWORD);
      await expect(page.getByRole('heading', { name: texts.auth.confirm.title })).toBeVisible();
      await page.clock.fastForward(61_000);
      await page.getByRole('button', { name: texts.auth.confirm.again }).click();
      await enterCode(page, texts, await codeMailedTo(request, email), texts.auth.confirm.submit);
      await expect(page.getByRole('heading', { name: texts.owner.welcome.title })).toBeVisible();
    });
  });
}
