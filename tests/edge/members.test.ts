import { randomUUID } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { useStack } from '#tests/support/stack.ts';
import { serveWorker } from '#tests/support/worker.ts';
import { made, signUp } from './lease.ts';

const stack = useStack();
const worker = serveWorker(() => ({
  SUPABASE_URL: stack.url,
  SUPABASE_PUBLISHABLE_KEY: stack.publishableKey,
  SUPABASE_SECRET_KEY: stack.secretKey,
  SITE_URL: `${stack.url}/`,
}));

interface Team {
  owner: SupabaseClient;
  token: string;
  organizationId: string;
}

async function makeTeam(): Promise<Team> {
  const { client: owner, token } = await signUp(stack, `owner-${randomUUID()}@example.com`);
  const organizationId = await made(
    owner.rpc('create_organization', { p_request_id: randomUUID(), p_name: 'Inversiones Peña' }),
  );
  return { owner, token, organizationId };
}

const newEmail = () => `member-${randomUUID()}@example.com`;

function invite(
  team: Pick<Team, 'token' | 'organizationId'>,
  part: Record<string, unknown> = {},
  origin = stack.url,
) {
  const { organizationId, token } = team;
  const body = {
    organizationId,
    email: newEmail(),
    role: 'accountant',
    requestId: randomUUID(),
    language: 'es',
  };
  return worker.fetch('/api/members', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ ...body, ...part }),
  });
}

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

const refusal = async (response: Response | Awaited<ReturnType<typeof invite>>) => [
  response.status,
  ((await response.json()) as { code: string }).code,
];

describe('inviting a member', () => {
  it('mails a link to somebody new, who becomes a manager of nothing else and has the role here', async () => {
    const [team, email] = [await makeTeam(), newEmail()];
    const response = await invite(team, { email: ` ${email.toUpperCase()} ` });
    expect(response.status).toBe(201);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const text = await response.text();
    expect(JSON.parse(text)).toEqual({
      invitationId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      email,
      expiresAt: expect.any(String),
    });
    const [mail] = await mailsTo(email);
    expect(mail?.kind).toBe('invite');
    expect(text).not.toContain(mail?.token);

    const opened = await fetch(mail?.link ?? '', { redirect: 'manual' });
    const address = new URL(opened.headers.get('location') ?? '');
    const session = new URLSearchParams(address.hash.slice(1));
    const member = createClient(stack.url, stack.publishableKey, {
      accessToken: async () => session.get('access_token'),
    });
    expect(await made(member.rpc('accept_invitation', { p_token: mail?.token }))).toBe('member');
    expect(await made(member.from('profiles').select('user_type').single())).toEqual({
      user_type: 'manager',
    });
    const seats = await made(
      member.from('memberships').select('organization_id, role').eq('role', 'accountant'),
    );
    expect(seats).toEqual([{ organization_id: team.organizationId, role: 'accountant' }]);
    expect(await refusal(await invite(team, { email }))).toEqual([409, 'already_member']);
  });

  it('mails somebody who has an account a link to sign in with', async () => {
    const email = newEmail();
    await signUp(stack, email);
    expect((await invite(await makeTeam(), { email })).status).toBe(201);
    const [mail] = await mailsTo(email);
    expect(mail?.kind).toBe('magic_link');
  });

  it('gives the same invitation for the same request, and another one for another', async () => {
    const [team, email, requestId] = [await makeTeam(), newEmail(), randomUUID()];
    const ids: unknown[] = [];
    for (const part of [{ requestId }, { requestId }, {}]) {
      const answer = (await (await invite(team, { email, ...part })).json()) as { invitationId: string };
      ids.push(answer.invitationId);
    }
    expect([ids[1] === ids[0], ids[2] === ids[0]]).toEqual([true, false]);
    const [newest, , oldest] = await mailsTo(email);
    const state = async (token?: string) =>
      (await made(team.owner.rpc('read_invitation', { p_token: token })))[0].state;
    expect([await state(newest?.token), await state(oldest?.token)]).toEqual(['valid', 'revoked']);
  });

  it('and asking for a fresh link makes no tenant of somebody whose account was never opened', async () => {
    const [team, email] = [await makeTeam(), newEmail()];
    await invite(team, { email });
    const [mail] = await mailsTo(email);
    const service = createClient(stack.url, stack.secretKey);
    const { users } = (await service.auth.admin.listUsers({ perPage: 1000 })).data;
    const [known] = users.filter((user) => user.email === email);
    await service.auth.admin.deleteUser(known?.id ?? '');
    const response = await worker.fetch('/api/invitations/link', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: stack.url },
      body: JSON.stringify({ token: mail?.token }),
    });
    expect(response.status).toBe(202);
    const again = (await service.auth.admin.listUsers({ perPage: 1000 })).data.users.find(
      (user) => user.email === email,
    );
    expect(again?.user_metadata.user_type).toBe('manager');
  });
});

describe('an invitation to a team is refused', () => {
  it('to another organisation, to nobody, and from another site', async () => {
    const [team, other] = [await makeTeam(), await makeTeam()];
    expect(await refusal(await invite({ ...team, token: other.token }))).toEqual([403, 'not_allowed']);
    expect(await refusal(await invite({ ...team, token: '' }))).toEqual([401, 'unauthenticated']);
    expect(await refusal(await invite(team, {}, 'https://evil.example'))).toEqual([403, 'bad_origin']);
  });

  it.each([
    [{ email: 'ana' }],
    [{ email: '' }],
    [{ email: `${'a'.repeat(250)}@example.com` }],
    [{ role: 'admin' }],
    [{ role: null }],
    [{ organizationId: 'x' }],
    [{ requestId: '' }],
    [{ language: 'fr' }],
  ])('with %j', async (part) => {
    expect(await refusal(await invite(await makeTeam(), part))).toEqual([400, 'invalid']);
  });

  it('by any method but POST', async () => {
    const response = await worker.fetch('/api/members');
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
    await response.text();
  });

  it('beyond fifty a day', async () => {
    const team = await makeTeam();
    for (let count = 0; count < 50; count += 1) {
      const request = { p_request_id: randomUUID(), p_organization_id: team.organizationId };
      await made(team.owner.rpc('invite_member', { ...request, p_email: newEmail(), p_role: 'viewer' }));
    }
    expect(await refusal(await invite(team))).toEqual([429, 'too_many_invitations']);
  });
});
