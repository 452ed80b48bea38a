import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { authClient } from '#src/data/client.ts';
import { authErrors } from '#src/stores/auth-state.ts';
import { kept, provider, signInBy } from '#tests/screens/fixtures/entry.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { departure } from '#tests/screens/harness/departures.ts';
import { PROFILE } from '#tests/screens/harness/frame-answers.ts';
import { takeErrors } from '#tests/screens/harness/logged.ts';
import { openPage } from '#tests/screens/harness/open-page.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { fail, hold, refuseEntry } from '#tests/screens/harness/refusals.ts';
import { server } from '#tests/screens/harness/server.ts';
import { EMAIL, sessionOf } from '#tests/screens/harness/session.ts';
import { textsOf } from '#tests/support/texts.ts';

/** A screen that asks for nothing of its own. */
const ROLES = '/owner-dashboard/team/roles';
const TO_LOGIN = `/login/?next=${encodeURIComponent(ROLES)}`;
const HOUR_SECONDS = 3_600;
/** As it lies in a browser that was closed for a night. */
const OVER = { lasts: -60 };

const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1_000);
const wake = () => document.dispatchEvent(new Event('visibilitychange'));

describe('a server that is down at the start', () => {
  test.each(['es', 'en'] as const)(
    'is an error with a way to try again; nobody is signed out (%s)',
    async (language) => {
      const { states } = (await textsOf(language)).common;
      provider('POST', 'token', fail());
      const screen = await openScreen(ROLES, {
        language,
        session: OVER,
        theme: language === 'en' ? 'dark' : 'light',
      });
      await expect.element(screen.getByText(states.startingAuthentication)).toBeVisible();
      await expect.element(screen.getByText(states.authenticationError)).toBeVisible();
      await expectAccessible();
      expect(kept()).toMatchObject({ user: { email: EMAIL } });
      await screen.getByRole('button', { name: states.authenticationRetry }).click();
      expect(await departure()).toBe(ROLES);
      expect(takeErrors()).toEqual([expect.stringContaining(authErrors.initialize)]);
    },
  );

  test('is noticed when it is back, without anybody pressing anything', async () => {
    const { states } = (await textsOf('es')).common;
    provider('POST', 'token', fail());
    const screen = await openScreen(ROLES, { session: OVER });
    await expect.element(screen.getByText(states.authenticationError)).toBeVisible();
    provider('POST', 'token', sessionOf());
    pass(180);
    wake();
    await expect.element(screen.getByRole('navigation').first()).toBeVisible();
    expect(takeErrors()).toEqual([expect.stringContaining(authErrors.initialize)]);
  });
});

describe('a session that ran out', () => {
  test('is renewed by who opens a screen, and again by a computer that wakes up', async () => {
    const { owner } = await textsOf('es');
    const asked = provider('POST', 'token', () => ({ ...sessionOf(), refresh_token: 'next' }));
    const screen = await openScreen(ROLES, { session: OVER });
    await expect.element(screen.getByRole('heading', { name: owner.titles.roles, level: 1 })).toBeVisible();
    expect(asked).toMatchObject([
      { query: { grant_type: 'refresh_token' }, body: { refresh_token: expect.stringMatching(/^refresh-/) } },
    ]);
    expect(kept()).toMatchObject({ refresh_token: 'next' });
    provider('GET', 'user', sessionOf().user);
    pass(25 * HOUR_SECONDS);
    wake();
    await expect.poll(() => asked.length).toBe(2);
    expect(asked[1]).toMatchObject({ body: { refresh_token: 'next' } });
    await expect.element(screen.getByRole('heading', { name: owner.titles.roles, level: 1 })).toBeVisible();
  });
});

describe('a session ended elsewhere', () => {
  test('ends here when it would have to be renewed', async () => {
    provider('POST', 'token', refuseEntry('refresh_token_not_found'));
    const screen = await openScreen(ROLES);
    await expect.element(screen.getByRole('navigation').first()).toBeVisible();
    await authClient();
    pass(25 * HOUR_SECONDS);
    wake();
    expect(await departure()).toBe(TO_LOGIN);
    expect(kept()).toBeNull();
  });

  test('ends here when the tab is looked at again', async () => {
    provider('GET', 'user', refuseEntry('session_not_found', 403));
    const screen = await openScreen(ROLES);
    await expect.element(screen.getByRole('navigation').first()).toBeVisible();
    pass(60);
    wake();
    expect(await departure()).toBe(TO_LOGIN);
    expect(kept()).toBeNull();
    expect(sessionStorage.getItem('session_ended')).toBe('true');
  });

  test.each(['es', 'en'] as const)('is said where one signs in again, once (%s)', async (language) => {
    const { auth } = await textsOf(language);
    sessionStorage.setItem('session_ended', 'true');
    const screen = await openPage('/login/', { language, width: 360 });
    await expect.element(screen.getByText(auth.login.sessionEnded)).toBeVisible();
    await expectAccessible();
    expect(sessionStorage.getItem('session_ended')).toBeNull();
  });
});

describe('a device whose clock is wrong', () => {
  test.each([
    ['ahead', 3],
    ['behind', -3],
  ] as const)('three hours %s: the session is as long as any other, and is not renewed', async (_, hours) => {
    const texts = await textsOf('es');
    const answer = { ...sessionOf({ lasts: HOUR_SECONDS }) };
    pass(hours * HOUR_SECONDS);
    const asked = provider('POST', 'token', answer);
    const screen = await openPage('/login/');
    await signInBy(screen, texts);
    expect(await departure()).toBe('/owner-dashboard/');
    expect(Math.abs(kept().expires_at - Date.now() / 1_000 - HOUR_SECONDS)).toBeLessThan(2);
    wake();
    expect(asked).toMatchObject([{ query: { grant_type: 'password' } }]);
  });
});

test('signing out without an answer from the server still leaves this browser and goes to the landing page', async () => {
  const { common } = await textsOf('es');
  const asked = provider('POST', 'logout', fail());
  const screen = await openScreen(ROLES);
  await screen.getByRole('button', { name: common.shell.account.group }).first().click();
  await screen.getByRole('button', { name: common.actions.signOut }).first().click();
  expect(await departure()).toBe('/');
  // Every session of the account ends, not this one alone.
  expect(asked[0]).toMatchObject({ query: { scope: 'global' } });
  expect(kept()).toBeNull();
  expect(sessionStorage.getItem('signing_out')).toBe('true');
  expect(takeErrors().length).toBeGreaterThan(0);
});

describe('who rents and works for an owner', () => {
  test('goes from one area to the other by keyboard, and the one in use is noted', async () => {
    const { common } = await textsOf('en');
    const { switchArea, account } = common.shell;
    server.call('my_areas', [{ is_member: true, is_tenant: true, last_area: 'owner' }]);
    server.otherwise(() => hold().answer);
    const noted = hold<(typeof PROFILE)[]>();
    server.write('profiles', 'update', noted.answer);
    const screen = await openScreen('/tenant-dashboard/settings', {
      language: 'en',
      width: 360,
      theme: 'dark',
    });
    await expect.poll(() => server.writesOf('profiles')).toMatchObject([{ body: { last_area: 'tenant' } }]);
    const menu = screen.getByRole('button', { name: common.frame.account });
    (menu.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    const toOwner = screen.getByRole('menuitem', { name: switchArea.owner });
    await expect.element(toOwner).toBeVisible();
    await expect.element(screen.getByRole('menuitem', { name: account.profile })).toBeVisible();
    await userEvent.keyboard('{End}{ArrowUp}');
    await expect.element(toOwner).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(await departure()).toBe('/owner-dashboard/');
  });

  test('is offered no other area where they have one', async () => {
    const { common } = await textsOf('es');
    const screen = await openScreen(ROLES);
    await screen.getByRole('button', { name: common.frame.account }).click();
    await expect.element(screen.getByRole('menuitem', { name: common.shell.account.profile })).toBeVisible();
    for (const name of Object.values(common.shell.switchArea))
      await expect.element(screen.getByRole('menuitem', { name })).not.toBeInTheDocument();
  });
});

test.each(['es', 'en'] as const)(
  'an area that is not theirs says so, and leads to their own (%s)',
  async (language) => {
    const { common } = await textsOf(language);
    server.empty('memberships');
    server.write('profiles', 'update', [PROFILE]);
    const theme = language === 'es' ? 'dark' : 'light';
    const screen = await openScreen(ROLES, { language, theme, width: 360, userType: 'tenant' });
    await expect.element(screen.getByText(common.shell.wrongArea.title)).toBeVisible();
    await expectAccessible();
    await expect
      .element(screen.getByRole('link', { name: common.shell.wrongArea.go }))
      .toHaveAttribute('href', '/tenant-dashboard/');
  },
);

test('the splash lasts 1.5 seconds, while the data loads beneath it', async () => {
  const { common } = await textsOf('es');
  const began = performance.now();
  const screen = await openScreen(ROLES, { hasSplash: true });
  const splash = screen.getByRole('status').filter({ hasText: common.shell.loadingApp });
  await expect.element(splash).toBeVisible();
  await expect.element(screen.getByRole('navigation').first()).toBeInTheDocument();
  await expect.element(splash).toBeVisible();
  expect(sessionStorage.getItem('splash_shown')).toBeNull();
  await expect.element(splash).not.toBeInTheDocument();
  expect(performance.now() - began).toBeGreaterThan(1_450);
  expect(sessionStorage.getItem('splash_shown')).toBe('true');
});

test('the splash lies over what says that the rest is on its way', async () => {
  const { common } = await textsOf('es');
  server.rows('memberships', hold<never[]>().answer);
  const screen = await openScreen(ROLES, { hasSplash: true });
  await expect.element(screen.getByText(common.states.loading)).toBeInTheDocument();
  const onTop = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2);
  expect(onTop?.closest('[role="status"]')?.textContent).toContain(common.shell.loadingApp);
});
