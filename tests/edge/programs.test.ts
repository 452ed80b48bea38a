import { randomUUID } from 'node:crypto';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ToolName, tools } from '#src/domain/insight/assistant/tools.ts';
import { programScopes, scopesOf, toolsFor } from '#src/domain/insight/programs/scopes.ts';
import { can } from '#src/domain/people/permissions.ts';
import { createSealer } from '#src/edge/sealing.ts';
import { cardKeyOf } from '#stack/keys.ts';
import { workerVariables } from '#stack/site/variables.ts';
import { useStack } from '#tests/support/stack.ts';
import { serveWorker } from '#tests/support/worker.ts';
import { joinTenant, made, makeLease, signUp } from './lease.ts';
import { BACK, organizationOf, type Pair, programDesk } from './program-desk.ts';

const stack = useStack();
const worker = serveWorker(() => workerVariables(stack.mailSettings));
const desk = () => programDesk(stack, worker);
let sql: Sql;
beforeAll(() => {
  sql = postgres(stack.databaseUrl, { max: 1, onnotice: () => undefined });
});
afterAll(() => sql.end());

const OWNERS = programScopes.filter((scope) => scope !== 'own');
const NOT_REFUSED = 'not refused';

const emailOf = async (client: {
  auth: { getUser(): Promise<{ data: { user: { email?: string } | null } }> };
}) => (await client.auth.getUser()).data.user?.email ?? '';

/** An owner with a lease, in whose name programs ask. */
async function home() {
  const scene = await makeLease(stack);
  return { ...scene, email: await emailOf(scene.owner), organizationId: await organizationOf(scene.owner) };
}

/** Arguments that a tool takes. */
function given(name: ToolName): Record<string, unknown> {
  const values: Record<string, unknown> = {
    ...{ text: 'desalojo', tenant: 'María José Muñoz', property: 'Residencial Los Ángeles', unit: '3-B' },
    ...{ measure: 'units', of: 'rent_income', amount: '100.00', currency: 'DOP' },
  };
  return Object.fromEntries(
    Object.entries(tools[name].parameters)
      .filter(([parameter, kind]) => 'isNeeded' in kind && kind.isNeeded && parameter in values)
      .map(([parameter]) => [parameter, values[parameter]]),
  );
}

describe('the way to access', () => {
  it('is told to a program that comes without a token, from /mcp on', async () => {
    const refused = await desk().ask(null);
    expect(refused.status).toBe(401);
    const metadata =
      /resource_metadata="([^"]+)"/.exec(refused.headers.get('www-authenticate') ?? '')?.[1] ?? '';
    const resource = (await (await desk().atWorker(metadata)).json()) as Record<string, unknown>;
    const { siteUrl } = stack.mailSettings;
    expect(resource).toMatchObject({ resource: `${siteUrl}/mcp`, authorization_servers: [siteUrl] });
    const server = await worker.fetch('/.well-known/oauth-authorization-server');
    expect(await server.json()).toMatchObject({
      issuer: siteUrl,
      authorization_endpoint: `${siteUrl}/connect/`,
      code_challenge_methods_supported: ['S256'],
    });
    expect((await worker.fetch('/.well-known/oauth-protected-resource/other')).status).toBe(404);
  });

  it.each([
    'http://program.example/back',
    'javascript:alert(1)',
    'https://a@b.example/',
    'https://a.example/#x',
  ])('is not answered at %s', async (address) => {
    const answer = await desk().register(address);
    expect([answer.status, await answer.json()]).toMatchObject([400, { error: 'invalid_redirect_uri' }]);
  });

  it('leads to the program that was asked about, with its state and our name', async () => {
    const { email, organizationId } = await home();
    const { redirect } = await desk().agreed(email, organizationId, ['money']);
    expect(redirect.href.startsWith(`${BACK}?code=`)).toBe(true);
    expect(redirect.searchParams.get('state')).toBe('x y');
    expect(redirect.searchParams.get('iss')).toBe(stack.mailSettings.siteUrl);
  });

  it('is closed to other addresses, resources, organizations and groups', async () => {
    const { email } = await home();
    const other = await home();
    const own = await desk().agree(email, other.organizationId, ['money']);
    expect(own.answer.status).toBe(404);
    const codes = async (part: Record<string, unknown>) => {
      const { answer } = await desk().agree(email, null, ['help'], part);
      return [answer.status, ((await answer.json()) as { code: string }).code];
    };
    expect(await codes({ redirectUri: 'https://other.example/back' })).toEqual([404, 'not_found']);
    expect(await codes({ resource: 'https://other.example/mcp' })).toEqual([400, 'resource_unknown']);
    expect(await codes({ scopes: ['money'] })).toEqual([409, 'value_out_of_range']);
    expect(await codes({ challengeMethod: 'plain' })).toEqual([400, 'invalid']);
  });
});

describe('tokens', () => {
  it('are given once for a code, to who knows the verifier; a second time ends all', async () => {
    const { email, organizationId } = await home();
    const deal = await desk().agreed(email, organizationId, ['money']);
    for (const part of [
      { code_verifier: 'b'.repeat(43) },
      { redirect_uri: 'http://127.0.0.1:7777/other' },
      { client_id: randomUUID() },
      { code: 'c'.repeat(43) },
    ] as Record<string, string>[]) {
      const refused = await desk().trade(deal, part);
      expect([refused.status, await refused.json()]).toMatchObject([400, { error: 'invalid_grant' }]);
    }
    const target = await desk().trade(deal, { resource: 'https://other.example/mcp' });
    expect([target.status, await target.json()]).toMatchObject([400, { error: 'invalid_target' }]);
    const pair = (await (await desk().trade(deal)).json()) as Pair;
    expect((await desk().ask(pair.access_token)).status).toBe(200);
    expect((await desk().trade(deal)).status).toBe(400);
    expect((await desk().ask(pair.access_token)).status).toBe(401);
  });

  it('are renewed once; a refresh token that comes again ends all', async () => {
    const { email, organizationId } = await home();
    const { clientId, access_token, refresh_token } = await desk().admit(email, organizationId, ['money']);
    const next = (await (await desk().renew(clientId, refresh_token)).json()) as Pair;
    expect((await desk().ask(next.access_token)).status).toBe(200);
    expect((await desk().renew(randomUUID(), next.refresh_token)).status).toBe(400);
    expect((await desk().renew(clientId, refresh_token)).status).toBe(400);
    const after = await Promise.all([access_token, next.access_token].map((token) => desk().ask(token)));
    expect(after.map(({ status }) => status)).toEqual([401, 401]);
    expect((await desk().renew(clientId, next.refresh_token)).status).toBe(400);
  });

  it('work no longer when the person, the program or a sign-out everywhere ends them, from the next call on', async () => {
    const { owner, email, organizationId } = await home();
    const status = async (token: string) => (await desk().ask(token)).status;
    const [first, second, third] = [
      await desk().admit(email, organizationId, ['money']),
      await desk().admit(email, organizationId, ['money']),
      await desk().admit(email, organizationId, ['money']),
    ];
    const listed = await made(owner.rpc('list_program_grants'));
    expect(listed).toHaveLength(3);
    expect(await made(owner.rpc('list_sessions'))).toHaveLength(1);
    await made(owner.rpc('revoke_program_grant', { p_grant_id: listed[2]?.id }));
    expect([await status(first.access_token), await status(second.access_token)]).toEqual([401, 200]);
    expect((await desk().giveBack(second.clientId, second.refresh_token)).status).toBe(200);
    expect([await status(second.access_token), await status(third.access_token)]).toEqual([401, 200]);
    await made(owner.rpc('end_sessions'));
    expect(await status(third.access_token)).toBe(401);
    expect(await made(owner.rpc('list_program_grants'))).toEqual([]);
    const kinds = (await made(owner.rpc('list_security_events'))).map(({ kind }: { kind: string }) => kind);
    expect(kinds.filter((kind: string) => kind === 'program_granted')).toHaveLength(3);
    expect(kinds).toContain('program_revoked');
  });
});

describe('tools', () => {
  it('are listed and called by the official client as owner, accountant and tenant, each with their own', async () => {
    const scene = await home();
    const { tenant } = await joinTenant(stack, scene);
    const accountantEmail = `accountant-${randomUUID()}@example.com`;
    const { client: accountant } = await signUp(stack, accountantEmail);
    const { id } = (await accountant.auth.getUser()).data.user ?? { id: '' };
    await sql`insert into public.memberships values (${scene.organizationId}, ${id}, 'accountant')`;
    const people = [
      { email: scene.email, place: scene.organizationId, may: () => true, scopes: OWNERS },
      {
        email: accountantEmail,
        place: scene.organizationId,
        may: (one: never) => can('accountant', one),
        scopes: OWNERS,
      },
      { email: await emailOf(tenant), place: null, may: () => true, scopes: scopesOf('tenant') },
    ];
    for (const { email, place, may, scopes } of people) {
      const { access_token } = await desk().admit(email, place, scopes);
      const client = await desk().connect(access_token);
      const listed = (await client.listTools()).tools.map(({ name }) => name);
      expect(listed).toEqual(toolsFor(place ? 'owner' : 'tenant', scopes, may as never));
      for (const name of listed) {
        const answer = await client.callTool({ name, arguments: given(name as ToolName) });
        const outcome = answer.isError ? answer.content : NOT_REFUSED;
        expect({ name, outcome }).toEqual({ name, outcome: NOT_REFUSED });
        expect(answer.structuredContent).toMatchObject({
          rows: expect.any(Array),
          places: expect.any(Array),
        });
      }
      await client.close();
    }
  }, 60_000);

  it('show what the person may see, and nothing of anybody else', async () => {
    const [scene, stranger] = [await home(), await home()];
    const { access_token } = await desk().admit(stranger.email, stranger.organizationId, ['money', 'leases']);
    const client = await desk().connect(access_token);
    const own = await client.callTool({ name: 'lease', arguments: { tenant: 'María José Muñoz' } });
    expect(JSON.stringify(own.structuredContent)).toContain('2500000');
    const [person] = await made(scene.owner.from('people').select('id'));
    const foreign = await client.callTool({ name: 'tenant_account', arguments: { tenant: person?.id } });
    expect(foreign.structuredContent).toMatchObject({ rows: [], count: 0 });
    await client.close();
  });

  it('that were not agreed to are neither listed nor called; wrong arguments are told in words', async () => {
    const { email, organizationId } = await home();
    const { access_token } = await desk().admit(email, organizationId, ['money', 'overview']);
    const client = await desk().connect(access_token, { 'accept-language': 'en' });
    const { tools: listed } = await client.listTools();
    expect(listed.some(({ name }) => name.startsWith('prepare_') || name === 'lease')).toBe(false);
    expect(listed.find(({ name }) => name === 'late_tenants')?.title).toBe('Late tenants');
    const textOf = async (name: string, values: Record<string, unknown>) => {
      const { isError, content } = await client.callTool({ name, arguments: values });
      return [isError, content.map((one) => (one.type === 'text' ? one.text : '')).join()];
    };
    for (const name of ['prepare_payment', 'lease', 'my_balance', 'drop_tables'])
      expect(await textOf(name, {})).toEqual([
        true,
        'There is no such tool, or this program was not allowed to use it.',
      ]);
    expect(await textOf('payments', { from: 'yesterday', tip: 1 })).toEqual([
      true,
      'This tool has no parameter “tip”. “from” does not have the right form.',
    ]);
    await client.close();
  });

  it('are refused to pages of other sites, to tokens of ours for people, and above 120 calls a minute', async () => {
    const { email, organizationId, ownerToken } = await home();
    const { access_token, code } = await desk().admit(email, organizationId, ['help']);
    expect((await desk().ask(access_token, { origin: 'https://other.example' })).status).toBe(403);
    for (const token of [ownerToken, code]) expect((await desk().ask(token)).status).toBe(401);
    const [{ client: grant }] = await Promise.all([signUp(stack, `x-${randomUUID()}@example.com`)]);
    expect((await grant.rpc('use_program_token', { p_access_hash: 'a'.repeat(64) })).error?.code).toBe(
      '42501',
    );
    await sql`update private.attempts set count = 120 where scope = 'program call'`;
    await desk().ask(access_token);
    await sql`update private.attempts set count = 120 where scope = 'program call'`;
    const busy = await desk().ask(access_token);
    expect([busy.status, Number(busy.headers.get('retry-after')) > 0]).toEqual([429, true]);
  });

  it('go on when the sign-in is renewed, and stop when tokens are old', async () => {
    const { email, organizationId } = await home();
    const deal = await desk().agreed(email, organizationId, ['help']);
    await sql`update private.program_tokens set expires_at = now() where kind = 'code'`;
    expect((await desk().trade(deal)).status).toBe(400);
    const { access_token, clientId, refresh_token } = await desk().admit(email, organizationId, ['help']);
    await sql`update private.program_tokens set expires_at = now() where kind = 'access'`;
    expect((await desk().ask(access_token)).status).toBe(401);
    const next = (await (await desk().renew(clientId, refresh_token)).json()) as Pair;
    // The person's own token is about to end: it is renewed with what only the edge can open.
    const [kept] =
      await sql`select id, sealed from private.program_grants where revoked_at is null and sealed <> ''
      and client_id = ${clientId}`;
    const sealer = await createSealer(cardKeyOf(stack.mailSettings));
    const about = `program/${kept?.id}`;
    const opened = (await sealer.open(kept?.sealed, about)) as { refreshToken: string };
    const old = ['x', Buffer.from('{"exp":1}').toString('base64url'), 'x'].join('.');
    const ending = await sealer.seal({ accessToken: old, refreshToken: opened.refreshToken }, about);
    await sql`update private.program_grants set sealed = ${ending} where id = ${kept?.id}`;
    const client = await desk().connect(next.access_token);
    const answer = await client.callTool({ name: 'place', arguments: { text: 'pagos' } });
    expect(answer.isError).toBeFalsy();
    const [renewed] = await sql`select sealed from private.program_grants where id = ${kept?.id}`;
    expect(renewed?.sealed).not.toBe(ending);
    await client.close();
  });
});
