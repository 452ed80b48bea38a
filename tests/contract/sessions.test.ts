import { expect, it } from 'vitest';
import { password, useProject } from '#tests/contract/project.ts';

const project = useProject();

/** One user, signed in on three devices. */
async function threeDevices() {
  const first = await project.signUp('devices');
  const second = project.client();
  const third = project.client();
  for (const client of [second, third]) {
    const { error } = await client.auth.signInWithPassword({ email: first.email, password });
    expect(error).toBeNull();
  }
  return { ...first, second, third };
}

it('refreshes a session and keeps its claims', async () => {
  const { client, id } = await project.signUp('refresh');
  const before = await client.auth.getSession();
  const { data, error } = await client.auth.refreshSession();
  expect(error).toBeNull();
  expect(data.session?.refresh_token).not.toBe(before.data.session?.refresh_token);
  const claims = await client.auth.getClaims();
  expect(claims.data?.claims).toMatchObject({ sub: id, aal: 'aal1', amr: [{ method: 'password' }] });
});

it('refuses a made-up refresh token', async () => {
  const { error } = await project.client().auth.refreshSession({ refresh_token: 'madeuptoken1' });
  expect(error).toMatchObject({ status: 400 });
});

it('signs out here and leaves the other devices alone', async () => {
  const { client, second } = await threeDevices();
  await client.auth.signOut({ scope: 'local' });
  expect((await client.auth.getSession()).data.session).toBeNull();
  expect((await second.auth.refreshSession()).error).toBeNull();
});

it('signs out the other devices and stays signed in here', async () => {
  const { client, second, third } = await threeDevices();
  expect((await client.auth.signOut({ scope: 'others' })).error).toBeNull();
  expect((await client.auth.refreshSession()).error).toBeNull();
  for (const other of [second, third]) {
    expect((await other.auth.refreshSession()).error).toMatchObject({ status: 400 });
  }
});

it('signs out everywhere', async () => {
  const { client, second, third } = await threeDevices();
  expect((await client.auth.signOut({ scope: 'global' })).error).toBeNull();
  for (const other of [second, third]) {
    expect((await other.auth.refreshSession()).error).toMatchObject({ status: 400 });
    expect((await other.auth.getUser()).error).not.toBeNull();
  }
});

it('ends the other sessions when the password changes', async () => {
  const { client, second } = await threeDevices();
  expect((await client.auth.updateUser({ password: 'Changed-2026' })).error).toBeNull();
  expect((await client.auth.getUser()).error).toBeNull();
  expect((await second.auth.refreshSession()).error).toMatchObject({ status: 400 });
});

it('keeps what the user says about themselves apart from what the project says', async () => {
  const { client } = await project.signUp('metadata');
  const { data } = await client.auth.updateUser({ data: { full_name: 'Rosa', user_type: 'admin' } });
  expect(data.user?.user_metadata).toMatchObject({ full_name: 'Rosa' });
  await client.auth.refreshSession();
  const claims = await client.auth.getClaims();
  expect(claims.data?.claims.app_metadata).not.toHaveProperty('user_type');
});

it('makes nobody an administrator who only says so', async () => {
  const { client, id } = await project.signUp('pretender', { user_type: 'admin' });
  const { data } = await client.from('profiles').select('user_type').eq('id', id).single();
  expect(data?.user_type).toBe('owner');
});

it('answers no user to a forged token', async () => {
  const { error } = await project.client().auth.getUser('eyJhbGciOiJIUzI1NiJ9.e30.forged');
  expect(error).toMatchObject({ status: 403, code: 'bad_jwt' });
});
