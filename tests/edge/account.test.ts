import { randomUUID } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { workerVariables } from '#stack/site/variables.ts';
import { oneTimeCode } from '#tests/support/one-time-code.ts';
import { made } from '#tests/support/rental.ts';
import { useStack } from '#tests/support/stack.ts';
import { serveWorker } from '#tests/support/worker.ts';
import { makeLease, password, signUp } from './lease.ts';

const stack = useStack();
const worker = serveWorker(() => workerVariables(stack.mailSettings));

const post = (address: string, body: object, token?: string, headers: Record<string, string> = {}) =>
  worker.fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: stack.url,
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: JSON.stringify(body),
  });
const told = async (response: Response) => [response.status, await response.json().catch(() => null)];
const address = () => `${randomUUID()}@example.com`;

async function signIn(email: string): Promise<{ client: SupabaseClient; token: string }> {
  const client = createClient(stack.url, stack.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { session } = await made(client.auth.signInWithPassword({ email, password }));
  return { client, token: session.access_token };
}

/** Somebody with an authenticator app and recovery codes, who signs in again without showing the app. */
async function withoutPhone() {
  const email = address();
  const { client } = await signUp(stack, email);
  const { id, totp } = await made(client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' }));
  await made(client.auth.mfa.challengeAndVerify({ factorId: id, code: oneTimeCode(totp.secret) }));
  const codes: string[] = await made(client.rpc('create_recovery_codes'));
  return { email, codes, ...(await signIn(email)) };
}

const mailsTo = async (email: string): Promise<{ subject: string }[]> => {
  const answer = await fetch(`${stack.url}/_local/mail?to=${encodeURIComponent(email)}`, {
    headers: { accept: 'application/json' },
  });
  return answer.json() as Promise<{ subject: string }[]>;
};

describe('a recovery code', () => {
  it('takes the place of the app: the factor goes, and the holder is told by mail', async () => {
    const { email, codes, client, token } = await withoutPhone();
    const response = await post('/api/account/recovery', { code: codes[0] }, token);
    expect([response.status, await response.text()]).toEqual([204, '']);
    const { session, user } = await made(client.auth.refreshSession());
    expect(user?.factors ?? []).toEqual([]);
    expect(session).not.toBeNull();
    await expect
      .poll(async () => (await mailsTo(email)).map(({ subject }) => subject), { timeout: 10_000 })
      .toContain('Se usó un código de recuperación');
  });

  it('is refused when it is wrong, and after five wrong ones even when it is right', async () => {
    const { codes, token } = await withoutPhone();
    for (let n = 0; n < 5; n += 1) {
      const answer = await told(await post('/api/account/recovery', { code: `wrong-${n}` }, token));
      expect(answer).toMatchObject([400, { code: 'recovery_code_wrong' }]);
    }
    const answer = await told(await post('/api/account/recovery', { code: codes[0] }, token));
    expect(answer).toMatchObject([429, { code: 'too_many_recovery_codes' }]);
  });

  it('of somebody else opens nothing', async () => {
    const [ana, other] = [await withoutPhone(), await withoutPhone()];
    const answer = await told(await post('/api/account/recovery', { code: ana.codes[0] }, other.token));
    expect(answer).toMatchObject([400, { code: 'recovery_code_wrong' }]);
  });

  it('wants a session, one that has not ended, and a request from this site', async () => {
    const { codes, client, token } = await withoutPhone();
    const code = codes[0];
    expect(await told(await post('/api/account/recovery', { code }))).toMatchObject([401, {}]);
    const foreign = { origin: 'https://evil.example' };
    expect(await told(await post('/api/account/recovery', { code }, token, foreign))).toMatchObject([
      403,
      { code: 'bad_origin' },
    ]);
    expect(await told(await post('/api/account/recovery', {}, token))).toMatchObject([
      400,
      { code: 'invalid' },
    ]);
    await client.auth.signOut();
    expect(await told(await post('/api/account/recovery', { code }, token))).toMatchObject([
      401,
      { code: 'unauthenticated' },
    ]);
  });
});

describe('deleting an account', () => {
  it('removes the user and the picture, and the address is free again', async () => {
    const email = address();
    const { client, token } = await signUp(stack, email);
    const { user } = await made(client.auth.getUser());
    const path = `${user.id}/${randomUUID()}.jpg`;
    await made(client.storage.from('avatars').upload(path, new Blob(['x'], { type: 'image/jpeg' })));
    const response = await post('/api/account/deletion', { email: ` ${email.toUpperCase()} ` }, token);
    expect([response.status, await response.text()]).toEqual([204, '']);

    const service = createClient(stack.url, stack.secretKey);
    expect((await service.auth.admin.getUserById(user.id)).error?.code).toBe('user_not_found');
    expect((await service.storage.from('avatars').list(user.id)).data).toEqual([]);
    expect((await client.auth.signInWithPassword({ email, password })).error?.code).toBe(
      'invalid_credentials',
    );
    await signUp(stack, email);
  });

  it('is refused with another address, to the only owner, and without a session', async () => {
    const { owner, ownerToken } = await makeLease(stack);
    const { user } = await made(owner.auth.getUser());
    expect(
      await told(await post('/api/account/deletion', { email: 'x@example.com' }, ownerToken)),
    ).toMatchObject([400, { code: 'confirmation_wrong' }]);
    expect(await told(await post('/api/account/deletion', { email: user.email }, ownerToken))).toMatchObject([
      409,
      { code: 'account_only_owner' },
    ]);
    expect(await told(await post('/api/account/deletion', { email: user.email }))).toMatchObject([401, {}]);
    const foreign = { origin: 'https://evil.example' };
    const stray = await post('/api/account/deletion', { email: user.email }, ownerToken, foreign);
    expect(await told(stray)).toMatchObject([403, { code: 'bad_origin' }]);
  });
});
