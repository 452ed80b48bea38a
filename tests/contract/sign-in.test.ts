import { expect, it } from 'vitest';
import { dataOf, password, useProject } from '#tests/contract/project.ts';

const project = useProject();

it('signs up, and the user has a session and their metadata at once', async () => {
  const client = project.client();
  const email = project.email('new');
  const { data, error } = await client.auth.signUp({
    email,
    password,
    options: { data: { full_name: 'Nueva' } },
  });
  expect(error).toBeNull();
  expect(data.session?.access_token).toBeTruthy();
  expect(data.user?.email).toBe(email);
  expect(data.user?.user_metadata.full_name).toBe('Nueva');
});

it('puts the claims that policies read into the access token', async () => {
  const { client, id, email } = await project.signUp('claims', { full_name: 'Clara' });
  const { claims } = dataOf(await client.auth.getClaims());
  expect(claims).toMatchObject({ sub: id, email, role: 'authenticated', aud: 'authenticated', aal: 'aal1' });
  expect(claims.iss).toBe(`${project.url}/auth/v1`);
  expect(claims.amr).toEqual([{ method: 'password', timestamp: expect.any(Number) }]);
  expect(claims.app_metadata).toMatchObject({ provider: 'email' });
  expect(claims.user_metadata).toMatchObject({ full_name: 'Clara' });
});

it('refuses an address that is taken', async () => {
  const { email } = await project.signUp('taken');
  const { error } = await project.client().auth.signUp({ email, password });
  expect(error).toMatchObject({ status: 422, code: 'user_already_exists' });
});

it('refuses a weak password with its reasons', async () => {
  const short = await project.client().auth.signUp({ email: project.email('weak'), password: 'Ab1' });
  expect(short.error).toMatchObject({ status: 422, code: 'weak_password', reasons: ['length'] });
  const plain = await project
    .client()
    .auth.signUp({ email: project.email('weak'), password: 'onlylowercase' });
  expect(plain.error).toMatchObject({ status: 422, code: 'weak_password', reasons: ['characters'] });
});

it('refuses what is not an address', async () => {
  const { error } = await project.client().auth.signUp({ email: 'nobody', password });
  expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
});

it('signs in with the right password only', async () => {
  const { email, id } = await project.signUp('back');
  const right = await project.client().auth.signInWithPassword({ email: email.toUpperCase(), password });
  expect(right.data.user?.id).toBe(id);
  const wrong = await project.client().auth.signInWithPassword({ email, password: 'Wrong-2026' });
  expect(wrong.error).toMatchObject({ status: 400, code: 'invalid_credentials' });
});

it('does not tell an unknown address from a wrong password', async () => {
  const { error } = await project
    .client()
    .auth.signInWithPassword({ email: project.email('ghost'), password });
  expect(error).toMatchObject({ status: 400, code: 'invalid_credentials' });
});

it('signs in with a one-time code, once', async () => {
  const { email, id } = await project.signUp('code');
  const link = dataOf(await project.service().auth.admin.generateLink({ type: 'magiclink', email }));
  const token = link.properties.email_otp;
  const first = await project.client().auth.verifyOtp({ email, token, type: 'email' });
  expect(first.data.user?.id).toBe(id);
  const replay = await project.client().auth.verifyOtp({ email, token, type: 'email' });
  expect(replay.error).toMatchObject({ status: 403, code: 'otp_expired' });
});

it('refuses a wrong one-time code, and one for an unknown address', async () => {
  const { email } = await project.signUp('guess');
  const { properties } = dataOf(
    await project.service().auth.admin.generateLink({ type: 'magiclink', email }),
  );
  const token = properties.email_otp === '000000' ? '000001' : '000000';
  const wrong = await project.client().auth.verifyOtp({ email, token, type: 'email' });
  expect(wrong.error).toMatchObject({ status: 403, code: 'otp_expired' });
  const ghost = await project
    .client()
    .auth.verifyOtp({ email: project.email('ghost'), token, type: 'email' });
  expect(ghost.error).toMatchObject({ status: 403, code: 'otp_expired' });
});

it('sends no code to an address that has no account and must not get one', async () => {
  const { error } = await project.client().auth.signInWithOtp({
    email: project.email('ghost'),
    options: { shouldCreateUser: false },
  });
  expect(error).toMatchObject({ status: 422, code: 'otp_disabled' });
});

it('recovers an account by the link hash and takes a new password', async () => {
  const { email } = await project.signUp('forgot');
  const link = dataOf(await project.service().auth.admin.generateLink({ type: 'recovery', email }));
  const client = project.client();
  const verified = await client.auth.verifyOtp({
    token_hash: link.properties.hashed_token,
    type: 'recovery',
  });
  expect(verified.error).toBeNull();
  const weak = await client.auth.updateUser({ password: 'weak' });
  expect(weak.error).toMatchObject({ code: 'weak_password' });
  const changed = await client.auth.updateUser({ password: 'Another-2026' });
  expect(changed.error).toBeNull();
  const old = await project.client().auth.signInWithPassword({ email, password });
  expect(old.error).toMatchObject({ code: 'invalid_credentials' });
  const fresh = await project.client().auth.signInWithPassword({ email, password: 'Another-2026' });
  expect(fresh.error).toBeNull();
});

it('refuses the password that is in use already', async () => {
  const { client } = await project.signUp('same');
  const { error } = await client.auth.updateUser({ password });
  expect(error).toMatchObject({ status: 422, code: 'same_password' });
});

it('offers e-mail only', async () => {
  const answer = await fetch(`${project.url}/auth/v1/settings`, {
    headers: { apikey: (project.client() as unknown as { supabaseKey: string }).supabaseKey },
  });
  const settings = (await answer.json()) as { external: Record<string, boolean> };
  const offered = Object.keys(settings.external).filter((name) => settings.external[name]);
  expect(offered).toEqual(['email']);
  expect(settings).toMatchObject({ disable_signup: false, mailer_autoconfirm: true, saml_enabled: false });
});
