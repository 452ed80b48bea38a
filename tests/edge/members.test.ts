import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { workerVariables } from '#stack/site/variables.ts';
import { useStack } from '#tests/support/stack.ts';
import { serveWorker } from '#tests/support/worker.ts';
import { invitedOf } from './invited.ts';
import { made, signUp } from './lease.ts';

const stack = useStack();
const worker = serveWorker(() => workerVariables(stack.mailSettings));
const { waitForMails, enter } = invitedOf(stack);

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

const post = (address: string, body: object) =>
  worker.fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: stack.url },
    body: JSON.stringify(body),
  });

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
    const [mail] = await waitForMails(email, 1);
    expect(mail?.kind).toBe('invitation');
    expect(mail?.text).toContain('Ana Peña, de Inversiones Peña,');
    expect(mail?.text).toContain('Rol: Contabilidad');
    expect(text).not.toContain(mail?.token);
    const opened = await post('/api/invitations/opening', { token: mail?.token, key: mail?.key });
    const member = await enter(((await opened.json()) as { tokenHash: string }).tokenHash);
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

  it('gives the same invitation for the same request, and another one for another', async () => {
    const [team, email, requestId] = [await makeTeam(), newEmail(), randomUUID()];
    const ids: unknown[] = [];
    for (const part of [{ requestId }, { requestId }, {}]) {
      const answer = (await (await invite(team, { email, ...part })).json()) as { invitationId: string };
      ids.push(answer.invitationId);
    }
    expect([ids[1] === ids[0], ids[2] === ids[0]]).toEqual([true, false]);
    const [newest, oldest] = await waitForMails(email, 2);
    const state = async (token?: string) =>
      (await made(team.owner.rpc('read_invitation', { p_token: token })))[0].state;
    expect([await state(newest?.token), await state(oldest?.token)]).toEqual(['valid', 'revoked']);
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
