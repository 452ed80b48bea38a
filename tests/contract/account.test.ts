import { expect, it } from 'vitest';
import { type Client, dataOf, password, useProject } from '#tests/contract/project.ts';
import { oneTimeCode } from '#tests/support/one-time-code.ts';

const project = useProject();

async function turnOnSecondFactor(client: Client): Promise<void> {
  const factor = dataOf(await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' }));
  if (factor.type !== 'totp') throw new Error('Not a TOTP factor.');
  const code = oneTimeCode(factor.totp.secret);
  dataOf(await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code }));
}

it('keeps of each session where it came from and when it was last used', async () => {
  const { client, email } = await project.signUp('where');
  const phone = project.client();
  dataOf(await phone.auth.signInWithPassword({ email, password }));
  const sessions = dataOf(await client.rpc('list_sessions'));
  expect(sessions.map(({ is_current }) => is_current)).toEqual([true, false]);
  for (const { user_agent: device } of sessions) expect(device).toBeTruthy();
  const before = sessions[1]?.last_used_at ?? '';
  await phone.auth.refreshSession();
  const after = dataOf(await client.rpc('list_sessions'))[1]?.last_used_at ?? '';
  expect(Date.parse(after)).toBeGreaterThan(Date.parse(before));
});

it('ends a session from a function, and its refresh token with it', async () => {
  const { client, email } = await project.signUp('ended');
  const phone = project.client();
  dataOf(await phone.auth.signInWithPassword({ email, password }));
  expect(dataOf(await client.rpc('end_sessions'))).toBe(1);
  expect((await phone.auth.refreshSession()).error).toMatchObject({ status: 400 });
  expect((await client.auth.refreshSession()).error).toBeNull();
});

it('tells a function what happened to the account', async () => {
  const { client } = await project.signUp('told');
  await turnOnSecondFactor(client);
  dataOf(await client.auth.updateUser({ password: 'Changed-2026' }));
  const kinds = dataOf(await client.rpc('list_security_events')).map(({ kind }) => kind);
  expect([...kinds].sort()).toEqual(['factor_added', 'password_changed', 'signed_in']);
});

it('wants the second factor for another password or address', async () => {
  const { client, email } = await project.signUp('guarded');
  await turnOnSecondFactor(client);
  const second = project.client();
  dataOf(await second.auth.signInWithPassword({ email, password }));
  for (const change of [{ password: 'Changed-2026' }, { email: project.email('other') }]) {
    expect((await second.auth.updateUser(change)).error).toMatchObject({ code: 'insufficient_aal' });
  }
});

it('keeps the address until another one is confirmed', async () => {
  const { client, email } = await project.signUp('moving');
  const next = project.email('moved');
  const { user } = dataOf(await client.auth.updateUser({ email: next }));
  expect(user).toMatchObject({ email, new_email: next });
  expect((await client.auth.updateUser({ email: 'nothing' })).error).toMatchObject({
    code: 'validation_failed',
  });
  const taken = await project.signUp('taken');
  expect((await client.auth.updateUser({ email: taken.email })).error).toMatchObject({
    code: 'email_exists',
  });
});
