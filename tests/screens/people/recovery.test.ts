import { describe, expect, test } from 'vitest';
import { CODE, enterCode, kept, provider, recoverBy } from '#tests/screens/fixtures/entry.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { departure } from '#tests/screens/harness/departures.ts';
import { PROFILE } from '#tests/screens/harness/frame-answers.ts';
import { openPage } from '#tests/screens/harness/open-page.ts';
import { refuseEntry } from '#tests/screens/harness/refusals.ts';
import { server } from '#tests/screens/harness/server.ts';
import { EMAIL, sessionOf } from '#tests/screens/harness/session.ts';
import { prefix, textsOf } from '#tests/support/texts.ts';

const STRANGER = { userId: '10000000-0000-4000-8000-000000000009', email: 'extraño@example.com' };
const STALE = '#error=access_denied&error_code=otp_expired';
const TOKEN = 'a'.repeat(56);

/** The session of a link, as the address of the page that it leads to carries it. */
function linkFor(facts: Parameters<typeof sessionOf>[0] = STRANGER): string {
  const { access_token, refresh_token, expires_in, token_type } = sessionOf(facts);
  const parameters = {
    access_token,
    refresh_token,
    expires_in: `${expires_in}`,
    token_type,
    type: 'magiclink',
  };
  return `#${new URLSearchParams(parameters)}`;
}

describe('a lost password', () => {
  test.each(['es', 'en'] as const)(
    'is replaced by the code of the mail, on the device that asked (%s)',
    async (language) => {
      const texts = await textsOf(language);
      const { auth, common } = texts;
      const mails = provider('POST', 'recover', {});
      provider('POST', 'verify', refuseEntry('otp_expired', 403));
      const screen = await openPage('/recovery/', { language, width: 360 });
      await recoverBy(screen, texts);
      await expect.element(screen.getByText(auth.recovery.sent({ email: EMAIL }))).toBeVisible();
      await expectAccessible();
      expect(mails).toMatchObject([
        { query: { redirect_to: `${location.origin}${prefix[language]}/recovery/` }, body: { email: EMAIL } },
      ]);
      await enterCode(screen, texts, auth.recovery.useCode, '000000');
      await expect.element(screen.getByText(texts.errors.codes.otp_expired)).toBeVisible();
      const tried = provider('POST', 'verify', sessionOf());
      await enterCode(screen, texts, auth.recovery.useCode);
      const next = screen.getByLabelText(common.shell.newPassword.label, { exact: true });
      await expect.element(next).toHaveAttribute('autocomplete', 'new-password');
      expect(tried).toMatchObject([{ body: { email: EMAIL, token: CODE, type: 'recovery' } }]);
      expect(document.querySelector<HTMLInputElement>('input[autocomplete="username"]')?.value).toBe(EMAIL);
      await expectAccessible();
      const changes = provider('PUT', 'user', sessionOf().user);
      await next.fill('Renovada-2026');
      await screen.getByRole('button', { name: auth.recovery.save }).click();
      expect(await departure()).toBe('/owner-dashboard/');
      expect(changes).toMatchObject([{ body: { password: 'Renovada-2026' } }]);
    },
  );

  test('of nobody is answered like any other', async () => {
    const texts = await textsOf('es');
    provider('POST', 'recover', refuseEntry('user_not_found', 404));
    const screen = await openPage('/recovery/');
    await recoverBy(screen, texts);
    await expect.element(screen.getByText(texts.auth.recovery.sent({ email: EMAIL }))).toBeVisible();
  });
});

describe('a link that was used or has expired', () => {
  test.each(['es', 'en'] as const)('says so where another one can be asked for (%s)', async (language) => {
    const { auth } = await textsOf(language);
    const screen = await openPage(`/recovery/${STALE}`, { language });
    await expect.element(screen.getByText(auth.recovery.expiredLink)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: auth.recovery.submit })).toBeVisible();
    expect(location.hash).toBe('');
  });

  test('says so where one signs in, and keeps where its reader was going', async () => {
    const { auth } = await textsOf('en');
    const screen = await openPage(`/login/?next=%2Fowner-dashboard%2Ftenants${STALE}`, {
      language: 'en',
      theme: 'dark',
    });
    await expect.element(screen.getByText(auth.login.expiredLink)).toBeVisible();
    expect(location.search).toBe('?next=%2Fowner-dashboard%2Ftenants');
  });
});

describe('a link that nobody here asked for', () => {
  test('signs nobody in unless they agree', async () => {
    const { auth } = await textsOf('es');
    const screen = await openPage(`/login/${linkFor()}`, { theme: 'dark' });
    await expect.element(screen.getByText(auth.link.unasked({ email: STRANGER.email }))).toBeVisible();
    await expectAccessible();
    expect(kept()).toBeNull();
    await screen.getByRole('button', { name: auth.link.refuse }).click();
    await expect.element(screen.getByRole('button', { name: auth.login.submit, exact: true })).toBeVisible();
    expect(kept()).toBeNull();
  });

  test('lets whoever asked on another device in with one click', async () => {
    const { auth } = await textsOf('es');
    server.rows('profiles', [{ ...PROFILE, id: STRANGER.userId }]);
    provider('GET', 'user', sessionOf(STRANGER).user);
    const screen = await openPage(`/login/?next=%2Fowner-dashboard%2Funits${linkFor()}`, { width: 360 });
    await screen.getByRole('button', { name: auth.link.enter }).click();
    expect(await departure()).toBe('/owner-dashboard/units');
    expect(kept()).toMatchObject({ user: { email: STRANGER.email } });
  });

  test('does not take the place of who is signed in', async () => {
    const { auth } = await textsOf('en');
    const screen = await openPage(`/login/${linkFor()}`, { language: 'en', session: {} });
    const words = { current: EMAIL, email: STRANGER.email };
    await expect.element(screen.getByText(auth.link.someoneElse(words))).toBeVisible();
    await screen.getByRole('button', { name: auth.link.stay }).click();
    expect(await departure()).toBe('/owner-dashboard/');
    expect(kept()).toMatchObject({ user: { email: EMAIL } });
  });
});

describe('the page that the link of a mail opens', () => {
  test.each(['es', 'en'] as const)(
    'does nothing before a press, then leads on with the session (%s)',
    async (language) => {
      const { auth } = await textsOf(language);
      const tried = provider('POST', 'verify', sessionOf());
      const target = encodeURIComponent(`${location.origin}/recovery/`);
      const screen = await openPage(`/confirm/?token_hash=${TOKEN}&type=recovery&redirect_to=${target}`, {
        language,
        width: 360,
      });
      const follow = screen.getByRole('button', { name: auth.mailLink.kinds.recovery.button });
      await expect.element(follow).toBeVisible();
      await expectAccessible();
      expect(tried).toEqual([]);
      await follow.click();
      expect(await departure()).toMatch(/^\/recovery\/#.*access_token=.*type=recovery/);
      expect(tried).toMatchObject([{ body: { token_hash: TOKEN, type: 'recovery' } }]);
      // Who was signed in stays so: the next page asks first.
      expect(kept()).toBeNull();
    },
  );

  test('of a link that was used leads on with the reason', async () => {
    const { auth } = await textsOf('es');
    provider('POST', 'verify', refuseEntry('otp_expired', 403));
    const screen = await openPage(`/confirm/?token_hash=${TOKEN}&type=magiclink`);
    await screen.getByRole('button', { name: auth.mailLink.kinds.magiclink.button }).click();
    expect(await departure()).toBe(`/login/${STALE}`);
  });

  test('of half a link says so, and where to go instead', async () => {
    const { auth } = await textsOf('en');
    const screen = await openPage('/confirm/?type=recovery', { language: 'en', theme: 'dark' });
    await expect.element(screen.getByRole('heading', { name: auth.mailLink.broken.title })).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: auth.mailLink.broken.button }))
      .toHaveAttribute('href', '/en/login/');
    await expectAccessible();
  });
});
