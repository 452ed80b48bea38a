import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTokens } from '#stack/tokens.ts';
import { addProperty, createLandlord, type Landlord } from '#tests/support/portfolio.ts';
import { useStack } from '#tests/support/stack.ts';

const stack = useStack();
let sql: postgres.Sql;
let own: Landlord & { propertyId: string };
let other: Landlord;

beforeAll(async () => {
  sql = postgres(stack.databaseUrl, { max: 3, onnotice: () => undefined });
  const landlord = await createLandlord(sql, 'Attacker');
  own = { ...landlord, propertyId: await addProperty(sql, landlord, 'Torre') };
  other = await createLandlord(sql, 'Bystander');
  await sql.unsafe(`
    create function public.nap(seconds float8) returns text language sql as $$ select pg_sleep(seconds)::text $$;
    create function public.long_nap() returns text language sql set statement_timeout = '10min' as $$ select pg_sleep(3.2)::text $$;
    create function public.own_limits() returns jsonb language sql as $$ select jsonb_build_object(
      'statement', current_setting('statement_timeout'), 'lock', current_setting('lock_timeout'),
      'files', current_setting('temp_file_limit')) $$;
    grant execute on function public.nap, public.long_nap, public.own_limits to anon, authenticated;`);
});
afterAll(() => sql.end());

async function call(name: string, values: object, userId?: string, signal?: AbortSignal) {
  const token = userId
    ? await createTokens({ jwtSecret: stack.jwtSecret, secretKey: stack.secretKey } as never).sign(
        { sub: userId, role: 'authenticated' },
        600,
      )
    : stack.publishableKey;
  return fetch(`${stack.url}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: {
      apikey: stack.publishableKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(values),
    ...(signal && { signal }),
  });
}

it('gives each request the time that a hosted project gives it', async () => {
  const limitsOf = async (userId?: string) => (await call('own_limits', {}, userId)).json();
  expect(await limitsOf()).toEqual({ statement: '3s', lock: '8s', files: '1GB' });
  expect(await limitsOf(own.owner.userId)).toEqual({ statement: '8s', lock: '8s', files: '1GB' });
});

it('stops what takes longer, and lets a function have the time that it says it needs', async () => {
  const [stopped, finished] = await Promise.all([call('nap', { seconds: 30 }), call('long_nap', {})]);
  expect(stopped.status).toBe(500);
  expect(await stopped.json()).toMatchObject({ code: '57014' });
  expect(finished.status).toBe(200);
});

it('works no more for a client that has left', async () => {
  const leaving = new AbortController();
  const left = call('nap', { seconds: 7 }, own.owner.userId, leaving.signal).catch(() => 'left');
  const working = async () =>
    (
      await sql`select 1 from pg_stat_activity where state = 'active' and query like '%nap%' and pid <> pg_backend_pid()`
    ).length;
  await expect.poll(working).toBe(1);
  leaving.abort();
  expect(await left).toBe('left');
  await expect.poll(working, { timeout: 2_000 }).toBe(0);
});

it('refuses a day without end at once, and others do not notice', async () => {
  const read = async () => {
    const began = performance.now();
    const answer = await call(
      'home_overview',
      {
        ...{ p_organization_id: other.organizationId, p_today: '2026-05-05', p_first_month: '2026-01-01' },
        ...{ p_ends_until: '2026-08-01', p_size: 4 },
      },
      other.owner.userId,
    );
    expect(answer.status).toBe(200);
    return performance.now() - began;
  };
  const readMany = async () => {
    const times: number[] = [];
    for (let n = 0; n < 100; n += 1) times.push(await read());
    return times.sort((a, b) => a - b)[95] ?? Number.NaN;
  };
  const before = await readMany();
  const attacks = Array.from({ length: 12 }, async () => {
    const began = performance.now();
    const values = { p_property_id: own.propertyId, p_from: '-infinity', p_to: '-infinity' };
    const answer = await call('property_months', values, own.owner.userId);
    return { status: answer.status, body: await answer.json(), took: performance.now() - began };
  });
  const during = await readMany();
  for (const { status, body, took } of await Promise.all(attacks)) {
    expect(status).toBe(400);
    expect(body).toMatchObject({ message: 'value_out_of_range', details: '{"fields": ["from", "to"]}' });
    expect(took).toBeLessThan(1_000);
  }
  // Whatever else the machine does, it does before and afterwards too.
  expect(during).toBeLessThan(1.5 * Math.max(before, await readMany()) + 50);
});

const ask = (path: string, init: RequestInit) =>
  fetch(`${stack.url}${path}`, { ...init, headers: { apikey: stack.publishableKey, ...init.headers } });

describe('what no client of ours sends', () => {
  it.each(['/auth/v1/token?grant_type=password', '/rest/v1/properties'])(
    'is refused by %s unread when it is too large, or read no further',
    async (path) => {
      const large = new Uint8Array(17 * 1024 * 1024);
      expect((await ask(path, { method: 'POST', body: large })).status).toBe(413);
      const parts = new ReadableStream({
        start(controller) {
          controller.enqueue(large);
          controller.close();
        },
      });
      const streamed = { method: 'POST', body: parts, duplex: 'half' } as RequestInit;
      expect((await ask(path, streamed)).status).toBe(413);
    },
  );

  it.each(['aaa.bbb.', 'word', 'e30.e30'])('as a token is no token: %s', async (token) => {
    const answer = await ask('/rest/v1/properties', { headers: { authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: 'PGRST301' });
  });

  it.each([
    ['POST', '/auth/v1/verify', { type: 'email', token: '123456', email: { x: 1 } }, 400],
    ['POST', '/auth/v1/recover', { email: ['a@example.test'] }, 400],
    ['POST', '/auth/v1/otp', { email: 1 }, 400],
    ['GET', '/auth/v1/reauthenticate', undefined, 404],
    ['GET', '/auth/v1/nowhere', undefined, 404],
    ['GET', '/auth/v1/_/studio', undefined, 404],
  ])('to Auth is answered as Auth answers: %s %s', async (method, path, body, status) => {
    const answer = await ask(path, { method, ...(body && { body: JSON.stringify(body) }) });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toHaveProperty('error_code');
  });
});
