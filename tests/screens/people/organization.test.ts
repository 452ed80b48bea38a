import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { NOW, newId, ORGANIZATION_ID, row, USER_ID } from '#tests/screens/harness/fixtures.ts';
import { ORGANIZATION } from '#tests/screens/harness/frame-answers.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { hold, refuse } from '#tests/screens/harness/refusals.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf, wordsOf } from '#tests/support/texts.ts';

const SETTINGS = '/owner-dashboard/settings/organization';
const ROLES = '/owner-dashboard/team/roles';
const OTHER = { ...ORGANIZATION, id: '20000000-0000-4000-8000-000000000002', name: 'Otra Firma' };
const seatIn = (organization: typeof ORGANIZATION, role: 'owner' | 'manager' = 'owner') =>
  row('memberships', { user_id: USER_ID, role, created_at: NOW, $organizations: organization });

describe('who works in two organizations', () => {
  test.each([
    ['es', 'light'],
    ['en', 'dark'],
  ] as const)('changes between them by the keyboard, and goes to the home (%s)', async (language, theme) => {
    const { shell } = (await textsOf(language)).common;
    server.rows('memberships', [seatIn(ORGANIZATION), seatIn(OTHER, 'manager')]);
    server.otherwise(() => hold().answer);
    const screen = await openScreen(ROLES, { language, theme });
    const switcher = screen.getByRole('button', { name: shell.switchOrganization, exact: false });
    await expect.element(switcher.getByText('Inmuebles del Caribe')).toBeVisible();
    (switcher.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    const own = screen.getByRole('menuitemradio', { name: /Inmuebles del Caribe/ });
    await expect.element(own).toHaveFocus();
    await expect.element(own).toHaveAttribute('aria-checked', 'true');
    await expectAccessible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(switcher.getByText('Otra Firma')).toBeVisible();
    expect(location.pathname).toBe('/owner-dashboard/');
    // Windows that are opened later begin with the browser's last choice; this one keeps its own.
    expect(localStorage.getItem('active_organization')).toBe(OTHER.id);
    expect(sessionStorage.getItem('active_organization')).toBe(OTHER.id);
  });

  test('opens a link of a record in the organization that has it, and is told', async () => {
    const { shell } = (await textsOf('es')).common;
    server.rows('memberships', [seatIn(ORGANIZATION), seatIn(OTHER, 'manager')]);
    server.call('find_organization_of', OTHER.id);
    server.otherwise(() => hold().answer);
    const record = newId();
    const screen = await openScreen(`/owner-dashboard/leases/${record}`, { width: 360 });
    await expect.element(screen.getByText(shell.organization.nowIn({ name: 'Otra Firma' }))).toBeVisible();
    const switcher = screen.getByRole('button', { name: shell.switchOrganization, exact: false });
    await expect.element(switcher.getByText('Otra Firma')).toBeVisible();
    expect(server.callsOf('find_organization_of')).toEqual([{ p_id: record }]);
  });

  test('opens a link that names the organization in it: a report is no record', async () => {
    const { shell } = (await textsOf('en')).common;
    server.rows('memberships', [seatIn(ORGANIZATION), seatIn(OTHER, 'manager')]);
    server.otherwise(() => hold().answer);
    const address = '/owner-dashboard/finance/reports/income-statement?period=2026-01';
    const screen = await openScreen(`${address}&organization=${OTHER.id}`, { language: 'en' });
    await expect.element(screen.getByText(shell.organization.nowIn({ name: 'Otra Firma' }))).toBeVisible();
    const switcher = screen.getByRole('button', { name: shell.switchOrganization, exact: false });
    await expect.element(switcher.getByText('Otra Firma')).toBeVisible();
  });
});

test('another organization is made, and the screen goes to it', async () => {
  const { owner, common } = await textsOf('es');
  let seats = [seatIn(ORGANIZATION)];
  const made = { ...OTHER, name: 'Segunda Firma' };
  server.rows('memberships', () => seats);
  server.call('create_organization', () => {
    seats = [...seats, seatIn(made)];
    return made.id;
  });
  server.otherwise(() => hold().answer);
  const screen = await openScreen(ROLES);
  const switcher = screen.getByRole('button', { name: common.shell.switchOrganization, exact: false });
  await switcher.click();
  await screen.getByRole('menuitem', { name: common.shell.organization.create }).click();
  await screen.getByLabelText(owner.welcome.name, { exact: true }).fill('Segunda Firma');
  await expectAccessible();
  await screen.getByRole('button', { name: owner.welcome.submit }).click();
  await expect.element(switcher.getByText('Segunda Firma')).toBeVisible();
  expect(location.pathname).toBe('/owner-dashboard/properties/new');
  expect(server.callsOf('create_organization')).toMatchObject([{ p_name: 'Segunda Firma' }]);
});

test.each([
  ['es', 'dark', 360],
  ['en', 'light', 1440],
] as const)(
  'the data of an organization are changed, with what is wrong said at the field (%s)',
  async (language, theme, width) => {
    const { organization: text } = (await textsOf(language)).owner;
    server.table('organizations', [ORGANIZATION]);
    server.rows('journal_entries', [{ id: newId() }]);
    const screen = await openScreen(SETTINGS, { language, theme, width });
    // Something is posted.
    await expect.element(screen.getByText(text.currencyLocked)).toBeVisible();
    const rnc = screen.getByLabelText(text.rnc, { exact: false });
    const phone = screen.getByLabelText(text.phone, { exact: false });
    const save = screen.getByRole('button', { name: text.save });
    await rnc.fill('1018500');
    await phone.fill('55');
    await save.click();
    await expect.element(screen.getByText(text.problems.rncMalformed).first()).toBeVisible();
    await expect.element(screen.getByText(text.problems.phoneInvalid).first()).toBeVisible();
    await expectAccessible();
    expect(server.writesOf('organizations')).toEqual([]);
    await rnc.fill('101850044');
    await expect.element(screen.getByText(text.rncSuspicious)).toBeVisible();
    await rnc.fill('101850043');
    await phone.fill('8095550101');
    await screen.getByLabelText(text.address, { exact: false }).fill('Av. Sarasota 20');
    await expect.element(screen.getByText(text.rncSuspicious)).not.toBeInTheDocument();
    await save.click();
    await expect.element(screen.getByText(text.saved)).toBeVisible();
    expect(server.writesOf('organizations')).toMatchObject([
      { body: { rnc: '101850043', phone: '+18095550101', address: 'Av. Sarasota 20' } },
    ]);
  },
);

test('what was done in the organization is listed, of everything or of one matter', async () => {
  const { filters } = await wordsOf('lists', 'es');
  const { activity: text } = (await textsOf('es')).owner;
  const change = { id: 1, action: 'update', table_name: 'organizations', row_id: ORGANIZATION_ID, at: NOW };
  const who = { actor_id: USER_ID, actor_name: 'Ana Reyes', subject: '' };
  server.call('list_activity', ({ p_tables: tables }) =>
    !tables || tables.includes('organizations')
      ? [{ ...change, ...who, changes: { rnc: { old: '', new: '101850043' } }, facts: {} }]
      : [],
  );
  const screen = await openScreen(`${SETTINGS}/activity`, { width: 360 });
  await expect
    .element(screen.getByText(text.did.organizationChanged, { exact: false }).first())
    .toBeVisible();
  await expectAccessible();
  await screen.getByRole('button', { name: filters, exact: true }).click();
  await screen.getByRole('button', { name: text.groups.team }).click();
  await expect
    .element(screen.getByText(text.did.organizationChanged, { exact: false }))
    .not.toBeInTheDocument();
});

test('closing waits for leases to end, then leaves everything to be read, until it is opened again', async () => {
  const { owner, common, errors } = await textsOf('es');
  const { closing } = owner.organization;
  let own: typeof ORGANIZATION = ORGANIZATION;
  server.rows('memberships', () => [seatIn(own)]);
  server.rows('organizations', () => [own]);
  server.empty('journal_entries');
  server.call('close_organization', refuse('leases_open', {}, 'conflict'));
  server.call('reopen_organization', () => {
    own = ORGANIZATION;
    return ORGANIZATION_ID;
  });
  const screen = await openScreen(SETTINGS);
  await screen.getByRole('button', { name: closing.submit }).click();
  const dialog = screen.getByRole('alertdialog');
  await dialog.getByLabelText(closing.confirmation).fill('Inmuebles del Caribe');
  await dialog.getByRole('button', { name: closing.submit }).click();
  await expect.element(dialog.getByText(errors.codes.leases_open)).toBeVisible();
  await expectAccessible();
  server.call('close_organization', () => {
    own = { ...ORGANIZATION, closed_at: NOW };
    return ORGANIZATION_ID;
  });
  await dialog.getByRole('button', { name: closing.submit }).click();
  await expect.element(screen.getByText(common.shell.organization.closedNote)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: closing.reopen })).toBeVisible();
  await expectAccessible();
  server.otherwise(() => hold().answer);
  const navigation = screen.getByRole('navigation').first();
  await navigation.getByRole('link', { name: owner.navigation.properties }).click();
  await expect.element(screen.getByRole('heading', { name: owner.properties.title, level: 1 })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: owner.home.addProperty })).not.toBeInTheDocument();
  await navigation.getByRole('button', { name: owner.navigation.settings }).click();
  await navigation.getByRole('link', { name: owner.navigation.organization }).click();
  await screen.getByRole('button', { name: closing.reopen }).click();
  const reopened = closing.reopened({ organization: 'Inmuebles del Caribe' });
  await expect.element(screen.getByText(reopened)).toBeVisible();
  await expect.element(screen.getByText(common.shell.organization.closedNote)).not.toBeInTheDocument();
});
