import { describe, expect, test } from 'vitest';
import type { Locator } from 'vitest/browser';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { NOW, newId, ORGANIZATION_ID, row, USER_ID } from '#tests/screens/harness/fixtures.ts';
import { ORGANIZATION } from '#tests/screens/harness/frame-answers.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { refuse } from '#tests/screens/harness/refusals.ts';
import { server } from '#tests/screens/harness/server.ts';
import { type ScreenTexts, textsOf } from '#tests/support/texts.ts';

const TEAM = '/owner-dashboard/team';
const NAME = 'Inmuebles del Caribe';

const member = (
  full_name: string,
  role: 'owner' | 'manager' | 'accountant' | 'viewer',
  user_id = newId(),
) => ({
  user_id,
  email: `${full_name.split(' ')[0]?.toLowerCase()}@example.com`,
  full_name,
  role,
  joined_at: NOW,
  has_second_factor: false,
});
const seat = (role: 'owner' | 'manager' | 'viewer') =>
  row('memberships', { user_id: USER_ID, role, created_at: NOW, $organizations: ORGANIZATION });
const me = (role: 'owner' | 'manager' | 'viewer') => member('Ana Reyes', role, USER_ID);
const rowOf = (screen: Locator, name: string) => screen.getByRole('row').filter({ hasText: name });

/** Opens the menu of a member and chooses an action in it. */
async function choose(screen: Locator, { owner }: ScreenTexts, name: string, action: string): Promise<void> {
  await screen.getByRole('button', { name: owner.team.actionsOf({ name }) }).click();
  await screen.getByRole('menuitem', { name: action }).click();
}

describe('a member', () => {
  test.each([
    ['es', 'light', 360],
    ['en', 'dark', 1440],
  ] as const)('is given another role (%s)', async (language, theme, width) => {
    const texts = await textsOf(language);
    const { team } = texts.owner;
    const { membershipRole: roles } = texts.common.enums;
    const members = [me('owner'), member('Altagracia Pérez', 'viewer')];
    server.call('list_members', () => members);
    server.empty('invitations');
    server.call('change_member_role', ({ p_role }) => {
      members.splice(1, 1, { ...member('Altagracia Pérez', 'viewer'), role: p_role as 'viewer' });
      return p_role;
    });
    const screen = await openScreen(TEAM, { language, theme, width });
    await expect.element(screen.getByText(team.noInvitations)).toBeVisible();
    await expectAccessible();
    await choose(screen, texts, 'Altagracia Pérez', team.changeRole);
    await screen.getByRole('radio', { name: roles.maintenance, exact: false }).click({ force: true });
    await expectAccessible();
    await screen.getByRole('dialog').getByRole('button', { name: team.roleDialog.submit }).click();
    await expect.element(rowOf(screen, 'Altagracia Pérez').getByText(roles.maintenance)).toBeVisible();
    expect(server.callsOf('change_member_role')).toMatchObject([
      { p_organization_id: ORGANIZATION_ID, p_role: 'maintenance' },
    ]);
  });

  test('is removed after a question', async () => {
    const texts = await textsOf('es');
    const { team } = texts.owner;
    const leaving = member('Altagracia Pérez', 'viewer');
    let members = [me('owner'), leaving];
    server.call('list_members', () => members);
    server.empty('invitations');
    server.call('remove_member', () => {
      members = [me('owner')];
      return leaving.user_id;
    });
    const screen = await openScreen(TEAM);
    await choose(screen, texts, leaving.full_name, team.remove);
    await expect.element(screen.getByText(team.removeDialog.noInvitations)).toBeVisible();
    await expectAccessible();
    await screen.getByRole('button', { name: team.removeDialog.submit, exact: true }).click();
    await expect.element(rowOf(screen, leaving.full_name)).not.toBeInTheDocument();
    expect(server.callsOf('remove_member')).toMatchObject([{ p_user_id: leaving.user_id }]);
  });

  test('who only reads is told who manages, and is offered no action', async () => {
    const { team } = (await textsOf('en')).owner;
    server.call('list_members', [me('viewer'), member('Rosa Guzmán', 'owner')]);
    const screen = await openScreen(TEAM, { language: 'en', theme: 'dark', role: 'viewer' });
    await expect.element(screen.getByText(team.onlyManagers)).toBeVisible();
    await expect.element(rowOf(screen, 'Rosa Guzmán')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: team.invite })).not.toBeInTheDocument();
    const actions = screen.getByRole('button', { name: team.actionsOf({ name: 'Rosa Guzmán' }) });
    await expect.element(actions).not.toBeInTheDocument();
  });
});

test('the ownership goes to another member with the name typed, and the former owner manages', async () => {
  const texts = await textsOf('es');
  const { team, organization } = texts.owner;
  const { membershipRole: roles } = texts.common.enums;
  const heir = member('Rosa Guzmán', 'accountant');
  let isMine = true;
  server.rows('memberships', () => [seat(isMine ? 'owner' : 'manager')]);
  server.call('list_members', () =>
    isMine ? [me('owner'), heir] : [me('manager'), { ...heir, role: 'owner' }],
  );
  server.empty('invitations');
  server.call('transfer_ownership', ({ p_confirmation }) => {
    if (p_confirmation !== NAME) return refuse('confirmation_differs');
    isMine = false;
    return heir.user_id;
  });
  const screen = await openScreen(TEAM);
  await choose(screen, texts, heir.full_name, team.makeOwner);
  const dialog = screen.getByRole('alertdialog');
  const submit = dialog.getByRole('button', { name: team.transferDialog.submit });
  await dialog.getByLabelText(team.transferDialog.confirmation).fill('Otra cosa');
  await submit.click();
  await expect.element(dialog.getByText(texts.errors.codes.confirmation_differs).first()).toBeVisible();
  await expectAccessible();
  await dialog.getByLabelText(team.transferDialog.confirmation).fill(NAME);
  await submit.click();
  await expect.element(rowOf(screen, heir.full_name).getByText(roles.owner)).toBeVisible();
  await expect.element(rowOf(screen, 'Ana Reyes').getByText(roles.manager)).toBeVisible();
  // What only an owner may do is no longer offered.
  const actions = screen.getByRole('button', { name: team.actionsOf({ name: heir.full_name }) });
  await expect.element(actions).not.toBeInTheDocument();
  server.empty('journal_entries');
  await screen.getByRole('link', { name: texts.owner.navigation.organization }).first().click();
  await expect.element(screen.getByText(organization.onlyOwners)).toBeVisible();
});

describe('an invitation', () => {
  const email = 'miembro@example.com';
  const open = row('invitations', {
    id: newId(),
    email,
    role: 'viewer',
    kind: 'member',
    expires_at: '2026-05-22T16:00:00Z',
    created_at: NOW,
    created_by: USER_ID,
    accepted_at: null,
    revoked_at: null,
  });

  test('is sent again and withdrawn; the last owner cannot leave', async () => {
    const { team } = (await textsOf('en')).owner;
    let invitations = [open];
    const sent: unknown[] = [];
    server.call('list_members', [me('owner')]);
    server.rows('invitations', () => invitations);
    server.at('POST', '/api/members', (_, body) => {
      sent.push(body);
      return {};
    });
    server.call('revoke_invitation', ({ p_invitation_id }) => {
      invitations = [];
      return p_invitation_id;
    });
    const screen = await openScreen(TEAM, { language: 'en', width: 360 });
    await expect.element(screen.getByText(email)).toBeVisible();
    await screen.getByRole('button', { name: team.resendTo({ email }) }).click();
    await expect.element(screen.getByText(team.resent({ email }))).toBeVisible();
    expect(sent).toMatchObject([{ email, role: 'viewer', language: 'en' }]);
    await screen.getByRole('button', { name: team.revokeOf({ email }) }).click();
    const dialog = screen.getByRole('alertdialog');
    await expectAccessible();
    await dialog.getByRole('button', { name: team.revoke }).click();
    await expect.element(screen.getByText(team.noInvitations)).toBeVisible();
    expect(server.callsOf('revoke_invitation')).toEqual([{ p_invitation_id: open.id }]);
    await expect.element(screen.getByRole('button', { name: team.leave.submit })).toBeDisabled();
  });

  test('asks for an address that is one, and says that it was sent', async () => {
    const { owner, common } = await textsOf('es');
    const { team } = owner;
    let invitations: (typeof open)[] = [];
    const sent: unknown[] = [];
    server.call('list_members', [me('owner')]);
    server.rows('invitations', () => invitations);
    server.at('POST', '/api/members', (_, body) => {
      sent.push(body);
      invitations = [open];
      return {};
    });
    const screen = await openScreen(TEAM, { theme: 'dark' });
    await screen.getByRole('button', { name: team.invite }).click();
    const dialog = screen.getByRole('dialog');
    const submit = dialog.getByRole('button', { name: team.inviteDialog.submit });
    await dialog.getByLabelText(team.inviteDialog.email).fill('altagracia');
    await submit.click();
    await expect.element(dialog.getByText(common.form.emailInvalid).first()).toBeVisible();
    expect(sent).toEqual([]);
    await dialog.getByLabelText(team.inviteDialog.email).fill(email);
    await dialog
      .getByRole('radio', { name: common.enums.membershipRole.viewer, exact: false })
      .click({ force: true });
    await submit.click();
    await expect.element(screen.getByText(team.inviteDialog.sent({ email }))).toBeVisible();
    await expect.element(rowOf(screen, email)).toBeVisible();
    expect(sent).toMatchObject([{ email, role: 'viewer', organizationId: ORGANIZATION_ID }]);
  });
});

test('who leaves by themself is told, and goes on in their other organization', async () => {
  const { owner, common } = await textsOf('es');
  const { leave } = owner.team;
  const own = { ...ORGANIZATION, id: newId(), name: 'Propia' };
  let seats = [seat('manager'), { ...seat('manager'), role: 'owner' as const, $organizations: own }];
  server.rows('memberships', () => seats);
  server.call('list_members', [me('manager'), member('Rosa Guzmán', 'owner')]);
  server.empty('invitations');
  server.call('leave_organization', () => {
    seats = seats.slice(1);
    server.otherwise(() => new Promise(() => undefined));
    return ORGANIZATION_ID;
  });
  const screen = await openScreen(TEAM);
  await screen.getByRole('button', { name: leave.submit }).click();
  await screen.getByRole('alertdialog').getByRole('button', { name: leave.submit }).click();
  await expect.element(screen.getByText(common.shell.organization.noLonger({ name: NAME }))).toBeVisible();
  expect(location.pathname).toBe('/owner-dashboard/');
  const switcher = screen.getByRole('button', { name: common.shell.switchOrganization, exact: false });
  await expect.element(switcher.getByText('Propia')).toBeVisible();
  expect(server.callsOf('leave_organization')).toMatchObject([{ p_organization_id: ORGANIZATION_ID }]);
});
