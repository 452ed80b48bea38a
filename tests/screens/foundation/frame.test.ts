import { expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible, expectAccessibleInBothThemes } from '#tests/screens/harness/axe.ts';
import type { Row } from '#tests/screens/harness/fixtures.ts';
import { ORGANIZATION, PROFILE } from '#tests/screens/harness/frame-answers.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { fail, hold } from '#tests/screens/harness/refusals.ts';
import { server } from '#tests/screens/harness/server.ts';
import { touch } from '#tests/screens/harness/touch.ts';
import { findSmallTargets, SMALLEST_PX } from '#tests/support/small-targets.ts';
import { textsOf } from '#tests/support/texts.ts';

const BRAND = 'rgb(121, 199, 255)';
const ROLES = '/owner-dashboard/team/roles';

test('the first Tab offers a way past the navigation', async () => {
  const { common } = await textsOf('es');
  const screen = await openScreen(ROLES);
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  await userEvent.keyboard('{Tab}');
  const skip = screen.getByRole('link', { name: common.frame.skipToContent });
  await expect.element(skip).toHaveFocus();
  await expect.element(skip).toBeInViewport();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement?.id).toBe('content');
});

test('a menu opens, moves and closes with the keyboard', async () => {
  const { common } = await textsOf('es');
  const screen = await openScreen(ROLES);
  const opener = screen.getByRole('button', { name: common.frame.language });
  await opener.click();
  await expect.element(screen.getByRole('menuitemradio', { name: common.languages.es })).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('the start of authentication is said on the color of the brand, and then that it loads', async () => {
  const { common, owner } = await textsOf('en');
  const profile = hold<Row<'profiles'>[]>();
  const organizations = hold<Row<'memberships'>[]>();
  server.rows('profiles', (params) => (params.get('select') === 'user_type' ? profile.answer : [PROFILE]));
  server.rows('memberships', organizations.answer);
  const screen = await openScreen('/owner-dashboard/', { language: 'en' });
  const status = screen.getByRole('status');
  const starting = status.filter({ hasText: common.states.startingAuthentication });
  await expect.element(starting).toBeVisible();
  expect(starting.element().querySelector('svg.spinner')).not.toBeNull();
  await expect.element(starting.element().querySelector('span')).toHaveStyle({ backgroundColor: BRAND });
  profile.release([PROFILE]);
  await expect.element(status.filter({ hasText: common.states.loading })).toBeVisible();
  organizations.release([]);
  await expect.element(screen.getByText(owner.welcome.title)).toBeVisible();
});

test('an area whose frame cannot be read says so, and opens when it can', async () => {
  const { common } = await textsOf('es');
  const seat = { role: 'owner', $organizations: ORGANIZATION } as const;
  server.rows('memberships', fail());
  const screen = await openScreen(ROLES);
  const retry = screen.getByRole('button', { name: common.actions.retry });
  await expect.element(retry).toBeVisible();
  server.rows('memberships', [seat]);
  await retry.click();
  await expect.element(screen.getByRole('navigation').first()).toBeVisible();
});

test('a screen that is gone to takes the focus to its heading', async () => {
  const { owner } = await textsOf('es');
  server.otherwise(() => hold().answer);
  const screen = await openScreen(ROLES);
  const link = screen.getByRole('navigation').first().getByRole('link', { name: owner.navigation.tenants });
  await expect.element(link).toBeVisible();
  (link.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const heading = screen.getByRole('heading', { name: owner.tenants.title, level: 1 });
  await expect.element(heading).toHaveFocus();
});

test('each new screen begins at its top', async () => {
  const { owner } = await textsOf('es');
  server.otherwise(() => hold().answer);
  const screen = await openScreen(ROLES, { width: 360 });
  // With all that it shows, or there is nothing to scroll.
  await expect.poll(() => document.documentElement.scrollHeight).toBeGreaterThan(1_200);
  window.scrollTo(0, 400);
  expect(window.scrollY).toBeGreaterThan(100);
  await screen.getByRole('navigation').last().getByRole('link', { name: owner.navigation.tenants }).click();
  await expect.element(screen.getByRole('heading', { name: owner.tenants.title, level: 1 })).toBeVisible();
  await expect.poll(() => window.scrollY).toBe(0);
});

test.each([
  ['/owner-dashboard', 'en', 1440],
  ['/tenant-dashboard', 'es', 360],
  ['/admin', 'es', 1440],
] as const)(
  'what stands around the screens of %s can be read in both themes',
  async (base, language, width) => {
    server.otherwise(() => hold().answer);
    const screen = await openScreen(`${base}/settings/security`, { language, width });
    await expect.element(screen.getByRole('navigation').last()).toBeVisible();
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessibleInBothThemes(document.body);
  },
);

test('on a tenant’s phone what the navigation opens can be hit with a thumb', async () => {
  await touch(true);
  onTestFinished(() => touch(false));
  server.otherwise(() => hold().answer);
  const screen = await openScreen('/tenant-dashboard/settings/security', { width: 360 });
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  const openers = [...document.querySelectorAll<HTMLElement>(':is(nav, header) [aria-haspopup]')].filter(
    (opener) => opener.checkVisibility(),
  );
  expect(openers.length).toBeGreaterThan(1);
  const opened = '.popup:popover-open, dialog[open]';
  for (const opener of openers) {
    opener.click();
    await expect.poll(() => document.querySelectorAll(opened).length).toBe(1);
    expect(findSmallTargets({ within: opened, smallest: SMALLEST_PX })).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.querySelectorAll(opened).length).toBe(0);
  }
});
