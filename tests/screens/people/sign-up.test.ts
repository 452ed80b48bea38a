import { describe, expect, test, vi } from 'vitest';
import { CODE, enterCode, PASSWORD, provider, signInBy, signUpBy } from '#tests/screens/fixtures/entry.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { departure } from '#tests/screens/harness/departures.ts';
import { openPage } from '#tests/screens/harness/open-page.ts';
import { refuseEntry } from '#tests/screens/harness/refusals.ts';
import { EMAIL, sessionOf } from '#tests/screens/harness/session.ts';
import { prefix, textsOf } from '#tests/support/texts.ts';

/** The provider's answer to a sign-up whose address has to be confirmed: a user, and no session. */
const unconfirmed = () => sessionOf().user;
const MINUTE_MS = 60_000;
const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

test.each(['es', 'en'] as const)(
  'a password that is too simple is refused rule by rule (%s)',
  async (language) => {
    const texts = await textsOf(language);
    const { newPassword } = texts.common.shell;
    const asked = provider('POST', 'signup', unconfirmed());
    const screen = await openPage('/signup/', {
      language,
      width: 360,
      theme: language === 'en' ? 'dark' : 'light',
    });
    const rule = (name: string) => screen.getByRole('listitem').filter({ hasText: name });
    await signUpBy(screen, texts, 'abcdefgh');
    await expect.element(screen.getByText(texts.auth.passwordWeak).first()).toBeVisible();
    await expect.element(rule(newPassword.lower)).toHaveTextContent(`${newPassword.lower}${newPassword.met}`);
    await expect
      .element(rule(newPassword.upper))
      .toHaveTextContent(`${newPassword.upper}${newPassword.missing}`);
    await expect
      .element(rule(newPassword.digit))
      .toHaveTextContent(`${newPassword.digit}${newPassword.missing}`);
    await expectAccessible();
    await screen.getByLabelText(texts.auth.password, { exact: true }).fill('Abcdefgh1');
    for (const name of [newPassword.lower, newPassword.upper, newPassword.digit])
      await expect.element(rule(name)).toHaveTextContent(`${name}${newPassword.met}`);
    expect(asked).toEqual([]);
  },
);

test('a password that only the provider refuses stands in the list with its reason until another one is typed', async () => {
  const texts = await textsOf('es');
  // A hosted project can look passwords up in lists of leaked ones.
  provider('POST', 'signup', refuseEntry('weak_password', 422, { weak_password: { reasons: ['pwned'] } }));
  const screen = await openPage('/signup/');
  await signUpBy(screen, texts);
  const { pwned } = texts.common.shell.newPassword.refused;
  await expect.element(screen.getByRole('listitem').filter({ hasText: pwned })).toBeVisible();
  expect(screen.getByRole('alert').filter({ hasText: pwned }).elements()).toHaveLength(1);
  await screen.getByLabelText(texts.auth.password, { exact: true }).fill('Otra-clave-2026');
  await expect.element(screen.getByText(pwned)).not.toBeInTheDocument();
});

test('password managers find their fields', async () => {
  const { auth } = await textsOf('en');
  const screen = await openPage('/signup/', { language: 'en' });
  const wordOf = (label: string) =>
    screen.getByLabelText(label, { exact: true }).element().getAttribute('autocomplete');
  await expect.element(screen.getByLabelText(auth.signUp.name)).toBeVisible();
  expect(wordOf(auth.signUp.name)).toBe('name');
  expect(wordOf(auth.email)).toBe('username');
  expect(wordOf(auth.password)).toBe('new-password');
});

describe('an address to confirm', () => {
  test('is confirmed by the code of its mail, and its reader goes on where they wanted to', async () => {
    const texts = await textsOf('en');
    const asked = provider('POST', 'signup', unconfirmed());
    const screen = await openPage('/signup/?next=%2Fowner-dashboard%2Ffinance', {
      language: 'en',
      width: 360,
    });
    await signUpBy(screen, texts);
    await expect.element(screen.getByText(texts.auth.confirm.text({ email: EMAIL }))).toBeVisible();
    await expectAccessible();
    const returnTo = `${location.origin}${prefix.en}/login/?next=%2Fowner-dashboard%2Ffinance`;
    expect(asked).toMatchObject([
      {
        query: { redirect_to: returnTo },
        body: {
          email: EMAIL,
          password: PASSWORD,
          data: { full_name: 'Rosa Almonte', user_type: 'owner', locale: 'en' },
        },
      },
    ]);
    const sent = asked[0]?.body as { data: { sign_up_attempt: string } } | undefined;
    provider('POST', 'verify', refuseEntry('otp_expired', 403));
    await enterCode(screen, texts, texts.auth.confirm.submit, '000000');
    await expect.element(screen.getByText(texts.errors.codes.otp_expired)).toBeVisible();
    const sign_up_attempt = sent?.data.sign_up_attempt;
    const tried = provider('POST', 'verify', sessionOf({ metadata: { sign_up_attempt } }));
    await enterCode(screen, texts, texts.auth.confirm.submit, '123 456');
    expect(await departure()).toBe('/owner-dashboard/finance');
    expect(tried).toMatchObject([{ body: { email: EMAIL, token: CODE, type: 'signup' } }]);
  });

  test('that a stranger began a sign-up with gets the password that its owner typed', async () => {
    const texts = await textsOf('es');
    provider('POST', 'signup', unconfirmed());
    provider(
      'POST',
      'verify',
      sessionOf({ metadata: { sign_up_attempt: 'of a stranger', full_name: 'Nadie' } }),
    );
    const changes = provider('PUT', 'user', sessionOf().user);
    const screen = await openPage('/signup/');
    await signUpBy(screen, texts);
    await enterCode(screen, texts, texts.auth.confirm.submit);
    expect(await departure()).toBe('/owner-dashboard/');
    await expect
      .poll(() => changes)
      .toMatchObject([{ body: { password: PASSWORD, data: { full_name: 'Rosa Almonte' } } }]);
  });

  test('that was wrong is written again, and nothing else that was typed is lost', async () => {
    const texts = await textsOf('es');
    provider('POST', 'signup', unconfirmed());
    const screen = await openPage('/signup/', { theme: 'dark' });
    await signUpBy(screen, texts);
    await screen.getByRole('button', { name: texts.auth.confirm.otherEmail }).click();
    await expect.element(screen.getByLabelText(texts.auth.signUp.name)).toHaveValue('Rosa Almonte');
    await expect.element(screen.getByLabelText(texts.auth.email)).toHaveValue(EMAIL);
  });

  test('that has an account is answered like a new one, with the way to sign in', async () => {
    const texts = await textsOf('es');
    // So the provider answers it: a user without an identity.
    provider('POST', 'signup', { ...unconfirmed(), identities: [] });
    const screen = await openPage('/signup/?next=%2Fowner-dashboard%2Ffinance');
    await signUpBy(screen, texts, 'Intruso-2026');
    await expect.element(screen.getByRole('heading', { name: texts.auth.confirm.title })).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: texts.auth.confirm.toLogin }))
      .toHaveAttribute('href', '/login/?next=%2Fowner-dashboard%2Ffinance');
  });
});

test.each(['es', 'en'] as const)(
  'another confirmation can be asked for once a minute (%s)',
  async (language) => {
    const texts = await textsOf(language);
    const { confirm, resend } = texts.auth;
    provider('POST', 'signup', unconfirmed());
    const mails = provider('POST', 'resend', {});
    const screen = await openPage('/signup/', { language });
    await signUpBy(screen, texts);
    await expect.element(screen.getByText(resend.wait({ seconds: 60 }))).toBeVisible();
    await expect.element(screen.getByRole('button', { name: confirm.again })).not.toBeInTheDocument();
    pass(MINUTE_MS);
    await screen.getByRole('button', { name: confirm.again }).click();
    await expect.element(screen.getByText(confirm.sentAgain)).toBeVisible();
    await expect.element(screen.getByText(resend.wait({ seconds: 60 }))).toBeVisible();
    expect(mails).toMatchObject([{ body: { email: EMAIL, type: 'signup' } }]);
  },
);

test.each(['es', 'en'] as const)(
  'signing in before confirming leads to the confirmation, not into a wall (%s)',
  async (language) => {
    const texts = await textsOf(language);
    const { confirm } = texts.auth;
    provider('POST', 'token', refuseEntry('email_not_confirmed'));
    const mails = provider('POST', 'resend', {});
    const screen = await openPage('/login/', { language });
    await signInBy(screen, texts);
    await expect.element(screen.getByRole('heading', { name: confirm.title })).toBeVisible();
    pass(MINUTE_MS);
    await screen.getByRole('button', { name: confirm.again }).click();
    await expect.poll(() => mails).toMatchObject([{ body: { email: EMAIL, type: 'signup' } }]);
    // Who signed up another time keeps their own password.
    provider('POST', 'verify', sessionOf({ metadata: { sign_up_attempt: 'of that time' } }));
    const changes = provider('PUT', 'user', sessionOf().user);
    await enterCode(screen, texts, confirm.submit);
    expect(await departure()).toBe('/owner-dashboard/');
    expect(changes).toEqual([]);
  },
);
