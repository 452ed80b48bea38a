import { randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { workerVariables } from '#stack/site/variables.ts';
import { useStack } from '#tests/support/stack.ts';
import { serveWorker } from '#tests/support/worker.ts';
import { invitedOf } from './invited.ts';
import { type LeaseScene, made, makeLease, signUp } from './lease.ts';

const stack = useStack();
const worker = serveWorker(() => workerVariables(stack.mailSettings));
const { mailsTo, waitForMails, enter } = invitedOf(stack);

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
const invite = (scene: LeaseScene, requestId: string = randomUUID(), language = 'es') =>
  post('/api/invitations', { leaseTenantId: scene.leaseTenantId, requestId, language }, scene.ownerToken);
const open = ({ token = '', key = '' }) => post('/api/invitations/opening', { token, key, language: 'es' });
const refusal = async (response: Awaited<ReturnType<typeof post>>) => [
  response.status,
  ((await response.json()) as { code: string }).code,
];
const tokenHashOf = async (response: Awaited<ReturnType<typeof post>>) =>
  ((await response.json()) as { tokenHash: string }).tokenHash;
const metadataOf = async (email: string) => {
  const { data } = await createClient(stack.url, stack.secretKey).auth.admin.listUsers({ perPage: 1000 });
  return data.users.find((user) => user.email === email)?.user_metadata;
};

describe('inviting a tenant', () => {
  it('mails who invites, to where and until when; its button makes the account, and opening it nothing', async () => {
    const scene = await makeLease(stack);
    const response = await invite(scene);
    expect(response.status).toBe(201);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const answer = await response.text();
    expect(JSON.parse(answer)).toEqual({
      invitationId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      email: scene.tenantEmail,
      expiresAt: expect.any(String),
    });
    const [mail] = await waitForMails(scene.tenantEmail, 1);
    if (!mail) throw new Error('No mail.');
    expect(mail.kind).toBe('invitation');
    expect(mail.text).toContain('Ana Peña, de Inversiones Peña,');
    expect(mail.text).toContain('Residencial Los Ángeles, 3-B');
    expect(mail.link).toMatch(`${stack.url}/invitation/?token=`);
    expect(answer).not.toContain(mail.token);
    expect(answer).not.toContain(mail.key);

    for (const method of ['HEAD', 'GET']) {
      const page = await worker.fetch(mail.link.replace(stack.url, ''), { method });
      expect(page.status).toBe(200);
      await page.text();
    }
    expect(await metadataOf(scene.tenantEmail)).toBeUndefined();

    const opened = await open(mail);
    expect([opened.status, opened.headers.get('cache-control')]).toEqual([201, 'no-store']);
    const tenant = await enter(await tokenHashOf(opened));
    expect(await made(tenant.rpc('accept_invitation', { p_token: mail.token }))).toBe('tenant');
    expect(await made(tenant.from('leases').select('id'))).toEqual([{ id: scene.leaseId }]);
    expect(await made(tenant.from('profiles').select('user_type').single())).toEqual({ user_type: 'tenant' });
    expect(await refusal(await invite(scene))).toEqual([409, 'already_accepted']);
    expect(await refusal(await open(mail))).toEqual([409, 'invitation_already_accepted']);
  });

  it('says it in one language, and in one line of the other: that of an account, else of who invites', async () => {
    const known = `known-${randomUUID()}@example.com`;
    await signUp(stack, known);
    await invite(await makeLease(stack, known), randomUUID(), 'en');
    expect((await waitForMails(known, 1))[0]?.text).toContain('Su invitación a Llavero');
    const scene = await makeLease(stack);
    await invite(scene, randomUUID(), 'en');
    const [mail] = await waitForMails(scene.tenantEmail, 1);
    expect(mail?.text).toContain('Your invitation to Llavero');
    expect(mail?.text.match(/^En español: .*$/m)).toHaveLength(1);
  });

  it('lets nobody in by half of the link: the inviter has the token, and the mailbox alone the key', async () => {
    const scene = await makeLease(stack);
    const [issued] = await made(
      scene.owner.rpc('invite_tenant', {
        p_request_id: randomUUID(),
        p_lease_tenant_id: scene.leaseTenantId,
      }),
    );
    const other = await makeLease(stack);
    await invite(other);
    const [mail] = await waitForMails(other.tenantEmail, 1);
    for (const key of [issued.token, mail?.key, 'f'.repeat(64)]) {
      expect(await refusal(await open({ token: issued.token, key }))).toEqual([404, 'invitation_not_found']);
    }
    expect(await refusal(await open({ token: issued.token, key: 'x' }))).toEqual([400, 'invalid']);
  });

  it('sends who has an account to its own way in', async () => {
    const email = `known-${randomUUID()}@example.com`;
    await signUp(stack, email);
    await invite(await makeLease(stack, email));
    const [mail] = await waitForMails(email, 1);
    expect(await refusal(await open(mail ?? {}))).toEqual([409, 'account_exists']);
    const again = await post('/api/invitations/link', { token: mail?.token });
    expect(again.status).toBe(202);
    const [link] = await waitForMails(email, 2);
    expect(link).toMatchObject({ kind: 'magic_link', token: mail?.token });
  });

  it('is refused to another owner, as if the lease did not exist', async () => {
    const [scene, other] = [await makeLease(stack), await makeLease(stack)];
    expect(await refusal(await invite({ ...scene, ownerToken: other.ownerToken }))).toEqual([
      404,
      'not_found',
    ]);
    expect(await mailsTo(scene.tenantEmail)).toEqual([]);
  });

  it('is refused with a token that nobody signed', async () => {
    const scene = await makeLease(stack);
    const [header, payload] = scene.ownerToken.split('.');
    const response = await invite({ ...scene, ownerToken: `${header}.${payload}.AAAA` });
    expect(await refusal(response)).toEqual([401, 'unauthenticated']);
  });

  it('is refused for a person without an address', async () => {
    expect(await refusal(await invite(await makeLease(stack, '')))).toEqual([400, 'email_missing']);
  });
});

describe('inviting the owner of a unit who rents nothing', () => {
  it('mails it to their address; accepted, it opens the area of tenants with their building alone', async () => {
    const { owner, ownerToken } = await makeLease(stack);
    const unit = await made(owner.from('units').select('id, organization_id').single());
    const email = `duena-${randomUUID()}@example.com`;
    const person = { id: randomUUID(), organization_id: unit.organization_id, full_name: 'Elba Ruiz', email };
    await made(owner.from('people').insert(person));
    const ask = (requestId: string = randomUUID()) =>
      post('/api/invitations', { personId: person.id, requestId, language: 'es' }, ownerToken);
    expect(await refusal(await ask())).toEqual([404, 'not_found']);
    await owner.rpc('set_unit_owners', { p_unit_id: unit.id, p_owners: [{ person_id: person.id }] });
    const requestId = randomUUID();
    const [first, again] = [await ask(requestId), await ask(requestId)];
    expect([first.status, await again.text()]).toEqual([201, await first.text()]);
    const [mail] = await waitForMails(email, 1);
    expect(mail?.text).toContain('votar en Llavero lo que decide su edificio');
    expect(mail?.text).toContain('Residencial Los Ángeles, 3-B');
    const invited = await enter(await tokenHashOf(await open(mail ?? {})));
    expect(await made(invited.rpc('accept_invitation', { p_token: mail?.token }))).toBe('co_owner');
    expect(await made(invited.from('profiles').select('user_type, full_name').single())).toEqual({
      ...{ user_type: 'tenant', full_name: 'Elba Ruiz' },
    });
    expect(await made(invited.from('leases').select('id'))).toEqual([]);
    expect(await made(invited.rpc('my_areas'))).toMatchObject([{ is_tenant: true }]);
    expect(await refusal(await ask())).toEqual([409, 'already_accepted']);
  });

  it('takes a person or a tenant of a lease, and nothing else', async () => {
    const { ownerToken } = await makeLease(stack);
    const response = await post('/api/invitations', { requestId: randomUUID(), language: 'es' }, ownerToken);
    expect(await refusal(response)).toEqual([400, 'invalid']);
  });
});

describe('a flood of mail', () => {
  it('is one message for one request, however often it is sent', async () => {
    const scene = await makeLease(stack);
    const requestId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 25 }, () => invite(scene, requestId)));
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    await waitForMails(scene.tenantEmail, 1);
  });

  it('ends at ten invitations an hour for one address, and the last one still works', async () => {
    const scene = await makeLease(stack);
    const statuses: number[] = [];
    for (let count = 0; count < 12; count += 1) {
      const response = await invite(scene);
      statuses.push(response.status);
      await response.text();
    }
    expect(statuses).toEqual([...Array(10).fill(201), 429, 429]);
    const [newest] = await waitForMails(scene.tenantEmail, 10);
    expect((await open(newest ?? {})).status).toBe(201);
  });

  it('ends at five an hour for who asks for the link again', async () => {
    const scene = await makeLease(stack);
    await invite(scene);
    const [mail] = await waitForMails(scene.tenantEmail, 1);
    const responses = [];
    for (let count = 0; count < 6; count += 1) {
      responses.push(await post('/api/invitations/link', { token: mail?.token }));
    }
    expect(responses.map(({ status }) => status)).toEqual([202, 202, 202, 202, 429, 429]);
    expect(Number(responses.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
    await Promise.all(responses.map((response) => response.text()));
    await waitForMails(scene.tenantEmail, 5);
  });
});

describe('a fresh link', () => {
  it('goes to the invited address, for who holds the token', async () => {
    const scene = await makeLease(stack);
    await invite(scene);
    const [first] = await waitForMails(scene.tenantEmail, 1);
    const response = await post('/api/invitations/link', { token: first?.token, language: 'en' });
    expect([response.status, await response.text()]).toEqual([202, '']);
    const [fresh] = await waitForMails(scene.tenantEmail, 2);
    expect(fresh).toMatchObject({ token: first?.token, key: first?.key, kind: 'invitation' });
    expect(fresh?.text).toContain('Your invitation');
  });

  it('is refused for a token that does not exist', async () => {
    const response = await post('/api/invitations/link', { token: 'a'.repeat(64) });
    expect(await refusal(response)).toEqual([404, 'invitation_not_found']);
  });

  it('is refused for an invitation that was taken back or has expired', async () => {
    const scene = await makeLease(stack);
    const { invitationId } = (await (await invite(scene)).json()) as { invitationId: string };
    const [mail] = await waitForMails(scene.tenantEmail, 1);
    const service = createClient(stack.url, stack.secretKey);
    const change = (values: object) =>
      made(service.from('invitations').update(values).eq('id', invitationId).select());

    await change({ expires_at: '2020-01-01T00:00:00Z' });
    const again = () => post('/api/invitations/link', { token: mail?.token });
    expect(await refusal(await again())).toEqual([410, 'invitation_expired']);
    expect(await refusal(await open(mail ?? {}))).toEqual([410, 'invitation_expired']);
    await change({ expires_at: '2100-01-01T00:00:00Z', revoked_at: '2020-01-01T00:00:00Z' });
    expect(await refusal(await again())).toEqual([410, 'invitation_revoked']);
    expect(await refusal(await open(mail ?? {}))).toEqual([410, 'invitation_revoked']);
    expect(await mailsTo(scene.tenantEmail)).toHaveLength(1);
  });
});
