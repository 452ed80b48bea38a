import { randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { useStack } from '#tests/support/stack.ts';
import { serveWorker } from '#tests/support/worker.ts';
import { type LeaseScene, made, makeLease, signUp } from './lease.ts';

const stack = useStack();
const worker = serveWorker(() => ({
  SUPABASE_URL: stack.url,
  SUPABASE_PUBLISHABLE_KEY: stack.publishableKey,
  SUPABASE_SECRET_KEY: stack.secretKey,
  SITE_URL: `${stack.url}/`,
}));

const post = (address: string, body: object, token?: string) =>
  worker.fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: stack.url,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
const invite = (scene: LeaseScene, requestId: string = randomUUID()) =>
  post(
    '/api/invitations',
    { leaseTenantId: scene.leaseTenantId, requestId, language: 'es' },
    scene.ownerToken,
  );

/** The links of the mails to an address, newest first, and what each mail is. */
async function mailsTo(address: string): Promise<{ kind: string; link: string; token: string }[]> {
  const headers = { accept: 'application/json' };
  const answer = await fetch(`${stack.url}/_local/mail?to=${encodeURIComponent(address)}`, { headers });
  const mails = (await answer.json()) as { kind: string; html: string }[];
  return mails.map(({ kind, html }) => {
    const link = (/href="([^"]+)"/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&');
    const target = new URL(new URL(link).searchParams.get('redirect_to') ?? stack.url);
    return { kind, link, token: target.searchParams.get('token') ?? '' };
  });
}

describe('inviting a tenant', () => {
  it('mails a link that signs the tenant in and accepts the invitation', async () => {
    const scene = await makeLease(stack);
    const response = await invite(scene);
    expect(response.status).toBe(201);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const answer = (await response.json()) as Record<string, string>;
    expect(answer).toEqual({
      invitationId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      email: scene.tenantEmail,
      expiresAt: expect.any(String),
    });

    const [mail] = await mailsTo(scene.tenantEmail);
    expect(mail?.kind).toBe('invite');
    expect(new URL(mail?.link ?? '').searchParams.get('redirect_to')).toMatch(
      `${stack.url}/invitation/?token=`,
    );

    const opened = await fetch(mail?.link ?? '', { redirect: 'manual' });
    const address = new URL(opened.headers.get('location') ?? '');
    expect(address.origin + address.pathname).toBe(`${stack.url}/invitation/`);
    const session = new URLSearchParams(address.hash.slice(1));
    const tenant = createClient(stack.url, stack.publishableKey, {
      accessToken: async () => session.get('access_token'),
    });
    const token = address.searchParams.get('token') ?? '';
    expect(await made(tenant.rpc('accept_invitation', { p_token: token }))).toBe('tenant');
    const leases = await made(tenant.from('leases').select('id'));
    expect(leases).toEqual([{ id: scene.leaseId }]);
    expect(await made(tenant.from('profiles').select('user_type').single())).toEqual({ user_type: 'tenant' });

    const again = await invite(scene);
    expect([again.status, await again.json()]).toMatchObject([409, { code: 'already_accepted' }]);
  });

  it('keeps the token for the mailbox alone', async () => {
    const scene = await makeLease(stack);
    const body = await (await invite(scene)).text();
    const [mail] = await mailsTo(scene.tenantEmail);
    expect(mail?.token.length).toBeGreaterThan(31);
    expect(body).not.toContain(mail?.token);
  });

  it('gives the same invitation for the same request', async () => {
    const scene = await makeLease(stack);
    const requestId = randomUUID();
    const first = (await (await invite(scene, requestId)).json()) as { invitationId: string };
    const second = (await (await invite(scene, requestId)).json()) as { invitationId: string };
    expect(second).toEqual(first);
    const [newest, oldest] = await mailsTo(scene.tenantEmail);
    expect(newest?.token).toBe(oldest?.token);
  });

  it('mails somebody who has an account a link to sign in with', async () => {
    const email = `known-${randomUUID()}@example.com`;
    await signUp(stack, email);
    const response = await invite(await makeLease(stack, email));
    expect(response.status).toBe(201);
    const [mail] = await mailsTo(email);
    expect(mail?.kind).toBe('magic_link');
    expect(mail?.token).not.toBe('');
  });

  it('is refused to another owner, as if the lease did not exist', async () => {
    const [scene, other] = [await makeLease(stack), await makeLease(stack)];
    const response = await invite({ ...scene, ownerToken: other.ownerToken });
    expect([response.status, await response.json()]).toMatchObject([404, { code: 'not_found' }]);
    expect(await mailsTo(scene.tenantEmail)).toEqual([]);
  });

  it('is refused with a token that nobody signed', async () => {
    const scene = await makeLease(stack);
    const [header, payload] = scene.ownerToken.split('.');
    const response = await invite({ ...scene, ownerToken: `${header}.${payload}.AAAA` });
    expect([response.status, await response.json()]).toMatchObject([401, { code: 'unauthenticated' }]);
  });

  it('is refused for a person without an address', async () => {
    const scene = await makeLease(stack, '');
    const response = await invite(scene);
    expect([response.status, await response.json()]).toMatchObject([400, { code: 'email_missing' }]);
  });
});

describe('a fresh link', () => {
  it('goes to the invited address, for who holds the token', async () => {
    const scene = await makeLease(stack);
    await invite(scene);
    const [first] = await mailsTo(scene.tenantEmail);
    const response = await post('/api/invitations/link', { token: first?.token });
    expect([response.status, await response.text()]).toEqual([202, '']);

    const [fresh, ...others] = await mailsTo(scene.tenantEmail);
    expect(others).toHaveLength(1);
    expect(fresh?.token).toBe(first?.token);
    const opened = await fetch(fresh?.link ?? '', { redirect: 'manual' });
    expect(opened.headers.get('location')).toContain('#access_token=');
  });

  it('is refused for a token that does not exist', async () => {
    const response = await post('/api/invitations/link', { token: 'a'.repeat(64) });
    expect([response.status, await response.json()]).toMatchObject([404, { code: 'invitation_not_found' }]);
  });

  it('is refused for an invitation that was taken back or has expired', async () => {
    const scene = await makeLease(stack);
    const { invitationId } = (await (await invite(scene)).json()) as { invitationId: string };
    const [mail] = await mailsTo(scene.tenantEmail);
    const service = createClient(stack.url, stack.secretKey);
    const change = (values: object) =>
      made(service.from('invitations').update(values).eq('id', invitationId).select());

    await change({ expires_at: '2020-01-01T00:00:00Z' });
    const expired = await post('/api/invitations/link', { token: mail?.token });
    expect([expired.status, await expired.json()]).toMatchObject([410, { code: 'invitation_expired' }]);
    await change({ expires_at: '2100-01-01T00:00:00Z', revoked_at: '2020-01-01T00:00:00Z' });
    const revoked = await post('/api/invitations/link', { token: mail?.token });
    expect([revoked.status, await revoked.json()]).toMatchObject([410, { code: 'invitation_revoked' }]);
    expect(await mailsTo(scene.tenantEmail)).toHaveLength(1);
  });
});
