import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { recentPlacesKey } from '#src/islands/shell/recent-places.ts';
import { ownerTasks } from '#tests/navigation/tasks.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { ORGANIZATION_ID, USER_ID } from '#tests/screens/harness/fixtures.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { hold } from '#tests/screens/harness/refusals.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf } from '#tests/support/texts.ts';

const START = '/owner-dashboard/team/roles';

/** Where each leads is proved without a browser; here, that a line is taken by Enter. */
const FEW = ownerTasks.filter((_, index) => index % 6 === 0);

/** Goes there as the way back of a browser does. */
function goTo(path: string): void {
  history.pushState(null, '', path);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

test('what owners come for is one line and Enter away', async () => {
  const { common, palette } = await textsOf('es');
  server.otherwise(() => hold().answer);
  const screen = await openScreen(START);
  const field = screen.getByRole('combobox', { name: palette.title });
  await expect
    .element(screen.getByRole('button', { name: common.actions.search, exact: true }))
    .toBeVisible();
  // The commands are on their way until the search has opened once.
  await screen.getByRole('button', { name: common.actions.search, exact: true }).click();
  await expect
    .element(screen.getByRole('option', { name: palette.commands.addCharge, exact: false }))
    .toBeVisible();
  await userEvent.keyboard('{Escape}');
  const missed: string[] = [];
  for (const { typed, to } of FEW) {
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard(`${typed.es}{Enter}`);
    await expect.poll(() => window.location.pathname).not.toBe(START);
    const { pathname, search, hash } = window.location;
    const at = pathname.replace('/owner-dashboard', '') + search + hash;
    if (at !== to) missed.push(`${typed.es}: ${at} in place of ${to}`);
    goTo(START);
  }
  expect(missed).toEqual([]);
});

test('says where a found screen belongs', async () => {
  const { common, owner, palette } = await textsOf('en');
  server.otherwise(() => hold().answer);
  const screen = await openScreen(START, { language: 'en', theme: 'dark' });
  await screen.getByRole('button', { name: common.actions.search, exact: true }).click();
  await screen.getByRole('combobox', { name: palette.title }).fill('late f');
  await expect
    .element(screen.getByRole('option', { selected: true }))
    .toHaveTextContent(owner.titles.lateFees + owner.navigation.organization);
  await expectAccessible();
});

test('the places where one was last stand before anything is typed, and are found by their heading', async () => {
  const { palette, common } = await textsOf('es');
  server.otherwise(() => hold().answer);
  const places = [
    { path: '/leases/5a1b2c3d-0000-4000-8000-000000000001', title: 'Contrato · Apto 3B, Yesenia Mercedes' },
    { path: '/team', title: 'Equipo' },
  ];
  const screen = await openScreen(START);
  await expect
    .element(screen.getByRole('button', { name: common.actions.search, exact: true }))
    .toBeVisible();
  localStorage.setItem(recentPlacesKey(USER_ID, ORGANIZATION_ID), JSON.stringify(places));
  await userEvent.keyboard('{Control>}k{/Control}');
  const recent = screen.getByRole('group', { name: palette.groups.recent });
  await expect.poll(() => recent.getByRole('option').elements().length).toBe(2);
  await expectAccessible();
  await userEvent.keyboard('yesenia{Enter}');
  await expect.poll(() => window.location.pathname).toBe(`/owner-dashboard${places[0]?.path}`);
});
