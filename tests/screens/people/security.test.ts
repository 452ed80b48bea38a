import { beforeEach, describe, expect, test } from 'vitest';
import { CODE, kept, PASSWORD, provider } from '#tests/screens/fixtures/entry.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { departure } from '#tests/screens/harness/departures.ts';
import { NOW, newId } from '#tests/screens/harness/fixtures.ts';
import { openPage } from '#tests/screens/harness/open-page.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { refuseEntry } from '#tests/screens/harness/refusals.ts';
import { server } from '#tests/screens/harness/server.ts';
import { EMAIL, FACTOR, sessionOf } from '#tests/screens/harness/session.ts';
import { textsOf } from '#tests/support/texts.ts';

const SECURITY = '/tenant-dashboard/settings/security';
const NEXT = 'Llavero-nueva-2026';

const signedIn = (is_current: boolean) => ({
  id: newId(),
  created_at: NOW,
  last_used_at: NOW,
  user_agent: '',
  is_current,
});
const event = (kind: 'sessions_ended' | 'factor_removed' | 'password_changed', id: number) => ({
  id,
  kind,
  at: NOW,
  user_agent: '',
  is_this_session: true,
});

beforeEach(() => {
  provider('GET', 'user', () => sessionOf().user);
  server.call('list_sessions', [signedIn(true)]);
  server.call('list_security_events', []);
  server.call('list_program_grants', []);
  server.call('count_recovery_codes', 0);
});

test.each([
  ['es', 'light', 360],
  ['en', 'dark', 1440],
] as const)('sessions are seen and ended (%s)', async (language, theme, width) => {
  const { sessions: text, events } = (await textsOf(language)).account.security;
  let rows = [signedIn(true), signedIn(false), signedIn(false)];
  server.call('list_sessions', () => rows);
  server.call('end_sessions', ({ p_session_id: id }) => {
    rows = rows.filter((row) => row.is_current || (id !== undefined && row.id !== id));
    server.call('list_security_events', [event('sessions_ended', 1)]);
    return 1;
  });
  const screen = await openScreen(SECURITY, { language, theme, width });
  await expect.element(screen.getByText(text.current, { exact: true })).toBeVisible();
  const ends = screen.getByRole('button', { name: text.endOf({ device: text.unknown }) });
  await expect.poll(() => ends.elements().length).toBe(2);
  await expectAccessible();
  const [, second] = rows;
  await ends.first().click();
  await expect.poll(() => ends.elements().length).toBe(1);
  await screen.getByRole('button', { name: text.endOthers }).click();
  const dialog = screen.getByRole('alertdialog', { name: text.endTitle });
  await expectAccessible();
  await dialog.getByRole('button', { name: text.endOthers }).click();
  await expect.element(screen.getByText(text.only)).toBeVisible();
  await expect.element(screen.getByText(events.kinds.sessions_ended, { exact: false }).first()).toBeVisible();
  expect(server.callsOf('end_sessions')).toEqual([{ p_session_id: second?.id }, {}]);
});

describe('a password', () => {
  test.each(['es', 'en'] as const)('is changed by who knows the present one (%s)', async (language) => {
    const { account, common } = await textsOf(language);
    const text = account.security.password;
    provider('POST', 'token', refuseEntry('invalid_credentials'));
    const changes = provider('PUT', 'user', sessionOf().user);
    const screen = await openScreen(SECURITY, { language, width: language === 'es' ? 360 : 1440 });
    await screen.getByRole('button', { name: text.open }).click();
    const present = screen.getByLabelText(account.again.password, { exact: true });
    const next = screen.getByLabelText(common.shell.newPassword.label, { exact: true });
    const save = screen.getByRole('button', { name: text.save });
    await present.fill('Equivocada-1');
    await next.fill('corta');
    await save.click();
    await expect.element(screen.getByText(account.again.weakPassword).first()).toBeVisible();
    await next.fill(NEXT);
    await save.click();
    await expect.element(screen.getByText(account.again.errors.invalid_credentials)).toBeVisible();
    expect(changes).toEqual([]);
    const proving = sessionOf();
    const asked = provider('POST', 'token', proving);
    await present.fill(PASSWORD);
    await save.click();
    await expect.element(screen.getByText(text.saved)).toBeVisible();
    expect(asked).toMatchObject([{ body: { email: EMAIL, password: PASSWORD } }]);
    expect(changes).toMatchObject([{ body: { password: NEXT } }]);
    // The session that proved it goes on; the provider ends all others.
    expect(kept()).toMatchObject({ refresh_token: proving.refresh_token });
  });

  test('is changed by a mailed code when it is not at hand', async () => {
    const { account, common } = await textsOf('es');
    const text = account.security.password;
    const mails = provider('POST', 'otp', {});
    const tried = provider('POST', 'verify', sessionOf());
    const changes = provider('PUT', 'user', sessionOf().user);
    const screen = await openScreen(`${SECURITY}#password`, { theme: 'dark' });
    await screen.getByRole('button', { name: account.again.byMail }).click();
    await expect.element(screen.getByText(account.again.mailed({ email: EMAIL }))).toBeVisible();
    expect(mails).toMatchObject([{ body: { email: EMAIL, create_user: false } }]);
    await screen.getByLabelText(account.again.mailedCode).fill(CODE);
    await screen.getByLabelText(common.shell.newPassword.label, { exact: true }).fill(NEXT);
    await screen.getByRole('button', { name: text.save }).click();
    await expect.element(screen.getByText(text.saved)).toBeVisible();
    expect(tried).toMatchObject([{ body: { email: EMAIL, token: CODE } }]);
    expect(changes).toMatchObject([{ body: { password: NEXT } }]);
  });
});

describe('two-step verification', () => {
  const withFactor = { session: { isFactorDue: true } };
  const code = `factors/${FACTOR.id}`;

  /** The app was shown a moment ago, so its owner is let in. */
  function showFactor(): void {
    provider('GET', 'user', () => ({ ...sessionOf().user, factors: [FACTOR] }));
    provider('POST', `${code}/challenge`, { id: newId(), type: 'totp', expires_at: 0 });
  }

  test('gets new recovery codes with a code of the app', async () => {
    const { codes, factor } = (await textsOf('es')).account.security;
    const { again } = (await textsOf('es')).account;
    showFactor();
    server.call('create_recovery_codes', () => {
      server.call('count_recovery_codes', 2);
      return ['aaaaa-bbbbb', 'ccccc-ddddd'];
    });
    provider('POST', `${code}/verify`, sessionOf({ isShown: true }));
    const screen = await openScreen(SECURITY, { session: { isShown: true }, width: 360 });
    await expect.element(screen.getByText(codes.none)).toBeVisible();
    await screen.getByRole('button', { name: codes.create }).click();
    const asked = screen.getByRole('dialog', { name: codes.renewTitle });
    await expectAccessible();
    await asked.getByLabelText(again.appCode).fill(CODE);
    await asked.getByRole('button', { name: codes.renew }).click();
    const shown = screen.getByRole('dialog', { name: codes.shownTitle });
    await expect.element(shown.getByText('ccccc-ddddd')).toBeVisible();
    await expectAccessible();
    await shown.getByRole('button', { name: codes.done }).click();
    await expect.element(screen.getByText(codes.left({ count: 2 }))).toBeVisible();
    await expect.element(screen.getByText(factor.on).first()).toBeVisible();
  });

  test('is turned off with a code of the app, after a wrong one was refused', async () => {
    const { account } = await textsOf('en');
    const { factor, events } = account.security;
    showFactor();
    provider('POST', `${code}/verify`, refuseEntry('mfa_verification_failed', 422));
    provider('POST', 'token', sessionOf());
    server.at('DELETE', `/auth/v1/${code}`, () => {
      provider('GET', 'user', () => sessionOf().user);
      server.call('list_security_events', [event('factor_removed', 2)]);
      return { id: FACTOR.id };
    });
    const screen = await openScreen(SECURITY, { language: 'en', theme: 'dark', session: { isShown: true } });
    await screen.getByRole('button', { name: factor.remove }).click();
    const off = screen.getByRole('dialog', { name: factor.removeTitle });
    await off.getByLabelText(account.again.appCode).fill('000000');
    await off.getByRole('button', { name: factor.remove }).click();
    await expect.element(off.getByText(factor.errors.mfa_verification_failed)).toBeVisible();
    provider('POST', `${code}/verify`, sessionOf({ isShown: true }));
    await off.getByLabelText(account.again.appCode).fill(CODE);
    await off.getByRole('button', { name: factor.remove }).click();
    await expect.element(screen.getByRole('button', { name: factor.begin })).toBeVisible();
    await expect
      .element(screen.getByText(events.kinds.factor_removed, { exact: false }).first())
      .toBeVisible();
  });

  test.each(['es', 'en'] as const)(
    'is asked for at sign-in, and left by a recovery code (%s)',
    async (language) => {
      const { account, common } = await textsOf(language);
      const { recovery } = account.security;
      const { secondFactor: text } = common.shell;
      server.at('POST', '/api/account/recovery', () =>
        Response.json({ code: 'recovery_code_wrong' }, { status: 409 }),
      );
      const screen = await openPage('/login/', { ...withFactor, language, width: 360 });
      await expect.element(screen.getByRole('heading', { name: text.title })).toBeVisible();
      await expectAccessible();
      await screen.getByRole('button', { name: text.useRecoveryCode }).click();
      await screen.getByLabelText(recovery.label).fill('aaaaa-aaaaa');
      await screen.getByRole('button', { name: recovery.submit }).click();
      await expect.element(screen.getByText(recovery.errors.recovery_code_wrong)).toBeVisible();
      await expectAccessible();
      server.at('POST', '/api/account/recovery', () => ({}));
      provider('POST', 'token', sessionOf());
      await screen.getByRole('button', { name: recovery.submit }).click();
      expect(await departure()).toBe('/owner-dashboard/');
    },
  );

  test('is shown by a code of the app, after a wrong one was refused', async () => {
    const { secondFactor: text } = (await textsOf('es')).common.shell;
    showFactor();
    provider('POST', `${code}/verify`, refuseEntry('mfa_verification_failed', 422));
    const screen = await openPage('/login/?next=%2Fowner-dashboard%2Funits', {
      ...withFactor,
      theme: 'dark',
    });
    await screen.getByLabelText(text.code).fill('000000');
    await screen.getByRole('button', { name: text.verify }).click();
    await expect.element(screen.getByText(text.errors.mfa_verification_failed)).toBeVisible();
    provider('POST', `${code}/verify`, sessionOf({ isShown: true }));
    await screen.getByLabelText(text.code).fill(CODE);
    await screen.getByRole('button', { name: text.verify }).click();
    expect(await departure()).toBe('/owner-dashboard/units');
  });
});
