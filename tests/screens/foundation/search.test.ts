import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { recentPlacesKey } from '#src/islands/shell/recent-places.ts';
import { ownerTasks } from '#tests/navigation/tasks.ts';
import { foundRow } from '#tests/screens/fixtures/found-rows.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { ORGANIZATION_ID, USER_ID } from '#tests/screens/harness/fixtures.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { fail, hold } from '#tests/screens/harness/refusals.ts';
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

const ID = '5a1b2c3d-0000-4000-8000-00000000000';

test('finds records of every kind, each named by its group and told from others of its name', async () => {
  const { palette, common } = await textsOf('es');
  const rows = [
    foundRow({ kind: 'person', id: `${ID}1`, title: 'Yesenia Cruz', detail: '8095550147' }),
    foundRow({ kind: 'lease', id: `${ID}2`, title: 'Yesenia Cruz', detail: '3B, Torre Xul', is_open: false }),
    foundRow({
      kind: 'payment',
      id: `${ID}3`,
      title: 'Yesenia Cruz',
      number: '12',
      amount_minor: 2_500_000,
      currency: 'DOP',
      on_day: '2026-05-05',
    }),
    foundRow({ kind: 'maintenance_request', id: `${ID}4`, title: 'Fuga', number: '7', is_open: false }),
    foundRow({ kind: 'notice', id: `${ID}5`, title: 'Corte de agua', detail: 'Water cut' }),
    foundRow({ kind: 'document', id: `${ID}6`, title: 'Inventario de Yesenia.pdf' }),
  ];
  server.call('search_records', ({ p_text }) => (p_text === 'yesenia' ? rows : []));
  server.otherwise(() => hold().answer);
  const screen = await openScreen(START);
  await screen.getByRole('button', { name: common.actions.search, exact: true }).click();
  const field = screen.getByRole('combobox', { name: palette.title });
  await field.fill('yesenia');
  const { groups, over, numbers } = palette;
  const lines = () =>
    screen
      .getByRole('group')
      .elements()
      .map((group) => [group.getAttribute('aria-label'), group.querySelector('[role=option]')?.textContent]);
  await expect.poll(lines).toEqual([
    [groups.person, 'Yesenia Cruz8095550147'],
    [groups.lease, `Yesenia Cruz3B, Torre Xul · ${over.lease}`],
    [groups.payment, `Yesenia CruzRD$25,000.00 · ${numbers.payment({ number: '12' })} · 05/05/2026`],
    [groups.maintenanceRequest, `Fuga#7 · ${over.maintenanceRequest}`],
    [groups.notice, 'Corte de agua'],
    [groups.document, 'Inventario de Yesenia.pdf'],
  ]);
  await expect.element(screen.getByRole('status').getByText(palette.count({ count: 6 }))).toBeInTheDocument();
  await expectAccessible();
  await screen.getByRole('option', { name: 'Inventario', exact: false }).click();
  await expect
    .poll(() => location.pathname + location.search)
    .toBe('/owner-dashboard/documents?q=Inventario%20de%20Yesenia.pdf');
});

test('a slow answer never replaces a newer one, and a failed one says so beside what was found', async () => {
  const { palette, common } = await textsOf('en');
  const slow = hold<ReturnType<typeof foundRow>[]>();
  server.otherwise(() => hold().answer);
  const asked: string[] = [];
  server.call('search_records', ({ p_text }) => {
    asked.push(p_text);
    if (p_text === 'yes') return slow.answer;
    return p_text === 'rent' ? fail() : [foundRow({ kind: 'person', id: `${ID}1`, title: 'Ramona' })];
  });
  const screen = await openScreen(START, { language: 'en' });
  await screen.getByRole('button', { name: common.actions.search, exact: true }).click();
  const field = screen.getByRole('combobox', { name: palette.title });
  const people = screen.getByRole('group', { name: palette.groups.person, exact: true });
  await field.fill('yes');
  await expect.poll(() => asked).toContain('yes');
  await field.fill('ramona');
  await expect.element(people.getByRole('option')).toHaveTextContent('Ramona');
  slow.release([foundRow({ kind: 'person', id: `${ID}2`, title: 'Yesenia' })]);
  await expect.element(people.getByRole('option')).toHaveTextContent('Ramona');
  // Another text has other lines at once, before its own answer is there.
  await field.fill('rent');
  await expect.element(people).not.toBeInTheDocument();
  await expect.element(screen.getByText(palette.failed)).toBeVisible();
});

test('a sentence offers its form filled in, for each record that it names', async () => {
  const { palette, common } = await textsOf('es');
  const row = { title: 'Yesenia Cruz', detail: '3B, Torre Xul', lease_id: `${ID}2`, unit_id: `${ID}8` };
  const lease = foundRow({ kind: 'lease', id: `${ID}2`, ...row, property_id: `${ID}9` });
  const ended = foundRow({ kind: 'lease', id: `${ID}3`, ...row, lease_id: `${ID}3`, is_open: false });
  server.call('search_records', ({ p_text, p_kinds }) => {
    if (p_text === 'Yesenia' && p_kinds?.join() === 'lease') return [lease, ended];
    if (p_text === '3B' && p_kinds?.includes('unit')) return [{ ...lease, kind: 'unit', title: '3B' }, lease];
    return [];
  });
  server.otherwise(() => hold().answer);
  const screen = await openScreen(START);
  await screen.getByRole('button', { name: common.actions.search, exact: true }).click();
  const field = screen.getByRole('combobox', { name: palette.title });
  const lines = () =>
    screen
      .getByRole('group', { name: palette.groups.recordActions, exact: true })
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent);
  for (const [typed, label] of [
    ['cobrar a Yesenia', `${palette.commands.recordPayment} · Yesenia Cruz3B, Torre Xul`],
    ['nuevo cargo Yesenia', `${palette.commands.addCharge} · Yesenia Cruz3B, Torre Xul`],
    ['escribir a Yesenia', `${palette.commands.newMessage} · Yesenia Cruz3B, Torre Xul`],
    ['renovar Yesenia', `${palette.renew} · Yesenia Cruz3B, Torre Xul`],
    ['reportar fuga en 3B', `${palette.commands.newMaintenance} · 3B3B, Torre Xul`],
  ] as const) {
    await field.fill(typed);
    await expect.poll(lines).toEqual([label]);
  }
  await expectAccessible();
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => location.pathname + location.search)
    .toBe(`/owner-dashboard/maintenance/new?property=${ID}9&unit=${ID}8&title=fuga`);
});
