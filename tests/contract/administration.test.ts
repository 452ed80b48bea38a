import { expect, it } from 'vitest';
import { dataOf, password, useProject } from '#tests/contract/project.ts';

const project = useProject();

it('adds a user who can sign in', async () => {
  const email = project.email('added');
  const { user } = dataOf(
    await project.service().auth.admin.createUser({
      email,
      password,
      email_confirm: true,
      user_metadata: { full_name: 'Ana' },
      app_metadata: { plan: 'office' },
    }),
  );
  expect(user?.app_metadata).toMatchObject({ provider: 'email', plan: 'office' });
  const { data } = await project.client().auth.signInWithPassword({ email, password });
  expect(data.user?.id).toBe(user?.id);
});

it('refuses an address that is taken and a weak password', async () => {
  const { email } = await project.signUp('twice');
  const admin = project.service().auth.admin;
  expect((await admin.createUser({ email, password })).error).toMatchObject({
    status: 422,
    code: 'email_exists',
  });
  const weak = await admin.createUser({ email: project.email('weak'), password: 'weak' });
  expect(weak.error).toMatchObject({ status: 422, code: 'weak_password' });
});

it('lists users in pages', async () => {
  for (const name of ['one', 'two', 'three']) await project.signUp(name);
  const admin = project.service().auth.admin;
  const first = dataOf(await admin.listUsers({ page: 1, perPage: 2 }));
  const second = dataOf(await admin.listUsers({ page: 2, perPage: 2 }));
  expect(first.users).toHaveLength(2);
  const ids = [...first.users, ...second.users].map((user) => user.id);
  expect(new Set(ids).size).toBe(ids.length);
});

it('changes a user, and merges their metadata', async () => {
  const { id } = await project.signUp('change', { full_name: 'Antes' });
  const admin = project.service().auth.admin;
  await admin.updateUserById(id, { user_metadata: { phone: '809-555-0100' }, app_metadata: { level: 2 } });
  const { user } = dataOf(await admin.getUserById(id));
  expect(user?.user_metadata).toMatchObject({ full_name: 'Antes', phone: '809-555-0100' });
  expect(user?.app_metadata).toMatchObject({ provider: 'email', level: 2 });
});

it('ends all sessions when the password is set for a user', async () => {
  const { client, id } = await project.signUp('reset');
  await project.service().auth.admin.updateUserById(id, { password: 'Given-2026' });
  expect((await client.auth.refreshSession()).error).toMatchObject({ status: 400 });
});

it('bans a user and lets them in again', async () => {
  const { client, id, email } = await project.signUp('ban');
  const admin = project.service().auth.admin;
  await admin.updateUserById(id, { ban_duration: '24h' });
  const banned = await project.client().auth.signInWithPassword({ email, password });
  expect(banned.error).toMatchObject({ status: 400, code: 'user_banned' });
  expect((await client.auth.refreshSession()).error).toMatchObject({ code: 'user_banned' });
  await admin.updateUserById(id, { ban_duration: 'none' });
  expect((await project.client().auth.signInWithPassword({ email, password })).error).toBeNull();
});

it('removes a user', async () => {
  const { id, email } = await project.signUp('remove');
  const admin = project.service().auth.admin;
  expect((await admin.deleteUser(id)).error).toBeNull();
  expect((await admin.getUserById(id)).error).toMatchObject({ status: 404, code: 'user_not_found' });
  const signIn = await project.client().auth.signInWithPassword({ email, password });
  expect(signIn.error).toMatchObject({ code: 'invalid_credentials' });
});

it('invites an address, and the link makes it a user with a session', async () => {
  const email = project.email('invited');
  const { user } = dataOf(
    await project.service().auth.admin.inviteUserByEmail(email, { data: { user_type: 'tenant' } }),
  );
  expect(user?.invited_at).toBeTruthy();
  expect(user?.email_confirmed_at ?? null).toBeNull();
  const link = dataOf(await project.service().auth.admin.generateLink({ type: 'invite', email }));
  const client = project.client();
  const verified = await client.auth.verifyOtp({ token_hash: link.properties.hashed_token, type: 'invite' });
  expect(verified.data.user?.id).toBe(user?.id);
  expect((await client.auth.updateUser({ password })).error).toBeNull();
  expect((await project.client().auth.signInWithPassword({ email, password })).error).toBeNull();
});

it('does not invite who is a user already', async () => {
  const { email } = await project.signUp('known');
  const { error } = await project.service().auth.admin.inviteUserByEmail(email);
  expect(error).toMatchObject({ status: 422, code: 'email_exists' });
});

it('is closed to the browser key and to users', async () => {
  const { client } = await project.signUp('curious');
  for (const auth of [project.client().auth, client.auth]) {
    expect((await auth.admin.listUsers()).error).not.toBeNull();
    expect((await auth.admin.inviteUserByEmail(project.email('nobody'))).error).not.toBeNull();
  }
});
