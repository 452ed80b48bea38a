import { Secret, TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { type Client, dataOf, password, useProject } from '#tests/contract/project.ts';

const project = useProject();

/**
 * The code of this time step, or of the next one: a step's code is accepted once. Never of the step before, which
 * would be too old if the clock moved on to the next step on the way.
 */
function codeOf(secret: string, stepsAhead = 0): string {
  const timestamp = Date.now() + stepsAhead * 30_000;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

async function enroll(client: Client) {
  const factor = dataOf(await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' }));
  if (factor.type !== 'totp') throw new Error('Not a TOTP factor.');
  return { id: factor.id, secret: factor.totp.secret, factor };
}

async function enrollAndVerify(name: string) {
  const user = await project.signUp(name);
  const factor = await enroll(user.client);
  const code = codeOf(factor.secret);
  const verified = await user.client.auth.mfa.challengeAndVerify({ factorId: factor.id, code });
  expect(verified.error).toBeNull();
  return { ...user, ...factor, code };
}

it('offers a picture and an address to scan', async () => {
  const { client } = await project.signUp('scan');
  const { factor } = await enroll(client);
  expect(factor.totp.qr_code).toContain('<svg');
  expect(factor.totp.uri).toMatch(/^otpauth:\/\/totp\//);
});

it('refuses a second factor of the same name', async () => {
  const { client } = await project.signUp('twice');
  await enroll(client);
  const { error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' });
  expect(error).toMatchObject({ status: 422, code: 'mfa_factor_name_conflict' });
});

it('raises the assurance level with a right code, through refreshes too', async () => {
  const { client } = await enrollAndVerify('raise');
  expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal2',
    nextLevel: 'aal2',
  });
  await client.auth.refreshSession();
  const claims = await client.auth.getClaims();
  expect(claims.data?.claims.aal).toBe('aal2');
  expect(claims.data?.claims.amr).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ method: 'totp' }),
      expect.objectContaining({ method: 'password' }),
    ]),
  );
});

it('refuses a wrong code', async () => {
  const { client } = await project.signUp('wrong');
  const { id, secret } = await enroll(client);
  const code = codeOf(secret) === '000000' ? '111111' : '000000';
  const { error } = await client.auth.mfa.challengeAndVerify({ factorId: id, code });
  expect(error).toMatchObject({ status: 422, code: 'mfa_verification_failed' });
  expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal1');
});

it('accepts no code twice', async () => {
  const { email, id, secret, code } = await enrollAndVerify('replay');
  const client = project.client();
  await client.auth.signInWithPassword({ email, password });
  const replay = await client.auth.mfa.challengeAndVerify({ factorId: id, code });
  expect(replay.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' });
  const next = await client.auth.mfa.challengeAndVerify({ factorId: id, code: codeOf(secret, 1) });
  expect(next.error).toBeNull();
});

it('accepts no challenge twice, whatever the code', async () => {
  const { client, id, secret } = await enrollAndVerify('challenge');
  const challenge = dataOf(await client.auth.mfa.challenge({ factorId: id }));
  const answer = { factorId: id, challengeId: challenge.id };
  const first = await client.auth.mfa.verify({ ...answer, code: codeOf(secret, 1) });
  expect(first.error).toBeNull();
  const again = await client.auth.mfa.verify({ ...answer, code: codeOf(secret, 1) });
  expect(again.error).not.toBeNull();
  expect(again.error?.code).not.toBe('mfa_verification_failed');
});

it('asks a later sign-in for the second factor, and lets it remove nothing before', async () => {
  const { email, id } = await enrollAndVerify('later');
  const client = project.client();
  await client.auth.signInWithPassword({ email, password });
  expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal1',
    nextLevel: 'aal2',
  });
  const { error } = await client.auth.mfa.unenroll({ factorId: id });
  expect(error).toMatchObject({ status: 422, code: 'insufficient_aal' });
});

it('removes a factor with the factor', async () => {
  const { client, id } = await enrollAndVerify('remove');
  expect((await client.auth.mfa.unenroll({ factorId: id })).error).toBeNull();
  expect((await client.auth.mfa.listFactors()).data?.all).toEqual([]);
});

it("does not touch another user's factor", async () => {
  const { id } = await enrollAndVerify('mine');
  const { client } = await project.signUp('theirs');
  const { error } = await client.auth.mfa.challenge({ factorId: id });
  expect(error).toMatchObject({ status: 404, code: 'mfa_factor_not_found' });
});
