import { describe, expect, test } from 'vitest';
import { PASSWORD, provider } from '#tests/screens/fixtures/entry.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { departure } from '#tests/screens/harness/departures.ts';
import { ORGANIZATION_ID } from '#tests/screens/harness/fixtures.ts';
import { ORGANIZATION, PROFILE } from '#tests/screens/harness/frame-answers.ts';
import { openPage } from '#tests/screens/harness/open-page.ts';
import { server } from '#tests/screens/harness/server.ts';
import { EMAIL, sessionOf } from '#tests/screens/harness/session.ts';
import { textsOf } from '#tests/support/texts.ts';

const TOKEN = 'a'.repeat(43);
const ADDRESS = `/invitation/?token=${TOKEN}&key=${'b'.repeat(43)}`;
const organization = 'Inmuebles del Caribe';

const invitation = {
  state: 'valid',
  kind: 'member' as const,
  email: EMAIL,
  role: 'viewer' as const,
  organization_name: organization,
  property_name: '',
  unit_label: '',
  inviter_name: 'Rosa Mella',
};

test.each([
  ['es', 'light'],
  ['en', 'dark'],
] as const)(
  'who is invited to a team sees by whom, and is let in by the press that sets a password (%s)',
  async (language, theme) => {
    const { auth, common } = await textsOf(language);
    const { invitation: text } = auth;
    const opened: unknown[] = [];
    server.call('read_invitation', [invitation]);
    server.at('POST', '/api/invitations/opening', (_, body) => {
      opened.push(body);
      return { tokenHash: 'c'.repeat(56) };
    });
    provider('POST', 'verify', sessionOf());
    const changes = provider('PUT', 'user', sessionOf({ metadata: { password_set: true } }).user);
    server.table('profiles', [PROFILE]);
    server.rows('memberships', [{ organization_id: ORGANIZATION_ID, $organizations: ORGANIZATION }]);
    server.call('accept_invitation', 'member');
    const screen = await openPage(ADDRESS, { language, theme, width: 360 });
    const inviter = text.inviter({ name: 'Rosa Mella', organization });
    await expect.element(screen.getByText(text.member({ inviter }))).toBeVisible();
    await expect.element(screen.getByText(common.enums.membershipRole.viewer)).toBeVisible();
    await expectAccessible();
    expect(opened).toEqual([]);
    await screen.getByLabelText(common.shell.newPassword.label, { exact: true }).fill(PASSWORD);
    const accept = screen.getByRole('button', { name: text.setAndAccept });
    await accept.click();
    await expect.element(screen.getByText(common.form.required).first()).toBeVisible();
    await expectAccessible();
    expect(opened).toEqual([]);
    await screen.getByLabelText(text.name).fill('Altagracia Pérez');
    await accept.click();
    expect(await departure()).toBe('/owner-dashboard/');
    expect(opened).toMatchObject([{ token: TOKEN, language }]);
    expect(changes).toMatchObject([{ body: { password: PASSWORD } }]);
    expect(server.writesOf('profiles')).toMatchObject([{ body: { full_name: 'Altagracia Pérez' } }]);
    expect(server.callsOf('accept_invitation')).toEqual([{ p_token: TOKEN }]);
  },
);

test('who has an account is sent to it, and what they typed as a password is not used', async () => {
  const { auth, common } = await textsOf('es');
  const { invitation: text } = auth;
  const place = { property_name: 'Torre Naco', unit_label: '4B', inviter_name: '' };
  server.call('read_invitation', [{ ...invitation, kind: 'tenant', role: null, ...place }]);
  server.at('POST', '/api/invitations/opening', () =>
    Response.json({ type: 'about:blank', status: 409, code: 'account_exists' }, { status: 409 }),
  );
  const changes = provider('PUT', 'user', sessionOf().user);
  const screen = await openPage(ADDRESS, { width: 360, theme: 'dark' });
  await expect.element(screen.getByText(text.tenant({ inviter: organization }))).toBeVisible();
  await expect.element(screen.getByText('Torre Naco, 4B')).toBeVisible();
  await screen.getByLabelText(common.shell.newPassword.label, { exact: true }).fill(PASSWORD);
  await screen.getByRole('button', { name: text.setAndAccept }).click();
  await expect.element(screen.getByText(text.hasAccount)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: text.signedOut.signIn })).toBeVisible();
  expect(changes).toEqual([]);
});

describe('an invitation that nothing can be done with', () => {
  test.each(['expired', 'revoked'] as const)('says so: %s', async (state) => {
    const { invitation: text } = (await textsOf('es')).auth;
    server.call('read_invitation', [{ ...invitation, state }]);
    const screen = await openPage(ADDRESS, { width: 360 });
    await expect.element(screen.getByText(text[state].title)).toBeVisible();
    await expect.element(screen.getByText(text[state].text({ organization }))).toBeVisible();
    await expectAccessible();
    await expect.element(screen.getByRole('button', { name: text.setAndAccept })).not.toBeInTheDocument();
  });

  test('says so: unknown', async () => {
    const { invitation: text } = (await textsOf('en')).auth;
    server.call('read_invitation', []);
    const screen = await openPage(ADDRESS, { language: 'en' });
    await expect.element(screen.getByText(text.unknown.title)).toBeVisible();
  });

  test('says so: accepted before', async () => {
    const { invitation: text } = (await textsOf('es')).auth;
    server.call('read_invitation', [{ ...invitation, state: 'accepted' }]);
    const screen = await openPage(ADDRESS, { session: {} });
    await expect.element(screen.getByText(text.alreadyAccepted.title)).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: text.alreadyAccepted.go }))
      .toHaveAttribute('href', '/owner-dashboard/');
  });

  test('says so: for somebody else', async () => {
    const { invitation: text } = (await textsOf('en')).auth;
    server.call('read_invitation', [{ ...invitation, email: 'other@example.com' }]);
    const screen = await openPage(ADDRESS, { language: 'en', theme: 'dark', session: {} });
    await expect.element(screen.getByText(text.someoneElse.title)).toBeVisible();
    const words = text.someoneElse.text({ invited: 'other@example.com', current: EMAIL });
    await expect.element(screen.getByText(words)).toBeVisible();
    await expectAccessible();
  });
});

test('a co-owner sees which unit it is about, and begins in the area of tenants', async () => {
  const { auth, common } = await textsOf('en');
  const { invitation: text } = auth;
  server.call('read_invitation', [
    { ...invitation, ...{ kind: 'co_owner', role: null, property_name: 'Torre Mar', unit_label: '3-B' } },
  ]);
  server.at('POST', '/api/invitations/opening', () => ({ tokenHash: 'c'.repeat(56) }));
  provider('POST', 'verify', sessionOf());
  provider('PUT', 'user', sessionOf({ metadata: { password_set: true } }).user);
  server.table('profiles', [PROFILE]);
  server.call('accept_invitation', 'co_owner');
  const screen = await openPage(ADDRESS, { language: 'en', width: 360 });
  const inviter = text.inviter({ name: 'Rosa Mella', organization });
  await expect.element(screen.getByText(text.co_owner({ inviter }))).toBeVisible();
  await expect.element(screen.getByText('Torre Mar, 3-B')).toBeVisible();
  await expectAccessible();
  await screen.getByLabelText(common.shell.newPassword.label, { exact: true }).fill(PASSWORD);
  await screen.getByRole('button', { name: text.setAndAccept }).click();
  expect(await departure()).toBe('/tenant-dashboard/');
});
