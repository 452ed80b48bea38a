import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { enterCode, kept, PASSWORD, provider, signInBy } from '#tests/screens/fixtures/entry.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { departure } from '#tests/screens/harness/departures.ts';
import { openPage } from '#tests/screens/harness/open-page.ts';
import { refuseEntry } from '#tests/screens/harness/refusals.ts';
import { server } from '#tests/screens/harness/server.ts';
import { EMAIL, sessionOf } from '#tests/screens/harness/session.ts';
import { prefix, textsOf } from '#tests/support/texts.ts';

const HOME = '/owner-dashboard/';

test('what is missing is said at its field, before anything is sent', async () => {
  const texts = await textsOf('es');
  const { auth, common } = texts;
  const asked = provider('POST', 'token', sessionOf());
  const screen = await openPage('/login/', { width: 360 });
  await screen.getByRole('button', { name: auth.login.submit, exact: true }).click();
  await expect.element(screen.getByText(auth.passwordMissing).first()).toBeVisible();
  await expect.element(screen.getByText(common.form.required).first()).toBeVisible();
  await expectAccessible();
  expect(asked).toEqual([]);
});

test('the password that is right leads to the home, with the session that the server gave', async () => {
  const texts = await textsOf('en');
  const session = sessionOf();
  const asked = provider('POST', 'token', session);
  const screen = await openPage('/login/', { language: 'en', theme: 'dark' });
  await signInBy(screen, texts);
  expect(await departure()).toBe(HOME);
  expect(asked).toMatchObject([
    { query: { grant_type: 'password' }, body: { email: EMAIL, password: PASSWORD } },
  ]);
  expect(kept()).toMatchObject({ refresh_token: session.refresh_token, user: { email: EMAIL } });
});

describe.each(['es', 'en'] as const)('a refusal (%s)', (language) => {
  const view = { language, theme: language === 'es' ? 'dark' : 'light', width: 360 } as const;

  test.each([
    ['invalid_credentials', 400],
    ['user_banned', 400],
    ['over_request_rate_limit', 429],
  ] as const)('"%s" is said in words, and what was typed stays', async (code, status) => {
    const texts = await textsOf(language);
    provider('POST', 'token', refuseEntry(code, status));
    const screen = await openPage('/login/', view);
    await signInBy(screen, texts);
    await expect.element(screen.getByText(texts.errors.codes[code])).toBeVisible();
    await expect.element(screen.getByLabelText(texts.auth.email)).toHaveValue(EMAIL);
    expect(kept()).toBeNull();
    if (code === 'invalid_credentials') await expectAccessible();
  });
});

describe('an address to go on to', () => {
  test('is kept by the tabs of the page for both ways, and followed', async () => {
    const texts = await textsOf('es');
    const { auth } = texts;
    provider('POST', 'token', sessionOf());
    const screen = await openPage('/auth/?next=%2Fowner-dashboard%2Fproperties');
    await screen.getByRole('tab', { name: auth.login.toSignUp }).click();
    await expect.element(screen.getByRole('button', { name: auth.signUp.submit, exact: true })).toBeVisible();
    await screen.getByRole('tab', { name: auth.login.title }).click();
    await signInBy(screen, texts);
    expect(await departure()).toBe('/owner-dashboard/properties');
  });

  test.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '/login/../..//evil.example',
  ])('that is elsewhere is not followed: %j', async (next) => {
    const texts = await textsOf('es');
    provider('POST', 'token', sessionOf());
    const screen = await openPage(`/login/?next=${encodeURIComponent(next)}`);
    await signInBy(screen, texts);
    expect(await departure()).toBe(HOME);
  });

  test('is where the area was that somebody used last', async () => {
    const texts = await textsOf('es');
    provider('POST', 'token', sessionOf({ userType: 'tenant' }));
    server.call('my_areas', [{ is_member: true, is_tenant: true, last_area: 'owner' }]);
    const screen = await openPage('/login/');
    await signInBy(screen, texts);
    expect(await departure()).toBe(HOME);
  });
});

describe('a code by e-mail', () => {
  test.each(['es', 'en'] as const)(
    'is sent, refused in words when it is wrong, and lets in (%s)',
    async (language) => {
      const texts = await textsOf(language);
      const { auth } = texts;
      const mails = provider('POST', 'otp', {});
      provider('POST', 'verify', refuseEntry('otp_expired', 403));
      const screen = await openPage('/login/?next=%2Fowner-dashboard%2Funits', { language, width: 360 });
      await screen.getByLabelText(auth.email).fill(EMAIL);
      await screen.getByRole('button', { name: auth.login.withCode }).click();
      await expect.element(screen.getByRole('heading', { name: auth.code.title })).toBeVisible();
      await expectAccessible();
      await screen.getByRole('button', { name: auth.code.send }).click();
      await expect.element(screen.getByText(auth.code.sent({ email: EMAIL }))).toBeVisible();
      const returnTo = `${location.origin}${prefix[language]}/login/?next=%2Fowner-dashboard%2Funits`;
      expect(mails).toMatchObject([
        { query: { redirect_to: returnTo }, body: { email: EMAIL, create_user: false } },
      ]);
      await enterCode(screen, texts, auth.code.submit, '12');
      await expect.element(screen.getByText(auth.code.invalid).first()).toBeVisible();
      await enterCode(screen, texts, auth.code.submit, '000000');
      await expect.element(screen.getByText(texts.errors.codes.otp_expired)).toBeVisible();
      await expectAccessible();
      const tried = provider('POST', 'verify', sessionOf());
      await enterCode(screen, texts, auth.code.submit, '123 456');
      expect(await departure()).toBe('/owner-dashboard/units');
      expect(tried).toMatchObject([{ body: { email: EMAIL, token: '123456', type: 'email' } }]);
    },
  );

  test.each(['otp_disabled', 'user_not_found'])(
    'is said to be on its way where nobody has the address: %s',
    async (code) => {
      const { auth } = await textsOf('en');
      provider('POST', 'otp', refuseEntry(code, 422));
      const screen = await openPage('/login/', { language: 'en' });
      await screen.getByLabelText(auth.email).fill(EMAIL);
      await screen.getByRole('button', { name: auth.login.withCode }).click();
      await screen.getByRole('button', { name: auth.code.send }).click();
      await expect.element(screen.getByText(auth.code.sent({ email: EMAIL }))).toBeVisible();
    },
  );
});

test('password managers and codes from messages find their fields', async () => {
  const { auth } = await textsOf('es');
  provider('POST', 'otp', {});
  const screen = await openPage('/login/');
  const email = screen.getByLabelText(auth.email);
  await expect.element(email).toHaveAttribute('autocomplete', 'username');
  const password = screen.getByLabelText(auth.password, { exact: true });
  await expect.element(password).toHaveAttribute('autocomplete', 'current-password');
  await email.fill(EMAIL);
  await screen.getByRole('button', { name: auth.login.withCode }).click();
  await screen.getByRole('button', { name: auth.code.send }).click();
  const code = screen.getByLabelText(auth.code.label);
  await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect.element(code).toHaveAttribute('inputmode', 'numeric');
});

test('nothing has to be retyped: passwords and codes can be pasted and looked at', async () => {
  const { auth, common } = await textsOf('es');
  provider('POST', 'otp', {});
  const screen = await openPage('/login/');
  const email = screen.getByLabelText(auth.email);
  const paste = async (text: string, field: typeof email) => {
    await email.fill(text);
    await userEvent.keyboard('{Control>}a{/Control}');
    await userEvent.copy();
    await field.click();
    await userEvent.paste();
    await expect.element(field).toHaveValue(text);
  };
  const password = screen.getByLabelText(auth.password, { exact: true });
  await paste('Pegada-2026', password);
  await expect.element(password).toHaveAttribute('type', 'password');
  await screen.getByRole('button', { name: common.form.showPassword }).click();
  await expect.element(password).toHaveAttribute('type', 'text');
  await email.fill(EMAIL);
  await screen.getByRole('button', { name: auth.login.withCode }).click();
  await screen.getByRole('button', { name: auth.code.send }).click();
  const code = screen.getByLabelText(auth.code.label);
  await code.fill('123 456');
  await userEvent.keyboard('{Control>}a{/Control}');
  await userEvent.cut();
  await expect.element(code).toHaveValue('');
  await userEvent.paste();
  await expect.element(code).toHaveValue('123 456');
});

describe('other providers', () => {
  test('have no button where the project offers none', async () => {
    const { auth } = await textsOf('es');
    const asked = provider('GET', 'settings', { external: { email: true, google: false } });
    const screen = await openPage('/login/');
    await expect.element(screen.getByRole('button', { name: auth.login.submit, exact: true })).toBeVisible();
    await expect.poll(() => asked.length).toBe(1);
    await expect.element(screen.getByText(auth.providers.or, { exact: true })).not.toBeInTheDocument();
  });

  test('have a button where it offers them, which leads to the provider and back', async () => {
    const { auth } = await textsOf('en');
    provider('GET', 'settings', { external: { email: true, google: true } });
    const screen = await openPage('/login/?next=%2Fowner-dashboard%2Funits', { language: 'en' });
    await screen.getByRole('button', { name: auth.providers.enter({ name: 'Google' }) }).click();
    await expect
      .element(screen.getByRole('button', { name: /Apple|Microsoft|Facebook|GitHub/ }))
      .not.toBeInTheDocument();
    const { pathname, searchParams } = new URL(await departure(), location.origin);
    expect(pathname).toBe('/auth/v1/authorize');
    expect(searchParams.get('provider')).toBe('google');
    expect(searchParams.get('redirect_to')).toBe(
      `${location.origin}/en/login/?next=%2Fowner-dashboard%2Funits`,
    );
  });
});
