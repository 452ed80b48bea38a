import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { favoritesKey } from '#src/islands/shell/favorites/favorites.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { ORGANIZATION_ID, USER_ID } from '#tests/screens/harness/fixtures.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { hold } from '#tests/screens/harness/refusals.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf } from '#tests/support/texts.ts';

const START = '/owner-dashboard/team/roles';
const LEASE = {
  path: '/leases/5a1b2c3d-0000-4000-8000-000000000001',
  title: 'Contrato · Apto 3B, Yesenia Mercedes',
};
const key = favoritesKey(USER_ID, ORGANIZATION_ID);
const kept = () => JSON.parse(localStorage.getItem(key) ?? '[]') as { title: string }[];

test('a star beside the title puts a screen into the menu and first into the search', async () => {
  const { common, favorites, palette, owner } = await textsOf('es');
  server.otherwise(() => hold().answer);
  const screen = await openScreen(START);
  await screen.getByRole('button', { name: favorites.add }).click();
  const menu = screen.getByRole('navigation', { name: common.frame.mainNavigation }).first();
  const group = menu.getByRole('button', { name: common.shell.favorites, exact: true });
  await expect.element(group).toBeVisible();
  const title = screen.getByRole('heading', { level: 1 }).first().element().textContent ?? '';
  await expect.element(menu.getByRole('link', { name: title })).toHaveAttribute('href', START);
  await expectAccessible();

  await userEvent.keyboard('{Control>}k{/Control}');
  const first = screen.getByRole('group', { name: palette.groups.favorites }).getByRole('option');
  await expect.element(first).toHaveTextContent(title);
  await userEvent.keyboard('{Escape}');

  await screen.getByRole('button', { name: favorites.remove, exact: true }).click();
  await expect.element(group).not.toBeInTheDocument();
  await expect.element(menu.getByRole('link', { name: owner.navigation.units })).toBeVisible();
});

test('favorites are put in order and taken away by buttons, and there is an end to how many', async () => {
  const { common, favorites } = await textsOf('en');
  server.otherwise(() => hold().answer);
  const six = Array.from({ length: 6 }, (_, index) => ({ path: `/units/${index}`, title: `Unit ${index}` }));
  const screen = await openScreen(START, { language: 'en', theme: 'dark' });
  const add = screen.getByRole('button', { name: favorites.add });
  await expect.element(add).toBeVisible();
  localStorage.setItem(key, JSON.stringify([LEASE, ...six]));
  window.dispatchEvent(new StorageEvent('storage'));
  const menu = screen.getByRole('navigation', { name: common.frame.mainNavigation }).first();
  await expect.element(menu.getByRole('link', { name: LEASE.title })).toBeVisible();
  await add.click();
  await expect.element(screen.getByText(favorites.full({ count: 7 }))).toBeVisible();
  expect(kept()).toHaveLength(7);

  await menu.getByRole('button', { name: common.shell.organizeFavorites }).click();
  const dialog = screen.getByRole('dialog', { name: favorites.title });
  await dialog.getByRole('button', { name: favorites.down(LEASE) }).click();
  await dialog.getByRole('button', { name: favorites.removeOne({ title: 'Unit 5' }) }).click();
  await expectAccessible();
  expect(kept().map(({ title }) => title)).toEqual([
    'Unit 0',
    LEASE.title,
    'Unit 1',
    'Unit 2',
    'Unit 3',
    'Unit 4',
  ]);
});

test('a phone has the search in sight, and it fills the screen', async () => {
  const { common, palette } = await textsOf('es');
  server.otherwise(() => hold().answer);
  const name = 'Administradora de Inmuebles y Condominios del Distrito Nacional, S. R. L.';
  const screen = await openScreen(START, { width: 320, organization: { name } });
  const search = screen.getByRole('button', { name: common.actions.search, exact: true });
  await expect.element(search).toBeVisible();
  await expect.element(search.getByText(common.actions.search)).toBeInViewport({ ratio: 1 });
  const header = search.element().closest('header') as HTMLElement;
  expect(header.scrollWidth).toBe(header.clientWidth);
  expect(header.clientHeight).toBeLessThan(72);
  await search.click();
  const field = screen.getByRole('combobox', { name: palette.title });
  await expect.element(field).toHaveFocus();
  // Below 16 px a phone would zoom in.
  expect(Number.parseFloat(getComputedStyle(field.element()).fontSize)).toBeGreaterThanOrEqual(16);
  const dialog = field.element().closest('dialog') as HTMLElement;
  await expect.poll(() => dialog.getBoundingClientRect().height).toBe(window.innerHeight);
  expect(dialog.getBoundingClientRect().width).toBe(320);
  await screen.getByRole('button', { name: common.actions.close }).click();
  await expect.element(field).not.toBeInTheDocument();
  // What has no room in the bar is in the account's menu.
  await screen.getByRole('button', { name: common.frame.account }).click();
  await screen.getByRole('menuitem', { name: common.languages.en }).click();
  await expect.poll(() => document.documentElement.lang).toBe('en');
});
