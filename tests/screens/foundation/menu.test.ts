import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { hold } from '#tests/screens/harness/refusals.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf } from '#tests/support/texts.ts';

test('a group of the menu opens and shuts by its heading, and stays so', async () => {
  const { owner, common } = await textsOf('es');
  server.otherwise(() => hold().answer);
  const screen = await openScreen('/owner-dashboard/units');
  const menu = screen.getByRole('navigation', { name: common.frame.mainNavigation }).first();
  const team = menu.getByRole('link', { name: owner.navigation.team });
  const setup = menu.getByRole('button', { name: owner.navigation.settings });
  await expect.element(setup).toHaveAttribute('aria-expanded', 'false');
  await expect.element(team).not.toBeInTheDocument();
  await setup.click();
  await expect.element(team).toBeVisible();
  await expectAccessible();
  await menu.getByRole('button', { name: owner.navigation.money }).click();
  await expect.element(menu.getByRole('link', { name: owner.navigation.finance })).not.toBeInTheDocument();
  expect(JSON.parse(localStorage.getItem('open_groups') ?? '')).toEqual({ settings: true, money: false });
});

test('a closed group is open while a screen in it is on show', async () => {
  const { owner, common } = await textsOf('en');
  server.otherwise(() => hold().answer);
  const screen = await openScreen('/owner-dashboard/team/roles', { language: 'en' });
  const menu = screen.getByRole('navigation', { name: common.frame.mainNavigation }).first();
  await expect
    .element(menu.getByRole('link', { name: owner.navigation.team }))
    .toHaveAttribute('aria-current', 'page');
});

test('the screens of a section share one line, and one entry of the menu stands for them', async () => {
  const { owner, common } = await textsOf('es');
  server.otherwise(() => hold().answer);
  const screen = await openScreen('/owner-dashboard/finance/periods', { width: 360, theme: 'dark' });
  const line = screen.getByRole('navigation', { name: new RegExp(owner.navigation.books) });
  const here = line.getByRole('link', { name: owner.titles.periods });
  await expect.element(here).toHaveAttribute('aria-current', 'page');
  await expectAccessible();
  (line.getByRole('link', { name: owner.titles.accounts }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('heading', { name: owner.titles.accounts, level: 1 })).toHaveFocus();
  // Late fees have their address below finance, and belong to the organization.
  history.pushState(null, '', '/owner-dashboard/finance/late-fees');
  window.dispatchEvent(new PopStateEvent('popstate'));
  await screen.getByRole('button', { name: common.actions.more }).click();
  await expect
    .element(screen.getByRole('dialog').getByRole('link', { name: owner.navigation.organization }))
    .toHaveAttribute('aria-current', 'page');
});

test('the five entries of the money and the line of each are in sight at a desk', async () => {
  const { owner, common } = await textsOf('es');
  server.otherwise(() => hold().answer);
  const screen = await openScreen('/owner-dashboard/finance/reports');
  const menu = screen.getByRole('navigation', { name: common.frame.mainNavigation }).first();
  const { finance, spending, books, reports } = owner.navigation;
  for (const [name, path] of [
    [finance, ''],
    [spending, '/expenses'],
    [owner.titles.bank, '/bank'],
    [books, '/journal'],
    [reports, '/reports'],
  ] as const) {
    const link = menu.getByRole('link', { name, exact: true });
    await expect.element(link).toHaveAttribute('href', `/owner-dashboard/finance${path}`);
  }
  await expect
    .element(menu.getByRole('link', { name: reports, exact: true }))
    .toHaveAttribute('aria-current', 'page');
  const line = screen.getByRole('navigation', { name: new RegExp(reports) });
  await expect.element(line.getByRole('link').first()).toBeVisible();
  const nav = line.element() as HTMLElement;
  expect(nav.querySelectorAll('a')).toHaveLength(4);
  expect(nav.scrollWidth - nav.clientWidth).toBe(0);
});

test('who may not see the money finds neither its entries nor its heading', async () => {
  const { owner, common } = await textsOf('en');
  server.otherwise(() => hold().answer);
  const screen = await openScreen('/owner-dashboard/units', { language: 'en', role: 'maintenance' });
  const menu = screen.getByRole('navigation', { name: common.frame.mainNavigation }).first();
  await expect.element(menu.getByRole('link', { name: owner.navigation.units })).toBeVisible();
  await expect.element(menu.getByRole('button', { name: owner.navigation.money })).not.toBeInTheDocument();
});
