import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Settings } from '#src/edge/settings.ts';
import { countVisit } from '#src/edge/visit.ts';
import { useStack } from '#tests/support/stack.ts';
import { serveWorker } from '#tests/support/worker.ts';

const stack = useStack();
const worker = serveWorker();
let sql: postgres.Sql;
beforeAll(() => {
  sql = postgres(stack.databaseUrl, { max: 1, onnotice: () => undefined });
});
afterAll(() => sql?.end());

const visit = { path: '/pricing/', language: 'es', referrer: '' };
const request = (body: unknown, headers: Record<string, string> = {}) =>
  new Request(`${stack.url}/api/visit`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** What the endpoint does where the build has switched it on. */
const send = (body: unknown, headers?: Record<string, string>) => {
  const settings: Settings = {
    supabaseUrl: stack.url,
    publishableKey: stack.publishableKey,
    secretKey: stack.secretKey,
    siteUrl: stack.url,
  };
  return countVisit(request(body, headers), settings);
};
const counted = async (path: string) => {
  const [row] = await sql`
    select coalesce(sum(visit_count), 0)::int as visits from private.page_visits where path = ${path}`;
  return row?.visits;
};

describe('a visit', () => {
  it('is counted', async () => {
    const answer = await send(visit);
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([204, []]);
    await send({ ...visit, referrer: 'www.example.com' });
    expect(await counted('/pricing/')).toBe(2);
  });

  it.each<Record<string, string>>([{ dnt: '1' }, { 'sec-gpc': '1' }])(
    'is not counted for a reader who says %j',
    async (headers) => {
      expect((await send({ ...visit, path: '/terms/' }, headers)).status).toBe(204);
      expect(await counted('/terms/')).toBe(0);
    },
  );

  it.each([
    { ...visit, path: '/pricing/?email=ana@example.com' },
    { ...visit, language: 'fr' },
    { ...visit, referrer: 'https://example.com/a' },
    {},
  ])('is refused as %j', async (body) => {
    await expect(send(body)).rejects.toMatchObject({ status: 400, code: 'invalid' });
  });

  it('is refused from another site', async () => {
    await expect(send(visit, { origin: 'https://example.com' })).rejects.toMatchObject({ status: 403 });
  });
});

it('has no endpoint, and pages no script for it, unless the build says so', async () => {
  const answer = await worker.fetch('/api/visit', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(visit),
  });
  expect(answer.status).toBe(404);
  expect(await (await worker.fetch('/es/')).text()).not.toContain('/api/visit');
});
